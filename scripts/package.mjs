// Builds and packages the deployment into .serverless/, offline and without credentials.
//   --stage NAME   default dev
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const run = (command, args) => {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      SLS_TELEMETRY_DISABLED: '1',
      SLS_NOTIFICATIONS_MODE: 'off',
      AWS_EC2_METADATA_DISABLED: 'true',
    },
  });
  if (status !== 0) process.exit(status ?? 1);
};

run(process.execPath, ['scripts/build.mjs', '--budget']);
run('node_modules/.bin/serverless', ['package', ...process.argv.slice(2)]);
