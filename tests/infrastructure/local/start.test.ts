import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { data, start, withBundles } from './real-server';
import { type Received, receiver } from './webhook-receiver';

withBundles();

describe('npm start', () => {
  it('serves what it prints to try first, keeps its secret, and ends cleanly', async () => {
    const started = start({ MUSTER_LOG: 'off' });
    const origin = await started.origin();
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

    expect(await started.end('SIGTERM')).toBe(0);
  });

  it('knows its own receipts after a restart', async () => {
    const roll = start();
    const rolled = await fetch(`${await roll.origin()}/v1/rules/charts/jump/roll`, { method: 'POST' });
    const { receipt } = (await rolled.json()) as { readonly receipt: string };
    expect(await roll.end('SIGINT')).toBe(0);

    const check = start();
    const checked = await fetch(`${await check.origin()}/v1/receipts/check`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ receipt }),
    });
    expect(await checked.json()).toMatchObject({ valid: true });
    await check.end('SIGTERM');
  });

  it('goes on after a rejection that nobody handles, and reports it', async () => {
    const rejects = 'process.once("SIGUSR2", () => Promise.reject(new RangeError("forgotten")))';
    const started = start({ NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(rejects)}` });
    const origin = await started.origin();
    started.send('SIGUSR2');
    while (!started.output().includes('RangeError')) await setTimeout(10);
    expect((await fetch(`${origin}/health`)).status).toBe(200);
    expect(await started.end('SIGTERM')).toBe(0);
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

interface Created {
  readonly tournament: { readonly id: string };
  readonly organiserToken: string;
}
interface Hook {
  readonly webhook: { readonly id: string };
  readonly secret: string;
}

const typeOf = ({ body }: Received) => (JSON.parse(body) as { type: string }).type;

describe('webhooks of the server', () => {
  it('a webhook hears at once, and after a kill what it has missed, always validly signed', async () => {
    const hooks = receiver();
    const port = await hooks.open();
    const first = start({ MUSTER_DATA: join(data, 'hooks') });
    const created = await asker(await first.origin())<Created>('POST', '', { name: 'Hook Cup', rounds: 2 });
    const { id } = created.tournament;
    const ask = asker(await first.origin(), created.organiserToken);
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
    const second = start({ MUSTER_DATA: join(data, 'hooks') });
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
    const { origin, end, output } = start({ MUSTER_DATA: join(data, 'silent') });
    const created = await asker(await origin())<Created>('POST', '', { name: 'Silent', rounds: 2 });
    const ask = asker(await origin(), created.organiserToken);
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
    const { origin, end } = start({ HOST: '0.0.0.0', MUSTER_DATA: join(data, 'open') });
    const created = await asker(await origin())<Created>('POST', '', { name: 'Open', rounds: 2 });
    const answer = await asker(await origin(), created.organiserToken)<{ code: string }>(
      'POST',
      `/${created.tournament.id}/webhooks`,
      { url: 'http://127.0.0.1:9/' },
    );
    expect(answer.code).toBe('INVALID_INPUT');
    await end('SIGTERM');
  });
});
