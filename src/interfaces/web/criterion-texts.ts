import type { Standing } from '../../app/kernel/generated/answers';
import { criterionNames } from '../../domain/tournaments/pack/criterion-names';

const HUNDREDTHS = 100;

/** A value of a criterion for readers: a fraction to the nearest hundredth. */
export const figureText = (value: string): string => {
  const [numerator, denominator] = value.split('/').map(Number);
  return denominator === undefined || numerator === undefined
    ? value
    : String(Math.round((HUNDREDTHS * numerator) / denominator) / HUNDREDTHS);
};

/** The values that an organiser's own scoring ranks by: the weighted total, and numbers of the games. */
export const ownFigures = (
  line: Standing | undefined,
): readonly { readonly title: string; readonly value: string }[] =>
  (line?.criteria ?? [])
    .filter(({ criterion }) => criterion === 'WEIGHTED_TOTAL' || criterion === 'GAME_NUMBER')
    .map(({ criterion, name, value }) => ({
      title: name ?? criterionNames[criterion],
      value: figureText(value),
    }));
