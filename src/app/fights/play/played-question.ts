import {
  type AfterMoves,
  type AtTable,
  type ChoiceAsked,
  type RollAsked,
  type TableGame,
  playAtTable,
  playMoves,
} from '../../../domain/rules/combat/table';
import { WORK_LIMIT } from '../../../domain/rules/rulesets/fight-model';
import type { NamedStep } from '../../../domain/rules/combat/names';
import type { FightTable } from '../../../domain/rules/combat/play-fight';
import type { PlayStep } from '../../../domain/rules/combat/step';
import { type DiceGame, playRolling } from '../../../domain/rules/rolls/dice-game';
import type { ThrowDice } from '../../../shared/verifiable-dice';
import type { NotCounted, Source as SourceAnswer } from '../../kernel/generated/answers';
import { operation } from '../../kernel/operation';
import type { RulesContext } from '../../kernel/ports';
import { type Answer, ok, invalidInput } from '../../kernel/use-case';
import { type Thrown, diceField, rollDice } from '../../rules/dice/dice';
import { type Faults, type Fields, type Given, strictObject } from '../../rules/dice/generic-fields';
import { stepAnswer } from '../answers';
import { prepareProfiles } from '../profiles/profiles';
import { tooMuchWork } from '../work';
import { atTableFaults, awaited, choicesField } from './at-table';

type Logged<Outcome> = Outcome & { readonly steps: readonly PlayStep[] };

/** A fight or a volley as it is played: with the players' dice, or with dice that the service throws. */
interface PlayedQuestion<F extends Fields, Question, Outcome, Result extends object> {
  /** `Fight` or `Volley`, as the GraphQL types have it. */
  readonly name: string;
  readonly path: `/v1/fights${string}`;
  /** Description of the GraphQL input, without a full stop. */
  readonly description: string;
  readonly fields: F;
  readonly faults: Faults;
  readonly questionOf: (input: Given<F>) => Question;
  /** States to work through, and the field to blame for too many. */
  readonly workOf: (question: Question) => number;
  readonly workField: string;
  readonly play: (question: Question) => DiceGame<Logged<Outcome>>;
  readonly playAtTable: (question: Question, table: FightTable) => TableGame<Outcome>;
  readonly result: (outcome: Outcome, input: Given<F>) => Result;
  /** The result while dice or choices are missing. */
  readonly unfinished: { readonly [Name in keyof Result]: null };
  readonly nameSteps: (steps: readonly PlayStep[], input: Given<F>) => readonly NamedStep<PlayStep>[];
  readonly whoOf: (asked: RollAsked | ChoiceAsked, input: Given<F>) => string | null;
  readonly notCounted: (input: Given<F>) => readonly NotCounted[];
  /** The places of its rules, and the rulings that it rests on. */
  readonly sourcesOf: (question: Question) => readonly SourceAnswer[];
}

export const playedQuestion = <F extends Fields, Question, Outcome, Result extends object>(
  kind: PlayedQuestion<F, Question, Outcome, Result>,
): PlayedQuestion<F, Question, Outcome, Result> => kind;

/** The question as the rules take it, or that it takes more work than one answer may. */
export const checkedQuestion = <F extends Fields, Question, Outcome, Result extends object>(
  { questionOf, workOf, workField }: PlayedQuestion<F, Question, Outcome, Result>,
  input: Given<F>,
): Answer<Question> => {
  const question = questionOf(input);
  const work = workOf(question);
  return work > WORK_LIMIT ? tooMuchWork(work, workField) : ok(question);
};

const stepsAnswer = (steps: readonly NamedStep<PlayStep>[]) =>
  steps.map((step) => ({ ...stepAnswer(step), dice: step.dice }));

const playAnswer = <F extends Fields, Question, Outcome, Result extends object>(
  { result, nameSteps, sourcesOf, questionOf }: PlayedQuestion<F, Question, Outcome, Result>,
  outcome: Logged<Outcome>,
  { input, dice, receipt }: Thrown & { readonly input: Given<F> },
) => ({
  ...result(outcome, input),
  steps: stepsAnswer(nameSteps(outcome.steps, input)),
  sources: sourcesOf(questionOf(input)),
  dice,
  receipt,
});

/** Plays a question that was checked before, with dice thrown as it asks for them. */
export const playWithThrows = <F extends Fields, Question, Outcome, Result extends object>(
  kind: PlayedQuestion<F, Question, Outcome, Result>,
  input: Given<F>,
  throwDice: ThrowDice,
) => {
  const { outcome, dice } = playRolling(kind.play(kind.questionOf(input)), throwDice);
  return playAnswer(kind, outcome, { input, dice, receipt: null });
};

/** A play at the table as far as it went, in words. */
const tableAnswer = <F extends Fields, Question, Outcome, Result extends object>(
  kind: PlayedQuestion<F, Question, Outcome, Result>,
  played: AtTable<Outcome>,
  {
    input,
    question,
    steps,
    dice,
  }: {
    readonly input: Given<F>;
    readonly question: Question;
    readonly steps: readonly PlayStep[];
    readonly dice: readonly number[];
  },
) => ({
  ...(played.state === 'DONE' ? kind.result(played.outcome, input) : kind.unfinished),
  steps: stepsAnswer(kind.nameSteps(steps, input)),
  dice,
  receipt: null,
  notCounted: kind.notCounted(input),
  sources: kind.sourcesOf(question),
  ...awaited(played, (asked) => kind.whoOf(asked, input)),
});

/** A table that notes its steps. */
const notingTable = (playersChoose: boolean) => {
  const steps: PlayStep[] = [];
  const table: FightTable = {
    log: (step) => {
      steps.push(step);
    },
    playersChoose,
  };
  return { steps, table };
};

/** Plays a question that was checked before, move by move; the players choose. */
export const playInMoves = <F extends Fields, Question, Outcome, Result extends object>(
  kind: PlayedQuestion<F, Question, Outcome, Result>,
  input: Given<F>,
  moves: { readonly moves: readonly string[]; readonly throwDice: ThrowDice },
) => {
  const question = kind.questionOf(input);
  const { steps, table } = notingTable(true);
  const played: AfterMoves<Outcome> = playMoves(kind.playAtTable(question, table), moves);
  return { played, answer: tableAnswer(kind, played, { input, question, steps, dice: played.dice }) };
};

/** Plays with the players' own dice, as far as they are given. */
export const resolveOperation = <F extends Fields, Question, Outcome, Result extends object>(
  kind: PlayedQuestion<F, Question, Outcome, Result>,
) =>
  operation({
    name: `resolve${kind.name}`,
    route: `POST ${kind.path}/resolve`,
    function: 'fights',
    answers: `${kind.name}Resolution`,
    graphql: {
      kind: 'query',
      input: `Resolve${kind.name}Input`,
      inputDescription: `${kind.description}, and the dice.`,
    },
    covers: ['C6', 'C7'],

    input: strictObject<
      Given<F> & Pick<Thrown, 'dice'> & { readonly choices?: readonly string[] | undefined }
    >({ ...kind.fields, dice: diceField, choices: choicesField }, kind.faults),
    prepare: prepareProfiles,
    run: (input) => {
      const question = checkedQuestion(kind, input);
      if (!question.ok) return question;
      const { dice, choices = [] } = input;
      const { steps, table } = notingTable(input.choices !== undefined);
      const played: AtTable<Outcome> = playAtTable(kind.playAtTable(question.value, table), {
        dice,
        choices,
      });
      const faults = atTableFaults(played, { dice, choices });
      if (faults.length > 0) return invalidInput(faults);
      return ok(tableAnswer(kind, played, { input, question: question.value, steps, dice }));
    },
  });

/** Plays with dice that the service throws, and signs a receipt for them. */
export const rollOperation = <F extends Fields, Question, Outcome, Result extends object>(
  kind: PlayedQuestion<F, Question, Outcome, Result>,
) =>
  operation({
    name: `roll${kind.name}`,
    route: `POST ${kind.path}/roll`,
    function: 'fights',
    answers: `${kind.name}Play`,
    graphql: { input: `Roll${kind.name}Input`, inputDescription: `${kind.description}.` },
    covers: ['C6'],

    input: strictObject<Given<F>>(kind.fields, kind.faults),
    prepare: prepareProfiles,
    run: (input, context: RulesContext, { name }) => {
      const question = checkedQuestion(kind, input);
      if (!question.ok) return question;
      const { outcome, ...thrown } = rollDice(kind.play(question.value), { operation: name, input }, context);
      return ok({ ...playAnswer(kind, outcome, { input, ...thrown }), notCounted: kind.notCounted(input) });
    },
  });
