import type { Finding } from '../../armies/validation/finding';
import { suggest } from '../../armies/validation/suggestions/suggest';
import type { ArmyReport } from '../../armies/validation/validate-army';
import { ok } from '../../shared/result';
import { sourceAnswer } from '../answers';
import { invalidInput, useCase } from '../use-case';
import { armyInput } from './army-input';
import { checkArmy } from './check-army';

const findingAnswer = ({ source, ...finding }: Finding) => ({ ...finding, source: sourceAnswer(source) });

const factsAnswer = ({ forces, ...facts }: ArmyReport['facts']) => ({
  ...facts,
  forces: forces.map(({ bows, ...force }) => ({
    ...force,
    bows: { ...bows, fraction: `${bows.fraction.numerator}/${bows.fraction.denominator}` },
  })),
});

/** Whether an army may be played: every finding with its numbers, source and mend, the facts, and what would mend it. */
export const validateArmy = useCase({
  input: armyInput,
  run: (input) => {
    const checked = checkArmy(input);
    if (!checked.ok) return invalidInput(checked.error);
    const { legal, findings, facts } = checked.value.report;
    return ok({
      legal,
      findings: findings.map(findingAnswer),
      facts: factsAnswer(facts),
      suggestions: suggest(checked.value),
    });
  },
});
