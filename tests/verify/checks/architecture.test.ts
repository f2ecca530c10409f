import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../../..');
const ENOUGH = 25;

/** What the check says of a project with these files beside enough others without any arrow. */
const check = (files: Readonly<Record<string, string>>, others = ENOUGH) => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-architecture-'));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  try {
    copyFileSync(join(root, 'tsconfig.json'), join(folder, 'tsconfig.json'));
    write('handlers/one.ts', 'export const one = 1;\n');
    write('src/shared/one.ts', 'export const one = 1;\n');
    for (let at = 1; at < others; at += 1)
      write(`src/domain/rules/rule-${at}.ts`, `export const rule = ${at};\n`);
    for (const [path, text] of Object.entries(files)) write(path, text);
    const script = join(root, 'scripts/check-architecture.mjs');
    const { status, stderr } = spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' });
    return { status, findings: stderr.trim().split('\n').filter(Boolean) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

describe('the check of the arrows', () => {
  it('passes a project whose arrows point downwards', () => {
    const files = {
      'src/domain/rules/chart.ts': "import { one } from '../../shared/one';\nexport const chart = one;\n",
    };
    expect(check(files)).toEqual({ status: 0, findings: [] });
  });

  it('fails on each arrow that points upwards, and names it', () => {
    const arrows = [
      ['app-knows-no-interface', 'src/app/up.ts', 'src/interfaces/rest/edge.ts'],
      ['kernel-imports-no-feature', 'src/app/kernel/store/up.ts', 'src/app/leagues/table.ts'],
      ['pictures-know-only-shared', 'src/domain/pictures/up.ts', 'src/domain/rules/rule-1.ts'],
      ['pure-rings-look-down', 'src/domain/rules/up.ts', 'src/app/use.ts'],
      ['shared-knows-nobody', 'src/shared/up.ts', 'src/domain/rules/rule-1.ts'],
    ] as const;
    const files = Object.fromEntries(
      arrows.flatMap(([, from, to]) => {
        const up = '../'.repeat(from.split('/').length - 1);
        const text = `import { rule } from '${up}${to.replace('.ts', '')}';\nexport const used = rule;\n`;
        return [
          [to, 'export const rule = 1;\n'],
          [from, text],
        ];
      }),
    );
    const { status, findings } = check(files);
    expect([status, [...findings].sort()]).toEqual([
      1,
      arrows.map(([rule, from, to]) => `${rule}: ${from} -> ${to}`),
    ]);
  });

  it('fails on two folders that import each other, and names the files', () => {
    const files = {
      'src/app/rolls/item.ts': "import { kind } from '../leagues/deep/kind';\nexport const item = kind;\n",
      'src/app/leagues/deep/kind.ts': 'export const kind = 1;\n',
      'src/app/leagues/table.ts': "import { page } from '../rolls/page';\nexport const table = page;\n",
      'src/app/rolls/page.ts': 'export const page = 1;\n',
    };
    expect(check(files)).toEqual({
      status: 1,
      findings: [
        'no-folder-cycle: src/app/leagues/table.ts -> src/app/rolls/page.ts, src/app/rolls/item.ts -> src/app/leagues/deep/kind.ts',
      ],
    });
  });

  it('fails on a cycle of three folders', () => {
    const files = Object.fromEntries(
      [
        ['a', 'b'],
        ['b', 'c'],
        ['c', 'a'],
      ].flatMap(([from, to]) => [
        [`src/app/${from}/in.ts`, `import { out } from '../${to}/out';\nexport const used = out;\n`],
        [`src/app/${from}/out.ts`, 'export const out = 1;\n'],
      ]),
    );
    const { status, findings } = check(files);
    expect(status).toBe(1);
    expect(findings).toEqual([
      'no-folder-cycle: src/app/a/in.ts -> src/app/b/out.ts, src/app/b/in.ts -> src/app/c/out.ts, src/app/c/in.ts -> src/app/a/out.ts',
    ]);
  });

  it('passes folders that import in one direction, and files that lie beside them', () => {
    const files = {
      'src/app/kernel/use-case.ts': 'export const useCase = 1;\n',
      'src/app/leagues/table.ts': "import { useCase } from '../use-case';\nexport const table = useCase;\n",
      'src/app/all.ts': "import { table } from './leagues/table';\nexport const all = table;\n",
    };
    expect(check(files)).toEqual({ status: 0, findings: [] });
  });

  it('fails where it has read next to nothing', () => {
    const { status, findings } = check({}, 3);
    expect([status, findings]).toEqual([1, ['only 4 modules read, at least 20 expected']]);
  });
});
