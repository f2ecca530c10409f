import { counted } from '../../../shared/counted';
import type { LineReader } from './reader';

/** The numbers and words that lines have in common. */

/** Also where nothing stands between two of them, as in "S4vD6" or "s4d6+1". */
const stat = (letters: string): RegExp =>
  new RegExp(String.raw`(?:(?<![a-z])|(?<=[\d\u0000]v))(?:${letters})\s*(\d{1,2})(?!\d|\+(?!\d))`);

export const strength = (reader: LineReader) =>
  reader.number(stat('s|str|strength'), (value) => `Strength ${value}`);
export const defence = (reader: LineReader) =>
  reader.number(stat('d|def|defence|defense'), (value) => `Defence ${value}`);
export const fight = (reader: LineReader) => reader.number(stat('f|fight|fv'), (value) => `Fight ${value}`);
export const courage = (reader: LineReader) =>
  reader.number(stat('c|courage|bravery'), (value) => `Courage ${value}`);

const before = (letters: string): RegExp =>
  new RegExp(String.raw`(?<![a-z\d])(\d{1,2})\s*(?:${letters})(?![a-z])`);

export const attacks = (reader: LineReader) =>
  reader.number(before('attacks?|atks?|strikes?|swings?|a'), (value) => counted(value, 'Attack')) ??
  reader.number(stat('a|attacks?'), (value) => counted(value, 'Attack'));
export const might = (reader: LineReader) =>
  reader.number(before('might|m'), (value) => `${value} Might`) ??
  reader.number(stat('might'), (value) => `${value} Might`);
export const will = (reader: LineReader) =>
  reader.number(before('will|w'), (value) => `${value} Will`) ??
  reader.number(stat('will'), (value) => `${value} Will`);
export const fate = (reader: LineReader) =>
  reader.number(before('fate|f'), (value) => `${value} Fate`) ??
  reader.number(stat('fate'), (value) => `${value} Fate`);
export const wounds = (reader: LineReader) =>
  reader.number(before('wounds?|hp'), (value) => counted(value, 'Wound'));
export const dice = (reader: LineReader) =>
  reader.number(before('dice|die|d6'), (value) => counted(value, 'die', 'dice'));
export const inches = (reader: LineReader) =>
  reader.number(/(\d{1,3}(?:\.\d)?)\s*(?:"|''|”|in(?:ch(?:es)?)?\b)/, (value) => `${value} inches`);
export const score = (reader: LineReader) =>
  reader.number(/(?<!\d)([1-6])\s*\+(?!\d)/, (value) => `${value}+`);
export const twoHanded = (reader: LineReader) =>
  reader.has(/\b(?:two[- ]?hand(?:ed|er)?|2[- ]?h(?:and(?:ed|er)?)?)(?: weapon)?\b/, 'a two-handed weapon');
export const trapped = (reader: LineReader) => reader.has(/\b(?:trapped|prone)\b/, 'Trapped');
