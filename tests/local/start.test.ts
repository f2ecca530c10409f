import type { ChildProcess } from 'node:child_process';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../..');
/** Inside the project, so that the bundles find its packages. */
const out = join(root, `node_modules/.cache/muster-start-test-${process.pid}`);
const data = mkdtempSync(join(tmpdir(), 'muster-start-'));
const running = new Set<ChildProcess>();

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/build.mjs', '--quiet', '--out', out], { cwd: root });
});
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(out, { recursive: true, force: true });
  rmSync(data, { recursive: true, force: true });
});

interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}

const start = (environment: Readonly<Record<string, string>> = {}): Started => {
  const child = spawn(process.execPath, [join(out, 'local/start.mjs')], {
    cwd: data,
    env: { ...process.env, PORT: '0', MUSTER_DATA: join(data, 'folder'), ...environment },
  });
  running.add(child);
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  return { child, output: () => text, ended };
};

/** Waits for the address that the server prints. */
const originOf = async ({ child, output, ended }: Started): Promise<string> => {
  for (;;) {
    const origin = /listens on (\S+)/.exec(output())?.[1];
    if (origin !== undefined) return origin;
    await Promise.race([
      once(child.stdout!, 'data'),
      ended.then((code) => Promise.reject(new Error(`ended with ${code}: ${output()}`))),
    ]);
  }
};

describe('npm start', () => {
  it('serves what it prints to try first, keeps its secret, and ends cleanly', async () => {
    const started = start({ MUSTER_LOG: 'off' });
    const origin = await originOf(started);
    expect(origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);

    const calls = [...started.output().matchAll(/^ {2}curl (.+)$/gm)].map(([, call]) => call ?? '');
    expect(calls).toHaveLength(3);
    for (const call of calls) {
      const url = /'(http[^']+)'/.exec(call)?.[1] ?? '';
      const body = /-d '([^']+)'/.exec(call)?.[1];
      const response = await fetch(url, {
        ...(body !== undefined && {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/json' },
        }),
      });
      expect([url, response.status]).toEqual([url, 200]);
      expect(await response.json()).not.toHaveProperty('errors');
    }

    const missing = await fetch(`${origin}/nowhere`);
    expect(missing.status).toBe(404);
    expect(await missing.json()).toMatchObject({ code: 'ROUTE_NOT_FOUND' });

    const secret = join(data, 'folder/secret');
    expect(readFileSync(secret, 'utf8').length).toBeGreaterThanOrEqual(32);
    expect(statSync(secret).mode & 0o077).toBe(0);

    started.child.kill('SIGTERM');
    expect(await started.ended).toBe(0);
  });

  it('knows its own receipts after a restart', async () => {
    const roll = start();
    const rolled = await fetch(`${await originOf(roll)}/v1/rules/charts/jump/roll`, { method: 'POST' });
    const { receipt } = (await rolled.json()) as { readonly receipt: string };
    roll.child.kill('SIGINT');
    expect(await roll.ended).toBe(0);

    const check = start();
    const checked = await fetch(`${await originOf(check)}/v1/receipts/check`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ receipt }),
    });
    expect(await checked.json()).toMatchObject({ valid: true });
    check.child.kill('SIGTERM');
    await check.ended;
  });

  it('says what to do when its port is taken or no port', async () => {
    const other = createServer();
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const taken = start({ PORT: String(port) });
    expect(await taken.ended).toBe(1);
    expect(taken.output()).toContain(
      `Port ${port} of 127.0.0.1 is taken by another program: choose another, such as PORT=${port + 1} npm start`,
    );
    other.close();

    const nonsense = start({ PORT: 'http' });
    expect(await nonsense.ended).toBe(1);
    expect(nonsense.output()).toContain('PORT must be a whole number from 0 to 65535');
  });
});
