// Packages of npm beside the project, for tools that are no dependencies of it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder of a package's programs; it is fetched with the first call. */
export const installedBeside = (name, version, bin) => {
  const folder = join(tmpdir(), `muster-${name.replaceAll(/\W/g, '-')}-${version}`);
  const programs = join(folder, 'node_modules', bin);
  if (!existsSync(programs))
    spawnSync(
      'npm',
      ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, `${name}@${version}`],
      { stdio: ['ignore', 'inherit', 'inherit'] },
    );
  return programs;
};
