import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/** Runs a program of an ES module in a folder of its own, with the records of a build there; answers what it prints. */
const withRecords = (program: string): unknown => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-records-'));
  const source = `
    import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
    import { createContents } from '${root}/scripts/build/contents.mjs';
    import { createRecords } from '${root}/scripts/build/records.mjs';
    process.chdir(${JSON.stringify(folder)});
    const write = (path, text) => { mkdirSync(path.slice(0, path.lastIndexOf('/')), { recursive: true }); writeFileSync(path, text); };
    // A process reads each file once: another one reads it anew.
    const isFresh = () => createRecords('dist', createContents('.')).isFresh('step');
    const keep = () => createRecords('dist', createContents('.')).keep('step', { inputs: ['src'], sources: ['src/generated/b.ts'], files: ['out/c.mjs'] });
    write('src/a.ts', 'one'); write('src/generated/b.ts', 'made'); write('dist/out/c.mjs', 'built'); write('node_modules/.package-lock.json', '{}');
    const seen = [];
    ${program}
    console.log(JSON.stringify(seen));`;
  try {
    return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', source]).toString());
  } finally {
    rmSync(folder, { recursive: true });
  }
};

describe('the records of a build', () => {
  it('say that nothing is to be built where nothing has changed', () => {
    expect(withRecords('seen.push(isFresh()); keep(); seen.push(isFresh());')).toEqual([false, true]);
  });

  it('notice what has changed: an input, a new file, a package, a generated file, a file of the build', () => {
    const changes = [
      "write('src/a.ts', 'two')",
      "write('src/deep/new.ts', '')",
      "rmSync('src/a.ts')",
      `write('node_modules/.package-lock.json', '{"lockfileVersion":3}')`,
      "write('src/generated/b.ts', 'edited')",
      "rmSync('dist/out/c.mjs')",
    ];
    for (const change of changes)
      expect([change, withRecords(`keep(); ${change}; seen.push(isFresh());`)]).toEqual([change, [false]]);
  });

  it('compare content: the same text written again is no change', () => {
    expect(withRecords("keep(); write('src/a.ts', 'one'); seen.push(isFresh());")).toEqual([true]);
  });
});
