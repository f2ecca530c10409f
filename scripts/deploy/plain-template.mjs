// The template as the framework packages it, with empty bundles: what it says follows from src/functions.ts and serverless.yml alone, so
// that it can be compared without the build.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { includedFiles } from '../included-files.mjs';
import { loadFunctions } from '../build/bundles.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The template of stage `dev`, without what changes from one packaging to the next. */
export const plainTemplate = async () => {
  const { table } = await loadFunctions();
  const folder = mkdtempSync(join(tmpdir(), 'muster-template-'));
  try {
    for (const name of ['serverless.yml', 'package.json']) cpSync(join(root, name), join(folder, name));
    // The framework looks through all that is in its folder, links included: node_modules stay outside.
    symlinkSync(join(root, 'scripts'), join(folder, 'scripts'));
    for (const { name } of table.functions) {
      mkdirSync(join(folder, 'dist/functions', name), { recursive: true });
      writeFileSync(join(folder, 'dist/functions', name, 'handler.mjs'), '');
    }
    for (const [name, text] of Object.entries(includedFiles(table)))
      writeFileSync(join(folder, 'dist', name), text);
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--no-warnings', join(root, 'node_modules/serverless/bin/serverless.js'), 'package'],
      {
        cwd: folder,
        encoding: 'utf8',
        env: {
          ...process.env,
          AWS_EC2_METADATA_DISABLED: 'true',
          SLS_TELEMETRY_DISABLED: '1',
          SLS_NOTIFICATIONS_MODE: 'off',
        },
      },
    );
    if (status !== 0) throw new Error(`the template cannot be made:\n${stdout}${stderr}`);
    return withoutMoment(
      readFileSync(join(folder, '.serverless/cloudformation-template-update-stack.json'), 'utf8'),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The folder of the packages is named after the moment of packaging. */
export const withoutMoment = (template) =>
  JSON.parse(template.replaceAll(/(serverless\/muster\/\w+)\/[^/"]+\//g, '$1/'));
