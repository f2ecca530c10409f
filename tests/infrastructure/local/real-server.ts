import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** As an organiser meets it: the real server, its bundles, its folder. */

const root = join(__dirname, '../../..');
/** Inside the project, so that the bundles find its packages. */
const out = join(root, `node_modules/.cache/muster-server-test-${process.pid}`);
const running = new Set<ChildProcess>();

/** Where the servers of this test file keep what they store. */
export const data = mkdtempSync(join(tmpdir(), 'muster-server-'));

/** The bundles are built before the tests of a file, and go with its servers after them. */
export const withBundles = (): void => {
  beforeAll(() => {
    execFileSync(process.execPath, ['scripts/build.mjs', '--quiet', '--out', out], { cwd: root });
  });
  afterAll(() => {
    for (const child of running) child.kill('SIGKILL');
    rmSync(out, { recursive: true, force: true });
    rmSync(data, { recursive: true, force: true });
  });
};

export interface Started {
  readonly output: () => string;
  /** Its exit code. */
  readonly ended: Promise<number | null>;
  readonly send: (signal: NodeJS.Signals) => void;
  readonly end: (signal: 'SIGINT' | 'SIGKILL' | 'SIGTERM') => Promise<number | null>;
  /** The address that it prints, once it is there. */
  readonly origin: () => Promise<string>;
}

export const start = (environment: Readonly<Record<string, string>> = {}): Started => {
  const child = spawn(process.execPath, [join(out, 'local/start.mjs')], {
    cwd: data,
    env: { ...process.env, PORT: '0', MUSTER_DATA: join(data, 'folder'), ...environment },
  });
  running.add(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  return {
    output: () => text,
    ended,
    send: (signal) => void child.kill(signal),
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
    origin: async () => {
      for (;;) {
        const origin = /listens on (\S+)/.exec(text)?.[1];
        if (origin !== undefined) return origin.replace('0.0.0.0', '127.0.0.1');
        await Promise.race([
          once(child.stdout, 'data'),
          ended.then((code) => Promise.reject(new Error(`ended with ${code}: ${text}`))),
        ]);
      }
    },
  };
};
