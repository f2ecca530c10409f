import type { BowCount } from '../../domain/armies/validation/bows';
import type { Finding } from '../../domain/armies/validation/finding';
import { suggest } from '../../domain/armies/validation/suggestions/suggest';
import type { ArmyReport } from '../../domain/armies/validation/validate-army';
import { sourceAnswer } from '../kernel/answers';
import type { ArmyCheck } from './check-army';

const findingAnswer = ({ source, ...finding }: Finding) => ({ ...finding, source: sourceAnswer(source) });

export const findingsAnswer = (findings: readonly Finding[]) => findings.map(findingAnswer);

const fractionText = ({ numerator, denominator }: BowCount['fraction']): string =>
  `${numerator}/${denominator}`;

const factsAnswer = ({ forces, ...facts }: ArmyReport['facts']) => ({
  ...facts,
  forces: forces.map(({ bows, throwing, ...force }) => ({
    ...force,
    bows: { ...bows, fraction: fractionText(bows.fraction) },
    throwing: throwing && { ...throwing, fraction: fractionText(throwing.fraction) },
  })),
});

/** An army's report as every interface shows it. */
export const armyReportAnswer = (check: ArmyCheck) => {
  const { legal, verdict, unchecked, findings, facts } = check.report;
  return {
    legal,
    verdict,
    unchecked,
    findings: findingsAnswer(findings),
    facts: factsAnswer(facts),
    suggestions: suggest(check),
  };
};
