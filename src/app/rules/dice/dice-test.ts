import type { DiceGame } from '../../../domain/rules/rolls/dice-game';
import type { Source } from '../../../shared/source';
import { sourceAnswer } from '../../kernel/answers';
import { operation } from '../../kernel/operation';
import type { RulesContext } from '../../kernel/ports';
import { type Answer, mapAnswer, ok } from '../../kernel/use-case';
import { type EditionLimits, editionLimits } from '../edition-limits';
import { type Thrown, diceField, resolveDice, rollDice } from './dice';
import { type Faults, type Fields, type Given, strictObject } from './generic-fields';

/** The dice that players threw, where they are more than `dice`, or `game` does not play them as they are. */
interface OwnDice<Situation, D extends Fields, Outcome> {
  /** Fields beside the situation; they may replace `dice`. */
  readonly fields: D;
  readonly faults: Faults;
  readonly play: (given: Situation & Given<D> & Pick<Thrown, 'dice'>) => Answer<Outcome>;
}

/** A test with dice. Its odds, the players' own dice and dice that the service throws are an operation each. */
interface DiceTest<S extends Fields, Outcome, Result, Odds, D extends Fields> {
  /** Prefix of its GraphQL types, such as `Priority`. */
  readonly name: string;
  readonly path: `/v1/rules/${string}`;
  /** Rows of `docs/coverage.md`. */
  readonly covers: readonly string[];
  readonly situation: S;
  readonly limits?: EditionLimits;
  readonly faults?: Faults;
  readonly game: (situation: Given<S>) => DiceGame<Outcome>;
  readonly answer: (outcome: Outcome, situation: Given<S>) => Result;
  readonly odds: (situation: Given<S>) => Odds;
  readonly sources: (situation: Given<S>) => readonly Source[];
  readonly own?: OwnDice<Given<S>, D, Outcome>;
}

/** Declares a test with dice once, for its three operations. */
export const diceTest = <S extends Fields, Outcome, Result, Odds, D extends Fields = Fields>(
  test: DiceTest<S, Outcome, Result, Odds, D>,
): DiceTest<S, Outcome, Result, Odds, D> => test;

const sourcesOf = <S extends Fields>(
  { sources }: { readonly sources: (situation: Given<S>) => readonly Source[] },
  situation: Given<S>,
) => ({ sources: sources(situation).map(sourceAnswer) });

const faultsOf =
  ({
    limits = {},
    faults = () => [],
  }: {
    readonly limits?: EditionLimits;
    readonly faults?: Faults;
  }): Faults =>
  (value) => [...editionLimits(limits)(value), ...faults(value)];

const situationFacts = (name: string) => ({ input: `${name}Input`, inputDescription: 'The situation.' });

/** Answers the exact odds of the test. */
export const oddsOperation = <S extends Fields, Outcome, Result, Odds, D extends Fields>(
  test: DiceTest<S, Outcome, Result, Odds, D>,
) =>
  operation({
    name: `${test.name.charAt(0).toLowerCase()}${test.name.slice(1)}Odds`,
    verb: 'calculate',
    route: `POST ${test.path}/odds`,
    function: 'rolls',
    answers: `${test.name}Odds`,
    graphql: { kind: 'query', ...situationFacts(test.name) },
    covers: test.covers,

    input: strictObject<Given<S>>(test.situation, faultsOf(test)),
    run: (input) => ok({ ...test.odds(input), ...sourcesOf(test, input) }),
  });

/** Plays the test with the players' own dice. */
export const resolveOperation = <S extends Fields, Outcome, Result, Odds, D extends Fields>(
  test: DiceTest<S, Outcome, Result, Odds, D>,
) =>
  operation({
    name: `resolve${test.name}`,
    route: `POST ${test.path}/resolve`,
    function: 'rolls',
    answers: `${test.name}Resolution`,
    graphql: {
      kind: 'query',
      input: `Resolve${test.name}Input`,
      inputDescription: 'The situation and the dice.',
    },
    covers: test.covers,

    input: strictObject<Given<S> & Given<D> & Pick<Thrown, 'dice'>>(
      { ...test.situation, dice: diceField, ...test.own?.fields },
      (value) => [...faultsOf(test)(value), ...(test.own?.faults(value) ?? [])],
    ),
    run: (input) => {
      const { dice } = input;
      const played = test.own ? test.own.play(input) : resolveDice(test.game(input), dice);
      return mapAnswer(played, (outcome) => ({
        ...test.answer(outcome, input),
        dice,
        receipt: null as string | null,
        ...sourcesOf(test, input),
      }));
    },
  });

/**
 * Plays the test with dice that the service throws, and signs a receipt for them. Calls are marked as pure, so that the package of
 * the rules, which throws no dice, goes without.
 */
export const rollOperation = <S extends Fields, Outcome, Result, Odds, D extends Fields>(
  test: DiceTest<S, Outcome, Result, Odds, D>,
) =>
  operation({
    name: `roll${test.name}`,
    route: `POST ${test.path}/roll`,
    function: 'rolls',
    answers: `${test.name}Resolution`,
    graphql: situationFacts(test.name),
    covers: test.covers,

    input: strictObject<Given<S>>(test.situation, faultsOf(test)),
    run: (input, context: RulesContext, { name }) => {
      const { outcome, ...thrown } = rollDice(test.game(input), { operation: name, input }, context);
      return ok({ ...test.answer(outcome, input), ...thrown, ...sourcesOf(test, input) });
    },
  });
