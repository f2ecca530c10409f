import { type ListsOf, listsFor, slotListFaults } from './slot-lists';
import { whileOpen } from '../../../domain/tournaments/event/states';
import type { TournamentFacts } from '../../../domain/tournaments/event/facts';
import { unsetSettings } from '../../../domain/tournaments/event/settings';
import { currentPack } from '../../../domain/tournaments/pack/pack-versions';
import type { EventPack } from '../../../domain/tournaments/pack/pack';
import type { TournamentIn } from '../store/access';
import * as z from 'zod/mini';
import { type Fault, fault } from '../../kernel/faults';
import { clearable, optional } from '../../kernel/input';
import { type Answer, invalidInput, ok } from '../../kernel/use-case';
import { poolFaults, scenarioFaults } from '../../../domain/tournaments/changes/doubles-scenarios';
import { announcedPacks } from '../pack/pack-changes';
import { knownCatalogue } from '../../armies/stored-catalogues/known-catalogue';
import { armyDeskInput, armyDeskOf } from './army-desk-settings';
import { settingsOperation } from '../change/change-head';
import { clearableSettings, ruleSettings } from '../facts/event-settings';
import { announcedTiebreakers, formatName, rounds, tiebreakerList } from '../fields';
import { nameText, reasonText } from '../../kernel/text-fields';
import { packArmiesInput, packInput } from '../pack/pack-input';
import {
  armyFaults,
  dayFaults,
  duplicateTiebreakers,
  houseRulingFaults,
  limitFaults,
  rankingFaults,
  stageFaults,
  withPathText,
} from './settings-faults';
import { gamePointFaults } from '../pack/team-rules-input';
import { changedRules, teamPatchFaults, teamRulesPatch } from '../pack/team-rules-patch';

const fields = {
  name: z.optional(nameText('The name of the tournament.')),
  format: z.optional(formatName),
  rounds: z.optional(rounds),
  ...clearableSettings,
  tiebreakers: clearable(tiebreakerList),
  armyDesk: clearable(armyDeskInput),
  teams: z.optional(teamRulesPatch),
  pack: clearable(packInput),
  armies: clearable(packArmiesInput),
  reason: optional(
    reasonText(
      'Why it changes; needed for the edition, house rulings, pack, scenarios, length of rounds, tiebreakers, ties, byes and rules of teams once round 1 is drawn.',
    ),
  ),
};

type Given = z.output<z.ZodMiniObject<typeof fields>>;

/** The defaults of settings. */
const cleared: Partial<TournamentFacts> = { ...unsetSettings, tiebreakers: [], armyDesk: null };

/** The facts that a patch sets; null stands for the default. */
const patched = (given: Given, head: TournamentFacts): Partial<TournamentFacts> => {
  const { pack: _pack, armies: _armies, reason: _reason, ...patch } = given;
  return Object.fromEntries(
    Object.entries({
      ...patch,
      tiebreakers: given.tiebreakers && announcedTiebreakers(given.tiebreakers),
      armyDesk: given.armyDesk && armyDeskOf(given.armyDesk),
      teams: changedRules(given.teams, head),
    })
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [field, value ?? cleared[field as keyof TournamentFacts] ?? null]),
  ) as Partial<TournamentFacts>;
};

/** Settings whose change needs a reason once round 1 is drawn. */
const needsReason = [...ruleSettings, 'tiebreakers', 'teams'] as const;

type Seen = TournamentIn<'DRAFT' | (typeof whileOpen)[number]>;

/** A patch, the facts that it sets, and all facts with them. */
interface Patch {
  readonly given: Given;
  readonly set: Partial<TournamentFacts>;
  readonly facts: TournamentFacts;
}

/** Faults between a patch and the current settings. */
const settingsFaults = (
  { given, set, facts }: Patch,
  { head, entrants, rounds: drawn }: Seen,
): readonly Fault[] => {
  const tooFew = fault('rounds', 'TOO_SMALL', `must be at least ${drawn.length}: that many rounds are drawn`);
  const settled = fault('format', 'NOT_ALLOWED', `must stay ${head.facts.format}: entrants are registered`);
  const edition = head.facts.edition ?? unsetSettings.edition;
  const counted = fault(
    'edition',
    'NOT_ALLOWED',
    `must stay ${edition}: the tournament is offered to a league, whose table counts one edition`,
  );
  const withoutReason = needsReason.filter((field) => set[field] !== undefined);
  const reasonless = fault(
    'reason',
    'REQUIRED',
    `is required: round 1 is drawn, so a change of ${withoutReason.join(', ')} needs a reason`,
  );
  return [
    ...(given.rounds !== undefined && given.rounds < drawn.length ? [tooFew] : []),
    ...(facts.format !== head.facts.format && entrants.length > 0 ? [settled] : []),
    ...((set.edition ?? edition) !== edition && (facts.leagues ?? []).length > 0 ? [counted] : []),
    ...(facts.format !== head.facts.format && [facts.format, head.facts.format].includes('TEAMS')
      ? [{ ...settled, message: `must stay ${head.facts.format}: a team event is created as one` }]
      : []),
    ...(set.format || set.edition || set.scenarios ? scenarioFaults(facts, facts.scenarios ?? []) : []),
    ...[
      ...(set.format || set.pointsLimit !== undefined ? limitFaults(facts) : []),
      ...(set.startsOn !== undefined || set.endsOn !== undefined ? dayFaults(facts) : []),
      ...(set.edition || set.houseRulings ? houseRulingFaults(facts) : []),
    ].map(withPathText),
    ...teamPatchFaults(given.teams, head.facts, { entrants, drawn: drawn.length }),
    ...(drawn.length > 0 && withoutReason.length > 0 && given.reason === undefined ? [reasonless] : []),
  ];
};

/** Faults between the pack in force after a patch and the settings. Armies that are given beside the pack have their faults there. */
const packFaults = (
  { given, facts }: Patch,
  pack: EventPack,
  listsOf: ListsOf | undefined,
): readonly Fault[] => {
  const isOneGiven = (...fields: readonly (keyof Given)[]): boolean =>
    fields.some((field) => given[field] !== undefined);
  const here = (found: Fault): Fault =>
    given.armies === undefined ? found : { ...found, path: found.path.replace(/^pack\./, '') };
  return [
    ...(given.format || given.edition || given.pack ? poolFaults(facts, pack.scenarios) : []),
    ...(isOneGiven('pack', 'tiebreakers') ? rankingFaults(pack.ranking, facts.tiebreakers) : []),
    ...(isOneGiven('pack', 'rounds', 'cap') ? stageFaults(pack, facts) : []),
    ...(isOneGiven('pack', 'armies', 'rounds', 'format', 'scenarios')
      ? [...armyFaults(pack, facts), ...slotListFaults(pack, facts, listsOf)].map(here)
      : []),
  ];
};

/** The facts that the patch makes, or every fault. */
const decided = (
  given: Given,
  seen: Seen,
  listsOf: ListsOf | undefined,
): Answer<Partial<TournamentFacts>> => {
  const before = seen.head.facts;
  const set = patched(given, before);
  const patch: Patch = { given, set, facts: { ...before, ...set } };
  const packs = announcedPacks(before.packs ?? [], given, seen.rounds.length);
  const faults = [
    ...settingsFaults(patch, seen),
    ...(packs.ok
      ? packFaults(patch, currentPack(packs.value ?? before.packs ?? []), listsOf)
      : [packs.error]),
  ];
  if (!packs.ok || faults.length > 0) return invalidInput(faults);
  const changed = { ...set, ...(packs.value && { packs: packs.value }) };
  return ok(
    Object.keys(changed).length === 0
      ? {}
      : { ...changed, ...(given.reason !== undefined && { changeReason: given.reason }) },
  );
};

/**
 * Changes the settings of a tournament: a JSON merge patch (RFC 7396). What is left out stays, null clears, and a patch without any
 * setting changes nothing and raises no version. The format can change until somebody is registered. `teams` is merged rule by rule: how
 * many play, how they are paired and scored until round 1 is drawn, the others later too, with a reason.
 */
export const updateTournament = settingsOperation({
  name: 'updateTournament',
  route: 'PATCH /v1/tournaments/{tournament}',
  graphql: {
    input: 'UpdateTournamentInput',
    inputDescription: 'The changes; omitted fields stay, null clears.',
  },
  when: ['DRAFT', ...whileOpen],

  fields,
  faults: (value) => [...duplicateTiebreakers(value), ...gamePointFaults(value)],
  isPatch: true,
  prepare: async (given, context) => {
    const catalogue = given.armyDesk?.catalogue;
    const known = await knownCatalogue(catalogue, { path: 'armyDesk.catalogue', store: context.store });
    return ok({ known, listsOf: await listsFor(given) });
  },
  set: ({ input: { tournament: _, ...given }, tournament, prepared: { known, listsOf } }) =>
    known.ok ? decided(given, tournament, listsOf) : known,
});
