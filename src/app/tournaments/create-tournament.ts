import * as z from 'zod/mini';
import type { HeadFacts } from '../../tournaments/event/facts';
import { logged } from '../../tournaments/event/change-log';
import { eventPlan } from '../../tournaments/planner/event-plan';
import { ok } from '../../shared/result';
import type { CrossFault } from '../input';
import { crossCheck, optional, wholeNumber, withDefault } from '../input';
import { invalidInput, useCase } from '../use-case';
import type { StoredContext } from './context';
import { creationKey, ofNewThing } from './creation-key';
import { hashText, recoveryCodeOf, recoveryHashOf, tokenOf, tournamentIdOf } from './credentials';
import {
  cap,
  clubMatesApart,
  day,
  format,
  nameText,
  pointsLimit,
  roundMinutes,
  rounds,
  scenarioOfRounds,
  tableOrder,
  tiebreakers,
  unpaired,
  visibility,
} from './fields';
import { scenarioFaults } from './scenario-of-round';
import { mutate } from './mutation';
import type { TournamentSettings } from './views';
import { settingsView } from './views';

const SEED_BYTES = 32;

/** The new tournament, with what its organiser must keep: shown here only. */
export interface CreatedTournament {
  readonly tournament: TournamentSettings;
  readonly organiserToken: string;
  readonly recoveryCode: string;
}

const nameOf = (tiebreaker: unknown): unknown => (tiebreaker as { readonly id?: unknown } | null)?.id;

const duplicateTiebreakers = (value: unknown): readonly CrossFault[] => {
  const { tiebreakers: given } = (value ?? {}) as { readonly tiebreakers?: unknown };
  if (!Array.isArray(given)) return [];
  const names: readonly unknown[] = given.map(nameOf);
  return names.flatMap((name, index) =>
    typeof name !== 'string' || names.indexOf(name) === index
      ? []
      : [
          {
            path: ['tiebreakers', index, 'id'],
            code: 'DUPLICATE' as const,
            message: 'stands in the list already',
          },
        ],
  );
};

/** Without a points limit there is nothing to propose the rounds from. */
const planFaults = (value: unknown): readonly CrossFault[] => {
  const { rounds: given, pointsLimit: limit } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const isMissing = (field: unknown): boolean => field === undefined || field === null;
  return isMissing(given) && isMissing(limit)
    ? [
        {
          path: ['rounds'],
          code: 'REQUIRED',
          message: 'is required: a whole number, or a pointsLimit from which rounds are proposed',
        },
      ]
    : [];
};

/** Creates a tournament. Its seed is drawn now and its hash published, so that nobody can choose the draw of round 1. */
export const createTournament = useCase({
  input: z
    .strictObject({
      name: nameText('What the tournament is called.'),
      format,
      rounds: optional(rounds),
      unpaired,
      tiebreakers,
      cap: optional(cap),
      visibility,
      startsOn: optional(day),
      pointsLimit: optional(pointsLimit),
      days: withDefault(wholeNumber(1, 2, 'Days the event lasts, 1 or 2, for proposing rounds.'), 1),
      roundMinutes: optional(roundMinutes),
      scenarios: optional(scenarioOfRounds),
      clubMatesApart: optional(clubMatesApart),
      tableOrder: optional(tableOrder),
      tiesByLot: withDefault(
        z
          .boolean()
          .check(
            z.describe('Whether full ties are settled by a lot from the committed seed; false if left out.'),
          ),
        false,
      ),
      draft: withDefault(
        z
          .boolean()
          .check(
            z.describe(
              'Whether it begins as a draft, which only its token holders see and which expires after 30 days without a change.',
            ),
          ),
        false,
      ),
    })
    .check(crossCheck((value) => [...duplicateTiebreakers(value), ...planFaults(value)])),
  run: async (input, context: StoredContext) => {
    const key = creationKey(context, "who repeats it gets the organiser's token again");
    if (!key.ok) return key;

    const faults = scenarioFaults(input.format, input.scenarios ?? []);
    if (faults.length > 0) return invalidInput(faults);
    const plan =
      input.pointsLimit === undefined ? undefined : eventPlan(input.pointsLimit, input.days as 1 | 2);
    const plannedRounds = input.rounds ?? plan?.games ?? 1;

    const { keyring, random } = context;
    const request = key.value;
    const id = tournamentIdOf(keyring, request);
    const address = { item: 'HEAD', tournament: id } as const;
    const organiserToken = tokenOf(keyring, { tournament: id, role: 'ORGANISER', request });
    const recoveryCode = recoveryCodeOf(keyring, id, request);

    return mutate(
      {
        ...ofNewThing<HeadFacts>(address, context),
        operation: 'createTournament',
        input,
        decide: () =>
          ok({
            address,
            log: [],
            set: {
              name: input.name,
              format: input.format,
              rounds: plannedRounds,
              unpaired: input.unpaired,
              tiebreakers: input.tiebreakers.map(({ counts, ...tiebreaker }) => ({
                ...tiebreaker,
                ...(counts && { counts }),
              })),
              cap: input.cap ?? null,
              visibility: input.visibility,
              startsOn: input.startsOn ?? null,
              phase: input.draft ? 'DRAFT' : 'REGISTRATION',
              pointsLimit: input.pointsLimit ?? null,
              roundMinutes: input.roundMinutes ?? plan?.roundMinutes ?? null,
              scenarios: input.scenarios ?? [],
              clubMatesApart: input.clubMatesApart ?? [],
              tableOrder: input.tableOrder ?? 'BY_RANK',
              tiesByLot: input.tiesByLot,
              seed: random.token(SEED_BYTES),
              grants: [{ role: 'ORGANISER', hash: hashText(organiserToken) }],
              recoveryHash: recoveryHashOf(recoveryCode),
            } satisfies HeadFacts,
          }),
        answer: ({ log }): CreatedTournament => ({
          tournament: settingsView(id, logged(log)),
          organiserToken,
          recoveryCode,
        }),
      },
      context,
    );
  },
});
