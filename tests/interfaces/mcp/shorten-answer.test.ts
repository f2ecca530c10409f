import fc from 'fast-check';
import { ANSWER_CHARACTERS, readOn, shortenAnswer } from '../../../src/interfaces/mcp/shorten-answer';

type Fields = Readonly<Record<string, unknown>>;
const cutsOf = (answer: Fields) =>
  (answer['cut'] ?? []) as readonly { readonly at: string; readonly from: number; readonly of: number }[];

describe('shortenAnswer', () => {
  it('leaves an answer that fits as it is', () => {
    const answer = { needed: '6/4', items: [1, 2, 3] };
    expect(shortenAnswer(answer)).toBe(answer);
  });

  it('keeps small fields, cuts the long list and says where to read on', () => {
    const items = Array.from({ length: 5_000 }, (_, index) => ({ index }));
    const { items: kept, cut, name } = shortenAnswer({ name: 'Cup', items });
    const shown = (kept as readonly unknown[]).length;
    expect(name).toBe('Cup');
    expect(cut).toEqual([{ at: '/items', from: shown, of: 5_000 }]);
    expect(readOn({ items }, { at: '/items', from: 4_999 })).toEqual({ items: [{ index: 4_999 }] });
  });

  it.each([
    ['a long text', { text: 'x'.repeat(30_000) }, '/text'],
    ['a list of one long thing', { list: [{ inside: 'y'.repeat(30_000) }] }, '/list/0/inside'],
    ['a field whose name needs escapes', { 'a/b~c': Array(9_000).fill(7) }, '/a~1b~0c'],
    [
      'an object of many fields',
      { map: Object.fromEntries(Array.from({ length: 3_000 }, (_, n) => [`field${n}`, n])) },
      '/map',
    ],
  ])('cuts %s', (_, answer, at) => {
    const short = shortenAnswer(answer);
    expect(JSON.stringify(short).length).toBeLessThan(ANSWER_CHARACTERS + 500);
    const [cut] = cutsOf(short);
    expect(cut?.at).toBe(at);
    expect(readOn(answer, { at, from: cut?.from ?? 0 })).not.toBeNull();
  });

  it('never loses an entry: what is shown and what is read on is the whole list', () => {
    const entry = fc.string({ maxLength: 400 });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 300, minLength: 60 }), (items) => {
        const read: unknown[] = [];
        let next: number | undefined = 0;
        while (next !== undefined) {
          const part: Fields = readOn({ items }, { at: '/items', from: next }) ?? {};
          read.push(...(part['items'] as readonly unknown[]));
          next = cutsOf(part).find(({ at }) => at === '/items')?.from;
        }
        expect(read).toEqual(items);
      }),
      { numRuns: 50 },
    );
  });
});
