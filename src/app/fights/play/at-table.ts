import { type AtTable, type ChoiceAsked, type RollAsked, costOf } from '../../../domain/rules/combat/table';
import { chance } from '../../kernel/answers';
import type { Fault } from '../../kernel/faults';
import { listField, optional, shortText } from '../../kernel/input';

/** Fights and volleys one die at a time: what comes next, for whom and why. */

/** A D6. */
const DIE_SIDES = 6;

/** The die that comes next, for whom, and what it decides. */
const awaitedRoll = (
  { code, side, model, count, why }: RollAsked,
  { given, who }: { readonly given: number; readonly who: string | null },
) => ({
  code,
  side,
  model,
  who,
  roll: given + 1,
  of: count,
  sides: DIE_SIDES,
  why,
});

/** The decision that comes next: its options, what each is worth and what it costs against the best. */
const awaitedChoice = (asked: ChoiceAsked, who: string | null) => ({
  code: asked.code,
  side: asked.side,
  model: asked.model,
  who,
  why: asked.why,
  measure: asked.measure,
  higherIsBetter: asked.higherIsBetter,
  options: asked.options.map((option, place) => ({
    choice: option.id,
    text: option.text,
    worth: chance(option.worth),
    cost: chance(costOf(asked, option)),
    isBest: place === asked.best,
  })),
});

const optionIds = ({ options }: ChoiceAsked): string => options.map(({ id }) => id).join(', ');

export const choicesField = optional(
  listField(
    shortText('The `choice` of an option that the answer before offered.'),
    [0, 200],
    'Choices of the players so far, in the order asked; an empty list to be asked for the first choice. If omitted, best play chooses.',
  ),
);

/** Faults of the dice and choices given, once the play has run as far as they reach. */
export const atTableFaults = <Outcome>(
  played: AtTable<Outcome>,
  given: { readonly dice: readonly number[]; readonly choices: readonly string[] },
): readonly Fault[] => {
  if (played.state === 'UNKNOWN_CHOICE')
    return [
      {
        path: `choices[${played.place}]`,
        code: 'NOT_ALLOWED',
        message: `must be one of ${optionIds(played.asked)} here`,
      },
    ];
  if (played.state !== 'DONE') return [];
  const tooLong = (path: 'dice' | 'choices', used: number): readonly Fault[] =>
    used < given[path].length
      ? [{ path, code: 'TOO_LONG', message: `${given[path].length} given, but it was over after ${used}` }]
      : [];
  return [...tooLong('dice', played.diceUsed), ...tooLong('choices', played.choicesUsed)];
};

/** The die or the choice that comes next; null for what is not awaited. */
export const awaited = <Outcome>(
  played: AtTable<Outcome>,
  whoOf: (asked: RollAsked | ChoiceAsked) => string | null,
) => ({
  awaiting:
    played.state === 'AWAITING_DIE'
      ? awaitedRoll(played.asked, { given: played.given, who: whoOf(played.asked) })
      : null,
  choice: played.state === 'AWAITING_CHOICE' ? awaitedChoice(played.asked, whoOf(played.asked)) : null,
});
