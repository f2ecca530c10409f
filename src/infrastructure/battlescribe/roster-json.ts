import { type Result, ok, refused } from '../../shared/result';
import type { ImportFault, XmlElement, XmlLimits } from './read-xml';

const SPACES = /[ \t\n\r]*/y;
const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

const endOf = (pattern: RegExp, text: string, from: number): number => {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : -1;
};

/** Past the string that begins at `from`; as a negative number, where it is none, the place of what may not stand in it. */
const endOfString = (text: string, from: number): number => {
  let at = from + 1;
  while (at < text.length && text[at] !== '"') {
    const next = text[at] === '\\' ? endOf(ESCAPE, text, at) : at + 1;
    if (next < 0 || (text[at] ?? '') < ' ') return -at;
    at = next;
  }
  return at < text.length ? at + 1 : -at;
};

type Expected = 'VALUE' | 'KEY' | 'COLON' | 'NEXT';

/** The place at which a text stops being JSON: the first character that may not stand there, or its end. */
const firstWrong = (text: string): number => {
  const open: string[] = [];
  let expected: Expected = 'VALUE';
  let mayClose = false;
  for (let at = endOf(SPACES, text, 0); at < text.length; at = endOf(SPACES, text, at)) {
    const sign = text[at] ?? '';
    const closes = open.at(-1) === '{' ? '}' : ']';
    if (open.length > 0 && sign === closes && (expected === 'NEXT' || mayClose)) {
      open.pop();
      [at, expected, mayClose] = [at + 1, 'NEXT', false];
    } else if (expected === 'NEXT' || expected === 'COLON') {
      if (sign !== (expected === 'COLON' ? ':' : ',') || open.length === 0) return at;
      [at, expected] = [at + 1, expected === 'NEXT' && open.at(-1) === '{' ? 'KEY' : 'VALUE'];
    } else if (sign === '"') {
      const end: number = endOfString(text, at);
      if (end < 0) return -end;
      [at, expected, mayClose] = [end, expected === 'KEY' ? 'COLON' : 'NEXT', false];
    } else if (expected === 'VALUE' && (sign === '{' || sign === '[')) {
      open.push(sign);
      [at, expected, mayClose] = [at + 1, sign === '{' ? 'KEY' : 'VALUE', true];
    } else {
      const end: number = expected === 'VALUE' ? endOf(SCALAR, text, at) : -1;
      if (end < 0) return at;
      [at, expected, mayClose] = [end, 'NEXT', false];
    }
  }
  return text.length;
};

/** The complaint of a JSON parser, with line and column. */
export const placeInJson = (text: string, error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error);
  const before = text.slice(0, firstWrong(text)).split('\n');
  const words = message.replace(/( (in JSON )?at position .*|, (\.\.\.)?".*is not valid JSON)$/s, '');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}: ${words}`;
};

/**
 * New Recruit writes the roster of BattleScribe as JSON: what is an attribute there is a field here, and what is an element
 * with children is a list. So it becomes the same elements, and one reader reads both.
 */

/** The name of the elements in each list that a reader of rosters looks at; other lists are passed over. */
const ELEMENTS: Readonly<Record<string, string>> = {
  forces: 'force',
  selections: 'selection',
  costs: 'cost',
  costLimits: 'costLimit',
};

type JsonObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON out of a file; refused with line and column. */
export const parsedJson = (bytes: Uint8Array): Result<unknown, ImportFault> => {
  let text = '';
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return ok(JSON.parse(text) as unknown);
  } catch (error) {
    return error instanceof SyntaxError
      ? refused({ code: 'NOT_JSON', detail: placeInJson(text, error).slice(0, 200) })
      : refused({ code: 'NOT_UTF8', detail: 'the file is not UTF-8' });
  }
};

const attributesOf = (object: JsonObject): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(object).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  );

/** Whether the bytes begin as a JSON object does. */
export const looksLikeJson = (bytes: Uint8Array): boolean => {
  const start = bytes[0] === 0xef ? 3 : 0;
  for (let at = start; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    if (byte > 0x20) return byte === 0x7b;
  }
  return false;
};

/** Any JSON document within the limit of bytes. */
export const readJson = (bytes: Uint8Array, limit: number): Result<unknown, ImportFault> =>
  bytes.length > limit
    ? refused({ code: 'TOO_LARGE', detail: `at most ${limit} bytes, not ${bytes.length}` })
    : parsedJson(bytes);

/** The roster in a JSON document of New Recruit as elements; refused where it is none, or beyond the limits. */
export const rosterElement = (
  document: unknown,
  { elements, depth, attributeCharacters }: XmlLimits,
): Result<XmlElement, ImportFault> => {
  const roster = isObject(document) ? document['roster'] : undefined;
  if (!isObject(roster))
    return refused({
      code: 'NOT_BATTLESCRIBE',
      detail: 'the JSON holds no object "roster" or list "forces"',
    });
  let fault: ImportFault | undefined;
  let count = 0;
  const elementOf = (name: string, object: JsonObject, level: number): XmlElement => {
    count += 1;
    if (count > elements) fault ??= { code: 'TOO_MANY_ELEMENTS', detail: `at most ${elements} elements` };
    if (level > depth) fault ??= { code: 'TOO_DEEP', detail: `at most ${depth} elements inside each other` };
    const attributes = attributesOf(object);
    if (Object.values(attributes).some(({ length }) => length > attributeCharacters))
      fault ??= { code: 'TOO_LARGE', detail: `at most ${attributeCharacters} characters in a field` };
    if (fault) return { name, attributes: {}, children: [], text: '' };
    const children = Object.entries(ELEMENTS).flatMap(([list, inner]): readonly XmlElement[] => {
      const items = object[list];
      if (!Array.isArray(items)) return [];
      const made: XmlElement[] = [];
      for (const item of items) {
        if (fault) break;
        if (isObject(item)) made.push(elementOf(inner, item, level + 2));
      }
      return [{ name: list, attributes: {}, children: made, text: '' }];
    });
    return { name, attributes, children, text: '' };
  };
  const element = elementOf('roster', roster, 1);
  return fault ? refused(fault) : ok(element);
};
