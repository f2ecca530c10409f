import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

it('package-lock.json names the binaries of every system, and has integrity for all that this one installs', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/complete-lockfile.mjs', '--check'], {
    cwd: join(__dirname, '../..'),
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
});
