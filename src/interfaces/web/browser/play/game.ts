import type { Round } from '../../../../app/kernel/generated/answers';
import { type Game, gamesOf } from '../games';
import { fixed, me } from './model';

/** The game of an entrant in a round. */
export const gameOf = (round: Round, entrant: string): Game | undefined =>
  gamesOf(round).find(({ entrants }) => entrants.includes(entrant));

/** The game that the page is about: that of the address, or one's own. */
export const gameHere = (round: Round): Game | undefined => {
  if (fixed['table'] !== undefined)
    return gamesOf(round).find(({ table }) => String(table) === fixed['table']);
  const own = me();
  return own === null ? undefined : gameOf(round, own);
};

/** The sides, the reader's own first; undefined for the Spare Player. */
export const sidesOf = ({ entrants }: Game): readonly [string | undefined, string | undefined] => {
  const [first, second] = entrants;
  return second !== undefined && second === me() ? [second, first] : [first, second];
};
