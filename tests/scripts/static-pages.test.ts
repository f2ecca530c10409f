import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/** The page made by this line of a script, which runs as the build does. */
const made = (script: string): string => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (stdout === '') throw new Error(stderr);
  return stdout;
};

describe('the pages of the schema', () => {
  const page = made(
    `import { readFileSync } from 'node:fs';
     import { schemaView } from './scripts/schema-view.mjs';
     process.stdout.write(schemaView(readFileSync('schema.graphql', 'utf8')));`,
  );

  it('has a section for each type, and no link into nothing', () => {
    const sections = new Set([...page.matchAll(/<section id="(\w+)"/g)].map(([, name]) => name));
    const sdl = readFileSync(join(root, 'schema.graphql'), 'utf8');
    const types = [...sdl.matchAll(/^(?:type|enum|input|union|interface|scalar) (\w+)/gm)].map(
      ([, name]) => name,
    );
    expect(types.length).toBeGreaterThan(200);
    expect(types.filter((name) => !sections.has(name))).toEqual([]);
    const links = [...page.matchAll(/href="#(\w+)"/g)].map(([, name]) => name);
    expect(links.filter((name) => !sections.has(name))).toEqual([]);
  });

  it('shows fields, arguments and their words, and runs no script', () => {
    expect(page).toContain('<dt><code>toWound</code>');
    expect(page).toContain('Strength of the hit, 1 to 10.');
    expect(page).not.toContain('<script');
  });
});
