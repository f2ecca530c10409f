import type { Chance, SourceAnswer } from '../../app/kernel/answers';
import { limits } from './limits';
import { type Field, type Message, colours } from './message';
import { clip, escapeText } from '../../shared/escape-text';

/** How numbers, chances and sources are written for players. */

/** A percentage that is 0 or 100 only where the chance is: `74.54 %`, `0.0021 %`. */
const percent = ({ fraction, decimal }: Chance): string => {
  if (fraction === '0/1') return '0 %';
  if (fraction === '1/1') return '100 %';
  const value = decimal * 100;
  for (let digits = 2; digits <= 12; digits += 1) {
    const text = value.toFixed(digits);
    if (Number(text) > 0 && Number(text) < 100) return `${text} %`;
  }
  return value > 50 ? 'almost 100 %' : 'almost 0 %';
};

/** Longer fractions are left to the API: nobody reads them. */
const LONGEST_FRACTION = 40;

/** Exact and as a percentage: `161/216 (74.54 %)`. */
export const chanceText = (chance: Chance): string =>
  chance.fraction.length > LONGEST_FRACTION
    ? `about ${percent(chance)}`
    : `${chance.fraction} (${percent(chance)})`;

const BLOCKS = 12;

/** A chance as a bar of blocks; a chance that is not 0 shows at least one. */
export const bar = ({ decimal }: Chance): string => {
  const full = decimal <= 0 ? 0 : Math.max(1, Math.round(decimal * BLOCKS));
  return `${'█'.repeat(full)}${'░'.repeat(BLOCKS - full)}`;
};

/** Bars below each other, the labels padded to one width; to stand in a block of code. */
export const barChart = (rows: readonly (readonly [label: string, chance: Chance])[]): string => {
  const width = Math.max(...rows.map(([label]) => label.length));
  const lines = rows.map(([label, chance]) => `${label.padEnd(width)} ${bar(chance)} ${percent(chance)}`);
  return codeBlock(lines);
};

/** Lines in a block of code, as many as an answer's text holds. */
export const codeBlock = (lines: readonly string[], most: number = limits.embedText - 500): string => {
  const kept: string[] = [];
  let length = 8;
  for (const line of lines) {
    length += line.length + 1;
    if (length > most) break;
    kept.push(line);
  }
  const left = lines.length - kept.length;
  return `\`\`\`\n${kept.join('\n')}\n\`\`\`${left > 0 ? `\n${left} more lines left out` : ''}`;
};

/** "003 JUMP TABLE, p. 26"; a ruling with its switch: "Ruling 16c (strikesRolled)"; a house ruling in the organiser's words. */
export const sourceText = ({
  kind,
  document,
  heading,
  page,
  ruling,
  switch: option,
}: SourceAnswer): string =>
  kind === 'HOUSE'
    ? `House ruling: ${escapeText(heading)} (${option ?? ''})`
    : ruling === null
      ? `${document} ${heading}${page === null ? '' : `, p. ${page}`}`
      : `${heading}${option === null ? '' : ` (${option})`}`;

/** Places in the documents, each once. */
export const sourcesText = (sources: readonly SourceAnswer[]): string =>
  clip([...new Set(sources.map(sourceText))].join(' · '), 900);

/** `IN_THE_WAY` as `in the way`. */
export const wordsOf = (code: string): string => code.toLowerCase().replaceAll('_', ' ');

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** A field of lines; none where there are no lines. */
export const linesField = (name: string, lines: readonly string[]): readonly Field[] =>
  lines.length === 0 ? [] : [{ name, value: lines.join('\n') }];

/** The same as a list. */
export const listField = (name: string, lines: readonly string[]): readonly Field[] =>
  linesField(
    name,
    lines.map((line) => `- ${line}`),
  );

const LONGEST_RECEIPT = 950;

/** A roll of ours with its receipt as it can be copied, or as a file where it is longer than an answer holds; dice of others have none. */
export const rollParts = (
  receipt: string | null,
): Pick<Message, 'colour' | 'files'> & { readonly fields: readonly Field[] } => {
  if (receipt === null) return { colour: colours.answer, fields: [] };
  return receipt.length <= LONGEST_RECEIPT
    ? { colour: colours.roll, fields: [{ name: 'Receipt', value: `\`\`\`\n${receipt}\n\`\`\`` }] }
    : {
        colour: colours.roll,
        fields: [{ name: 'Receipt', value: 'in the file; check it with `/receipt`' }],
        files: [{ name: 'receipt.txt', text: receipt }],
      };
};
