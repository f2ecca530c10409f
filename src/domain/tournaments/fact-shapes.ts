import { namesOf } from '../../shared/names-of';
import { type Shape, choice, flag, known, object, tuple, whole } from '../../shared/shape';
import { MOST_MEMBER_NUMBER, MOST_VICTORY_POINTS } from './limits';

/** The values that facts are made of. Of a text only the name is said here: limits of texts are those of the inputs. */

export const name = known('NAME');
export const reason = known('REASON');
export const text = known('TEXT');
/** A value of the service itself: an id, a hash, a cursor. */
export const code = known('CODE');
export const seed = known('SEED');
export const scenario = known('SCENARIO');
/** A point in time; to the end of the year 9999, the last whose dates have four digits. */
export const moment = whole(0, 253_402_300_799_999);
export const yes = flag();
export const memberNumber = whole(1, MOST_MEMBER_NUMBER);
export const victoryPoints = whole(0, MOST_VICTORY_POINTS);
/** How much of a number of the pack each side has in a game, in the order of the table. */
export const numberInGame = object({ number: name, values: tuple(victoryPoints, victoryPoints) });
/** One of the names of a table. */
export const names = <Name extends string>(table: Readonly<Record<Name, unknown>>): Shape<Name> =>
  choice(namesOf(table));
