/** A word of ours or of a package: class names and codes such as `ERR_INVALID_ARG_TYPE`. */
const WORD = /^[A-Za-z][A-Za-z0-9_]{0,60}$/;

/** A line of a V8 stack: a function and a place in a file. */
const FRAME = /^ {4}at .*:\d+:\d+\)?$|^ {4}at (?:.+ \()?(?:native|<anonymous>)\)?$/;

const MOST_FRAMES = 30;

const wordOf = (value: unknown): readonly string[] =>
  typeof value === 'string' && WORD.test(value) ? [value] : [];

/** Node's module is loaded with the first crash. */
const isError = (value: unknown): value is Error =>
  process.getBuiltinModule('node:util').types.isNativeError(value) || value instanceof Error;

/** The stack's lines below the message. A message that has changed since cannot be cut off, so that nothing is shown. */
const framesOf = ({ stack = '', message }: Error): readonly string[] => {
  const at = stack.indexOf(message);
  if (at < 0) return [];
  return stack
    .slice(at + message.length)
    .split('\n')
    .filter((line) => FRAME.test(line))
    .slice(0, MOST_FRAMES);
};

/**
 * A crash as text for the log: the error's class, its code if it has one, and the stack's places in the code. Its message is left out,
 * because messages quote what a person sent.
 */
export const crashText = (crash: unknown): string => {
  if (!isError(crash)) return `a thrown ${typeof crash}`;
  const { code } = crash as { readonly code?: unknown };
  const title = [...wordOf(crash.name), ...wordOf(code)].join(' ') || 'Error';
  return [title, ...framesOf(crash)].join('\n');
};
