import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { drawRound } from '../../../../src/domain/tournaments/pairing/draw-round';
import { bestByEnumeration, fewestRematches, leftOverByTrial, literalSwaps } from './oracles';
import { type PlayedRound, eventShapes, playEvent, randomFrom } from './random-events';
import { drawRanked } from './ranked-field';
import { cases } from '../../../cases';

/** The round as the judges see it: positions in the ranking, who has met, and what was drawn. */
const judged = ({ input, draw }: PlayedRound) => {
  const ids = draw.standings.map(({ entrant }) => entrant);
  const position = new Map(ids.map((id, index) => [id, index]));
  const meetings = input.games.flatMap(({ entrants: [a, b] }) =>
    b === undefined ? [] : [`${a} ${b}`, `${b} ${a}`],
  );
  const met = new Set(meetings);
  const someMetTwice = met.size < meetings.length;
  const haveMet = (a: number, b: number): boolean => met.has(`${ids[a]} ${ids[b]}`);
  const times = ids.map(
    (id) =>
      input.games.filter(({ kind, entrants }) => (kind === 'BYE' || kind === 'SPARE') && entrants[0] === id)
        .length,
  );
  const pairs = draw.tables.map(({ entrants: [a, b] }) => [position.get(a)!, position.get(b)!] as const);
  const leftOver = draw.unpaired ? position.get(draw.unpaired.entrant)! : null;
  return { all: ids.map((_, index) => index), haveMet, someMetTwice, times, pairs, leftOver };
};

const laterRounds = (shape: Parameters<typeof playEvent>[0]): readonly PlayedRound[] =>
  playEvent(shape).filter(({ draw }) => draw.round > 1);

/** Checks every later round of random events of these sizes. */
const everyLaterRound = (
  sizes: readonly [smallest: number, largest: number],
  numRuns: number,
  check: (round: ReturnType<typeof judged>, played: PlayedRound) => void,
): void =>
  fc.assert(
    fc.property(eventShapes(...sizes), (shape) => {
      for (const played of laterRounds(shape)) check(judged(played), played);
    }),
    { numRuns },
  );

describe('any event, odd or even, with drop-outs and late entrants', () => {
  test('each active entrant appears exactly once, the tables are numbered down the ranking', () => {
    fc.assert(
      fc.property(eventShapes(6, 64), (shape) => {
        for (const { input, draw } of playEvent(shape)) {
          const active = input.entrants
            .filter(({ active: isActive }) => isActive !== false)
            .map(({ id }) => id);
          const seated = [
            ...draw.tables.flatMap(({ entrants }) => entrants),
            ...(draw.unpaired ? [draw.unpaired.entrant] : []),
          ];
          expect([...seated].sort()).toEqual([...active].sort());
          expect(draw.tables.map(({ table }) => table)).toEqual(draw.tables.map((_, index) => index + 1));
          expect(draw.unpaired === null).toBe(active.length % 2 === 0);
        }
      }),
      { numRuns: cases(150) },
    );
  });

  test('the higher ranked stands first, and so does the table with the higher ranked', () => {
    everyLaterRound([6, 64], 30, ({ pairs }) => {
      for (const [higher, lower] of pairs) expect(higher).toBeLessThan(lower);
      expect(pairs.map(([higher]) => higher)).toEqual(pairs.map(([higher]) => higher).sort((a, b) => a - b));
    });
  });

  test('as few rematches as can be, none where none is needed; each is marked', () => {
    everyLaterRound([6, 64], 100, ({ all, haveMet, pairs, leftOver }, { draw }) => {
      const rematches = pairs.map(([a, b]) => haveMet(a, b));
      expect(draw.tables.map(({ reason }) => reason.code === 'REMATCH_UNAVOIDABLE')).toEqual(rematches);
      const paired = all.filter((position) => position !== leftOver);
      expect(rematches.filter(Boolean)).toHaveLength(fewestRematches(paired, haveMet));
    });
  });

  test('the first by rank: every better-ranked opponent passed over would have cost a rematch more', () => {
    everyLaterRound([6, 48], 60, ({ all, haveMet, someMetTwice, pairs, leftOver }) => {
      // From then on even meetings come before the order (even-meetings.test.ts).
      if (someMetTwice) return;
      let free = all.filter((position) => position !== leftOver);
      for (const [higher, lower] of pairs) {
        const fewest = fewestRematches(free, haveMet);
        const costOf = (opponent: number): number =>
          Number(haveMet(higher, opponent)) +
          fewestRematches(
            free.filter((position) => position !== higher && position !== opponent),
            haveMet,
          );
        const passedOver = free.filter((position) => position > higher && position < lower);
        expect(passedOver.filter((position) => costOf(position) === fewest)).toEqual([]);
        free = free.filter((position) => position !== higher && position !== lower);
      }
    });
  });

  test('the one left over is the one that trial finds', () => {
    everyLaterRound([5, 32], 80, ({ haveMet, times, leftOver }) => {
      if (leftOver !== null) expect(leftOver).toBe(leftOverByTrial(times, haveMet));
    });
  });

  test('the literal swap rule’s answer wherever that rule finishes', () => {
    let finished = 0;
    everyLaterRound([6, 64], 150, ({ all, haveMet, pairs, leftOver }) => {
      const swapped = literalSwaps(
        all.filter((position) => position !== leftOver),
        haveMet,
      );
      if (!swapped) return;
      finished += 1;
      expect(pairs).toEqual(swapped);
    });
    expect(finished).toBeGreaterThan(100);
  });

  test('the rounds said to be certain can be drawn without a rematch, whatever the results', () => {
    fc.assert(
      fc.property(eventShapes(6, 30), (shape) => {
        const rounds = playEvent({ ...shape, isByHand: false, rounds: 8 });
        const active = ({ draw }: PlayedRound): number => draw.standings.length;
        rounds.forEach((played, index) => {
          const certain = rounds.slice(index + 1, index + 1 + played.draw.roundsWithoutRematch);
          for (const later of certain) {
            if (active(later) < active(played)) break; // somebody left: counted anew from there
            const codes = later.draw.tables.map(({ reason }) => reason.code);
            expect(codes).not.toContain('REMATCH_UNAVOIDABLE');
          }
        });
      }),
      { numRuns: 100 },
    );
  });

  test('the same question has the same draw, in whatever order and under whatever names it is put', () => {
    fc.assert(
      fc.property(eventShapes(6, 24), (shape) => {
        const { input, draw } = playEvent(shape).at(-1)!;
        const turned = {
          ...input,
          entrants: [...input.entrants].reverse(),
          games: [...input.games].reverse(),
        };
        expect(drawRound(turned)).toEqual(draw);
        const teams = playEvent({ ...shape, isDoubles: !shape.isDoubles }).at(-1)!.draw;
        const numbers = (text: string): string => text.replace(/(team|player)-/g, '');
        expect(numbers(JSON.stringify(teams))).toBe(numbers(JSON.stringify(draw)));
      }),
      { numRuns: 25 },
    );
  });
});

describe('against plain enumeration, fields of up to ten', () => {
  const histories = fc.record({
    half: fc.integer({ min: 1, max: 5 }),
    density: fc.double({ min: 0, max: 1, noNaN: true }),
    seed: fc.integer({ min: 0, max: 2 ** 31 }),
  });
  const randomMet = (size: number, density: number, seed: number): readonly (readonly [number, number])[] => {
    const random = randomFrom(seed);
    const places = Array.from({ length: size }, (_, index) => index + 1);
    return places.flatMap((a) =>
      places.filter((b) => b > a && random() < density).map((b) => [a, b] as const),
    );
  };
  const meeting = (met: readonly (readonly [number, number])[]) => (a: number, b: number) =>
    met.some(([one, other]) => (one === a && other === b) || (one === b && other === a));

  test('the draw is the lexicographically first of those with the fewest rematches', () => {
    fc.assert(
      fc.property(histories, ({ half, density, seed }) => {
        const size = 2 * half;
        const met = randomMet(size, density, seed);
        const places = Array.from({ length: size }, (_, index) => index + 1);
        const best = bestByEnumeration(places, meeting(met));
        const { tables } = drawRanked({ size, met });
        expect(tables.map(({ entrants }) => entrants.map(Number))).toEqual(best.pairs);
      }),
      { numRuns: cases(600) },
    );
  });

  test('with an odd number too, the one left over included', () => {
    fc.assert(
      fc.property(histories, ({ half, density, seed }) => {
        const size = 2 * half - 1;
        const met = randomMet(size, density, seed);
        const places = Array.from({ length: size }, (_, index) => index + 1);
        const byTrial = places
          .toReversed()
          .map((gone) => ({
            gone,
            ...bestByEnumeration(
              places.filter((place) => place !== gone),
              meeting(met),
            ),
          }))
          .reduce((best, one) => (one.rematches < best.rematches ? one : best));
        const { tables, unpaired } = drawRanked({ size, met });
        expect(Number(unpaired?.entrant)).toBe(byTrial.gone);
        expect(tables.map(({ entrants }) => entrants.map(Number))).toEqual(byTrial.pairs);
      }),
      { numRuns: cases(200) },
    );
  });

  test('the judges agree with each other', () => {
    fc.assert(
      fc.property(histories, ({ half, density, seed }) => {
        const size = 2 * half;
        const haveMet = meeting(randomMet(size, density, seed));
        const places = Array.from({ length: size }, (_, index) => index + 1);
        expect(fewestRematches(places, haveMet)).toBe(bestByEnumeration(places, haveMet).rematches);
      }),
      { numRuns: 100 },
    );
  });
});

describe('round 1', () => {
  /** The published method, written again: HMAC-SHA-256 blocks as words, rejection, Fisher-Yates from the end. */
  const shuffledByHand = (numbers: readonly number[], seed: string): readonly number[] => {
    const words: number[] = [];
    for (let block = 0; block < 40; block += 1) {
      const bytes = createHmac('sha256', seed).update(String(block)).digest();
      for (let at = 0; at < 32; at += 4) words.push(bytes.readUInt32BE(at));
    }
    const order = [...numbers];
    for (let last = order.length - 1; last > 0; last -= 1) {
      let word = words.shift()!;
      while (word >= 2 ** 32 - (2 ** 32 % (last + 1))) word = words.shift()!;
      const other = word % (last + 1);
      [order[last], order[other]] = [order[other]!, order[last]!];
    }
    return order;
  };

  test('anyone can repeat the draw from the player numbers and the seed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 64 }), fc.string({ minLength: 1 }), (size, seed) => {
        const entrants = Array.from({ length: size }, (_, index) => ({
          id: `e${index + 1}`,
          number: index + 1,
        }));
        const draw = drawRound({
          round: 1,
          rounds: 4,
          unpaired: 'SPARE',
          entrants: entrants.toReversed(),
          games: [],
          seed,
        });
        const order = shuffledByHand(
          entrants.map(({ number }) => number),
          seed,
        ).map((number) => `e${number}`);
        const seated = draw.tables.flatMap(({ entrants: pair }) => pair);
        expect([...seated, ...(draw.unpaired ? [draw.unpaired.entrant] : [])]).toEqual(order);
        expect(
          draw.tables.every(({ reason }) => reason.code === 'DRAWN' && reason.text === 'drawn by lot'),
        ).toBe(true);
        if (size % 2 === 1)
          expect(draw.unpaired?.reason).toEqual({
            code: 'DRAWN',
            text: 'Spare Player: left over by the draw',
          });
      }),
      { numRuns: 60 },
    );
  });

  test('another seed gives another draw', () => {
    const entrants = Array.from({ length: 32 }, (_, index) => ({ id: `e${index}`, number: index + 1 }));
    const seated = (seed: string): string =>
      drawRound({ round: 1, rounds: 4, unpaired: 'BYE', entrants, games: [], seed })
        .tables.map(({ entrants: pair }) => pair.join('-'))
        .join();
    expect(seated('one')).toBe(seated('one'));
    expect(seated('one')).not.toBe(seated('another'));
  });
});
