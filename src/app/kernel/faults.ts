import type * as z from 'zod/mini';
import { type Fault, type FaultCode, MOST_FAULTS, moreFaults } from '../../shared/refusal';
import { suggestion } from './nearest';

export { type Fault, type FaultCode, fault } from '../../shared/refusal';

/** A list is read until so many faults are found; how many more there are is not known then. */
export const MOST_READ_FAULTS = 1_000;

type Issue = z.core.$ZodIssue;

/** `['entrants', 3, 'id']` as `entrants[3].id`. */
export const pathText = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, step) =>
      typeof step === 'number' ? `${text}[${step}]` : text === '' ? String(step) : `${text}.${String(step)}`,
    '',
  );

/** A value as the message names it: lists and objects not in full, however deep or long they are. */
const shown = (value: unknown): string => {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};

/** A text or number in the words of a message; what is neither may not even have words (`{ "toString": 1 }`). */
export const worded = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : shown(value);

const typeNames: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const sizeFault = (
  issue: Extract<Issue, { code: 'too_small' | 'too_big' }>,
): Pick<Fault, 'code' | 'message'> => {
  const small = issue.code === 'too_small';
  const words = small ? ['more than', 'at least'] : ['less than', 'at most'];
  const bound = small ? issue.minimum : issue.maximum;
  const limit = `${words[issue.inclusive === false ? 0 : 1] ?? ''} ${String(bound)}`;
  const counted = { string: 'character', array: 'item' }[issue.origin as string];
  if (counted !== undefined)
    return {
      code: small ? 'TOO_SHORT' : 'TOO_LONG',
      message: `must have ${limit} ${counted}${Number(bound) === 1 ? '' : 's'}`,
    };
  return { code: small ? 'TOO_SMALL' : 'TOO_LARGE', message: `must be ${limit}` };
};

const typeFault = (issue: Extract<Issue, { code: 'invalid_type' }>): Pick<Fault, 'code' | 'message'> => {
  const expected = typeNames[issue.expected] ?? issue.expected;
  return issue.input === undefined
    ? { code: 'REQUIRED', message: `is required: ${expected}` }
    : { code: 'WRONG_TYPE', message: `must be ${expected}, not ${shown(issue.input)}` };
};

/** ": did you mean might?", or nothing where no known name is near. */
const meant = (name: unknown, known: readonly unknown[]): string => {
  const nearest = typeof name === 'string' ? suggestion(name, known.map(String)) : undefined;
  return nearest === undefined ? '' : `: did you mean ${nearest}?`;
};

const KNOWN_FIELDS = 'Known fields:';

/** The fields that `parseOptions` named in the message; none where another message stands. */
const fieldsIn = (message: string): readonly string[] =>
  message.startsWith(KNOWN_FIELDS) ? message.slice(KNOWN_FIELDS.length).trim().split(' ') : [];

/**
 * How schemas are parsed: with the input in each finding, and with the fields that an object has, apart by spaces, as the
 * message of unknown ones, so that the fault can name the nearest.
 */
export const parseOptions = {
  reportInput: true,
  error: (issue: z.core.$ZodRawIssue): string | undefined => {
    if (issue.code !== 'unrecognized_keys') return undefined;
    const { shape } = (issue.inst?._zod.def ?? {}) as { readonly shape?: object };
    return [KNOWN_FIELDS, ...Object.keys(shape ?? {})].join(' ');
  },
} as const;

const allowedText = (values: readonly unknown[]): string =>
  values.length > 40 ? `one of ${values.length} known values` : `one of ${values.map(String).join(', ')}`;

/** Our stable code and words for one finding of the input schema; one finding may be several faults. */
const faultsOf = (issue: Issue): readonly Fault[] => {
  const path = pathText(issue.path);
  switch (issue.code) {
    case 'invalid_type':
      return [{ path, ...typeFault(issue) }];
    case 'too_small':
    case 'too_big':
      return [{ path, ...sizeFault(issue) }];
    case 'invalid_value':
      return [
        issue.input === undefined
          ? { path, code: 'REQUIRED', message: `is required: ${allowedText(issue.values)}` }
          : {
              path,
              code: 'NOT_ALLOWED',
              message: `must be ${allowedText(issue.values)}, not ${shown(issue.input)}${meant(issue.input, issue.values)}`,
            },
      ];
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        path: pathText([...issue.path, key]),
        code: 'UNKNOWN_FIELD' as const,
        message: `is not a field of this input${meant(key, fieldsIn(issue.message))}`,
      }));
    case 'invalid_union': {
      const options = 'options' in issue && Array.isArray(issue.options) ? issue.options : undefined;
      return [
        {
          path,
          code: 'NOT_ALLOWED',
          message: options ? `must be ${allowedText(options)}` : 'fits none of the allowed forms',
        },
      ];
    }
    case 'custom':
      return [
        {
          path,
          code: (issue.params?.['fault'] as FaultCode | undefined) ?? 'INCONSISTENT',
          message: issue.message,
        },
      ];
    default:
      return [
        {
          path,
          code: 'WRONG_FORMAT',
          message: issue.message === 'Invalid input' ? 'has the wrong format' : issue.message,
        },
      ];
  }
};

const countOf = (issue: Issue): number => (issue.code === 'unrecognized_keys' ? issue.keys.length : 1);

/** The finding without the names that nobody will read: each is compared with every known one. */
const shortened = (issue: Issue): Issue =>
  issue.code === 'unrecognized_keys' ? { ...issue, keys: issue.keys.slice(0, MOST_FAULTS) } : issue;

/** The faults that an input schema found, in the order of the fields. */
export const faultsFromIssues = (issues: readonly Issue[]): readonly Fault[] => {
  const count = issues.reduce((sum, issue) => sum + countOf(issue), 0);
  const named = issues.slice(0, MOST_FAULTS).map(shortened).flatMap(faultsOf).slice(0, MOST_FAULTS);
  const isCut = issues.length >= MOST_READ_FAULTS;
  return count > named.length ? [...named, moreFaults(count - named.length, isCut)] : named;
};
