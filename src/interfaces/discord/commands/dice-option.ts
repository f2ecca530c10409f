import { type Answer, mapAnswer } from '../../../app/kernel/use-case';
import { wordsOption } from '../field';
import type { Options } from '../interaction';
import { readDice } from '../notation/words';

/** The dice of a test, as players write them. */
export const testDice = wordsOption('dice', 'The dice as thrown: 4 5', { required: true, longest: 600 });

/** The input with the dice of the option `dice`. */
export const withDice = (options: Options, given: object): Answer<object> =>
  mapAnswer(readDice(options.text('dice')), (dice) => ({ ...given, dice }));
