import { crashText } from '../../../src/interfaces/http/crash-text';

const MARKER = 'Jean-Luc Picard';

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

const named = (name: string): Error => Object.assign(new Error('x'), { name });
const changed = (): Error => Object.assign(new Error(MARKER), { message: 'something else' });

it.each([
  ['a message', new Error(`of ${MARKER}`)],
  ['a message of several lines', new TypeError(`of\n${MARKER}\nand`)],
  ['a message that looks like a stack', new RangeError(`x\n    at ${MARKER} (/a.js:1:1)`)],
  ['a message that was changed after it was thrown', changed()],
  ['an invalid pattern', thrownBy(() => new RegExp(`[${MARKER}`, 'u'))],
  ['broken JSON', thrownBy(() => JSON.parse(`{"${MARKER}`) as unknown)],
  ['its name', named(MARKER)],
  ['its code', Object.assign(new Error('x'), { code: MARKER })],
  ['its cause', new Error('x', { cause: new Error(MARKER) })],
  ['other fields', Object.assign(new Error('x'), { input: MARKER })],
  ['a thrown text', MARKER],
  ['a thrown object', { message: MARKER, stack: MARKER }],
])('leaves out what was sent where it stands in %s', (_, crash) => {
  const text = crashText(crash);
  expect(text).not.toContain('Jean');
  expect(text).not.toContain('Picard');
});

it('names the class, the code and the places in the code', () => {
  const crash = thrownBy(() => Buffer.from(undefined as unknown as string));
  const [title, first] = crashText(crash).split('\n');
  expect(title).toBe('TypeError ERR_INVALID_ARG_TYPE');
  expect(first).toMatch(/^ {4}at /);
  expect(crashText(crash)).toContain('crash-text.test.ts:');
});

it('names places where the message is empty', () => {
  expect(crashText(new Error()).split('\n')[0]).toBe('Error');
  expect(crashText(new Error())).toContain('crash-text.test.ts:');
});
