import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '../..');

it('each lockfile has the hash of every package, and the binaries of every system', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/check-lockfile.mjs'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
});

it('a package without one, one with a registry, and a binary that is absent are faults', () => {
  const integrity = 'sha512-AA==';
  const packages = {
    '': { name: 'ours' },
    'node_modules/a': { version: '1.0.0', integrity, optionalDependencies: { 'a-win32': '1.0.0' } },
    'node_modules/b': { version: '1.0.0', optional: true, os: ['win32'] },
    'node_modules/c': { version: '1.0.0', integrity, resolved: 'https://registry.test/c.tgz' },
    'node_modules/d': { link: true, resolved: 'd' },
  };
  const program = `
    import { lockfileFaults } from './scripts/check-lockfile.mjs';
    console.log(JSON.stringify(lockfileFaults(${JSON.stringify({ packages })})));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(JSON.parse(stdout)).toEqual([
    'node_modules/a lacks a-win32: run npm install --package-lock-only',
    'node_modules/b has no integrity: delete its entry and run npm install --package-lock-only',
    'node_modules/c names a registry: run npm install --omit-lockfile-registry-resolved',
  ]);
});
