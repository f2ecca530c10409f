import type { ClientRequest } from '../../../interfaces/in-process';
import type { Choices } from '../random';
import { hostileJson, hostileTexts } from './values';

const MARK = '\u0001hostile\u0001';
const MARK_JSON = JSON.stringify(MARK);

/** The value with a mark instead of one of its parts, or as one more key. The mark becomes something hostile when it is sent. */
export const marked = (value: unknown, random: Choices): unknown => {
  if (typeof value !== 'object' || value === null || random.chance(0.15)) return MARK;
  if (Array.isArray(value)) {
    if (value.length === 0) return [MARK];
    const at = random.below(value.length);
    return value.map((one: unknown, index) => (index === at ? marked(one, random) : one));
  }
  const entries = Object.entries(value);
  if (entries.length === 0 || random.chance(0.1))
    return { ...value, [random.pick(['extra', 'constructor', 'toString', 'id', ''])]: MARK };
  const chosen = random.pick(entries)[0];
  return Object.fromEntries(entries.map(([key, one]) => [key, key === chosen ? marked(one, random) : one]));
};

/** JSON text whose marks are hostile values. */
export const hostileBody = (json: string, random: Choices): string =>
  json.replaceAll(MARK_JSON, () => random.pick(hostileJson));

/** The request with hostile values where its address and its body are marked. */
export const withHostileValues = ({ url, body, ...rest }: ClientRequest, random: Choices): ClientRequest => {
  const text = encodeURIComponent(random.pick(hostileTexts));
  return {
    ...rest,
    url: url.replaceAll(encodeURIComponent(MARK), text).replaceAll(encodeURIComponent(MARK_JSON), text),
    ...(typeof body === 'string' && { body: hostileBody(body, random) }),
  };
};

/** An input that can be asked with: an object, whatever was marked. */
export const markedInput = (input: unknown, random: Choices): Readonly<Record<string, unknown>> => {
  const value = marked(input, random);
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : { field: MARK };
};

const FILES: readonly string[] = ['content', 'roster', 'file'];
const pieces = [
  '<',
  '/>',
  '&x;',
  ' id=""',
  ' name="constructor"',
  ' number="1e999"',
  '\u0000',
  '"]}',
  '-1',
  'PK\u0003\u0004',
];

/** Whether there are files in it. */
export const hasFiles = (input: unknown): boolean =>
  FILES.some((name) => JSON.stringify(input).includes(`"${name}":"`));

/** A text with a piece of it gone, twice there or in another place, or with something else in it. */
const spoilt = (text: string, random: Choices): string => {
  const [at, to] = [random.below(text.length + 1), random.below(text.length + 1)];
  const piece = text.slice(at, at + random.below(400));
  switch (random.below(4)) {
    case 0:
      return text.slice(0, at) + text.slice(at + piece.length);
    case 1:
      return text.slice(0, to) + piece + text.slice(to);
    case 2:
      return text.slice(0, at) + piece + piece + text.slice(at + piece.length);
    default:
      return text.slice(0, at) + random.pick(pieces) + text.slice(at + random.below(8));
  }
};

/** The input with its files spoilt, in some places each: rosters and catalogues in base64. */
export const withSpoiltFiles = <Value>(input: Value, random: Choices): Value =>
  JSON.parse(JSON.stringify(input), (key, value: unknown) => {
    if (typeof value !== 'string' || !FILES.includes(key) || value.length === 0) return value;
    let text = Buffer.from(value, 'base64').toString('latin1');
    for (let times = 1 + random.below(4); times > 0; times -= 1) text = spoilt(text, random);
    return Buffer.from(text, 'latin1').toString('base64');
  }) as Value;
