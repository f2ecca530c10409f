import * as z from 'zod/mini';
import type { Finding } from '../../../domain/rules/finding';
import { modelKinds } from '../../../domain/rules/movement/model-kind';
import { moverFlags, wayFlags } from '../../../domain/rules/movement/mover';
import { sourceAnswer } from '../../kernel/answers';
import { choice, withDefault } from '../../kernel/input';
import { flags, yes } from '../dice/dice';

/** A question about a situation: one input of this name holds all of it. */
export const situationQuestion = <const Input extends string>(input: Input) =>
  ({
    verb: 'check',
    function: 'rolls',
    graphql: { kind: 'query', input, inputDescription: 'The situation.' },
  }) as const;

export const inches = (description: string) =>
  z.number().check(z.minimum(0), z.maximum(1000), z.describe(description));

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

/** The answer whether something may be done. */
export const permissionAnswer = ({
  reasons,
  consequences,
}: {
  readonly reasons: readonly Finding[];
  readonly consequences: readonly Finding[];
}) => ({ reasons: reasonAnswers(reasons), consequences: reasonAnswers(consequences) });
