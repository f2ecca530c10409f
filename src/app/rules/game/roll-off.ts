import { rollOff as rollOffGame, rollOffSources } from '../../../domain/rules/rolls/roll-off';
import { fraction } from '../../../shared/fraction';
import { chance } from '../../kernel/answers';
import { listField, shortText } from '../../kernel/input';
import { diceTest, oddsOperation, resolveOperation, rollOperation } from '../dice/dice-test';
import { editionField } from '../edition-field';
import { repeatedFaults } from '../fault-rows';

/** The sides of a roll have different names. */
export const sameNames = (value: unknown) => repeatedFaults(value, 'sides', 'each side is named once');

const rollOff = diceTest({
  name: 'RollOff',
  path: '/v1/rules/roll-offs',
  covers: ['A27'],
  situation: {
    sides: listField(
      shortText('Name of a side.'),
      [2, 100],
      'The sides that roll, in the order they throw; two or more, of different names.',
    ),
    edition: editionField,
  },
  limits: {
    uncovered: [
      ['edition', 'a roll-off other than that of Priority, which has a question of its own', '2024'],
    ],
  },
  faults: sameNames,
  game: ({ sides }) => rollOffGame(sides),
  answer: (outcome) => outcome,
  odds: ({ sides }) => ({
    sides: sides.map((side) => ({ side, probability: chance(fraction(1, sides.length)) })),
  }),
  sources: () => rollOffSources,
});

/** The exact chances of a roll-off, ties rolled again. */
export const rollOffOdds = oddsOperation(rollOff);

/** The players' own dice for a roll-off, ties rolled again, step by step. */
export const resolveRollOff = resolveOperation(rollOff);

/** We throw the dice for a roll-off, ties rolled again; with a signed receipt. */
export const rollRollOff = /* @__PURE__ */ rollOperation(rollOff);
