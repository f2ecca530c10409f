// The embedded table in a process of its own, for cold starts, whose processes the bench waits for: prints its endpoint.
import { fileURLToPath } from 'node:url';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { startEngine } from '../embedded-engine.mjs';

/** Starts it in memory; answers what the SDK needs to find it, and how to end it. */
export const startTable = async () => {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), 'serve'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [endpoint] = await once(child.stdout.setEncoding('utf8'), 'data');
  return {
    env: {
      MUSTER_TABLE: 'muster',
      AWS_ENDPOINT_URL_DYNAMODB: endpoint.trim(),
      AWS_REGION: 'local',
      AWS_ACCESS_KEY_ID: 'embedded',
      AWS_SECRET_ACCESS_KEY: 'embedded',
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    },
    stop: () => child.kill(),
  };
};

if (process.argv[2] === 'serve') {
  const { call } = await startEngine();
  const server = createServer(async (request, response) => {
    const operation = String(request.headers['x-amz-target']).split('.')[1];
    const { statusCode, body } = await call(operation, await json(request));
    response.writeHead(statusCode, { 'content-type': 'application/x-amz-json-1.0' });
    response.end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
}
