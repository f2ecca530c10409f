/** Starting and remaining models of a side, in doubles of its whole army. */
export interface ModelCount {
  readonly startingModels: number;
  /** Models not slain; warbands still to arrive count among them. */
  readonly modelsLeft: number;
  /** Losses that break it, in per cent of its models, where its list has a share of its own (2024). */
  readonly breakPercent?: number | undefined;
}

/** Casualties at which a side of that many models is Broken: more than half (ruling 17), or the share of its list. */
export const breakPoint = (startingModels: number, percent?: number): number =>
  percent === undefined ? Math.floor(startingModels / 2) + 1 : Math.ceil((startingModels * percent) / 100);

/** The most models a side of that many may have left to count as reduced to a quarter (ruling 17). */
export const quarterModels = (startingModels: number): number => Math.floor(startingModels / 4);

export const casualties = ({ startingModels, modelsLeft }: ModelCount): number => startingModels - modelsLeft;

export const isBroken = (count: ModelCount): boolean =>
  casualties(count) >= breakPoint(count.startingModels, count.breakPercent);

export const isQuarterLeft = ({ startingModels, modelsLeft }: ModelCount): boolean =>
  modelsLeft <= quarterModels(startingModels);

export const isWipedOut = ({ modelsLeft }: ModelCount): boolean => modelsLeft === 0;

/** How a scenario ends (documents 000 and 004, OBJECTIVES). */
export type EndCondition = 'QUARTER_LEFT' | 'SUDDEN_END' | 'WIPED_OUT';

/** The D6 scores that end a game once a side is Broken, from the turn in which it broke on (ruling 18a). */
export const suddenEndScores = [1, 2] as const;

type EndOfTurn = 'GAME_ENDS' | 'ROLL_FOR_SUDDEN_END' | 'GAME_GOES_ON';

const someSide = (sides: readonly ModelCount[], holds: (side: ModelCount) => boolean): boolean =>
  sides.some(holds);

/** Whether the game ends with this turn, has to be rolled for, or goes on. */
export const endOfTurn = (condition: EndCondition, sides: readonly ModelCount[]): EndOfTurn => {
  switch (condition) {
    case 'QUARTER_LEFT':
      return someSide(sides, isQuarterLeft) ? 'GAME_ENDS' : 'GAME_GOES_ON';
    case 'SUDDEN_END':
      return someSide(sides, isBroken) ? 'ROLL_FOR_SUDDEN_END' : 'GAME_GOES_ON';
    case 'WIPED_OUT':
      return someSide(sides, isWipedOut) ? 'GAME_ENDS' : 'GAME_GOES_ON';
  }
};
