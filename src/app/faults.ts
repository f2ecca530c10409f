import type * as z from 'zod/mini';

/** What kind of thing is wrong with one field. */
export const faultCodes = [
  'REQUIRED',
  'WRONG_TYPE',
  'TOO_SMALL',
  'TOO_LARGE',
  'TOO_SHORT',
  'TOO_LONG',
  'NOT_ALLOWED',
  'WRONG_FORMAT',
  'UNKNOWN_FIELD',
  'UNKNOWN_REFERENCE',
  'DUPLICATE',
  'INCONSISTENT',
] as const;
export type FaultCode = (typeof faultCodes)[number];

/** One thing wrong with the input: where (`entrants[3].id`, empty for the whole), what, and what was allowed. */
export interface Fault {
  readonly path: string;
  readonly code: FaultCode;
  readonly message: string;
}

type Issue = z.core.$ZodIssue;

/** `['entrants', 3, 'id']` as `entrants[3].id`. */
const pathText = (path: readonly PropertyKey[]): string =>
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
              message: `must be ${allowedText(issue.values)}, not ${shown(issue.input)}`,
            },
      ];
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        path: pathText([...issue.path, key]),
        code: 'UNKNOWN_FIELD' as const,
        message: 'is not a field of this input',
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

/** Every fault that an input schema found, in the order of the fields. */
export const faultsFromIssues = (issues: readonly Issue[]): readonly Fault[] => issues.flatMap(faultsOf);
