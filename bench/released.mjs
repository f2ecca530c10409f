// The last release beside today's code, built with today's packages.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The last commit of release 0.1.0. */
export const RELEASE = { name: '0.1.0', commit: '2def25b' };

const root = fileURLToPath(new URL('..', import.meta.url));

/** Writes the release's files into a folder, or some of them. @throws Error in a checkout without its history */
export const releasedFiles = (folder, paths = []) => {
  const archive = spawnSync('git', ['archive', '--format=tar', RELEASE.commit, ...paths], {
    cwd: root,
    maxBuffer: 2 ** 28,
  });
  if (archive.status !== 0)
    throw new Error(`release ${RELEASE.name} is not in the history of this checkout: git fetch --unshallow`);
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync('tar', ['-xf', '-', '-C', folder], { input: archive.stdout });
  if (status !== 0) throw new Error('the release cannot be unpacked');
};

/** The release as a project of its own, not built: its folder. */
export const releasedProject = () => {
  const folder = join(root, 'node_modules/.cache', `muster-release-${RELEASE.commit}`);
  if (existsSync(folder)) return folder;
  const making = `${folder}-${process.pid}`;
  releasedFiles(making);
  symlinkSync(join(root, 'node_modules'), join(making, 'node_modules'));
  renameSync(making, folder);
  return folder;
};

/** The folder `dist` of the release; it is built with the first call. */
export const releasedBuild = () => {
  const folder = releasedProject();
  const dist = join(folder, 'dist');
  if (existsSync(join(dist, 'functions/graphql/handler.mjs'))) return dist;
  rmSync(dist, { recursive: true, force: true });
  execFileSync(process.execPath, ['scripts/build.mjs', '--quiet'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return dist;
};
