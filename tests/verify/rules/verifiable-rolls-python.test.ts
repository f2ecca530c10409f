import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rolledRoll } from '../../app/games/rolls/players';
import { memoryStore } from '../../infrastructure/aws/memory-store';

const script = /```python\n([\s\S]*?)```/.exec(readFileSync('docs/verifiable-rolls.md', 'utf8'))?.[1] ?? '';

describe('the Python script of docs/verifiable-rolls.md', () => {
  const printed = (roll: unknown): string =>
    execFileSync('python3', ['-c', script], { input: JSON.stringify(roll) })
      .toString()
      .trim();

  it('has ten lines', () => {
    expect(script.trim().split('\n')).toHaveLength(10);
  });

  it.each([
    ['two D6', { count: 2 }, ['mellon', 'friend']],
    ['a hundred dice of 1000 sides', { count: 100, sides: 1000 }, ['E\u0301omer', '\u{1F40E} "quoted" \\']],
    ['a chart', { chart: { id: 'jump', modifiers: [] }, reason: 'Éowyn’s jump' }, ['a', 'b']],
  ])('finds that the roll of %s fits, and no changed one', async (_name, input, words) => {
    const roll = await rolledRoll({ store: memoryStore() }, input, words);
    expect(printed(roll)).toBe(`fits: ${roll.dice?.join(' ')}`);
    const [first = 0, ...others] = roll.dice ?? [];
    expect(printed({ ...roll, dice: [(first % roll.sides) + 1, ...others] })).toContain('does not fit');
    expect(printed({ ...roll, secret: `${roll.secret}x` })).toContain('does not fit');
  });
});
