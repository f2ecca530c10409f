// A scratch copy of the project, in which something can be changed and tried.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export const run = (command, args, cwd) => {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return { passed: status === 0, output: `${stdout}${stderr}` };
};

/** Every file that is not ignored, as it is now; packages are linked. */
export const copyTo = (folder) => {
  const { output } = run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], root);
  for (const file of output.split('\n').filter((path) => path !== '' && existsSync(join(root, path)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(root, file), join(folder, file));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
};
