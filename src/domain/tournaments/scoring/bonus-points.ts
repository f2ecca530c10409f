import type { Bonus } from '../pack/pack';

/** A bonus of the pack that an entrant has earned; it counts from `round` on, or from the start when left out. */
export interface NotedFact {
  readonly entrant: string;
  /** The id of the bonus. */
  readonly bonus: string;
  readonly round?: number | undefined;
}

/** How often an entrant has earned a bonus. Noted twice for one round, it is earned once there. */
const timesEarned = (
  { id, fact, once }: Bonus,
  leadersKilled: number,
  noted: readonly NotedFact[],
): number => {
  const times =
    fact === 'LEADER_KILLED'
      ? leadersKilled
      : new Set(noted.filter(({ bonus }) => bonus === id).map(({ round }) => round ?? 0)).size;
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
