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

/** Where a text stops being JSON: the first character that may not stand there, or its end. */
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

/** What a JSON parser complains of, with line and column. */
export const placeInJson = (text: string, error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error);
  const before = text.slice(0, firstWrong(text)).split('\n');
  const words = message.replace(/( (in JSON )?at position .*|, (\.\.\.)?".*is not valid JSON)$/s, '');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}: ${words}`;
};
