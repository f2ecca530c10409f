import type { ScheduledGame } from '../schedule';
import { commonMultiple } from './common-denominator';
import { type Criterion, measuredOnce } from './criterion';
import { opponentsWorth, sumOf } from './opponents';

interface Played {
  readonly won: number;
  readonly played: number;
}

const before = (games: readonly ScheduledGame[], round: number): Played => {
  const earlier = games.filter((game) => game.round < round);
  return { won: earlier.filter(({ score }) => score.result === 'WON').length, played: earlier.length };
};

const PERCENT = 100;

/**
 * The mean of the opponents' win rates (games won out of games played; 0 without a game), none counted as less than the
 * floor. For a bye and the Spare Player, the entrant's own rate before that round (ruling 32).
 */
export const opponentsWinRate: Criterion = (field, { floorPercent = 0 }) => {
  const { tallies } = field;
  const schedule = field.schedule();
  const most = tallies.reduce((highest, { played }) => Math.max(highest, played), 1);
  const rates = commonMultiple([PERCENT, ...Array.from({ length: most }, (_, index) => index + 1)]);
  const floor = floorPercent * (rates / PERCENT);
  const rate = ({ won, played }: Played): number =>
    Math.max(floor, played === 0 ? 0 : won * (rates / played));
  const worth = {
    ofOpponent: measuredOnce(tallies, (place) => rate(tallies[place] ?? { won: 0, played: 0 })),
    ofItselfBefore: (place: number, round: number) => rate(before(schedule[place] ?? [], round)),
  };
  return {
    kind: 'FIGURES',
    of: measuredOnce(tallies, (place) => sumOf(opponentsWorth(schedule[place] ?? [], place, worth))),
    over: (place) => Math.max(1, schedule[place]?.length ?? 0),
    denominator: rates,
  };
};
