// Lints src/interfaces/documents/generated/openapi.json with the recommended rules of Spectral; one finding of any severity fails. Spectral brings
// 200 packages of its own, so it is installed beside the project and not into it.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedBeside } from './beside.mjs';

const spectral = installedBeside('@stoplight/spectral-cli', '6.16.0', '.bin/spectral');
const ruleset = join(tmpdir(), 'muster-spectral-ruleset.yaml');
writeFileSync(ruleset, 'extends: [["spectral:oas", recommended]]\n');
const document = fileURLToPath(
  new URL('../src/interfaces/documents/generated/openapi.json', import.meta.url),
);
const { status, error } = spawnSync(
  spectral,
  ['lint', document, '--ruleset', ruleset, '--fail-severity', 'hint', '--display-only-failures'],
  { stdio: ['ignore', 'inherit', 'inherit'] },
);
if (error) console.error(error.message);
if (status !== 0) process.exit(1);
