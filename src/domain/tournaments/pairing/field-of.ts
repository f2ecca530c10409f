import { invariant } from '../../../shared/invariant';
import { shuffled } from '../../../shared/seeded-random';
import type { Entrant } from '../entrant';
import type { IdPair, PairingRules } from '../pack/pairing-rules';
import { type TableReason, fixedReasons } from './reasons';

/** A table that is not drawn. */
interface FixedTable {
  readonly entrants: IdPair;
  readonly reason: TableReason;
}

/** The active entrants that are drawn, and those with a table or a bye without a draw. */
export interface Drawable {
  readonly drawn: readonly Entrant[];
  readonly fixed: readonly FixedTable[];
  /** Entrants whose bye was asked for in advance. */
  readonly byes: readonly Entrant[];
}

/** The pairs with both entrants present and neither at a table yet. */
const tablesOf = (pairs: readonly IdPair[], free: Set<string>, reason: TableReason): readonly FixedTable[] =>
  pairs.flatMap((entrants): readonly FixedTable[] => {
    const [first, second] = entrants;
    if (first === second || !free.has(first) || !free.has(second)) return [];
    free.delete(first);
    free.delete(second);
    return [{ entrants, reason }];
  });

/** Parts the active entrants, in their order, into those drawn in this round and the others. */
export const drawableOf = (active: readonly Entrant[], pairing: PairingRules, round: number): Drawable => {
  const asked = new Set(
    pairing.requestedByes.filter((bye) => bye.round === round).map(({ entrant }) => entrant),
  );
  if (asked.size === 0 && round !== 1) return { drawn: active, fixed: [], byes: [] };
  const byes = active.filter(({ id }) => asked.has(id));
  const free = new Set(active.filter(({ id }) => !asked.has(id)).map(({ id }) => id));
  const { firstRound, challenges } = pairing;
  const fixed =
    round === 1
      ? [
          ...tablesOf(firstRound.by === 'GIVEN' ? firstRound.tables : [], free, fixedReasons.GIVEN),
          ...tablesOf(challenges, free, fixedReasons.CHALLENGE),
        ]
      : [];
  return { drawn: active.filter(({ id }) => free.has(id)), fixed, byes };
};

/** The order in which round 1 is drawn: by lot; in a seeded one the seeded first, then the others by lot. */
export const firstOrder = (
  entrants: readonly Entrant[],
  { firstRound }: PairingRules,
  seed: string | undefined,
): readonly Entrant[] => {
  invariant(seed !== undefined, 'round 1 is drawn from a seed');
  const drawn = shuffled(
    entrants.toSorted((a, b) => a.number - b.number),
    seed,
  );
  if (firstRound.by !== 'SEEDED') return drawn;
  const sign = firstRound.seeding === 'LIST' ? 1 : -1;
  const place = ({ seeding }: Entrant): number =>
    seeding === undefined ? Number.POSITIVE_INFINITY : sign * seeding;
  return drawn.toSorted((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
};
