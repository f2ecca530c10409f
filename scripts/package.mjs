// Builds and packages the deployment into .serverless/, offline and without credentials; with --deploy it is deployed then.
//   --stage NAME    default dev
//   --region NAME   default eu-central-1
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const run = (command, args, env = {}) => {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      SLS_TELEMETRY_DISABLED: '1',
      SLS_NOTIFICATIONS_MODE: 'off',
      ...env,
    },
  });
  if (status !== 0) process.exit(status ?? 1);
};

const given = process.argv.slice(2).filter((argument) => argument !== '--deploy');
run(process.execPath, ['scripts/build.mjs', '--budget']);
run('node_modules/.bin/serverless', ['package', ...given], { AWS_EC2_METADATA_DISABLED: 'true' });
if (process.argv.includes('--deploy'))
  run('node_modules/.bin/serverless', ['deploy', '--package', '.serverless', ...given]);
