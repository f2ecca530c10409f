import { type Shape, whole } from '../../../shared/shape';
import { LARGEST_CAP, MOST_ROUNDS } from '../limits';

declare const numbered: unique symbol;

/** A number of one kind. Any bare number may become one, but one kind never passes for another. */
type NumberOf<Kind extends string> = number & { readonly [numbered]?: Kind };

/** An entrant's number in its tournament, from 1 without gaps; 0 stands for the Spare Player where it may take part. */
export type PlayerNumber = NumberOf<'player'>;
/** A round's number in its tournament, from 1; 0 is before the first. */
export type RoundNumber = NumberOf<'round'>;
/** A table's number in its round, from 1. The game against the Spare Player stands after the last table. */
export type TableNumber = NumberOf<'table'>;

export const player = whole(1, LARGEST_CAP) as Shape<PlayerNumber>;
export const playerOrSpare = whole(0, LARGEST_CAP) as Shape<PlayerNumber>;
export const roundOrNone = whole(0, MOST_ROUNDS) as Shape<RoundNumber>;

/** The number that stands for the Spare Player, who is no entrant. */
export const SPARE: PlayerNumber = 0;

/** Both sides of a table, in its order: the opponent of a single entrant is the Spare Player. */
export const bothSides = (entrants: readonly PlayerNumber[]): readonly PlayerNumber[] =>
  entrants.length === 1 ? [...entrants, SPARE] : entrants;
