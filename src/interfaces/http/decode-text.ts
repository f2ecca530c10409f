import type { TextKind } from './route';

const ZERO = 48;
const NINE = 57;

/** Digits only, with a minus before them if need be: no `1e3`, no `0x10`, no blanks. */
const isInteger = (text: string): boolean => {
  const start = text.startsWith('-') ? 1 : 0;
  if (text.length === start) return false;
  for (let at = start; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character < ZERO || character > NINE) return false;
  }
  return true;
};

const isDecimal = (text: string): boolean => {
  const point = text.indexOf('.');
  return point < 0
    ? isInteger(text)
    : isInteger(text.slice(0, point)) && isInteger(`0${text.slice(point + 1)}`);
};

/** `+ 0` turns -0 into 0. */
const numberOf = (text: string): number => Number(text) + 0;

/** The value that the text of an address stands for; a text that does not fit its kind stays as it is. */
export const decodeText = (kind: TextKind, text: string): string | number | boolean => {
  switch (kind) {
    case 'integer':
    case 'integers':
      return isInteger(text) ? numberOf(text) : text;
    case 'number':
      return isDecimal(text) ? numberOf(text) : text;
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text;
    case 'text':
    case 'texts':
      return text;
  }
};

/** Whether a query parameter of this kind may be repeated. */
export const isList = (kind: TextKind): boolean => kind === 'texts' || kind === 'integers';
