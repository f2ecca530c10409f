import * as z from 'zod/mini';
import { type DiceGame, playRolling, playWith } from '../../../domain/rules/rolls/dice-game';
import { type MightCap, DEFAULT_MIGHT_CAP } from '../../../domain/rules/rolls/might';
import type { Fraction } from '../../../shared/fraction';
import { invariant } from '../../../shared/invariant';
import { chance } from '../../kernel/answers';
import { type CrossFault, listField, wholeNumber, withDefault, inputObject } from '../../kernel/input';
import type { RulesContext } from '../../kernel/ports';
import { issueReceipt } from '../../kernel/receipts';
import { type Answer, ok, invalidField } from '../../kernel/use-case';

/** Fields and checks of dice tests: dice given, dice thrown by the service, points to spend. */

const MOST_DICE = 300;

/** The dice as thrown, in the order that the test asks for them. */
export const diceField = listField(
  wholeNumber(1, 6, 'A D6 as thrown, before any change.'),
  [0, MOST_DICE],
  'The dice as thrown, in the order that the test asks for them.',
);

export const points = (description: string) => withDefault(wholeNumber(0, 20, `${description}.`), 0);

export const flag = (description: string) => withDefault(z.boolean().check(z.describe(description)), false);
/** A flag that holds where nobody says otherwise. */
export const yes = (description: string) => withDefault(z.boolean().check(z.describe(description)), true);

/** A flag for each fact, by the words that ask for it. */
export const flags = <Name extends string>(texts: Readonly<Record<Name, string>>) =>
  Object.fromEntries(
    Object.entries<string>(texts).map(([name, description]) => [name, flag(description)]),
  ) as Record<Name, ReturnType<typeof flag>>;
/** Points about Might that the documents leave open, with our default. */
export const mightSwitches = withDefault(
  inputObject('MightSwitchesInput', 'Points about Might that the documents leave open, with our default.', {
    mightCap: z._default(
      z.nullable(wholeNumber(1, 20, 'Might raises no single D6 beyond this; null lifts the limit.')),
      DEFAULT_MIGHT_CAP,
    ),
  }),
  { mightCap: DEFAULT_MIGHT_CAP } as { readonly mightCap: MightCap },
);

/** The outcome with the player's dice, or the fault of too few or too many. */
export const resolveDice = <Outcome>(game: DiceGame<Outcome>, dice: readonly number[]): Answer<Outcome> => {
  const played = playWith(game, dice);
  switch (played.state) {
    case 'DONE':
      return ok(played.outcome);
    case 'TOO_FEW':
      return invalidField(
        'dice',
        'TOO_SHORT',
        `${dice.length} given, at least ${played.wanted} are needed here`,
      );
    case 'TOO_MANY':
      return invalidField('dice', 'TOO_LONG', `${dice.length} given, but it was over after ${played.used}`);
  }
};

/** The dice of an answer, with the receipt if the service threw them. */
export interface Thrown {
  readonly dice: readonly number[];
  readonly receipt: string | null;
}

/** The outcome with dice that we throw, and the receipt for them. */
export const rollDice = <Outcome>(
  game: DiceGame<Outcome>,
  { operation, input }: { readonly operation: string; readonly input: unknown },
  context: RulesContext,
): Thrown & { readonly outcome: Outcome } => {
  const { outcome, dice } = playRolling(game, (count) => {
    const thrown = context.random.dice(count, 6);
    invariant(thrown.length === count, 'the dice asked for are thrown');
    return thrown;
  });
  return { outcome, dice, receipt: issueReceipt({ operation, input, dice }, context) };
};

/** Rows with their chances as every interface shows them. */
export const withChances = <Row extends { readonly probability: Fraction }>(rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, probability: chance(row.probability) }));

/** The number in this field, if there is one: cross checks see input that may be anything. */
export const numberIn = (value: unknown, ...path: readonly string[]): number | undefined => {
  const found = path.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[name] : undefined,
    value,
  );
  return typeof found === 'number' ? found : undefined;
};

/** Points that the model lacks: what is spent in one field against what another says there is. */
export const overspent = (
  value: unknown,
  pairs: readonly (readonly [spent: readonly string[], available: readonly string[]])[],
): readonly CrossFault[] =>
  pairs.flatMap(([spentAt, availableAt]) => {
    const spent = numberIn(value, ...spentAt);
    const available = numberIn(value, ...availableAt) ?? 0;
    return spent === undefined || spent <= available
      ? []
      : {
          path: spentAt,
          code: 'TOO_LARGE' as const,
          message: `spends ${spent}, but ${availableAt.join('.')} is ${available}`,
        };
  });
