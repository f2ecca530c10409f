import * as z from 'zod/mini';
import { saysOf, switchNames, switchRow, valuesText } from '../../../domain/rules/switches';
import type { HouseRuling } from '../../../shared/house-ruling';
import { fault } from '../../kernel/faults';
import {
  arrayOf,
  asScalar,
  boundedText,
  inputObject,
  typedCrossCheck,
  withDefault,
} from '../../kernel/input';
import { lineText } from '../../kernel/text-fields';
import type { Erase } from './rule';

const LONGEST_WORDS = 300;
const LONGEST_VALUE = 20;

/** The house rulings of an event: each switch once, with a value that it has. */
export const houseRulingsField = arrayOf(
  inputObject('HouseRulingInput', 'A choice that the event makes where the documents leave one open.', {
    switch: z.string().check(
      z.refine((name) => switchRow(name) !== undefined, {
        error: `must be a switch of docs/rulings.md: ${switchNames.join(', ')}`,
        params: { fault: 'UNKNOWN_REFERENCE' },
      }),
      z.describe('The switch as questions name it; docs/rulings.md lists them.'),
    ),
    value: withDefault(
      asScalar(
        'JSON',
        z
          .union([z.boolean(), z.number(), boundedText([1, LONGEST_VALUE], 'A value by its name.'), z.null()])
          .check(
            z.describe(
              'The value that holds in the event, as `switches` of questions takes it: `true`, `8`, `"ONE_BY_ONE"`; null for no limit.',
            ),
          ),
      ),
      null,
    ),
    words: lineText(
      LONGEST_WORDS,
      'The ruling in the organiser’s own words, which every answer that follows it cites.',
    ),
  }),
  switchNames.length,
  'House rulings: the choices that the event makes where the documents leave them open, each switch at most once.',
).check(
  typedCrossCheck<readonly HouseRuling[]>((given) =>
    given.flatMap(({ switch: name, value }, index) => [
      // An unknown switch has its own fault.
      ...(!switchRow(name) || saysOf(name, value) !== undefined
        ? []
        : [fault([index, 'value'], 'NOT_ALLOWED', `must be ${valuesText(name)}: the values of ${name}`)]),
      ...(given.findIndex((other) => other.switch === name) < index
        ? [fault([index, 'switch'], 'DUPLICATE', 'is already in the list')]
        : []),
    ]),
  ),
);

/** The words without an erased person. */
export const eraseInRulings: Erase<readonly HouseRuling[]> = (rulings, { forget }) =>
  rulings.map((ruling) => ({ ...ruling, words: forget(ruling.words) }));
