import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'muster-apollo-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The errors of a bundle with a later Apollo Server whose main file imports only this; in a process of its own, because it is an ES module. */
const errorsWith = (imports: readonly string[]): readonly string[] => {
  const file = join(folder, 'node_modules/@apollo/server/dist/esm/ApolloServer.js');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, imports.map((name) => `import '${name}';`).join('\n'));
  const program = `import { build } from 'esbuild';
    import { slimApollo } from './scripts/slim-apollo.mjs';
    const options = { entryPoints: [${JSON.stringify(file)}], bundle: true, write: false, logLevel: 'silent' };
    const errors = await build({ ...options, plugins: [slimApollo] }).then(() => [], ({ errors }) => errors);
    console.log(JSON.stringify(errors.map(({ text }) => text)));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: root });
  return JSON.parse(output.toString()) as readonly string[];
};

describe('a bundle without the parts of Apollo Server that are never used', () => {
  it('fails by the name of each import that a later Apollo no longer has', () => {
    const errors = errorsWith(['loglevel', '@apollo/utils.keyvaluecache']);
    expect(errors).toHaveLength(8);
    expect(errors[0]).toBe(
      String.raw`Apollo no longer imports /^@graphql-tools\/schema$/: look at scripts/slim-apollo.mjs`,
    );
    expect(errors.join()).not.toContain('loglevel');
  });

  it('is fine without Apollo', () => {
    expect(errorsWith([])).toEqual([]);
  });
});
