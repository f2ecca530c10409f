// Lints src/interfaces/documents/generated/openapi.json with the recommended rules of Spectral; one finding of any severity fails. Spectral brings
// 200 packages of its own, so it is installed beside the project and not into it.
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const VERSION = '6.16.0';
const folder = join(tmpdir(), `muster-spectral-${VERSION}`);
const bin = join(folder, 'node_modules', '.bin', 'spectral');

const run = (command, args) => {
  const { status, error } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (error) console.error(error.message);
  return status === 0;
};

if (!existsSync(bin))
  run('npm', [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--prefix',
    folder,
    `@stoplight/spectral-cli@${VERSION}`,
  ]);
const ruleset = join(folder, 'ruleset.yaml');
writeFileSync(ruleset, 'extends: [["spectral:oas", recommended]]\n');
const document = fileURLToPath(
  new URL('../src/interfaces/documents/generated/openapi.json', import.meta.url),
);
if (!run(bin, ['lint', document, '--ruleset', ruleset, '--fail-severity', 'hint', '--display-only-failures']))
  process.exit(1);
