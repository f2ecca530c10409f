import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryStore } from '../infrastructure/aws/memory-store';
import { rolledRoll } from '../app/games/rolls/players';

const script = /```js\n([\s\S]*?)```/.exec(readFileSync('docs/verifiable-rolls.md', 'utf8'))?.[1] ?? '';

describe('the script of docs/verifiable-rolls.md', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rolls-'));
  const file = join(folder, 'check.js');
  writeFileSync(file, script);
  afterAll(() => rmSync(folder, { recursive: true }));

  const printed = (roll: unknown): string =>
    execFileSync(process.execPath, [file], { input: JSON.stringify(roll) })
      .toString()
      .trim();

  it('has ten lines', () => {
    expect(script.trim().split('\n')).toHaveLength(10);
  });

  it.each([
    ['two D6', { count: 2 }, ['mellon', 'friend']],
    ['a hundred dice of 1000 sides', { count: 100, sides: 1000 }, ['E\u0301omer', '\u{1F40E} "quoted" \\']],
    [
      'a fight',
      {
        fight: {
          sides: ['GOOD', 'EVIL'].map((alignment) => ({
            alignment,
            models: [{ attacks: 3, fight: 4, strength: 4, defence: 5, wounds: 3, fate: 3 }],
          })),
        },
      },
      ['mellon', 'friend'],
    ],
    [
      'a volley',
      { volley: { shooters: [{ count: 30, shoot: 4, strength: 2 }], target: { defence: 5, wounds: 3 } } },
      ['mellon', 'friend'],
    ],
    ['a chart', { chart: { id: 'jump', modifiers: [] }, reason: 'Éowyn’s jump' }, ['a', 'b']],
  ])('finds that the roll of %s fits, and no changed one', async (_name, input, words) => {
    const roll = await rolledRoll({ store: memoryStore() }, input, words);
    expect(printed(roll)).toBe(`fits: ${roll.dice?.join(' ')}`);
    const [first = 0, ...others] = roll.dice ?? [];
    for (const changed of [
      { dice: [(first % roll.sides) + 1, ...others] },
      { secret: `${roll.secret}x` },
      { terms: roll.terms.replace('Ann', 'Eve') },
    ])
      expect(printed({ ...roll, ...changed })).toBe('does not fit');
  });

  it('does not find that dice fit to another word', async () => {
    const roll = await rolledRoll({ store: memoryStore() }, { count: 100 }, ['mellon', 'friend']);
    const [ann, bert] = roll.players;
    expect(printed({ ...roll, players: [{ ...ann, word: 'another' }, bert] })).toBe('does not fit');
    expect(printed({ ...roll, players: [bert, ann] })).toBe('does not fit');
  });
});
