import { type Answer, mapAnswer } from '../../../app/kernel/use-case';
import { wordsOption } from '../field';
import type { Options } from '../interaction';
import { readDice, together } from '../notation/words';

/** The dice of a test, as players write them. */
export const testDice = wordsOption('dice', 'The dice as thrown: 4 5', { required: true, longest: 600 });

/** The input with the dice of the option `dice`; the faults of both at once. */
export const withDice = (options: Options, input: Answer<object>): Answer<object> =>
  mapAnswer(
    together<{ readonly input: object; readonly dice: readonly number[] | undefined }>({
      input,
      dice: readDice(options.text('dice')),
    }),
    ({ input: given, dice }) => ({ ...given, dice }),
  );
