import { rollOff as rollOffGame, rollOffSources } from '../../../domain/rules/rolls/roll-off';
import { fraction } from '../../../shared/fraction';
import { chance, sourceAnswer } from '../../kernel/answers';
import { type CrossFault, listField, shortText } from '../../kernel/input';
import { editionField } from '../edition-field';
import { editionLimits } from '../edition-limits';
import { diceTest, oddsOperation, resolveOperation, rollOperation } from '../dice/dice-test';

/** Names given more than once. */
export const sameNames = (value: unknown): readonly CrossFault[] => {
  const given = (value as { readonly sides?: unknown } | null)?.sides;
  if (!Array.isArray(given)) return [];
  return given.flatMap((side: unknown, index) =>
    given.indexOf(side) === index
      ? []
      : { path: ['sides', index], code: 'DUPLICATE' as const, message: 'each side is named once' },
  );
};

const sources = rollOffSources.map(sourceAnswer);

const limits = editionLimits({
  uncovered: [['edition', 'a roll-off other than that of Priority, which has a question of its own', '2024']],
});

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
  faults: (value) => [...limits(value), ...sameNames(value)],
  game: ({ sides }) => rollOffGame(sides),
  answer: (outcome, _situation, thrown) => ({ ...outcome, ...thrown, sources }),
  odds: ({ sides }) => ({
    sides: sides.map((side) => ({ side, probability: chance(fraction(1, sides.length)) })),
    sources,
  }),
});

/** The exact chances of a roll-off, ties rolled again. */
export const rollOffOdds = oddsOperation(rollOff);

/** The players' own dice for a roll-off, ties rolled again, step by step. */
export const resolveRollOff = resolveOperation(rollOff);

/** We throw the dice for a roll-off, ties rolled again; with a signed receipt. */
export const rollRollOff = /* @__PURE__ */ rollOperation(rollOff);
