import { shareText } from '../../domain/armies/validation/bows';
import type { Finding } from '../../domain/armies/validation/finding';
import { suggest } from '../../domain/armies/validation/suggestions/suggest';
import type { ArmyReport } from '../../domain/armies/validation/validate-army';
import { cite, ruling } from '../../shared/source';
import { sourceAnswer } from '../kernel/answers';
import type { ArmyCheck } from './check-army';
import { editionOf, usualEdition } from './lists/shipped-catalogue';

const findingAnswer = ({ source, ...finding }: Finding) => ({ ...finding, source: sourceAnswer(source) });

export const findingsAnswer = (findings: readonly Finding[]) => findings.map(findingAnswer);

/** The numbers of an army as every interface shows them. */
export const factsAnswer = ({ forces, ...facts }: ArmyReport['facts']) => ({
  ...facts,
  forces: forces.map(({ bows, throwing, ...force }) => ({
    ...force,
    bows: { ...bows, fraction: shareText(bows.fraction) },
    throwing: throwing && { ...throwing, fraction: shareText(throwing.fraction) },
  })),
});

/** The places that a report rests on; in the 2018 edition with the rulings on armies, those of Legions, allies and doubles where they apply. */
const reportSources = ({ draft, catalogue }: Pick<ArmyCheck, 'draft' | 'catalogue'>) => {
  const isDoubles = draft.format === 'DOUBLES';
  const lists = new Set(draft.forces.map(({ list }) => list));
  if ([...lists].some((list) => editionOf(list) !== usualEdition))
    return [sourceAnswer(cite('TRANSCRIPTION', 'Armies (grade B)'))];
  const hasLegion = catalogue.legions.some(({ id }) => lists.has(id));
  const numbers = [
    '20',
    '21',
    ...(lists.size > 1 ? ['22'] : []),
    ...(hasLegion ? ['23'] : []),
    '24',
    '25',
    '26',
    ...(isDoubles ? ['27'] : []),
    ...(isDoubles && hasLegion ? ['28'] : []),
  ];
  return [cite('000', 'THE ARMY'), ...numbers.map(ruling)].map(sourceAnswer);
};

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
    sources: reportSources(check),
  };
};
