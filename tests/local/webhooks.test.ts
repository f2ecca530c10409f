import type { ChildProcess } from 'node:child_process';
import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';

/** As an organiser meets it: the real server, its bundles, its folder, a receiver on the same machine. */

const root = join(__dirname, '../..');
const out = join(root, `node_modules/.cache/muster-webhooks-test-${process.pid}`);
const data = mkdtempSync(join(tmpdir(), 'muster-webhooks-'));
const children = new Set<ChildProcess>();

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/build.mjs', '--quiet', '--out', out], { cwd: root });
});
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(out, { recursive: true, force: true });
  rmSync(data, { recursive: true, force: true });
});

const start = async (environment: Readonly<Record<string, string>> = {}) => {
  const child = spawn(process.execPath, [join(out, 'local/start.mjs')], {
    cwd: data,
    env: { ...process.env, PORT: '0', MUSTER_DATA: join(data, 'folder'), ...environment },
  });
  children.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  while (!output.includes('listens on')) await once(child.stdout, 'data');
  const origin = /listens on (\S+)/.exec(output)?.[1] ?? '';
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const closed = once(child, 'close');
    child.kill(signal);
    await closed;
    children.delete(child);
  };
  return { origin: origin.replace('0.0.0.0', '127.0.0.1'), output: () => output, end };
};

const asker =
  (origin: string, token?: string) =>
  async <Output>(method: string, path: string, body: object = {}): Promise<Output> => {
    const response = await fetch(`${origin}/v1/tournaments${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as Output;
  };

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A receiver that can be away; on the same port when it is back. */
const receiver = () => {
  const received: Received[] = [];
  let arrived = (): void => undefined;
  const create = () =>
    createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        response.end();
        received.push({ headers: request.headers, body });
        arrived();
      });
    });
  let server = create();
  return {
    received,
    open: async (port = 0): Promise<number> => {
      server = create();
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
      return (server.address() as AddressInfo).port;
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    /** Waits until so many have come. */
    count: async (wanted: number) => {
      while (received.length < wanted)
        await new Promise<void>((resolve) => {
          arrived = resolve;
        });
    },
  };
};

interface Created {
  readonly tournament: { readonly id: string };
  readonly organiserToken: string;
}
interface Hook {
  readonly webhook: { readonly id: string };
  readonly secret: string;
}

const typeOf = ({ body }: Received) => (JSON.parse(body) as { type: string }).type;

it('a webhook hears at once, and after a kill what it has missed, always validly signed', async () => {
  const hooks = receiver();
  const port = await hooks.open();
  const first = await start();
  const created = await asker(first.origin)<Created>('POST', '', { name: 'Hook Cup', rounds: 2 });
  const { id } = created.tournament;
  const ask = asker(first.origin, created.organiserToken);
  const url = `http://127.0.0.1:${port}/private-path`;
  const { secret, webhook } = await ask<Hook>('POST', `/${id}/webhooks`, { url });
  await ask('POST', `/${id}/webhooks/${webhook.id}/ping`);
  await hooks.count(1);
  await ask('POST', `/${id}/entrants`, { name: 'Éomer' });
  await hooks.count(2);

  await hooks.close();
  await ask('POST', `/${id}/entrants`, { name: 'Éowyn' });
  await first.end('SIGKILL');
  await hooks.open(port);
  const second = await start();
  await hooks.count(3);

  expect(hooks.received.map(typeOf)).toEqual(['PING', 'ENTRANT_REGISTERED', 'ENTRANT_REGISTERED']);
  for (const { headers, body } of hooks.received)
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({
      data: { tournament: id },
    });
  await second.end('SIGTERM');
  await hooks.close();
  for (const output of [first.output(), second.output()])
    expect(output).not.toMatch(/private-path|whsec|Éo|muster_organiser/);
});

it('a receiver that never answers does not keep the server from ending', async () => {
  const silent = createServer(() => undefined);
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const { origin, end, output } = await start({ MUSTER_DATA: join(data, 'silent') });
  const created = await asker(origin)<Created>('POST', '', { name: 'Silent', rounds: 2 });
  const ask = asker(origin, created.organiserToken);
  const { id } = created.tournament;
  await ask<Hook>('POST', `/${id}/webhooks`, { url: `http://127.0.0.1:${port}/` });
  const asked = once(silent, 'request');
  await ask('POST', `/${id}/entrants`, { name: 'Ann' });
  await asked;
  await end('SIGTERM');
  expect(output()).not.toContain('Error');
  silent.closeAllConnections();
  silent.close();
});

it('a server that is open to others sends nothing to its own machine', async () => {
  const { origin, end } = await start({ HOST: '0.0.0.0', MUSTER_DATA: join(data, 'open') });
  const created = await asker(origin)<Created>('POST', '', { name: 'Open', rounds: 2 });
  const answer = await asker(origin, created.organiserToken)<{ code: string }>(
    'POST',
    `/${created.tournament.id}/webhooks`,
    { url: 'http://127.0.0.1:9/' },
  );
  expect(answer.code).toBe('INVALID_INPUT');
  await end('SIGTERM');
});
