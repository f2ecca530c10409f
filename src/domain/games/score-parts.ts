import type { Winner } from '../rules/scenarios/score-scenario';
import { type GameState, shownCount } from './changes';
import { rowCounter } from './keys';
import type { GameSetup } from './sheet';
import { rowLeft } from './totals';

/** The score of a game, and what both ways of scoring read off its sheet. */

export type Side = 0 | 1;

export interface Game {
  readonly setup: GameSetup;
  readonly state: GameState;
}
export const bothSides = [0, 1] as const;
export const other = (side: Side): Side => (side === 0 ? 1 : 0);

export interface ScoredLine {
  readonly line: string;
  readonly name: string;
  readonly points: number;
  readonly reason: string;
}

export interface GameScore {
  readonly victoryPoints: readonly [number, number];
  readonly winner: Winner;
  readonly sides: readonly [readonly ScoredLine[], readonly ScoredLine[]];
  /** Facts that the sheet does not state yet; they count as nothing. */
  readonly missing: readonly string[];
  /** Why it cannot be scored as it stands; empty where it can. */
  readonly impossible: readonly string[];
}

export const winnerOf = (first: number, second: number): Winner =>
  first > second ? 'FIRST' : first < second ? 'SECOND' : 'DRAW';

/** A side's leader, or the leader of one of its forces, as far as the sheet knows. */
export const leaderOf = ({ setup, state }: Game, side: Side, force?: number) => {
  const row = setup.sides[side].rows.findIndex(
    (one) => one.isLeader && (force === undefined || one.force === force),
  );
  const left = row < 0 ? undefined : rowLeft(setup, state, [side, row]);
  return (
    left && {
      woundsLost: shownCount(setup, state, rowCounter(side, row, 'wounds')),
      woundsLeft: left.wounds,
      isGone: left.casualties > 0,
    }
  );
};
