import { listsFor, slotListFaults } from './slot-lists';
import { fault } from '../../kernel/faults';
import * as z from 'zod/mini';
import { type StoredContext, operation, tournamentChange } from '../../kernel/operation';
import type { TournamentFacts } from '../../../domain/tournaments/event/facts';
import { eventPlan } from '../../../domain/tournaments/planner/event-plan';
import { type CrossFault, crossCheck, optional, wholeNumber, withDefault, flag } from '../../kernel/input';
import { type Answer, invalidInput, ok } from '../../kernel/use-case';
import { createOwned } from '../../kernel/owned/creation';
import { knownCatalogue } from '../../armies/stored-catalogues/known-catalogue';
import { armyDeskInput, armyDeskOf } from './army-desk-settings';
import { tournamentIdOf, ownedTournament } from '../store/links';
import { announcedTiebreakers, format, rounds, tiebreakers } from '../fields';
import { fieldsOf, isGiven } from '../../kernel/unchecked';
import { nameText } from '../../kernel/text-fields';
import { packInput, packOfInput } from '../pack/pack-input';
import { teamFaults, teamRulesInput, teamRulesOf } from '../pack/team-rules-input';
import {
  armyFaults,
  rankingFaults,
  dayFaults,
  duplicateTiebreakers,
  houseRulingFaults,
  limitFaults,
  stageFaults,
} from './settings-faults';
import { poolFaults, scenarioFaults } from '../../../domain/tournaments/changes/doubles-scenarios';
import { newSettings, writtenSettings } from '../facts/event-settings';
import { settingsView } from '../views/settings-view';
import type { CreatedTournament } from '../../kernel/generated/answers';

const SEED_BYTES = 32;

/** Without a points limit there is nothing to propose the rounds from. */
const planFaults = (value: unknown): readonly CrossFault[] => {
  const { rounds: given, pointsLimit: limit } = fieldsOf(value);
  return isGiven(given) || isGiven(limit)
    ? []
    : [
        fault(
          ['rounds'],
          'REQUIRED',
          'is required: a whole number, or a pointsLimit from which rounds are proposed',
        ),
      ];
};

const input = z
  .strictObject({
    name: nameText('The name of the tournament.'),
    format,
    rounds: optional(rounds),
    ...newSettings,
    tiebreakers,
    days: withDefault(wholeNumber(1, 2, 'Days the event lasts, 1 or 2, for proposing rounds.'), 1),
    pack: optional(packInput),
    armyDesk: optional(armyDeskInput),
    teams: optional(teamRulesInput),
    draft: withDefault(
      flag(
        'Whether it begins as a draft, which only its token holders see and which expires after 30 days without a change.',
      ),
      false,
    ),
  })
  .check(
    crossCheck((value) => [
      ...duplicateTiebreakers(value),
      ...planFaults(value),
      ...limitFaults(value),
      ...dayFaults(value),
      ...houseRulingFaults(value),
      ...teamFaults(value),
    ]),
  );

/** The settings to store; rounds and their length are proposed from the points limit if not given. */
export const settled = (
  given: z.output<typeof input>,
): Omit<TournamentFacts, 'seed' | 'grants' | 'recoveryHash'> => {
  const plan =
    given.pointsLimit === undefined ? undefined : eventPlan(given.pointsLimit, given.days as 1 | 2);
  return {
    name: given.name,
    format: given.format,
    rounds: given.rounds ?? plan?.games ?? 1,
    ...writtenSettings(given),
    unpaired: given.unpaired,
    tiebreakers: announcedTiebreakers(given.tiebreakers),
    cap: given.cap ?? null,
    visibility: given.visibility,
    startsOn: given.startsOn ?? null,
    phase: given.draft ? 'DRAFT' : 'REGISTRATION',
    pointsLimit: given.pointsLimit ?? null,
    roundMinutes: given.roundMinutes ?? plan?.roundMinutes ?? null,
    ...(given.armyDesk && { armyDesk: armyDeskOf(given.armyDesk) }),
    ...(given.teams && { teams: teamRulesOf(given.teams) }),
    ...(given.pack && { packs: [{ pack: packOfInput(given.pack), afterRound: 0, reason: null }] }),
  };
};

/**
 * Creates a tournament. Anybody may create one. The organiser's secrets are shown only here. The key must have at least
 * 16 characters.
 */
export const createTournament = operation({
  name: 'createTournament',
  route: 'POST /v1/tournaments',
  ...tournamentChange,
  answers: 'CreatedTournament',
  graphql: { input: 'CreateTournamentInput', inputDescription: 'Its settings.' },
  success: 201,
  location: '/v1/tournaments/{tournament.id}',
  createsAnonymously: true,
  covers: ['F1', 'F7', 'F10'],

  input,
  run: async (given, context: StoredContext): Promise<Answer<CreatedTournament>> => {
    const known = await knownCatalogue(given.armyDesk?.catalogue, {
      path: 'armyDesk.catalogue',
      store: context.store,
    });
    const listsOf = await listsFor(given);
    return createOwned(
      {
        owned: ownedTournament,
        operation: 'createTournament',
        input: given,
        idOf: tournamentIdOf,
        facts: (owner) => {
          if (!known.ok) return known;
          const pack = packOfInput(given.pack);
          const facts = settled(given);
          const faults = [
            ...scenarioFaults(given, given.scenarios ?? []),
            ...poolFaults(given, pack.scenarios),
            ...rankingFaults(pack.ranking, given.tiebreakers),
            ...stageFaults(pack, facts),
            ...armyFaults(pack, facts),
            ...slotListFaults(pack, facts, listsOf),
          ];
          return faults.length > 0
            ? invalidInput(faults)
            : ok({ ...facts, seed: context.random.token(SEED_BYTES), ...owner });
        },
        answer: (id, head, secrets) => ({ tournament: settingsView(id, head), ...secrets }),
      },
      context,
    );
  },
});
