import type { Finding } from '../../../domain/rules/finding';
import { type SituationRules, situationRules } from '../../../domain/rules/situations/situations';
import type { Source } from '../../../shared/source';
import { sourceAnswer } from '../../kernel/answers';
import { type OperationFacts, operation } from '../../kernel/operation';
import { ok } from '../../kernel/use-case';
import { type Faults, type Fields, type Given, strictObject } from '../dice/generic-fields';
import { rulesetIdOf } from '../edition';
import { editionField } from '../edition-field';
import { type EditionLimits, editionLimits } from '../edition-limits';
import { REMEDIES_PRICE, remedies } from './remedies';

/** Questions about a situation: one input holds all of it, and the rules of its edition decide. */

type Asked<F extends Fields> = Given<F> & { readonly edition?: string | undefined };

interface Situation<F extends Fields> extends Omit<OperationFacts, 'function' | 'when'> {
  /** Its fields; the edition is the last, unless they name it. */
  readonly fields: F;
  readonly limits?: EditionLimits;
  /** Faults between fields. */
  readonly faults?: Faults;
}

const situationFacts = {
  verb: 'check',
  function: 'rolls',
  graphql: { kind: 'query', inputDescription: 'The situation.' },
} as const satisfies Partial<OperationFacts>;

const rulesOf = (edition: unknown): SituationRules => situationRules[rulesetIdOf(edition)];

const inputOf = <F extends Fields>(fields: F, limits: EditionLimits = {}, faults: Faults = () => []) =>
  strictObject<Asked<F>>({ ...fields, edition: editionField, ...fields }, (value) => [
    ...editionLimits(limits)(value),
    ...faults(value),
  ]);

/** Answers a question about a situation. */
export const situationOperation = <F extends Fields, Output>({
  fields,
  limits,
  faults,
  answer,
  ...facts
}: Situation<F> & { readonly answer: (asked: Asked<F>, rules: SituationRules) => Output }) =>
  operation({
    ...situationFacts,
    ...facts,
    input: inputOf(fields, limits, faults),
    run: (asked) => ok(answer(asked, rulesOf(asked.edition))),
  });

/** Answers whether something may be done: every reason why not, and what would remove the reasons. */
export const permissionOperation = <
  F extends Fields,
  Decision extends { readonly reasons: readonly Finding[] },
  Output,
>({
  fields,
  limits,
  faults,
  decide,
  answer,
  ...facts
}: Situation<F> & {
  readonly decide: (asked: Asked<F>, rules: SituationRules) => Decision;
  readonly answer: (decision: Decision, rules: SituationRules, asked: Asked<F>) => Output;
}) => {
  const input = inputOf(fields, limits, faults);
  const decided = (asked: Asked<F>) => decide(asked, rulesOf(asked.edition));
  return operation({
    ...situationFacts,
    ...facts,
    input,
    price: () => REMEDIES_PRICE,
    run: (asked) => {
      const decision = decided(asked);
      return ok({
        reasons: reasonAnswers(decision.reasons),
        ...answer(decision, rulesOf(asked.edition), asked),
        remedies: remedies(input, asked, (other) => decided(other).reasons),
      });
    },
  });
};

/** A decision as every interface shows it: with its sources. */
export const cited = <Decision extends { readonly sources: readonly Source[] }>({
  sources,
  ...decision
}: Decision) => ({ ...decision, sources: sources.map(sourceAnswer) });

/** Reasons and consequences of a decision, as every interface shows them. */
export const reasonAnswers = (findings: readonly Finding[]) =>
  findings.map(({ code, text, source }) => ({ code, text, source: sourceAnswer(source) }));

/** The places of a decision: the rule itself, then every reason and consequence, each place once. */
export const decisionSources = (rule: readonly Source[], findings: readonly Finding[]) => {
  const all = [...rule, ...findings.map(({ source }) => source)];
  const keyOf = ({ document, heading }: Source): string => `${document} ${heading}`;
  return [...new Map(all.map((source) => [keyOf(source), source])).values()].map(sourceAnswer);
};

/** The consequences of a permission, and the places where it is said. */
export const permissionAnswer = (
  {
    reasons,
    consequences,
  }: { readonly reasons: readonly Finding[]; readonly consequences: readonly Finding[] },
  rule: readonly Source[],
) => ({
  consequences: reasonAnswers(consequences),
  sources: decisionSources(rule, [...reasons, ...consequences]),
});
