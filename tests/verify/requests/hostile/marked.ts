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
