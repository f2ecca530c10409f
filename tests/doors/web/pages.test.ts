import { inflateSync } from 'node:zlib';
import { encode } from 'uqr';
import type { Store } from '../../../src/app/tournaments/store';
import { memoryStore } from '../../storage/memory-store';
import { createDoors } from '../in-process';
import { createReader } from './read';

const HOSTILE = '</title><script>alert(1)</script>"\'<img src=x onerror=alert(1)>\u202e';

let nextKey = 0;
const organise = async (store: Store, settings: object = {}) => {
  const { send } = createDoors({ store });
  let token = '';
  const change = async (method: string, url: string, body: object = {}) => {
    const answer = await send({
      method,
      url,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': `key-of-the-tests-${nextKey++}`,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    if (![200, 201].includes(answer.statusCode ?? 0)) throw new Error(answer.body);
    return JSON.parse(answer.body ?? '') as never;
  };
  const made: { tournament: { id: string }; organiserToken: string } = await change(
    'POST',
    '/v1/tournaments',
    {
      name: 'Open',
      rounds: 3,
      ...settings,
    },
  );
  token = made.organiserToken;
  return { id: made.tournament.id, token, change, home: `/v1/tournaments/${made.tournament.id}` };
};

const runningEvent = async (store: Store, settings: object = {}) => {
  const event = await organise(store, settings);
  for (const name of [HOSTILE, 'Bert', 'Cleo', 'Dora', 'Emil'])
    await event.change('POST', `${event.home}/entrants`, { name, club: HOSTILE.slice(0, 60) });
  await event.change('POST', `${event.home}/rounds`);
  await event.change('POST', `${event.home}/rounds/1/start`);
  await event.change('PUT', `${event.home}/rounds/1/tables/1/result`, {
    kind: 'PLAYED',
    victoryPoints: [7, 3],
  });
  return event;
};

/** The dark modules of a picture of one bit a pixel, read by the book: width at byte 16, lines behind a filter byte that is 0. */
const modulesOf = (png: Buffer): readonly (readonly boolean[])[] => {
  const width = png.readUInt32BE(16);
  const bytes = inflateSync(png.subarray(41, 41 + png.readUInt32BE(33)));
  const stride = 1 + Math.ceil(width / 8);
  return Array.from({ length: bytes.length / stride }, (_, y) =>
    Array.from(
      { length: width },
      (__, x) => (((bytes[y * stride + 1 + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1) === 0,
    ),
  );
};

const pathsOf = (id: string) => [
  `/tournaments/${id}`,
  `/tournaments/${id}/standings`,
  `/tournaments/${id}/rounds/1`,
  `/tournaments/${id}/entrants`,
  `/tournaments/${id}/entrants/e1`,
  `/tournaments/${id}/movement`,
  `/tournaments/${id}/hall`,
  `/tournaments/${id}/embed`,
  `/tournaments/${id}/embed?show=pairings`,
  `/tournaments/${id}/rounds/1/print`,
  `/tournaments/${id}/rounds/1/slips`,
  `/tournaments/${id}/rounds/1/tables/1`,
];

describe('every page', () => {
  it.each(['/', '/rules', '/rules?q=heroic', '/rules/to-wound', '/rules/charts/leap', '/rules/scenarios/no-escape',
    '/rules/entries/heroic-combat', '/odds', '/odds?kind=volley', '/rolls', '/planner', '/organise', '/play'])(
    '%s answers without a script, with a strict policy', async (path) => {
      const page = await createReader()(path);
      expect(page.statusCode).toBe(200);
      expect(page.headers?.['content-security-policy']).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      );
      expect(page.body).toMatch(/^<!doctype html>/);
      expect(page.body).toMatch(/<h1>[^<]+<\/h1>/);
      expect(page.body).not.toMatch(/<script(?! type="module" src="\/web\/)/);
      expect(page.body).not.toMatch(/ (on[a-z]+|style)="/);
      expect(page.body).not.toMatch(/(src|href)="(https?:)?\/\//);
    },
  ); // prettier-ignore

  it('says what is not there, as a page', async () => {
    const read = createReader();
    const [nowhere, none] = [await read('/rules/charts/leep'), await read('/tournaments/nothing')];
    expect([nowhere.statusCode, none.statusCode]).toEqual([404, 404]);
    expect(nowhere.body).toContain('leap');
    expect(none.headers?.['cache-control']).toBe('no-store');
  });

  it('says what is wrong with a question, once, in the words of its form', async () => {
    const page = await createReader()('/odds?a.fight=99&b.2.count=1&b.2.fate=7&b.rerolls=-1');
    expect(page.body?.match(/<li><b>[^<]*<\/b>[^<]*/g)).toEqual([
      '<li><b>First side, Fight</b> must be at most 10',
      '<li><b>Second side, Fate</b> must be at most 6',
      '<li><b>Second side, Re-rolls</b> must be at least 0',
    ]);
  });

  it('works out several kinds of models a side, with pictures of the same question', async () => {
    const read = createReader();
    const { body = '' } = await read('/odds?a.count=1&a.2.count=1&a.2.attacks=3&b.count=1');
    // Four dice against one, Fight level: P(highest > die) is 1 - (1^4 + ... + 6^4) / 6^5 = 5501/7776, a tie 1/6, half of it won.
    expect(body).toContain('6149/7776');
    expect(body).toMatch(/name="a\.2\.attacks" value="3"/);
    const [question = ''] = /duel-curves\.svg\?question=([^"&]+)/.exec(body)?.slice(1) ?? [];
    expect(
      (JSON.parse(decodeURIComponent(question)) as { sides: { models: object[] }[] }).sides[0]?.models,
    ).toEqual([{ fight: 3 }, { attacks: 3, fight: 3 }]);
    expect(body.match(/class="picture"/g)).toHaveLength(2);
    const removed = await read('/odds?a.2.count=1&a.2.attacks=3&remove=a.2.');
    expect(removed.body).not.toContain('a.2.attacks');
    const added = await read('/odds?add=b');
    expect(added.body).toContain('name="b.2.count" value="1"');
  });
});

describe('a tournament', () => {
  it('shows hostile names as text on each of its pages', async () => {
    const store = memoryStore();
    const { id } = await runningEvent(store, { name: HOSTILE });
    for (const path of pathsOf(id)) {
      const page = await createReader(store)(path);
      expect([path, page.statusCode]).toEqual([path, 200]);
      expect(page.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
      expect(page.body).not.toContain('<script>');
      expect(page.body).not.toContain('<img src=x');
    }
  });

  it('shows pairings with reasons, results and standings', async () => {
    const store = memoryStore();
    const { id } = await runningEvent(store);
    const { body = '' } = await createReader(store)(`/tournaments/${id}/rounds/1`);
    expect(body).toContain('7–3');
    expect(body).toContain('1 of 2 tables reported');
    expect(body).toMatch(/<td>drawn by lot/);
    expect(body).toContain('Bye');
  });

  it('answers 304 until something changes, and then the new page', async () => {
    const store = memoryStore();
    const { id, change, home } = await runningEvent(store);
    const read = createReader(store);
    const path = `/tournaments/${id}/standings`;
    const first = await read(path);
    const etag = String(first.headers?.['etag']);
    expect((await read(path, { 'if-none-match': etag })).statusCode).toBe(304);
    await change('PUT', `${home}/rounds/1/tables/2/result`, { kind: 'PLAYED', victoryPoints: [1, 2] });
    const second = await read(path, { 'if-none-match': etag });
    expect(second.statusCode).toBe(200);
    expect(second.headers?.['etag']).not.toBe(etag);
  });

  it('keeps a private tournament to those who hold a token, and out of shared caches', async () => {
    const store = memoryStore();
    const { id, token } = await runningEvent(store, { visibility: 'PRIVATE' });
    const read = createReader(store);
    const refused = await read(`/tournaments/${id}`);
    expect(refused.statusCode).toBe(401);
    expect(refused.body).not.toContain('Bert');
    const opened = await read(`/tournaments/${id}`, { authorization: `Bearer ${token}` });
    expect(opened.statusCode).toBe(200);
    expect(opened.headers?.['cache-control']).toBe('private, no-store');
  });

  it('lets other websites frame the embed only, and takes no style but colours', async () => {
    const store = memoryStore();
    const { id } = await runningEvent(store);
    const read = createReader(store);
    const embed = await read(`/tournaments/${id}/embed?accent=7a2e2e&ink=red;}body{display:none&paper=FFF`);
    expect(embed.headers?.['content-security-policy']).toContain('frame-ancestors *');
    expect(embed.headers?.['content-security-policy']).toMatch(
      /style-src 'self' 'sha256-[A-Za-z0-9+/]{43}='/,
    );
    expect(embed.body).toContain('<style>:root{--accent:#7a2e2e;--paper:#FFF;--card:#FFF}</style>');
    const framed = await read(`/tournaments/${id}`);
    expect(framed.headers?.['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('prints codes that open the form of their table at the address we were asked by', async () => {
    const store = memoryStore();
    const { id } = await runningEvent(store);
    const slips = await createReader(store)(`/tournaments/${id}/rounds/1/slips`);
    const codes = [...(slips.body ?? '').matchAll(/base64,([^"]+)"/g)].map(([, png = '']) =>
      modulesOf(Buffer.from(png, 'base64')),
    );
    const address = (table: number) => `http://muster.example/tournaments/${id}/rounds/1/tables/${table}`;
    expect(codes).toEqual([1, 2].map((table) => encode(address(table), { ecc: 'L', border: 4 }).data));
    expect(slips.headers?.['cache-control']).toBe('no-store');
  });

  it('draws the movement as a picture with the table as its alternative', async () => {
    const store = memoryStore();
    const { id } = await runningEvent(store);
    const read = createReader(store);
    const picture = await read(`/tournaments/${id}/movement.svg`);
    expect(picture.headers?.['content-type']).toBe('image/svg+xml');
    expect(picture.body).toMatch(/^<svg/);
    expect(picture.body).not.toContain('<script');
    const page = await read(`/tournaments/${id}/movement`);
    expect(page.body).toMatch(/<img[^>]+alt="[^"]{20,}"/);
    expect(page.body).toContain('<table class="movement">');
  });

  it('stays small, with 128 players as well', async () => {
    const store = memoryStore();
    const event = await organise(store);
    for (let number = 1; number <= 128; number++)
      await event.change('POST', `${event.home}/entrants`, { name: `Margaret van der Heijden ${number}` });
    for (const round of [1, 2]) {
      await event.change('POST', `${event.home}/rounds`);
      await event.change('POST', `${event.home}/rounds/${round}/start`);
      for (let table = 1; table <= 64; table++)
        await event.change('PUT', `${event.home}/rounds/${round}/tables/${table}/result`, {
          kind: 'PLAYED',
          victoryPoints: [(table * 7 + round) % 13, (table * 5) % 11],
          leaderKilled: [table % 2 === 0, table % 3 === 0],
        });
    }
    const read = createReader(store);
    const sizes = await Promise.all(
      ['/', ...pathsOf(event.id)].map(async (path) => [
        path,
        Buffer.byteLength((await read(path)).body ?? ''),
      ]),
    );
    expect(sizes.filter(([, bytes]) => Number(bytes) >= 50_000)).toEqual([]);
  });
});
