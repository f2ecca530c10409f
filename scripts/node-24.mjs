// A Node 24 beside the one that runs this: the npm package brings the binary. It is no dependency of the project.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NODE_24 = '24.21.0';

/** The folder of its binary, outside the project; it is fetched with the first call. */
export const node24 = () => {
  const folder = join(tmpdir(), `muster-node-${NODE_24}`);
  const bin = join(folder, 'node_modules', 'node', 'bin');
  if (!existsSync(join(bin, 'node')))
    spawnSync(
      'npm',
      ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, `node@${NODE_24}`],
      { stdio: ['ignore', 'inherit', 'inherit'] },
    );
  return bin;
};
