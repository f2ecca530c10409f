import { drawn } from './drawing';
import { type Round, type Tournament, playing } from './tournament';

/** Why a drawn round no longer is what a draw would make: somebody at the table has left, or another draw would part the two. */
export type DrawWarning =
  | { readonly code: 'ENTRANT_LEFT'; readonly table: number; readonly entrants: readonly number[] }
  | {
      readonly code: 'WOULD_BE_DRAWN_OTHERWISE';
      readonly table: number;
      readonly entrants: readonly number[];
    };

/** Entrants by player number at each table; the last is the one left over, if there is one. */
const seats = ({ facts }: Round): readonly (readonly number[])[] => [
  ...facts.tables.map(([first, second]) => [first, second]),
  ...(facts.unpaired ? [[facts.unpaired[0]]] : []),
];

const pairKey = (entrants: readonly number[]): string => entrants.toSorted((a, b) => a - b).join(' ');

/**
 * What has changed under a round that is drawn but not started: tables at which somebody has left, and, where an earlier result
 * was corrected or somebody left, tables that a redraw would not make. None for a started round, and none for tables that the
 * organiser set by hand unless somebody there has left.
 */
export const drawWarnings = (tournament: Tournament): readonly DrawWarning[] => {
  const current = tournament.rounds.at(-1);
  if (current?.state !== 'DRAWN') return [];
  const active = new Set(playing(tournament).active.map(({ number }) => number));
  const isByHand = current.facts.tables.some(([, , code]) => code === 'MOVED_BY_ORGANISER');
  const anew = isByHand ? undefined : new Set(redrawn(tournament, current).map(pairKey));
  return seats(current).flatMap((entrants, index): readonly DrawWarning[] => {
    const table = index + 1;
    const gone = entrants.filter((entrant) => !active.has(entrant));
    if (gone.length > 0) return [{ code: 'ENTRANT_LEFT', table, entrants: gone }];
    return anew === undefined || anew.has(pairKey(entrants))
      ? []
      : [{ code: 'WOULD_BE_DRAWN_OTHERWISE', table, entrants }];
  });
};

/** The same draw from what stands now. In round 1 a redraw shuffles anyhow: there only who has left counts. */
const redrawn = (tournament: Tournament, round: Round): readonly (readonly number[])[] => {
  if (round.number === 1) return seats(round);
  const facts = drawn(tournament, round.number, { redraws: 0, note: null });
  return [
    ...facts.tables.map(([first, second]) => [first, second]),
    ...(facts.unpaired ? [[facts.unpaired[0]]] : []),
  ];
};
