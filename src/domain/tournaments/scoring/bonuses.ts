import type { Bonus } from '../pack/pack';

/** A bonus of the pack that an entrant has earned; it counts from `round` on, or from the start when left out. */
export interface NotedFact {
  readonly entrant: string;
  /** The id of the bonus. */
  readonly bonus: string;
  readonly round?: number | undefined;
  /** For a bonus by value: the value; 1 when left out. */
  readonly value?: number | undefined;
}

/** The values noted for each round; of several for one round the last counts. */
const valuesByRound = (noted: readonly NotedFact[]): readonly number[] => [
  ...new Map(noted.map(({ round, value }) => [round ?? 0, value ?? 1])).values(),
];

/** How often an entrant has earned a bonus; of one by value, all that was noted, up to the most that counts. */
const timesEarned = (
  { id, fact, once, most }: Bonus,
  leadersKilled: number,
  noted: readonly NotedFact[],
): number => {
  const own = valuesByRound(noted.filter(({ bonus }) => bonus === id));
  if (fact === 'VALUE')
    return Math.min(
      most ?? Infinity,
      own.reduce((sum, value) => sum + value, 0),
    );
  const times = fact === 'LEADER_KILLED' ? leadersKilled : own.filter((value) => value > 0).length;
  return once === 'EVENT' ? Math.min(1, times) : times;
};

/** The bonuses of one entrant: from the leaders it has killed in its games, and the facts noted of it. */
export const bonusPoints = (
  bonuses: readonly Bonus[],
  leadersKilled: number,
  noted: readonly NotedFact[],
): Pick<Bonus, 'tournamentPoints' | 'victoryPoints'> => {
  let [tournamentPoints, victoryPoints] = [0, 0];
  for (const bonus of bonuses) {
    const times = timesEarned(bonus, leadersKilled, noted);
    tournamentPoints += times * bonus.tournamentPoints;
    victoryPoints += times * bonus.victoryPoints;
  }
  return { tournamentPoints, victoryPoints };
};
