import type { RankingCriterion } from '../pack/criterion-names';

/** Lines of a file that a tournament keeps in its description, each as "label: text". */
const labels: Readonly<Record<string, string>> = {
  '032': 'Federation',
  '102': 'Chief arbiter',
  '112': 'Deputy arbiter',
  '122': 'Time control',
};

export const isDescribed = (tag: string): boolean => labels[tag] !== undefined;

/** A line of a file as a line of a description. */
export const describedAs = (tag: string, text: string): string => `${labels[tag] ?? tag}: ${text}`;

/** The lines of a description that are lines of a file too. */
export const descriptionTags = (description: string | null): readonly (readonly [string, string])[] =>
  (description ?? '').split('\n').flatMap((line) => {
    const found = Object.entries(labels).find(([, label]) => line.startsWith(`${label}: `));
    return found ? [[found[0], line.slice(found[1].length + 2)] as const] : [];
  });

/** The tie-breaks of FIDE that a pack can ask for. */
const tieBreaks: Readonly<Record<string, RankingCriterion>> = {
  DE: 'HEAD_TO_HEAD',
  WIN: 'WINS',
  BH: 'BUCHHOLZ',
  'BH/C1': 'BUCHHOLZ_CUT_1',
  'BH/M1': 'BUCHHOLZ_MEDIAN',
  SB: 'SONNEBORN_BERGER',
};

export const criterionOf = (code: string): RankingCriterion | undefined => tieBreaks[code.toUpperCase()];

export const tieBreakOf = (criterion: RankingCriterion): string | undefined =>
  Object.entries(tieBreaks).find(([, one]) => one === criterion)?.[0];
