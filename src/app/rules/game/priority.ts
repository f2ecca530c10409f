import {
  type PrioritySituation,
  priorityOdds as oddsOf,
  priorityRoll,
  prioritySources,
} from '../../../domain/rules/rolls/priority';
import { chance } from '../../kernel/answers';
import { type CrossFault, listField, optional, shortText } from '../../kernel/input';
import { fieldsOf } from '../../kernel/unchecked';
import { diceTest, oddsOperation, resolveOperation, rollOperation } from '../dice/dice-test';
import { prioritySource2024 } from '../../../domain/rules/rulesets/mesbg-2024/priority';
import { rulesetIdOf } from '../edition';
import { editionField } from '../edition-field';
import { sameNames } from './roll-off';

const situationOf = ({
  sides: [first = '', second = ''],
  before = null,
}: {
  readonly sides: readonly string[];
  readonly before?: string | null | undefined;
}): PrioritySituation => ({ sides: [first, second], before });

const faults = (value: unknown): readonly CrossFault[] => {
  const { sides, before } = fieldsOf(value);
  // A side that is no text has a fault of its own, and cannot be joined into the message.
  const names = Array.isArray(sides) && sides.every((side) => typeof side === 'string') ? sides : undefined;
  const message = `is neither side: ${names?.join(' or ')}`;
  return typeof before === 'string' && names?.includes(before) === false
    ? [...sameNames(value), { path: ['before'], code: 'UNKNOWN_REFERENCE', message }]
    : sameNames(value);
};

const priority = diceTest({
  name: 'Priority',
  path: '/v1/rules/priority',
  covers: ['A17'],
  situation: {
    sides: listField(shortText('Name of a side.'), [2, 2], 'The two sides, in the order they throw.'),
    before: optional(
      shortText(
        'The side that had Priority last turn, in the 2024 edition the one that chose it; left out in the first turn.',
      ),
    ),
    edition: editionField,
  },
  faults,
  game: (situation) => priorityRoll(situationOf(situation)),
  answer: ({ rounds, priority, passedByTie }, { sides }) => ({
    rounds: rounds.map((dice) => ({
      throws: sides.map((side, index) => ({ side, die: dice[index === 0 ? 0 : 1] })),
    })),
    priority,
    passedByTie,
  }),
  odds: (situation) => {
    const chances = oddsOf(situationOf(situation));
    return {
      sides: situation.sides.map((side, index) => ({
        side,
        probability: chance(chances[index === 0 ? 0 : 1]),
      })),
    };
  },
  // In 2024 the higher die chooses who has Priority; the chances are those of having it in 2018.
  sources: ({ edition }) => (rulesetIdOf(edition) === 'MESBG_2018' ? prioritySources : [prioritySource2024]),
});

/** The exact chances of the roll for Priority. */
export const priorityOdds = oddsOperation(priority);

/** The players' own dice for the roll for Priority, step by step. */
export const resolvePriority = resolveOperation(priority);

/** We throw the dice for the roll for Priority; with a signed receipt. */
export const rollPriority = /* @__PURE__ */ rollOperation(priority);
