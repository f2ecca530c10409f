import { build } from 'esbuild';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';

type Package = Readonly<Record<string, (...asked: readonly unknown[]) => unknown>>;

/** A package as its build bundles it, under the name `pack`. */
const bundled = async (entry: string): Promise<string> => {
  const { outputFiles } = await build({
    absWorkingDir: join(__dirname, '../..'),
    entryPoints: [entry],
    alias: { 'node:crypto': './clients/rules/src/node-crypto.ts' },
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: 'pack',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
};

const sent: { readonly url: string; readonly request: RequestInit }[] = [];

/** An answer with no more than the polyfill of React Native has. */
const answer = (status: number, value: object) => ({
  ok: status < 400,
  status,
  statusText: '',
  headers: {
    has: (name: string) => name === 'content-type',
    get: (name: string) => (name === 'content-type' ? 'application/problem+json' : null),
  },
  json: async () => value,
  text: async () => JSON.stringify(value),
});

const fetched = async (url: string, request: RequestInit) => {
  sent.push({ url, request });
  return url.includes('dragons')
    ? answer(404, { code: 'NOT_FOUND', detail: 'No chart has the id "dragons".', status: 404 })
    : answer(200, { needed: '6/4' });
};

/** An AbortController of before `AbortSignal.timeout`. */
class OldController {
  readonly signal = {
    aborted: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  abort(): void {
    this.signal.aborted = true;
  }
}

/** What an engine has beside the language itself. Nothing of Node is in any: no process, Buffer, require or global. */
const engines: Readonly<Record<string, object>> = {
  'React Native-like': {
    console,
    fetch: fetched,
    setTimeout,
    clearTimeout,
    AbortController: OldController,
  },
  'Deno-like': {
    console,
    fetch: fetched,
    setTimeout,
    clearTimeout,
    AbortController,
    AbortSignal,
    URL,
    TextEncoder,
    TextDecoder,
    crypto,
    structuredClone,
  },
};

const loadIn = (engine: object, text: string): Package => {
  const context = createContext({ ...engine });
  runInContext(text, context);
  return runInContext('pack', context) as Package;
};

describe.each(Object.entries(engines))('a %s engine', (name, engine) => {
  beforeEach(() => sent.splice(0));

  it('loads the client, asks, changes, and is told a refusal by its code', async () => {
    const pack = loadIn(engine, await bundled('clients/typescript/src/index.ts'));
    const muster = pack['createMuster']?.({ url: 'https://muster.test' }) as Readonly<
      Record<string, (input: object, options?: object) => Promise<unknown>>
    >;
    expect(await muster['getToWound']?.({ strength: 4, defence: 9 })).toEqual({ needed: '6/4' });
    await muster['drawRound']?.(
      { tournament: 't' },
      name === 'Deno-like' ? {} : { idempotencyKey: 'a key of sixteen characters' },
    );
    expect(sent.map(({ url, request: { method } }) => [method, url])).toEqual([
      ['GET', 'https://muster.test/v1/rules/to-wound/4/9'],
      ['POST', 'https://muster.test/v1/tournaments/t/rounds'],
    ]);
    await expect(muster['getChart']?.({ id: 'dragons' })).rejects.toMatchObject({
      name: 'MusterRefusal',
      code: 'NOT_FOUND',
      problem: { code: 'NOT_FOUND' },
    });
  });

  it('loads the rules and answers without a network', async () => {
    const pack = loadIn(engine, await bundled('clients/rules/src/index.ts'));
    expect(pack['getToWound']?.({ strength: 4, defence: 9 })).toMatchObject({
      ok: true,
      value: { needed: '6/4', probability: { fraction: '1/12' } },
    });
    expect(sent).toEqual([]);
  });
});
