import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const page = readFileSync('docs/secret-choices.md', 'utf8');
const script = /```js\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
const vector = /`([0-9a-f]{64})`/.exec(page)?.[1] ?? '';

/** `-`: the script comes through the standard input. */
const printed = (choice: string): string => {
  const shown = ['-', 'Table 4, first target', choice, 'abc', vector];
  return execFileSync(process.execPath, shown, { input: script }).toString().trim();
};

describe('the script of docs/secret-choices.md', () => {
  it('finds that the test vector fits, and another choice does not', () => {
    expect(printed('Éomer')).toBe('fits');
    expect(printed('Éowyn')).toBe('does not fit');
  });
});
