import { type DrawnFacts, drawn } from './drawing';
import { type Round, type Tournament, playing } from '../event/tournament';

/** A table of a drawn round that a new draw would not make: somebody has left, or another draw would part the two. */
export interface DrawWarning {
  readonly code: 'ENTRANT_LEFT' | 'WOULD_BE_DRAWN_OTHERWISE';
  readonly table: number;
  readonly entrants: readonly number[];
}

/** Entrants by player number at each table; the last is the one left over, if there is one. */
const seats = ({ tables, unpaired }: DrawnFacts): readonly (readonly number[])[] => [
  ...tables.map(([first, second]) => [first, second]),
  ...(unpaired ? [[unpaired[0]]] : []),
];

const pairKey = (entrants: readonly number[]): string => entrants.toSorted((a, b) => a - b).join(' ');

/**
 * The warnings for a round that is drawn but not started: tables at which somebody has left, and tables that a redraw would not make
 * because an earlier result was corrected or somebody left. None for a started round, and none for tables that the organiser set
 * by hand unless somebody there has left.
 */
export const drawWarnings = (tournament: Tournament): readonly DrawWarning[] => {
  const current = tournament.rounds.at(-1);
  if (current?.state !== 'DRAWN') return [];
  const active = new Set(playing(tournament).active.map(({ number }) => number));
  const isByHand = current.facts.tables.some(([, , code]) => code === 'MOVED_BY_ORGANISER');
  const anew = isByHand ? undefined : new Set(redrawn(tournament, current).map(pairKey));
  return seats(current.facts).flatMap((entrants, index): readonly DrawWarning[] => {
    const table = index + 1;
    const gone = entrants.filter((entrant) => !active.has(entrant));
    if (gone.length > 0) return [{ code: 'ENTRANT_LEFT', table, entrants: gone }];
    return anew === undefined || anew.has(pairKey(entrants))
      ? []
      : [{ code: 'WOULD_BE_DRAWN_OTHERWISE', table, entrants }];
  });
};

/** The same draw from the present state. A redraw of round 1 shuffles anyway: there only entrants that have left count. */
const redrawn = (tournament: Tournament, round: Round): readonly (readonly number[])[] => {
  const isFirst = round.number === 1;
  return seats(isFirst ? round.facts : drawn(tournament, round.number, { redraws: 0, note: null }));
};
