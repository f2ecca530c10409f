// Packs both packages (clients/typescript, clients/rules) as `npm publish` would, and checks with publint and
// "Are the types wrong?" that Node's own resolution and bundlers find modules and types.
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

const root = fileURLToPath(new URL('..', import.meta.url));
/** All that read `exports`, which node10 does not. */
const RESOLUTIONS = new Set(['node16-cjs', 'node16-esm', 'bundler']);

const faultsIn = async (tarball) => {
  const data = readFileSync(tarball);
  const { messages, pkg } = await publint({ pack: { tarball: data.buffer }, strict: true });
  const { problems, types } = await checkPackage(createPackageFromTarballData(new Uint8Array(data)));
  return [
    ...messages.map((message) => `publint: ${formatMessage(message, pkg) ?? message.code}`),
    ...(types ? [] : ['types: there are none']),
    ...(problems ?? [])
      .filter(({ resolutionKind }) => !resolutionKind || RESOLUTIONS.has(resolutionKind))
      .map((problem) => `types: ${JSON.stringify(problem)}`),
  ];
};

const folder = mkdtempSync(join(tmpdir(), 'muster-packages-'));
let faults = 0;
try {
  for (const name of ['typescript', 'rules']) {
    const to = join(folder, name);
    const { status, stderr } = spawnSync(
      'npm',
      ['pack', join(root, 'clients', name), '--silent', '--pack-destination', folder],
      { encoding: 'utf8', cwd: join(root, 'clients', name) },
    );
    if (status !== 0) throw new Error(`${to}: ${stderr}`);
  }
  for (const file of readdirSync(folder)) {
    const found = await faultsIn(join(folder, file));
    for (const fault of found) console.error(`${file}: ${fault}`);
    faults += found.length;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (faults > 0) process.exit(1);
console.log('packages: both resolve with their types');
