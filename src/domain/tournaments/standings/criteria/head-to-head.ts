import type { ScheduledGame } from '../schedule';
import type { Criterion } from './criterion';

/** The games of one against others of a set, and how many different ones of them it has met. */
const gamesWithin = (games: readonly ScheduledGame[], set: ReadonlySet<number>) => {
  const within = games.filter(({ opponent }) => opponent !== null && set.has(opponent));
  return { within, met: new Set(within.map(({ opponent }) => opponent)).size };
};

/**
 * The Tournament Points of the games among those who are level, only where all of them have met each other (ruling 33). A
 * concession and a game lost by both count as having met.
 */
export const headToHead: Criterion = ({ schedule }) => ({
  kind: 'AMONG',
  among: (level) => {
    const games = schedule();
    const set = new Set(level);
    const points: number[] = [];
    for (const place of level) {
      const own = games[place] ?? [];
      if (own.length < level.length - 1) return null;
      const { within, met } = gamesWithin(own, set);
      if (met < level.length - 1) return null;
      points.push(within.reduce((sum, { score }) => sum + score.tournamentPoints, 0));
    }
    return points;
  },
});
