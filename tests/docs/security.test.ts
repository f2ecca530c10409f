import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
const rows = page
  .split('\n')
  .filter(
    (line) =>
      line.startsWith('| ') &&
      !line.startsWith('| threat') &&
      !line.startsWith('| limit') &&
      !line.startsWith('| -'),
  );

it('has a line for each kind of threat', () => {
  for (const kind of [
    'Spoofing',
    'Tampering',
    'Repudiation',
    'Information disclosure',
    'Denial of service',
    'Elevation of privilege',
  ])
    expect(rows.some((row) => row.startsWith(`| **${kind}**`))).toBe(true);
});

it.each(rows)('points at a test that is there: %s', (row) => {
  const [, file = '', words] = /`(tests\/[^`]+)`(?: "([^"]+)")?[ |]*$/.exec(row) ?? [];
  expect(existsSync(join(root, file)) && file !== '').toBe(true);
  const source = readFileSync(join(root, file), 'utf8');
  expect(words === undefined || source.includes(words)).toBe(true);
});
