import type { WrittenTotal } from './compare';

/** Sums as players write them: of the army, a force or a warband. */

const WORDS =
  'sub-?totals?|totals?|totale|sum|summe|zwischensumme|gesamt|insgesamt|somme|suma|razem|łącznie|lacznie';
const POINTS = 'points?|pts?|punkte|pkte?|punti|puntos|pkt';
const BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:${WORDS})(?:\s+army)?(?:\s+(?:${POINTS}|cost))?(?!\p{L})[^\d\p{L}]*(\d{2,5})(?!\d|\s*(?:models?|bows?|might|will|fate|units?))`,
  'iu',
);
const BEHIND = new RegExp(
  String.raw`^\W*(\d{2,5})\s*(?:${POINTS})?\s*(?:in\s+)?(?:${WORDS})(?!\p{L})\W*$`,
  'iu',
);
const POINTS_ALONE = new RegExp(String.raw`^\W*(\d{2,5})\s*(?:\/\s*\d+\s*)?(?:${POINTS})\W*$`, 'iu');
/** "335/450" and "= 335". */
const NUMBERS_ALONE = /^(?!\W*\d+\s*$)[^\p{L}\d/]*(\d{2,5})\s*\/\s*\d{3,5}\W*$|^\W*=\s*(\d{2,5})\W*$/u;
/** "Points: 341 Units: 20 Broken: 11 dead", as builders print it. */
const FIGURES = new RegExp(String.raw`^\W*(?:${POINTS})\s*:\s*(\d{2,5})(?!\d|\s*\/)`, 'iu');
const MODELS =
  /\b(\d{1,3})\s*(?:models?|modelle|miniatures?|figurines?)\b|\b(?:models?|modelle|model count|miniatures?)(?:\s+total)?\s*[:=]\s*(\d{1,3})\b/iu;

const numberIn = (text: string, patterns: readonly RegExp[]): number | null => {
  const found = patterns.flatMap((pattern) => pattern.exec(text) ?? []).slice(1);
  const digits = found.find((group) => group !== undefined && /^\d+$/.test(group));
  return digits === undefined ? null : Number(digits);
};

const SUM_LINE = new RegExp(
  String.raw`^[^\p{L}\p{N}]*(?:${WORDS})(?!\p{L})[^\p{L}]*(?:${POINTS})?[^\p{L}]*$`,
  'iu',
);

/** Whether a line is nothing but a sum. */
export const isSum = (text: string): boolean =>
  [SUM_LINE, BEHIND, NUMBERS_ALONE, FIGURES].some((pattern) => pattern.test(text));

/** The sums that a line writes which is no unit. */
export const totalsIn = (text: string, line: number): readonly WrittenTotal[] => {
  const models = numberIn(text, [MODELS]);
  const points = numberIn(text, [
    BEFORE,
    BEHIND,
    ...(models === null ? [POINTS_ALONE] : []),
    NUMBERS_ALONE,
    FIGURES,
  ]);
  return [
    ...(models === null ? [] : [{ of: 'MODELS' as const, line, written: models }]),
    ...(points === null ? [] : [{ of: 'ARMY_POINTS' as const, line, written: points }]),
  ];
};
