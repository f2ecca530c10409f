import { fieldTexts, valueTexts } from './field-texts';

/** `FOUR_WORDS` as a player reads it. */
const words = (value: string): string => {
  const plain = value.toLowerCase().replaceAll('_', ' ');
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}`;
};

/** The field in plain words; its description without what is for programs, where it has none here. */
export const labelOf = (
  question: string,
  { name, description }: Readonly<Record<'name' | 'description', string>>,
): string =>
  fieldTexts[`${question.startsWith('score-') ? 'score' : question}.${name}`] ??
  fieldTexts[name] ??
  description.replace(/(?:;[^;]*(?:omitted|to \d+))?\.(?: From .*)?$/, '');

export const valueLabel = (field: string, value: string): string =>
  valueTexts[`${field}.${value}`] ?? words(value);
