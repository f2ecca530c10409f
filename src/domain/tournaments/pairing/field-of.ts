import { invariant } from '../../../shared/invariant';
import { shuffled } from '../../../shared/seeded-random';
import type { Entrant } from '../entrant';
import type { IdPair, PairingRules } from '../pack/pairing-rules';
import { type FixedKind, type MissedTable, type TableReason, fixedReasons } from './reasons';

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
  /** Given tables and challenges that could not be set. */
  readonly missed: readonly MissedTable[];
}

type Lists = readonly (readonly [FixedKind, readonly IdPair[]])[];

/** The pairs with both entrants present and neither at a table yet; and the others, if one of the two plays. */
const fixedOf = (lists: Lists, active: ReadonlySet<string>, byes: ReadonlySet<string>) => {
  const seated = new Set<string>();
  const fixed: FixedTable[] = [];
  const missed: MissedTable[] = [];
  const whyNot = (id: string): MissedTable['why'] | undefined =>
    byes.has(id) ? 'BYE' : seated.has(id) ? 'SEATED' : active.has(id) ? undefined : 'ABSENT';
  for (const [kind, pairs] of lists)
    for (const entrants of pairs) {
      const missing = entrants.find((id) => whyNot(id) !== undefined);
      if (missing === undefined) {
        entrants.forEach((id) => seated.add(id));
        fixed.push({ entrants, reason: fixedReasons[kind] });
      } else if (entrants.some((id) => active.has(id)))
        missed.push({ kind, entrants, missing, why: whyNot(missing) ?? 'ABSENT' });
    }
  return { fixed, missed, seated };
};

/** Parts the active entrants, in their order, into those drawn in this round and the others. */
export const drawableOf = (active: readonly Entrant[], pairing: PairingRules, round: number): Drawable => {
  const asked = new Set(
    pairing.requestedByes.filter((bye) => bye.round === round).map(({ entrant }) => entrant),
  );
  if (asked.size === 0 && round !== 1) return { drawn: active, fixed: [], byes: [], missed: [] };
  const byes = active.filter(({ id }) => asked.has(id));
  const { firstRound, challenges } = pairing;
  const lists: Lists =
    round === 1
      ? [
          ['GIVEN', firstRound.by === 'GIVEN' ? firstRound.tables : []],
          ['CHALLENGE', challenges],
        ]
      : [];
  const { fixed, missed, seated } = fixedOf(lists, new Set(active.map(({ id }) => id)), asked);
  return { drawn: active.filter(({ id }) => !asked.has(id) && !seated.has(id)), fixed, byes, missed };
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
