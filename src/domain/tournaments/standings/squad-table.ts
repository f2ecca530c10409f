import type { Standing } from './standings';

/** Friends who play as singles and are ranked together: the best few of each squad count. */
export interface SquadLine {
  readonly rank: number;
  /** Whether another squad has the same rank. */
  readonly tied: boolean;
  readonly squad: string;
  /** Those who count, best first. */
  readonly entrants: readonly string[];
  readonly tournamentPoints: number;
  readonly victoryPointDifference: number;
  readonly victoryPoints: number;
}

type Counted = Pick<
  Standing,
  'entrant' | 'rank' | 'tournamentPoints' | 'victoryPointDifference' | 'victoryPoints'
>;
type Total = Omit<SquadLine, 'rank' | 'tied'>;

const compare = (a: Total, b: Total): number =>
  b.tournamentPoints - a.tournamentPoints ||
  b.victoryPointDifference - a.victoryPointDifference ||
  b.victoryPoints - a.victoryPoints;

const totalOf = (squad: string, lines: readonly Counted[]): Total => {
  const sum = (of: (line: Counted) => number): number => lines.reduce((total, line) => total + of(line), 0);
  return {
    squad,
    entrants: lines.map(({ entrant }) => entrant),
    tournamentPoints: sum((line) => line.tournamentPoints),
    victoryPointDifference: sum((line) => line.victoryPointDifference),
    victoryPoints: sum((line) => line.victoryPoints),
  };
};

/**
 * The table of the squads: the `best` of each in the standings, by Tournament Points, then Victory Point difference, then Victory
 * Points. Whoever is disqualified does not count. Level squads share a rank and stand by name.
 * @param standings best first.
 * @param squadOf the squad of an entrant; undefined for none. Two spellings of one squad must be the same text already.
 */
export const squadTable = (
  standings: readonly Counted[],
  squadOf: (entrant: string) => string | undefined,
  best: number,
): readonly SquadLine[] => {
  const members = new Map<string, Counted[]>();
  for (const line of standings) {
    const squad = squadOf(line.entrant);
    if (squad === undefined || line.rank === null) continue;
    const own = members.get(squad) ?? [];
    members.set(squad, own);
    if (own.length < best) own.push(line);
  }
  const totals = [...members]
    .map(([squad, lines]) => totalOf(squad, lines))
    .sort((a, b) => compare(a, b) || a.squad.localeCompare(b.squad, 'en'));
  return totals.map((total) => {
    const level = totals.filter((other) => compare(total, other) === 0);
    return { rank: totals.indexOf(level[0] as Total) + 1, tied: level.length > 1, ...total };
  });
};
