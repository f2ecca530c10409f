import { build } from 'esbuild';
import { join } from 'node:path';
import { type ClientParts, createMuster, items, MusterRefusal } from '../../clients/typescript/src';
import { createInterfaces } from '../interfaces/in-process';
import { musterIn } from './in-process';

type Sent = { readonly url: string; readonly request: RequestInit };
type Script = readonly (number | Error)[];

/** A network that answers as scripted, and what was sent over it. */
const scripted = (script: Script, headers: Readonly<Record<string, string>> = {}) => {
  const sent: Sent[] = [];
  const waits: number[] = [];
  const left = [...script];
  const parts: ClientParts = {
    url: 'http://muster.test',
    fetch: async (url, request) => {
      sent.push({ url, request });
      const next = left.shift() ?? 200;
      if (next instanceof Error) throw next;
      const problem = { code: 'UNAVAILABLE', title: 'No', status: next, detail: 'later' };
      return new Response(JSON.stringify(next < 400 ? { ok: true } : problem), {
        status: next,
        headers: { 'content-type': next < 400 ? 'application/json' : 'application/problem+json', ...headers },
      });
    },
    wait: async (milliseconds) => void waits.push(milliseconds),
    random: () => 0.5,
  };
  return { muster: createMuster(parts), sent, waits };
};

const keyOf = ({ request }: Sent): string | undefined =>
  (request.headers as Record<string, string>)['idempotency-key'];

const drawRound = { tournament: 'a/b' };

describe('the client', () => {
  it('sends a question again while the service is away', async () => {
    const { muster, sent, waits } = scripted([503, new Error('connection reset'), 200]);
    expect(await muster.getToWound({ strength: 3, defence: 6 })).toEqual({ ok: true });
    expect(sent.map(({ url }) => url)).toEqual(Array(3).fill('http://muster.test/v1/rules/to-wound/3/6'));
    expect(waits).toEqual([250, 500]);
  });

  it('sends a change again under the same key', async () => {
    const { muster, sent } = scripted([new Error('timed out'), 503, 201]);
    await muster.drawRound(drawRound);
    expect(sent).toHaveLength(3);
    expect(sent[0]?.url).toBe('http://muster.test/v1/tournaments/a%2Fb/rounds');
    expect(keyOf(sent[0]!)).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(sent.map(keyOf)).size).toBe(1);
  });

  it('gives each change a key of its own, or the one named', async () => {
    const { muster, sent } = scripted([201, 201, 201]);
    await muster.drawRound(drawRound);
    await muster.drawRound(drawRound);
    await muster.drawRound(drawRound, { idempotencyKey: 'mine' });
    expect(keyOf(sent[0]!)).not.toBe(keyOf(sent[1]!));
    expect(keyOf(sent[2]!)).toBe('mine');
  });

  it.each([503, 502, new Error('connection reset')])(
    'never rolls again by itself after %s',
    async (failure) => {
      const { muster, sent } = scripted([failure, 200]);
      await expect(muster.rollChart({ id: 'leap' })).rejects.toThrow();
      expect(sent).toHaveLength(1);
    },
  );

  it('rolls once it is let in, where it was turned away at the gate', async () => {
    const { muster, sent } = scripted([429, 200]);
    await muster.rollChart({ id: 'leap' });
    expect(sent).toHaveLength(2);
  });

  it.each([400, 401, 404, 409, 412, 422, 500])('does not repeat what was refused with %d', async (status) => {
    const { muster, sent } = scripted([status, 200]);
    await expect(muster.drawRound(drawRound)).rejects.toBeInstanceOf(MusterRefusal);
    expect(sent).toHaveLength(1);
  });

  it('waits as long as it is told, gives up after three times, and at once where it is long', async () => {
    const { muster, sent, waits } = scripted([503, 503, 503, 200], { 'retry-after': '2' });
    await expect(muster.listCharts()).rejects.toThrow('UNAVAILABLE: later');
    expect([sent.length, waits]).toEqual([3, [2000, 2000]]);
    const long = scripted([503, 200], { 'retry-after': '3600' });
    await expect(long.muster.listCharts()).rejects.toThrow('UNAVAILABLE: later');
    expect([long.sent.length, long.waits]).toEqual([1, []]);
  });

  it('sends a change again that others were too fast for', async () => {
    const { muster, sent, waits } = scripted([409, 201], { 'retry-after': '1' });
    await muster.drawRound(drawRound);
    expect([sent.length, waits]).toEqual([2, [1000]]);
    expect(new Set(sent.map(keyOf)).size).toBe(1);
  });

  it('stops when told to', async () => {
    const controller = new AbortController();
    const { muster, sent } = scripted([new Error('aborted'), 200]);
    controller.abort();
    await expect(muster.listCharts({}, { signal: controller.signal })).rejects.toThrow('aborted');
    expect(sent).toHaveLength(1);
  });

  it('stops while it waits for its next attempt', async () => {
    const controller = new AbortController();
    const sent: string[] = [];
    const muster = createMuster({
      url: '',
      random: () => 1,
      fetch: async (url) => {
        sent.push(url);
        queueMicrotask(() => controller.abort(new Error('enough')));
        return new Response('{}', { status: 503, headers: { 'retry-after': '10' } });
      },
    });
    await expect(muster.listCharts({}, { signal: controller.signal })).rejects.toThrow('enough');
    expect(sent).toHaveLength(1);
  });

  it('runs where AbortSignal has no timeout, any or throwIfAborted, and asks for a key where there is no crypto', async () => {
    const engine: Readonly<Record<string, unknown>> = {
      AbortSignal: {},
      URLSearchParams: undefined,
      crypto: undefined,
    };
    const kept = Object.fromEntries(
      Object.keys(engine).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)!]),
    );
    for (const name of Object.keys(engine))
      Object.defineProperty(globalThis, name, { value: engine[name], configurable: true, writable: true });
    try {
      const { muster, sent } = scripted([200, 200]);
      await muster.listReferenceEntries({ kind: 'HEROIC_ACTION', limit: 3 });
      expect(sent[0]?.url).toBe('http://muster.test/v1/rules/reference?kind=HEROIC_ACTION&limit=3');
      await expect(muster.drawRound(drawRound)).rejects.toThrow('give an idempotencyKey');
      await muster.drawRound(drawRound, { idempotencyKey: 'a key of sixteen characters' });
      expect(sent).toHaveLength(2);
    } finally {
      for (const [name, descriptor] of Object.entries(kept))
        Object.defineProperty(globalThis, name, descriptor);
    }
  });

  it('gives up an attempt that takes too long', async () => {
    const muster = createMuster({
      url: '',
      attempts: 1,
      timeoutMs: 1,
      fetch: (_url, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    });
    await expect(muster.listCharts()).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('names the part of the address that is missing, before anything is sent', async () => {
    const { muster, sent } = scripted([200]);
    const input = { tournament: 't' } as unknown as { tournament: string; round: number };
    await expect(muster.getRound(input)).rejects.toThrow(new TypeError('getRound needs "round"'));
    expect(sent).toHaveLength(0);
  });

  it('sends null where it clears a field, and takes an address with a slash at its end', async () => {
    const sent: Sent[] = [];
    const muster = createMuster({
      url: 'http://muster.test/api//',
      fetch: async (url, request) => {
        sent.push({ url, request });
        return new Response('{}');
      },
    });
    await muster.updateTournament({ tournament: 't', cap: null });
    expect(sent[0]?.url).toBe('http://muster.test/api/v1/tournaments/t');
    expect(sent[0]?.request.body).toBe('{"cap":null}');
  });

  it('still answers to the names of 0.1', async () => {
    const { muster, sent } = scripted([200, 200]);
    await muster.round({ tournament: 't', round: 1 });
    await muster.rollOffOdds({ dice: 2 } as never);
    expect(sent.map(({ url }) => url)).toEqual([
      'http://muster.test/v1/tournaments/t/rounds/1',
      'http://muster.test/v1/rules/roll-offs/odds',
    ]);
  });

  it('says in its own way what a proxy said', async () => {
    const muster = createMuster({
      url: '',
      attempts: 1,
      fetch: async () =>
        new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
    });
    await expect(muster.listCharts()).rejects.toMatchObject({
      problem: { code: 'HTTP_502', status: 502, detail: '<h1>Bad gateway</h1>' },
    });
  });

  it('sends token, version and lists as the API reads them', async () => {
    const { muster, sent } = scripted([200, 200]);
    await muster.updateTournament({ tournament: 't', name: 'New' }, { token: 'secret', ifMatch: '3' });
    expect(sent[0]?.request).toMatchObject({
      method: 'PATCH',
      body: '{"name":"New"}',
      headers: { authorization: 'Bearer secret', 'if-match': '"3"', 'content-type': 'application/json' },
    });
    await muster.getChartOdds({ id: 'climb', modifiers: ['A', 'B'], mightAvailable: 2 });
    expect(sent[1]?.url).toBe(
      'http://muster.test/v1/rules/charts/climb/odds?modifiers=A&modifiers=B&mightAvailable=2',
    );
    expect(sent[1]?.request.body).toBeUndefined();
  });

  it('goes through a list page after page', async () => {
    const muster = musterIn(createInterfaces());
    const all = await muster.listReferenceEntries({ kind: 'HEROIC_ACTION', limit: 250 });
    const seen: string[] = [];
    for await (const { id } of items(muster.listReferenceEntries, { kind: 'HEROIC_ACTION', limit: 3 }))
      seen.push(id);
    expect(seen.length).toBeGreaterThan(3);
    expect(seen).toEqual(all.items.map(({ id }) => id));
  });
});

const MOST_BYTES = 14_500;

it('is under 14.5 KB, minified, for Node and browsers alike', async () => {
  const { outputFiles } = await build({
    absWorkingDir: join(__dirname, '../..'),
    entryPoints: ['clients/typescript/src/index.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    write: false,
  });
  const text = outputFiles[0]?.text ?? '';
  expect(text.length).toBeGreaterThan(1_000);
  expect(Buffer.byteLength(text)).toBeLessThan(MOST_BYTES);
  expect(text).not.toMatch(/\bprocess\b|\brequire\(|node:/);
});
