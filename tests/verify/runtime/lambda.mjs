// Runs a packaged function as Lambda runs it: the zip is unpacked, AWS's own runtime client loads the handler, and a Runtime API of ours
// hands it one event after another. A sandbox serves one event at a time; where all are busy another one starts.
import { unzipSync } from 'fflate';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { listenHere } from './loopback.mjs';
import { packageFolder } from './packages.mjs';

const MOST_SANDBOXES = 4;
const TRANSPORT = fileURLToPath(new URL('transport.cjs', import.meta.url));

const unpack = (zip, folder) => {
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(zip)))) {
    if (name.endsWith('/')) continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
};

/** `properties` are those of the function in the template, worked out. `node` is the binary of Lambda's Node. */
export const createFunction = ({ name, zip, folder, properties, node, environment }) => {
  unpack(zip, folder);
  const waiting = [];
  const sandboxes = new Set();
  const crashes = [];
  let isStopped = false;
  let asked = 0;

  /** The Runtime API of one sandbox: https://docs.aws.amazon.com/lambda/latest/dg/runtimes-api.html */
  const startSandbox = async () => {
    const sandbox = { current: undefined, next: undefined, isGone: false };
    sandboxes.add(sandbox);
    const give = () => {
      if (sandbox.next === undefined || sandbox.current !== undefined || waiting.length === 0) return;
      sandbox.current = waiting.shift();
      const { requestId, event } = sandbox.current;
      sandbox.next.writeHead(200, {
        'content-type': 'application/json',
        'lambda-runtime-aws-request-id': requestId,
        'lambda-runtime-deadline-ms': String(Date.now() + properties.Timeout * 1000),
        'lambda-runtime-invoked-function-arn': `arn:aws:lambda:eu-central-1:123456789012:function:${properties.FunctionName}`,
        'lambda-runtime-trace-id': 'Root=1-5bef4de7-ad49b0e87f6ef6c87fc2e700;Sampled=1',
      });
      sandbox.next.end(JSON.stringify(event));
      sandbox.next = undefined;
    };
    /** What breaks before the first event fails the event that waits for it. */
    const settle = (outcome) => {
      (sandbox.current ?? waiting.shift())?.settle(outcome);
      sandbox.current = undefined;
    };
    const api = await listenHere(async (request, response) => {
      const [, , , ...rest] = request.url.split('/');
      const path = rest.join('/');
      if (request.method === 'GET' && path === 'invocation/next') {
        sandbox.next = response;
        give();
        return;
      }
      const body = await text(request);
      if (path.endsWith('/response')) settle({ answer: body === '' ? undefined : JSON.parse(body) });
      else {
        const words = `${name}: ${body}`;
        crashes.push(words);
        settle({ error: words });
      }
      response.writeHead(202, { 'content-type': 'application/json' });
      response.end('{"status":"OK"}');
    });
    const child = spawn(node, ['--require', TRANSPORT, join(packageFolder('aws-lambda-ric'), 'index.mjs')], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        // What Lambda itself sets, and nothing of the machine's.
        PATH: process.env.PATH,
        TZ: ':UTC',
        AWS_LAMBDA_RUNTIME_API: `127.0.0.1:${api.port}`,
        AWS_EXECUTION_ENV: `AWS_Lambda_${properties.Runtime}`,
        AWS_LAMBDA_FUNCTION_NAME: properties.FunctionName,
        AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
        AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(properties.MemorySize),
        AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${properties.FunctionName}`,
        AWS_LAMBDA_LOG_STREAM_NAME: '2026/01/01/[$LATEST]0',
        AWS_REGION: 'eu-central-1',
        AWS_ACCESS_KEY_ID: 'ASIAEXAMPLE',
        AWS_SECRET_ACCESS_KEY: 'example',
        AWS_SESSION_TOKEN: 'a session token',
        LAMBDA_TASK_ROOT: folder,
        _HANDLER: properties.Handler,
        ...properties.Environment?.Variables,
        ...environment,
      },
    });
    let words = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (words += data));
    child.once('exit', () => {
      sandbox.isGone = true;
      sandboxes.delete(sandbox);
      api.stop();
      if (isStopped) return;
      settle({ error: `${name} ended: ${words.slice(-2000)}` });
    });
    Object.assign(sandbox, { child, give, log: () => words });
    return sandbox;
  };

  const isIdle = ({ current, isGone }) => current === undefined && !isGone;
  const schedule = async () => {
    const idle = [...sandboxes].filter(isIdle);
    if (idle.length < waiting.length && sandboxes.size < MOST_SANDBOXES) await startSandbox();
    for (const sandbox of sandboxes) sandbox.give?.();
  };

  return {
    name: properties.FunctionName,
    crashes,
    asked: () => asked,
    log: () => [...sandboxes].map(({ log }) => log?.() ?? '').join(''),
    /** Answers what the handler answered; throws what it threw. */
    invoke: (event) =>
      new Promise((resolve, reject) => {
        asked += 1;
        waiting.push({
          requestId: randomUUID(),
          event,
          settle: ({ answer, error }) => {
            if (error === undefined) resolve(answer);
            else reject(new Error(error));
            schedule().catch(reject);
          },
        });
        schedule().catch(reject);
      }),
    stop: async () => {
      isStopped = true;
      await Promise.all(
        [...sandboxes].map(
          ({ child }) =>
            new Promise((ended) => {
              child.once('exit', ended);
              child.kill('SIGKILL');
            }),
        ),
      );
    },
  };
};
