// A folder with the service in it, packaged, in which a deployment can be tried and a fault planted without touching the project.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const ENVIRONMENT = {
  AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
  AWS_SECRET_ACCESS_KEY: 'example',
  AWS_EC2_METADATA_DISABLED: 'true',
  AWS_CONFIG_FILE: '/dev/null',
  AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
  SLS_TELEMETRY_DISABLED: '1',
  SLS_NOTIFICATIONS_MODE: 'off',
  SLS_AWS_MONITORING_FREQUENCY: '10',
  SLS_AWS_REQUEST_MAX_RETRIES: '0',
};

const STATE = 'packaged/serverless-state.json';
const RELEASED = join(root, 'docs/contract/template.json');

/** The template of the last release, for today's packages: the folder of its own is gone, and functions that are gone have another's. */
const releasedTemplate = (folderName, functionNames) => {
  const template = JSON.parse(
    readFileSync(RELEASED, 'utf8').replaceAll(
      /"serverless\/muster\/dev\/(\w+)\.zip"/g,
      (_key, name) => `"${folderName}/${functionNames.includes(name) ? name : 'fallback'}.zip"`,
    ),
  );
  for (const { Type, Properties } of Object.values(template.Resources))
    if (Type === 'AWS::Lambda::Function')
      Properties.Handler = Properties.Code.S3Key.replace(
        /.*\/(\w+)\.zip$/,
        'dist/functions/$1/handler.handler',
      );
  return template;
};

const bare = Object.fromEntries(
  ['PATH', 'HOME', 'TMPDIR'].map((name) => [name, process.env[name]]).filter(([, value]) => value),
);

/** Needs `dist` and `.serverless`: the step `package` makes them. */
export const createWorkplace = (standIn) => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-deploy-'));
  for (const name of ['serverless.yml', 'package.json', 'dist', '.serverless'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  // The framework deletes `.serverless` when it has deployed from it.
  cpSync(join(root, '.serverless'), join(folder, 'packaged'), { recursive: true });
  for (const name of ['scripts', 'node_modules']) symlinkSync(join(root, name), join(folder, name));

  const run = (file, args, environment) =>
    new Promise((done) => {
      const child = spawn(process.execPath, ['--no-warnings', file, ...args], {
        cwd: folder,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...bare, ...ENVIRONMENT, AWS_ENDPOINT_URL: standIn.endpoint, ...environment },
      });
      let output = '';
      child.stdout.on('data', (data) => (output += data));
      child.stderr.on('data', (data) => (output += data));
      child.once('close', (status) => done({ status, output }));
    });

  const edit = (file, change) => {
    const path = join(folder, file);
    const before = readFileSync(path, 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`nothing to change in ${file}: the fault is not planted`);
    writeFileSync(path, after);
  };

  return {
    folder,
    serverless: (args, environment = {}) =>
      run('node_modules/serverless/bin/serverless.js', args, environment),
    deployPackaged: (environment = {}) =>
      run('node_modules/serverless/bin/serverless.js', ['deploy', '--package', 'packaged'], environment),
    edit,
    /** Puts what was packaged back where the framework looks for it. */
    unpack: () => cpSync(join(folder, 'packaged'), join(folder, '.serverless'), { recursive: true }),
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    secret: (args, environment = {}) => run('scripts/secret.mjs', args, environment),
    /** Changes the text of serverless.yml. */
    editConfiguration: (change) => edit('serverless.yml', change),
    /** Changes the packaged template, in the state that the framework deploys from. */
    editTemplate: (change) =>
      edit(STATE, (text) => {
        const state = JSON.parse(text);
        change(state.service.provider.compiledCloudFormationTemplate, state);
        return JSON.stringify(state);
      }),
    /** Packs the template of the last release, if there is one; what is answered puts today's back. */
    packReleased: () => {
      if (!existsSync(RELEASED)) return () => undefined;
      const path = join(folder, STATE);
      const today = readFileSync(path, 'utf8');
      const state = JSON.parse(today);
      const template = releasedTemplate(
        state.package.artifactDirectoryName,
        Object.keys(state.service.functions),
      );
      state.service.provider.compiledCloudFormationTemplate = template;
      writeFileSync(path, JSON.stringify(state));
      return () => writeFileSync(path, today);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
