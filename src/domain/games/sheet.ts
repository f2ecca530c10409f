import type { Pools } from '../armies/validation/army-facts';

/** The sheet of a game as it was when the game began: two armies, an edition and a scenario. It never changes. */

/** A unit or a model of an army, with what may be ticked off. All numbers are of all its models together. */
export interface GameRow extends Pools {
  readonly name: string;
  /** Models that count as casualties; a siege engine counts its crew. */
  readonly models: number;
  readonly isHero: boolean;
  /** Whether it leads the army, or in doubles its force: by name, or because nobody else may. */
  readonly isLeader: boolean;
  /** Whether it leads a warband. */
  readonly isCaptain: boolean;
  readonly banners: number;
  /** Whether it has the special rule Will of Evil. */
  readonly willOfEvil: boolean;
  /** From 0; in doubles the player. */
  readonly force: number;
  /** From 0, within its force. */
  readonly warband: number;
}

/** The counts of a side at the start; Might, Will, Fate and Wounds are those of all its rows together. */
export interface GameSide extends Pools {
  /** The player's name. */
  readonly name: string;
  /** The army's name; empty for an army that nobody named. */
  readonly army: string;
  readonly points: number | null;
  readonly models: number;
  /** Casualties with which it is Broken; null where its list names models whose fate decides. */
  readonly brokenAt: number | null;
  /** Models left with which it is down to a quarter. */
  readonly quarterAt: number;
  readonly rows: readonly GameRow[];
}

export const gameEditions = ['2018', '2024'] as const;
export type GameEdition = (typeof gameEditions)[number];

export interface GameSetup {
  readonly edition: GameEdition;
  /** Id of a scenario of the 2018 edition, or of a scoring sheet of the 2024 edition; null for none that is known. */
  readonly scenario: string | null;
  readonly sides: readonly [GameSide, GameSide];
}

export const MOST_MODELS_OF_SIDE = 200;
export const MOST_ROWS_OF_SIDE = 100;

/** The game with another army on one side. */
export const withArmy = (setup: GameSetup, side: number, army: GameSide): GameSetup => {
  const [first, second] = setup.sides;
  return { ...setup, sides: side === 0 ? [army, second] : [first, army] };
};
