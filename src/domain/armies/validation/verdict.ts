import type { Finding, FindingCode } from './finding';

/** Verdicts on an army (ruling 39). */
export const verdicts = {
  LEGAL: 'The army is legal.',
  ILLEGAL: 'The army breaks a rule.',
  NOT_COVERED: 'The catalogue does not cover part of the army, and the rest breaks no rule.',
} as const;
export type Verdict = keyof typeof verdicts;

/** Gaps of the catalogue, which are no faults of the army. */
const GAPS: ReadonlySet<FindingCode> = new Set([
  'UNKNOWN_LIST',
  'UNKNOWN_PROFILE',
  'UNKNOWN_OPTION',
  'ALLIANCE_UNKNOWN',
]);

/** Rules that the catalogue leaves open: the army may break them or not, and nothing else depends on that. */
const OPEN: ReadonlySet<FindingCode> = new Set(['RULE_NOT_COVERED']);

/** Faults that unknown parts of the army could remove: something missing, a limit that grows with the army. */
const PERHAPS: ReadonlySet<FindingCode> = new Set([
  'NO_LEADER',
  'LEADER_NOT_CANDIDATE',
  'COMPULSORY_MISSING',
  'TOO_FEW_OF',
  'REQUIRES_MISSING',
  'CONTINGENT_WITHOUT_HERO',
  'TOO_MANY_SIEGE_ENGINES',
  'OVER_BOW_LIMIT',
  'OVER_THROWING_LIMIT',
  'RATIO_EXCEEDED',
  'WARBAND_NOT_FULL',
  'WARBAND_TOO_SMALL',
  'NOT_ONE_WARBAND',
  'TOO_FEW_CHOSEN',
  'OPTION_MISSING',
  'OPTION_NOT_ALLOWED',
  'PROFILE_NOT_ALLOWED',
  'POINTS_LEFT_OVER',
]);

/** Those of them that concern the whole army: a gap in another force matters too. */
const ARMY_WIDE: ReadonlySet<FindingCode> = new Set([
  'OPTION_NOT_ALLOWED',
  'PROFILE_NOT_ALLOWED',
  'CONTINGENT_WITHOUT_HERO',
  'LEADER_NOT_CANDIDATE',
]);

/** A unit that an open rule leaves out of the army is a gap as an unknown one is. */
const isGap = ({ code, where }: Finding): boolean =>
  GAPS.has(code) || (OPEN.has(code) && where.unit !== null);

const couldBeFilled = ({ code, where }: Finding, gaps: readonly Finding[]): boolean =>
  PERHAPS.has(code) &&
  gaps.some(
    (gap) =>
      where.force === null ||
      gap.where.force === null ||
      gap.where.force === where.force ||
      ARMY_WIDE.has(code),
  );

/** The findings without those that may come from a gap alone, and the codes of these. */
export const provenFindings = (
  findings: readonly Finding[],
): { readonly proven: readonly Finding[]; readonly unchecked: readonly FindingCode[] } => {
  const gaps = findings.filter(isGap);
  const withheld = findings.filter((finding) => couldBeFilled(finding, gaps));
  return {
    proven: findings.filter((finding) => !withheld.includes(finding)),
    unchecked: [...new Set(withheld.map(({ code }) => code))],
  };
};

export const verdictOf = (findings: readonly Finding[]): Verdict => {
  const isOpen = (finding: Finding) => isGap(finding) || OPEN.has(finding.code);
  if (findings.some((finding) => finding.severity === 'ERROR' && !isOpen(finding))) return 'ILLEGAL';
  return findings.some(isOpen) ? 'NOT_COVERED' : 'LEGAL';
};
