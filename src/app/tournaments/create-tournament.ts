import * as z from 'zod/mini';
import type { HeadFacts } from '../../tournaments/event/facts';
import { logged } from '../../tournaments/event/change-log';
import { ok } from '../../shared/result';
import type { CrossFault } from '../input';
import { crossCheck, optional } from '../input';
import { useCase } from '../use-case';
import type { StoredContext } from './context';
import { creationKey } from './creation-key';
import { hashText, recoveryCodeOf, recoveryHashOf, tokenOf, tournamentIdOf } from './credentials';
import { cap, day, format, nameText, rounds, tiebreakers, unpaired, visibility } from './fields';
import { logOf } from './items';
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

/** Creates a tournament. Its seed is drawn now and its hash published, so that nobody can choose the draw of round 1. */
export const createTournament = useCase({
  input: z
    .strictObject({
      name: nameText('What the tournament is called.'),
      format,
      rounds,
      unpaired,
      tiebreakers,
      cap: optional(cap),
      visibility,
      startsOn: optional(day),
    })
    .check(crossCheck(duplicateTiebreakers)),
  run: async (input, context: StoredContext) => {
    const key = creationKey(context, "who repeats it gets the organiser's token again");
    if (!key.ok) return key;

    const { keyring, store, random } = context;
    const request = key.value;
    const id = tournamentIdOf(keyring, request);
    const address = { item: 'HEAD', tournament: id } as const;
    const organiserToken = tokenOf(keyring, { tournament: id, role: 'ORGANISER', request });
    const recoveryCode = recoveryCodeOf(keyring, id, request);

    return mutate(
      {
        operation: 'createTournament',
        target: '',
        input,
        read: async () => {
          const items = await store.get([address]);
          if (!items.ok) return items;
          const [item] = items.value;
          return ok(item ? logOf<HeadFacts>(item) : []);
        },
        head: null,
        places: (log) => [{ address, log }],
        decide: () =>
          ok({
            address,
            log: [],
            set: {
              ...input,
              cap: input.cap ?? null,
              startsOn: input.startsOn ?? null,
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
