// Runs each project of this folder as its author would: installs what its lockfile names, makes its code from the running
// service, compiles it under strict, and asks the service. `node tests/consumers/run.mjs NAME...` runs only those named.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withServer } from '../../scripts/demo/server.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../../', import.meta.url));

const run = (folder, [command, ...args], env = {}) => {
  const { status, error } = spawnSync(command, args, {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (error) console.error(error.message);
  if (status !== 0) throw new Error(`${folder}: ${command} ${args.join(' ')} failed`);
};

const wanted = process.argv.slice(2);
const projects = readdirSync(here).filter(
  (name) => existsSync(join(here, name, 'package.json')) && (wanted.length === 0 || wanted.includes(name)),
);
if (projects.length === 0) throw new Error('there is no project to run');

const folder = mkdtempSync(join(tmpdir(), 'muster-packages-'));
/** The package as `npm publish` would send it. */
const packed = (name) => {
  const to = join(folder, name);
  mkdirSync(to);
  run(join(root, 'clients', name), ['npm', 'pack', '--silent', '--pack-destination', to]);
  return join(to, readdirSync(to)[0] ?? '');
};
try {
  const env = { MUSTER_CLIENT: packed('typescript'), MUSTER_RULES: packed('rules') };
  await withServer(undefined, (url) => {
    for (const name of projects) {
      const project = join(here, name);
      if (!existsSync(join(project, 'node_modules')))
        run(project, ['npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund']);
      for (const made of ['dist', 'generated']) rmSync(join(project, made), { recursive: true, force: true });
      run(project, ['npm', 'test', '--silent'], { MUSTER_URL: url, ...env });
    }
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${projects.length} consumers compile and are answered`);
