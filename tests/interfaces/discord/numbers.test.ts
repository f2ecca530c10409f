import { readConversation } from './conversation';

/**
 * The numbers that the golden conversations show, worked out anew: by throwing every die here, or typed off a document. Nothing of
 * the engine is used, so that a golden file cannot have been copied from a mistake.
 */

const FACES = [1, 2, 3, 4, 5, 6];

/** Every throw of so many dice. */
const throwsOf = (count: number): readonly (readonly number[])[] =>
  count === 0 ? [[]] : throwsOf(count - 1).flatMap((before) => FACES.map((face) => [...before, face]));

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

/** As a player reads it: `161/216 (74.54 %)`. */
const written = (some: bigint, all: bigint): string => {
  const by = gcd(some, all);
  return `${some / by}/${all / by} (${((Number(some) / Number(all)) * 100).toFixed(2)} %)`;
};

/** The chance that this holds for so many dice. */
const chance = (count: number, holds: (...dice: readonly number[]) => boolean): string => {
  const all = throwsOf(count);
  return written(BigInt(all.filter((dice) => holds(...dice)).length), BigInt(all.length));
};
const fractionOf = (text: string): string => text.split(' ')[0] ?? '';

const choose = (n: number, k: number): bigint =>
  k === 0 ? 1n : (choose(n - 1, k - 1) * BigInt(n)) / BigInt(k);

/** Wounds lost of six Strikes of 1/12 at two Wounds and one Fate, which prevents the first Wound on 4+ (004, FATE). */
const strikesAtFate = (lost: number): string => {
  const ways = Array.from({ length: 7 }, (_, hits) => choose(6, hits) * 11n ** BigInt(6 - hits));
  const doubled = ways.flatMap((way, hits) =>
    [0, hits > 0 ? 1 : 0].map((prevented) => [Math.min(2, hits - prevented), way] as const),
  );
  const some = doubled.filter(([wounds]) => wounds === lost).reduce((sum, [, way]) => sum + way, 0n);
  return written(some, 2n * 12n ** 6n);
};

const max = (...dice: readonly number[]): number => Math.max(...dice);

type Row = readonly [conversation: string, done: string, source: string, shown: readonly string[]];

const rows: readonly Row[] = [
  [
    'rules',
    'Ann> /to-wound strength:4 defence:9',
    '003 TO WOUND CHART, p. 35: 6/4',
    ['6 and then 4+', chance(2, (a = 0, b = 0) => a === 6 && b >= 4)],
  ],
  [
    'rules',
    'Ann> /to-wound strength:4 defence:9 bonus:1',
    '003 TO WOUND CHART, p. 35; both dice have the bonus',
    ['5+ and then 3+', chance(2, (a = 0, b = 0) => a + 1 >= 6 && b + 1 >= 4)],
  ],
  [
    'rules',
    'Ann> /to-wound strength:1 defence:10',
    '003 TO WOUND CHART, p. 35: no number',
    ['cannot wound', '0/1 (0 %)'],
  ],
  [
    'rules',
    'Ann> /chart odds chart:swim modifiers:mounted',
    '003 SWIM CHART, p. 85: sinks on 1, strongly on 6; +1 mounted',
    [
      'Sinks: 0/1',
      `Swims: ${fractionOf(chance(1, (a = 0) => a + 1 >= 2 && a + 1 <= 5))}`,
      `Swims strongly: ${fractionOf(chance(1, (a = 0) => a + 1 >= 6))}`,
    ],
  ],
  [
    'rules',
    'Ann> /chart resolve chart:leap dice:1 fall-inches:4 model-height-inches:2',
    '003 LEAP TABLE and FALLING: a hit for each full inch, one more than it fell beyond its height',
    ['a 2 inch model falls 4 inches: 3 Strength 3 hits'],
  ],
  [
    'rules',
    'Ann> /courage odds courage:4 will-available:2',
    '004 TAKING COURAGE TESTS: 2D6 and Courage, 10 passes; each Will adds one',
    [
      chance(2, (a = 0, b = 0) => a + b + 4 >= 10),
      `1 Will   ██████████░░ ${(100 * (30 / 36)).toFixed(2)} %`,
      `passes with ${chance(2, (a = 0, b = 0) => a + b + 4 + 2 >= 10)}`,
      '4 Will',
    ],
  ],
  [
    'rules',
    'Ann> /cast odds power:BLACK_DART casting-value:5 will:2 target-defence:6 target-will:1',
    '004 MAKING A CASTING ROLL, RESISTING A MAGICAL POWER, BLACK DART (Strength 9: 3+ at Defence 6, 003 p. 35)',
    [
      `Cast:\n  ${chance(2, (a = 0, b = 0) => max(a, b) >= 5)}`,
      `Resisted:\n  ${chance(3, (a = 0, b = 0, c = 0) => max(a, b) >= 5 && c >= max(a, b))}`,
      `takes effect ${chance(3, (a = 0, b = 0, c = 0) => max(a, b) >= 5 && c < max(a, b))}`,
      `slain ${chance(4, (a = 0, b = 0, c = 0, d = 0) => max(a, b) >= 5 && c < max(a, b) && d >= 3)}`,
      `1: ${chance(3, (a = 0, b = 0, c = 0) => max(a, b) >= 5 && c === 6)}`,
    ],
  ],
  [
    'rules',
    'Ann> /event-plan points:600 days:2',
    "001 SUBSEQUENT ROUNDS: 600 points, two days: 7 games, 1 hour 45 minutes, 4'x4'",
    ['7 games', 'Rounds of 105 minutes', "Boards of 4' by 4'"],
  ],
  [
    'rules',
    'Ann> /scenario score scenario:take-and-hold first:start40 left18, leader alive w2 second:start40 left30, leader slain objectives:centre 4-1',
    '000 SCENARIO 3: 7 for three times as many, 2 for the leader; 1 for Wounds, 3 for Broken while unbroken',
    [`${7 + 2} - ${1 + 3}: the first side wins`],
  ],
  [
    'fights',
    'Ann> /duel first:A2 F4 second:A1 F3',
    '004 DUEL ROLL, DRAWN COMBATS: the highest die, the higher Fight where they are equal',
    [
      `First (Good): ${chance(3, (a = 0, b = 0, c = 0) => max(a, b) >= c)}`,
      `Second (Evil): ${chance(3, (a = 0, b = 0, c = 0) => max(a, b) < c)}`,
      `Equal highest scores:\n  ${chance(3, (a = 0, b = 0, c = 0) => max(a, b) === c)}`,
    ],
  ],
  [
    'fights',
    'Ann> /duel first:A1 F4 second:A1 F4',
    '004 DRAWN COMBATS: equal Fight, a roll-off of 4+',
    [
      `First (Good): ${chance(3, (a = 0, b = 0, off = 0) => a > b || (a === b && off >= 4))}`,
      `Equal highest scores:\n  ${chance(2, (a = 0, b = 0) => a === b)}`,
    ],
  ],
  [
    'fights',
    'Ann> /strikes strikes:3x S4 target:D9 W2 fate1 trapped:True',
    '003 p. 35: 6/4, 1/12; 004: twice the Strikes against a Trapped model; FATE',
    [
      `0 Wounds: ${strikesAtFate(0)}`,
      `1 Wound: ${strikesAtFate(1)}`,
      `2 Wounds: ${strikesAtFate(2)}`,
      `Slain:\n  ${strikesAtFate(2)}`,
    ],
  ],
  [
    'fights',
    'Ann> /fight odds first:A1 F4 S4 D6 second:A1 F3 S4 D5',
    '004 DUEL ROLL; 003 p. 35: Strength 4 wounds Defence 5 and 6 on 5+',
    [
      `First (Good): ${chance(2, (a = 0, b = 0) => a >= b)}`,
      `Second (Evil): ${chance(2, (a = 0, b = 0) => a < b)}`,
      `Slain of First (Good):\n  Model 1: ${chance(3, (a = 0, b = 0, c = 0) => a < b && c >= 5)}`,
      `Slain of Second (Evil):\n  Model 1: ${chance(3, (a = 0, b = 0, c = 0) => a >= b && c >= 5)}`,
    ],
  ],
  [
    'fights',
    'Ann> /volley odds shooters:2x 4+ S3 wall target:D5',
    '004 HOW TO SHOOT; 003 p. 32: a wall on 4+; p. 35: Strength 3 wounds Defence 5 on 5+',
    [
      `wounds ${chance(3, (hit = 0, wall = 0, wound = 0) => hit >= 4 && wall >= 4 && wound >= 5)}`,
      `Slain:\n  ${written(144n - 121n, 144n)}`,
    ],
  ],
  [
    'tournament',
    'Ann> /standings',
    '001 RANKING, BYE: a win is 3 Tournament Points, a bye a win of 6 - 0 with the leader; 7 - 4 with the leader',
    [
      'Elrond                 3    6    6  1  1-0-0',
      `Aragorn                3    ${7 - 4}    7  1  1-0-0`,
      `Boromir                0   ${4 - 7}    4  0  0-0-1`,
    ],
  ],
  [
    'tournament',
    'Ann> /concede',
    '001 CONCEDING: 12 - 0, and the leader slain',
    ['wins 12 - 0 with a leader kill'],
  ],
  [
    'dispute',
    'Bert> /standings',
    '001 RANKING: what is reported counts until a referee has ruled',
    [
      `Aragorn                3    ${7 - 5}    7  0  1-0-0`,
      `Boromir                0   ${5 - 7}    5  0  0-0-1`,
    ],
  ],
];

describe('the numbers of the golden conversations', () => {
  it.each(rows)('%s: %s, by %s', (conversation, done, _, shown) => {
    const turns = readConversation(conversation).filter(
      (turn) => turn.done === done && turn.seen.length >= 3,
    );
    const seen = turns.map((turn) => turn.seen.join('\n'));
    expect(seen.length).toBeGreaterThan(0);
    expect(shown.filter((text) => !seen.some((one) => one.includes(text)))).toEqual([]);
  });

  it('are all of the chances that are shown', () => {
    const checked = rows.flatMap(([, , , shown]) => shown).join('\n');
    const unchecked = ['rules', 'fights'].flatMap((name) =>
      readConversation(name).flatMap(({ seen }) =>
        [...seen.join('\n').matchAll(/(\d+\/\d+) \(/g)].map(([, fraction = '']) => fraction),
      ),
    );
    // What is left follows from the others: no Will regained, and a hit is the effect.
    const following = ['49/54', '91/324', '121/144'];
    expect(unchecked.filter((one) => !checked.includes(one) && !following.includes(one))).toEqual([]);
  });
});
