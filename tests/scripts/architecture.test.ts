import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../..');
const ENOUGH = 25;

/** What the check says of a house with these files beside enough others without any arrow. */
const check = (files: Readonly<Record<string, string>>, others = ENOUGH) => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-house-'));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  try {
    copyFileSync(join(root, 'tsconfig.json'), join(folder, 'tsconfig.json'));
    write('handlers/one.ts', 'export const one = 1;\n');
    write('src/shared/one.ts', 'export const one = 1;\n');
    for (let at = 1; at < others; at += 1) write(`src/rules/rule-${at}.ts`, `export const rule = ${at};\n`);
    for (const [path, text] of Object.entries(files)) write(path, text);
    const script = join(root, 'scripts/check-architecture.mjs');
    const { status, stderr } = spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' });
    return { status, findings: stderr.trim().split('\n').filter(Boolean) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

describe('the check of the arrows', () => {
  it('passes a house whose arrows point downwards', () => {
    const files = {
      'src/rules/chart.ts': "import { one } from '../shared/one';\nexport const chart = one;\n",
    };
    expect(check(files)).toEqual({ status: 0, findings: [] });
  });

  it.each([
    ['pure-rings-look-down', 'src/rules/up.ts', 'src/app/use.ts'],
    ['shared-knows-nobody', 'src/shared/up.ts', 'src/rules/rule-1.ts'],
    ['app-knows-no-door', 'src/app/up.ts', 'src/doors/rest/door.ts'],
    ['pictures-know-only-shared', 'src/pictures/up.ts', 'src/rules/rule-1.ts'],
  ])('fails on %s', (rule, from, to) => {
    const up = '../'.repeat(from.split('/').length - 1);
    const text = `import { rule } from '${up}${to.replace('.ts', '')}';\nexport const used = rule;\n`;
    const { status, findings } = check({ [to]: 'export const rule = 1;\n', [from]: text });
    expect([status, findings]).toEqual([1, [`${rule}: ${from} -> ${to}`]]);
  });

  it('fails where it has read next to nothing', () => {
    const { status, findings } = check({}, 3);
    expect([status, findings]).toEqual([1, ['only 4 modules read, at least 20 expected']]);
  });
});
