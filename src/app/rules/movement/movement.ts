import * as z from 'zod/mini';
import type { Finding } from '../../../domain/rules/finding';
import { modelKinds } from '../../../domain/rules/movement/model-kind';
import { moverFlags, wayFlags } from '../../../domain/rules/movement/mover';
import type { Source } from '../../../shared/source';
import { sourceAnswer } from '../../kernel/answers';
import { type CrossFault, choice, withDefault } from '../../kernel/input';
import { faultRows } from '../fault-rows';
import { flags, yes } from '../dice/dice';

/** A question about a situation: one input of this name holds all of it. */
export const situationQuestion = <const Input extends string>(input: Input) =>
  ({
    verb: 'check',
    function: 'rolls',
    graphql: { kind: 'query', input, inputDescription: 'The situation.' },
  }) as const;

/** The longest way that is asked about. */
export const MOST_INCHES = 1000;

export const inches = (description: string) =>
  z.number().check(z.minimum(0), z.maximum(MOST_INCHES), z.describe(description));

export const modelKind = withDefault(
  choice('ModelKind', modelKinds, 'Kind of model, as movement distinguishes it.').check(
    z.describe('Kind of model; INFANTRY if omitted.'),
  ),
  'INFANTRY',
);

/** Facts of a moving model of which no source of 2024 says what they change. */
export const uncoveredMoves = [
  ['isMovePhase', 'moves outside the Move phase', false],
  ['isPassenger', 'moves of passengers'],
  ['commanded', 'models that Compel has moved'],
  ['stayedAtHeroicCall', 'models that stay at the call of a heroic action'],
  ['gapTooNarrow', 'gaps too narrow for a base'],
] as const;

/** The fields that moving and charging are asked with alike. */
export const moverFields = {
  isMovePhase: yes('It is the Move phase; true if omitted.'),
  ...flags(moverFlags),
  moveInches: inches('Its Move allowance, in inches.'),
  movedInches: withDefault(inches('How far it has moved this turn, standing up left out, in inches.'), 0),
  difficultInches: withDefault(inches('How much of its way is difficult ground, in inches.'), 0),
  ...flags(wayFlags),
};

/** Reasons and consequences of a decision, as every interface shows them. */
export const reasonAnswers = (findings: readonly Finding[]) =>
  findings.map(({ code, text, source }) => ({ code, text, source: sourceAnswer(source) }));

/** The places of a decision: the rule itself, then every reason and consequence, each place once. */
export const decisionSources = (rule: readonly Source[], findings: readonly Finding[]) => {
  const all = [...rule, ...findings.map(({ source }) => source)];
  const keyOf = ({ document, heading }: Source): string => `${document} ${heading}`;
  return [...new Map(all.map((source) => [keyOf(source), source])).values()].map(sourceAnswer);
};

/** The answer whether something may be done, and where it is said. */
export const permissionAnswer = (
  {
    reasons,
    consequences,
  }: { readonly reasons: readonly Finding[]; readonly consequences: readonly Finding[] },
  rule: readonly Source[],
) => ({
  reasons: reasonAnswers(reasons),
  consequences: reasonAnswers(consequences),
  sources: decisionSources(rule, [...reasons, ...consequences]),
});

const numberIn = (value: unknown, name: string): number | null => {
  const found = (value as Readonly<Record<string, unknown>> | null)?.[name];
  return typeof found === 'number' ? found : null;
};

const isTrue = (value: unknown, name: string): boolean =>
  (value as Readonly<Record<string, unknown>> | null)?.[name] === true;

/** The most that a Heroic March adds to a move, in inches (003, HEROIC ACTIONS). */
const MOST_MARCH_INCHES = 5;

/** Distances that contradict each other or the model's Move, and standing up while standing. */
export const moverFaults = (value: unknown): readonly CrossFault[] => {
  const [move, moved] = [numberIn(value, 'moveInches'), numberIn(value, 'movedInches')];
  const [way, difficult] = [numberIn(value, 'distanceInches'), numberIn(value, 'difficultInches')];
  const march = isTrue(value, 'heroicMarch') ? MOST_MARCH_INCHES : 0;
  const command = isTrue(value, 'commanded') ? (move ?? 0) / 2 : 0;
  return faultRows(
    [
      move !== null && moved !== null && moved > move + march + command,
      ['movedInches'],
      'TOO_LARGE',
      `it cannot have moved ${moved}" with a Move of ${move}"`,
    ],
    [
      way !== null && difficult !== null && difficult > way,
      ['difficultInches'],
      'TOO_LARGE',
      `${difficult}" of difficult ground do not fit into a way of ${way}"`,
    ],
    [
      isTrue(value, 'standsUp') && !isTrue(value, 'prone'),
      ['standsUp'],
      'INCONSISTENT',
      'only a Prone model stands up',
    ],
  );
};

/** A model has a height. */
export const heightFaults = (value: unknown): readonly CrossFault[] =>
  faultRows([
    numberIn(value, 'modelHeightInches') === 0,
    ['modelHeightInches'],
    'TOO_SMALL',
    'a model is more than 0 inches high',
  ]);
