import { createHash } from 'node:crypto';
import type { Meetings } from '../pairing/meetings';
import { meetingsOf } from '../pairing/meetings';
import type { RoundDraw } from '../pairing/draw-round';
import { drawRound } from '../pairing/draw-round';
import { roundsWithoutRematch } from '../pairing/rounds-without-rematch';
import type { UnpairedKind } from '../pairing/reasons';
import type { RoundFacts, StoredTable, StoredUnpaired } from './facts';
import { entrantId, entrantNumber, recordForDraw } from './record';
import type { Entrant, Tournament } from './tournament';
import { cursorOf, playing } from './tournament';

/** The facts of a round as they stand before its start. */
export type DrawnFacts = Omit<RoundFacts, 'started'>;

/**
 * The seed of the nth draw of round 1: the committed one, then for each redraw the SHA-256 of that seed, a colon and the count
 * (base64url), so that every redraw follows from the commitment too.
 */
export const seedOfDraw = (seed: string, redraws: number): string =>
  redraws === 0 ? seed : createHash('sha256').update(`${seed}:${redraws}`).digest('base64url');

const numberOf = (id: string): number => entrantNumber(id) as number;

const factsOf = ({ tables, unpaired, roundsWithoutRematch: free }: RoundDraw) => ({
  tables: tables.map(({ entrants: [first, second], reason }): StoredTable => [
    numberOf(first),
    numberOf(second),
    reason.code,
    reason.text,
  ]),
  unpaired: unpaired
    ? ([numberOf(unpaired.entrant), unpaired.kind, unpaired.reason.code, unpaired.reason.text] as const)
    : null,
  roundsWithoutRematch: free,
});

/** Draws round `number` from what stands: everyone active, ranked by the rounds before it. */
export const drawn = (
  tournament: Tournament,
  number: number,
  { redraws, note }: { readonly redraws: number; readonly note: string | null },
): DrawnFacts => {
  const { facts } = tournament.head;
  const seed = number === 1 ? seedOfDraw(facts.seed, redraws) : null;
  const draw = drawRound({
    ...recordForDraw(tournament, number),
    round: number,
    rounds: facts.rounds,
    unpaired: facts.unpaired,
    ...(seed !== null && { seed }),
  });
  return { ...factsOf(draw), seed, basis: cursorOf(tournament), note };
};

/** Tables as an organiser sets them by hand, by player number, each pair the higher ranked first. */
export interface HandMade {
  readonly tables: readonly (readonly [number, number])[];
  readonly unpaired: { readonly entrant: number; readonly kind: UnpairedKind } | null;
  readonly reason: string;
}

const BY_HAND = 'MOVED_BY_ORGANISER';

const meetingsBefore = (
  tournament: Tournament,
  number: number,
): { of: Meetings; positions: Map<string, number> } => {
  const { entrants, games } = recordForDraw(tournament, number);
  const ids = entrants.map(({ id }) => id);
  return { of: meetingsOf(ids, games), positions: new Map(ids.map((id, position) => [id, position])) };
};

/** A round as the organiser wants it, with their words as the reason of every table: kept once, as the note. */
export const setByHand = (tournament: Tournament, number: number, by: HandMade): DrawnFacts => {
  const { of, positions } = meetingsBefore(tournament, number);
  const at = (entrant: number): number => positions.get(entrantId(entrant)) ?? 0;
  const met = of.mostOpponentsAfter(by.tables.map(([first, second]) => [at(first), at(second)]));
  const active = by.tables.length * 2 + (by.unpaired ? 1 : 0);
  return {
    tables: by.tables.map(([first, second]): StoredTable => [first, second, BY_HAND, '']),
    unpaired: by.unpaired
      ? ([by.unpaired.entrant, by.unpaired.kind, BY_HAND, ''] as const satisfies StoredUnpaired)
      : null,
    roundsWithoutRematch: roundsWithoutRematch(active, met),
    seed: null,
    basis: cursorOf(tournament),
    note: by.reason,
  };
};

/** Who must have a place in the next round. */
export const activeEntrants = ({ entrants, head }: Tournament): readonly Entrant[] =>
  playing(entrants, head.facts.cap).active;

/** The fewest entrants a round can be drawn for. */
export const FEWEST_ENTRANTS = 2;
