import fc from 'fast-check';
import { pageFrom, pageOfRanking } from '../../../src/app/leagues/page';

const idOf = (id: number): string => String(id);

describe('pages of a list whose order never changes', () => {
  it('repeat and skip nobody, whoever is added meanwhile', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat({ max: 60 }), { maxLength: 40 }),
        fc.integer({ min: 1, max: 9 }),
        fc.array(fc.nat({ max: 60 }), { maxLength: 12 }),
        (start, limit, arrivals) => {
          let all = start.toSorted((a, b) => a - b);
          const seen: number[] = [];
          let cursor: string | undefined;
          for (let page = 0; page < 200; page += 1) {
            const answer = pageFrom(all, { limit, cursor }, idOf);
            if (!answer.ok) throw new Error('refused');
            seen.push(...answer.value.items);
            expect(answer.value.items.length).toBeLessThanOrEqual(limit);
            const arrived = arrivals[page];
            if (arrived !== undefined && !all.includes(arrived))
              all = [...all, arrived].toSorted((a, b) => a - b);
            if (answer.value.nextCursor === null) break;
            cursor = answer.value.nextCursor;
          }
          expect(new Set(seen).size).toBe(seen.length);
          expect(seen).toEqual(expect.arrayContaining(start));
          expect(seen).toEqual(seen.toSorted((a, b) => a - b));
        },
      ),
    );
  });
});

describe('pages of a ranking', () => {
  it('are the ranking, cut', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 60 }), fc.integer({ min: 1, max: 20 }), (all, limit) => {
        const seen: number[] = [];
        let cursor: string | undefined;
        do {
          const answer = pageOfRanking(all, { limit, cursor }, 'v1');
          if (!answer.ok) throw new Error('refused');
          seen.push(...answer.value.items);
          cursor = answer.value.nextCursor ?? undefined;
        } while (cursor !== undefined);
        expect(seen).toEqual(all);
      }),
    );
  });

  it('say so when the ranking has changed since the page before', () => {
    const first = pageOfRanking([3, 1, 2], { limit: 2 }, 'v1');
    expect(first).toEqual({ ok: true, value: { items: [3, 1], nextCursor: '2.v1' } });
    expect(pageOfRanking([1, 2, 3], { limit: 2, cursor: '2.v1' }, 'v2')).toEqual({
      ok: false,
      error: {
        code: 'CONFLICT',
        reason: 'RANKING_CHANGED',
        detail: 'The ranking has changed since the page before: begin again with the first page.',
      },
    });
  });

  it.each(['', '2', '.v1', '0.v1', '-1.v1', '2.', 'x.v1', '1e9.v1', '2.v1 '])(
    'know no cursor %j',
    (cursor) => {
      const answer = pageOfRanking([1, 2, 3], { limit: 2, cursor }, 'v1');
      expect(answer).toMatchObject({ ok: false, error: { code: 'INVALID_INPUT' } });
    },
  );
});
