import { answerTo } from '../../../src/interfaces/web/browser/odds/answer';
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { encode } from 'uqr';
import type { Store } from '../../../src/app/kernel/store/store';
import { memoryStore } from '../../infrastructure/aws/memory-store';
import { createInterfaces } from '../in-process';
import { createReader } from './read';

const HOSTILE = '</title><script>alert(1)</script>"\'<img src=x onerror=alert(1)>\u202e';

let nextKey = 0;
const organise = async (store: Store, settings: object = {}) => {
  const { send } = createInterfaces({ store });
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
    '/rules/entries/heroic-combat', '/rules/changes', '/rules?edition=2024', '/rules/scenarios/2024-hold-ground', '/odds', '/odds?kind=volley', '/odds/needed', '/odds/turn', '/rolls', '/planner', '/organise', '/play', '/games', '/game', '/me',
    '/armies', '/armies/lists/minas-tirith', '/armies/catalogues',
    '/armies/lists/minas-tirith/profiles/aragorn-king-elessar', '/armies/legions/army-of-dale/profiles/warrior-of-dale',
    '/armies/1ALwFAAEw_8TZBwACCXoCdHDTAVKqAbQB0wFBONICIaoB0wEBEgN5ANMBQaoB_Nzf'])(
    '%s answers without a script, with a strict policy', async (path) => {
      const page = await createReader()(path);
      expect(page.statusCode).toBe(200);
      expect(page.headers?.['content-security-policy']).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      );
      expect(page.body).toMatch(/^<!doctype html>/);
      expect(page.body).toMatch(/<h1>[^<]+<\/h1>/);
      expect(page.body).not.toMatch(/<script(?! type="module" src="\/web\/)/);
      expect(page.body).not.toMatch(/ (on[a-z]+|style)="/);
      expect(page.body).not.toMatch(/(src|href)="(https?:)?\/\//);
    },
  ); // prettier-ignore

  it('finds events by a word of their name and lists them by their day', async () => {
    const store = memoryStore();
    for (const name of ['Open of the Shire', 'Cup of Rohan'])
      await organise(store, { name, startsOn: '2026-03-07' });
    const read = createReader(store);
    const { body = '' } = await read('/?q=SHIRE&month=2026-03');
    expect(body).toContain('Open of the Shire');
    expect(body).toContain('7 March 2026');
    expect(body).not.toContain('Cup of Rohan');
    expect((await read('/?q=nothing&month=2026-03')).body).toContain('No public event fits.');
  });

  it('says that an event is on until its last day is over everywhere', async () => {
    const store = memoryStore();
    // It is 15 September 2018, 10:30 in UTC: the 14th is not over in the last places, the 13th is.
    const days = [
      ['Over', '2018-09-11', '2018-09-13'],
      ['Still on', '2018-09-12', '2018-09-14'],
      ['A day, without its end', '2018-09-13', undefined],
      ['To come', '2018-09-16', '2018-09-17'],
    ] as const;
    for (const [name, startsOn, endsOn] of days)
      await organise(store, { name, startsOn, ...(endsOn && { endsOn }) });
    const { body = '' } = await createReader(store)('/');
    expect(body).toMatch(
      /On now<[\s\S]*Still on[\s\S]*A day, without its end[\s\S]*<h3>[^<]*<\/h3>[\s\S]*To come[\s\S]*<h3>[^<]*<\/h3>[\s\S]*Over/,
    );
  });

  it('has a page for each profile of a list, with its numbers, prices, warband and lists', async () => {
    const read = createReader();
    const { body = '' } = await read('/armies/lists/minas-tirith/profiles/aragorn-king-elessar');
    const text = body.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
    expect(text).toContain('Hero of Legend, 225 points');
    expect(text).toContain('Aragorn, King Elessar 6 6 3 4 7 3 3 6 3 3 3');
    expect(text).toContain('Keywords Man, Gondor, Infantry');
    expect(text).toContain('Leads a warband of up to 18 Warriors.');
    expect(text).toMatch(/Armoured Horse 15 points/i);
    expect(text).toMatch(/Never in one army with: [^.]*Denethor/);
    expect(body).toContain('href="/odds?a.profile=aragorn-king-elessar"');
    expect(body).toContain(
      '<meta property="og:description" content="Aragorn, King Elessar of Minas Tirith, ',
    );
    const list = await read('/armies/lists/minas-tirith');
    expect(list.body).toContain('href="/armies/lists/minas-tirith/profiles/aragorn-king-elessar"');
    const found = await read('/rules?q=King+Elessar');
    expect(found.body).toContain('href="/armies/profiles/aragorn-king-elessar"');
    const moved = await read('/armies/profiles/aragorn-king-elessar');
    expect(moved.headers?.['location']).toBe('/armies/lists/minas-tirith/profiles/aragorn-king-elessar');
  });

  it('has one switch of edition, which every page of the rules, odds and armies follows', async () => {
    const read = createReader();
    const rules = (await read('/rules?edition=2024')).body ?? '';
    expect(rules).toMatch(/href="\/rules\?edition=2018"\s*>2018<[\s\S]*aria-current="true"\s*>2024</);
    expect(rules).toContain('href="/odds?edition=2024"');
    expect(rules).toContain('href="/rules/charts/scatter?edition=2024"');
    expect(rules).toContain('href="/rules/scenarios/2024-treasure-hoard?edition=2024"');
    expect(rules).toContain('src="/web/edition.js"');
    expect((await read('/rules')).body).toContain('href="/rules/scenarios/cornered"');
    const armies = (await read('/armies?edition=2024')).body ?? '';
    expect(armies).toContain('2024-kingdom-of-rohan');
    expect(armies).not.toContain('"/armies/lists/minas-tirith"');
    const [both, one] = [await read('/rules/charts/leap'), await read('/rules/charts/scatter?edition=2024')];
    expect(both.body).toContain('data-edition="2018"');
    expect(one.body).not.toContain('data-edition');
  });

  it('shows what changed side by side, from the data of both editions', async () => {
    const { body = '' } = await createReader()('/rules/changes');
    const text = body.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
    // Of 36 rolls the two-handed weapon wins 13 in 2018, and 14 in 2024, where a natural 6 stays 6; half of them slay.
    expect(text).toContain(
      'A two-handed weapon, Fight 4 against Fight 4 wins 36.1 %, slays 18.1 % wins 38.9 %, slays 19.4 %',
    );
    expect(text).toContain('Cells that differ: 0 of 100.');
    expect(text).toContain('Most models with throwing weapons no limit 1/3');
    expect(text).toMatch(/Heroic Strike Add a D6 [^–]* D3 more Fight/);
    expect(text).toMatch(/Bash [^–]+ – /);
  });

  it('finds both editions of a rule, today’s first, and says what differs', async () => {
    const read = createReader();
    const both = ((await read('/rules?q=heroic+strike')).body ?? '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ');
    expect(both).toMatch(/Heroic Strike Edition 2024 .* 2018: D6, 2024: D3 .* Heroic Strike Edition 2018/);
    expect((await read('/rules?q=heroic+strike&edition=2018')).body).not.toContain('2024: D3');
  });

  it('shows lists and profiles of 2024 with Intelligence, which those of 2018 do not have', async () => {
    const read = createReader();
    const list = await read('/armies/lists/2024-kingdom-of-rohan');
    expect(list.body).toContain('<abbr title="Intelligence">I</abbr>');
    const { body } = await read('/armies/lists/2024-kingdom-of-rohan/profiles/2024-rider-of-rohan');
    expect(body).toContain('Does not count for the bow limit.');
    expect(body).toContain('href="/armies/lists/2024-ride-out/profiles/2024-rider-of-rohan"');
    const moved = await read('/armies/profiles/2024-brand-king-of-dale');
    expect(moved.headers?.['location']).toBe(
      '/armies/lists/2024-army-of-dale/profiles/2024-brand-king-of-dale',
    );
    expect((await read('/armies/lists/rohan')).body).not.toContain('Intelligence');
  });

  it('says which list exempts a profile from its bow limit, and who leads more than its tier', async () => {
    const read = createReader();
    const rider = await read('/armies/lists/rohan/profiles/rider-of-rohan');
    expect(rider.body).toContain('Does not count for the bow limit.');
    const goblin = await read('/armies/lists/goblin-town/profiles/the-goblin-king');
    expect(goblin.body).toContain('Here it leads up to 24 Warriors, while the list keeps its army bonus.');
    expect(goblin.body).toContain('Leads a warband of up to 18 Warriors.');
    const champion = await read('/armies/lists/the-kingdom-of-khazad-dum/profiles/kings-champion');
    expect(champion.body).toContain('Here it leads up to 10 Warriors.');
    expect(champion.body).not.toContain('Leads a warband of up to');
    expect(champion.body).toContain('Counts as 3 models');
    const sisters = await read('/armies/lists/army-of-lake-town/profiles/sigrid-tilda');
    expect(sisters.body).toMatch(/May be taken only while Bard/);
  });

  it.each([
    ['/armies/lists/minas-tirith/profiles/aragorn-king-elesar', 'aragorn-king-elessar'],
    ['/armies/profiles/aragorn', 'aragorn-strider'],
    ['/armies/lists/minas-tirit/profiles/denethor', 'minas-tirith'],
  ])('%s is not there, and says what is near', async (path, near) => {
    const page = await createReader()(path);
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain(near);
  });

  it('gives the sheet of a shared army for paper and as a picture', async () => {
    const read = createReader();
    const army = '/armies/1ALwFAAEw_8TZBwACCXoCdHDTAVKqAbQB0wFBONICIaoB0wEBEgN5ANMBQaoB_Nzf';
    const paper = await read(`${army}/sheet`);
    expect([paper.statusCode, paper.headers?.['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(paper.body).toContain('Elrond, Master of Rivendell');
    const picture = await read(`${army}/sheet.svg`);
    expect([picture.statusCode, picture.headers?.['content-type']]).toEqual([200, 'image/svg+xml']);
    expect((await read('/armies/1nonsense')).statusCode).toBe(400);
  });

  it('shows a catalogue: its lists, what is missing and what was left out; a hostile name is text', async () => {
    const store = memoryStore();
    const file = (name: string) => ({
      name,
      content: readFileSync(`tests/infrastructure/battlescribe/fixtures/${name}`).toString('base64'),
    });
    const { send } = createInterfaces({ store });
    const made = await send({
      method: 'POST',
      url: '/v1/catalogues',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'key-of-a-catalogue-1' },
      body: JSON.stringify({
        name: HOSTILE.slice(0, 60),
        files: [file('shire-watch.gst'), file('shire-watch.cat')],
      }),
    });
    const { catalogue } = JSON.parse(made.body ?? '') as { catalogue: { id: string } };
    const read = createReader(store);
    const path = `/armies/catalogues/${catalogue.id}`;
    const { body = '' } = await read(path);
    expect(body).toMatch(/The Hedge Watch[\s\S]*4 profiles[\s\S]*The Night Watch/);
    expect(body).toMatch(/Missing[\s\S]*a link that leads nowhere \(1\)[\s\S]*Left out or not understood/);
    expect(body).toContain(`data-catalogue="${catalogue.id}"`);
    expect(body).not.toContain('<script>alert');
    expect((await read(`${path}?version=2`)).statusCode).toBe(404);
    expect((await read(`${path}?version=x`)).statusCode).toBe(400);
    expect((await read('/armies/catalogues/nothing')).statusCode).toBe(404);
  });

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

  it('takes profiles by name, with their options, and says which one is meant', async () => {
    const read = createReader();
    const { body = '' } = await read(
      '/odds?a.profile=aragorn+strider&a.option=horse&a.charged=on&b.profile=uruk-hai-scout',
    );
    // Fight 6, three Attacks, mounted; a Hero stands alone.
    expect(body).toMatch(/name="a\.fight"\s+value="6"/);
    expect(body).toMatch(/name="a\.count"\s+value="1"/);
    expect(body).toContain('<option value="CAVALRY" selected');
    expect(body).toContain('<b>Aragorn - Strider wins ');
    expect(body).toContain('Not counted: Mighty Hero, Horse Lord.');
    // A player's input takes precedence over the profile, until its numbers are taken again.
    const wounded = '/odds?a.profile=aragorn+strider&a.fight=5&a.might=1';
    expect((await read(wounded)).body).toMatch(/name="a\.might"\s+value="1"/);
    expect((await read(`${wounded}&take=a.`)).body).toMatch(/name="a\.might"\s+value="3"/);
    expect((await read('/odds?a.profile=aragorn')).body).toContain(
      '<li><b>First side, Profile</b> Which one: Aragorn, King Elessar, Aragorn - Strider?',
    );
    expect((await read('/odds?b.profile=Zorro')).body).toContain('No profile is called “Zorro”.');
  });

  it('takes the numbers of a name typed over another, and links those that it may mean', async () => {
    const read = createReader();
    // The form of a browser sends every field, also those that nobody has seen.
    const typed = await read(
      '/odds?a.taken=&a.profile=aragorn+strider&a.count=1&a.fight=3&b.taken=&b.fight=3',
    );
    expect(typed.body).toMatch(/name="a\.fight"\s+value="6"/);
    expect(typed.body).toMatch(/name="a\.taken"\s+value="Aragorn - Strider"/);
    expect(typed.body).not.toContain('a.taken=');
    const { body = '' } = await read('/odds?a.profile=aragorn&a.charged=on');
    expect(body).toContain(
      '<a href="/odds?a.profile=aragorn-king-elessar&amp;a.charged=on&amp;take=a.">Aragorn, King Elessar</a>',
    );
  });

  it.each([
    ['/odds', false],
    ['/odds?a.profile=aragorn+strider&a.charged=on&a.option=horse', false],
    // A two-handed weapon is the profile’s own; so is what a form sends of it.
    ['/odds?a.profile=yazneg&a.taken=', false],
    ['/odds?a.fight=3&a.attacks=1&b.alignment=EVIL&a.specialStrike=', false],
    ['/odds?a.fight=4', true],
    ['/odds?b.charged=on', true],
    ['/odds?a.profile=aragorn+strider&a.fight=6&a.might=1', true],
    ['/odds?b.2.count=1', true],
  ])('%s shows more than three fields: %s', async (path, isOpen) => {
    const { body = '' } = await createReader()(path);
    expect(/<details( open)?>\s*<summary>More<\/summary>/.exec(body)?.[1]).toBe(isOpen ? ' open' : undefined);
  });

  it('asks each field of a fight once', async () => {
    const { body = '' } = await createReader()('/odds?a.profile=aragorn+strider&a.2.count=1&b.2.count=1');
    const [, form = ''] = /<form method="get" action="\/odds">(.*?)<\/form>/s.exec(body) ?? [];
    const names = [...form.matchAll(/<(?:input|select)\s[^>]*name="([^"]+)"/g)].map(([, name = '']) => name);
    const fields = names.filter((name) => !name.endsWith('.option'));
    expect(fields).toContain('a.charged');
    expect(fields).toEqual([...new Set(fields)]);
  });

  it('says how many are needed for the fight or volley at hand', async () => {
    const read = createReader();
    const { body: odds = '' } = await read('/odds?a.fight=4&b.fight=4&b.strength=4');
    const [, link = ''] = /href="(\/odds\/needed\?[^"]+)"/.exec(odds) ?? [];
    const { body = '' } = await read(link.replaceAll('&amp;', '&'));
    // One die each, level Fight: five models win 12781 of 15552, three points of Might 5 of 6.
    expect(body).toContain('Models<td><b>5</b>: 82.2 %');
    expect(body).toMatch(/Might<td><b>3<\/b>: 83.3 %\s*<small>with 2: 75.0 %/);
    const volley = await read('/odds/needed?kind=volley&s.shoot=4&s.strength=3&t.defence=5&wanted=75');
    expect(volley.body).toContain('<b>8</b>: 76.7 %');
  });

  it('works a whole Fight phase out, by names and numbers', async () => {
    const read = createReader();
    const { body = '' } = await read(
      '/odds/turn?f1.a=F5+A2+S4+D4&f1.b=F4+S4+D4&f2.a=F4+S4+D4&f2.b=F4+A2+S4+D4&f2.trapped=a1',
    );
    expect(body).toContain(
      'Fight in this order: Fight 1, Fight 2 (0.07 models better than the worst order).',
    );
    const named = await read(
      '/odds/turn?f1.a=aragorn+strider+might+1,+warrior+of+minas+tirith&f1.b=uruk-hai+scout,+mordor+troll',
    );
    expect(named.body).toContain('Might of side 1 is worth most with Aragorn - Strider in Fight 1');
    expect(named.body).toContain('Fight 1: pair off ');
    const { body: unclear = '' } = await read(
      '/odds/turn?f1.a=aragorn&f1.b=&f2.a=zorro&f2.b=uruk-hai+scout+%2b+wings',
    );
    expect(unclear.match(/<li><b>[^<]*<\/b>[^<]*/g)).toEqual([
      '<li><b>Fight 1, First side</b> Which one: Aragorn, King Elessar, Aragorn - Strider?',
      '<li><b>Fight 1, Second side</b> Name a model.',
      '<li><b>Fight 2, First side</b> No profile is called “zorro”.',
      expect.stringContaining('Uruk-hai Scout has no option “wings”: '),
    ]);
  });

  it('offers nothing that cannot be', async () => {
    const read = createReader();
    const offOf = ({ body = '' }) =>
      [...body.matchAll(/<input[^>]*name="([^"]+)"[^>]*disabled/g)].map(([, name]) => name);
    // On foot no lance; mounted neither Shielding nor Shieldwall nor a spear's support.
    expect(offOf(await read('/odds?b.type=CAVALRY&b.charged=on'))).toEqual([
      'a.lance',
      'b.support',
      'b.shielding',
      'b.shieldwall',
    ]);
    // A profile without shield or spear.
    expect(offOf(await read('/odds?a.profile=aragorn+strider'))).toEqual([
      'a.support',
      'a.shielding',
      'a.lance',
      'a.shieldwall',
      'b.lance',
    ]);
    // Four models of a side fight at most.
    expect((await read('/odds?a.count=3&a.2.count=1')).body).not.toContain('name="add" value="a"');
  });

  it.each([
    '/odds',
    '/odds?a.profile=aragorn+strider&a.option=horse&a.charged=on&b.profile=uruk-hai-scout&b.count=3',
    '/odds?a.count=1&a.2.count=1&a.2.attacks=3&b.count=1&b.specialStrike=FEINT&b.support=1',
    '/odds?kind=volley&s.count=8&s.way=WALL&t.fate=1',
    '/odds?kind=volley&s.profile=uruk-hai-scout&s.count=4&s.might=1&t.profile=aragorn+strider',
  ])('%s is answered in the browser as by the server', async (path) => {
    const { body = '' } = await createReader()(path);
    const [, answer = ''] = /<section data-odds[^>]*>(.*?)<div data-pictures>/s.exec(body) ?? [];
    expect(answer).toContain('class="said"');
    const [, address = ''] = /<p class="share">\s*<a href="([^"]+)"/.exec(answer) ?? [];
    const query = new URLSearchParams(address.replaceAll('&amp;', '&').split('?')[1]);
    expect(answerTo(query).replaceAll(/\s+/g, ' ')).toBe(answer.trim().replaceAll(/\s+/g, ' '));
  });

  it('works out several kinds of models a side, with pictures of the same question', async () => {
    const read = createReader();
    const { body = '' } = await read('/odds?a.count=1&a.2.count=1&a.2.attacks=3&b.count=1');
    // Four dice against one, Fight level: P(highest > die) is 1 - (1^4 + ... + 6^4) / 6^5 = 5501/7776, a tie 1/6, half of it won.
    expect(body).toContain('6149/7776');
    expect(body).toMatch(/name="a\.2\.attacks"\s+value="3"/);
    const [question = ''] = /duel-curves\.svg\?question=([^"&]+)/.exec(body)?.slice(1) ?? [];
    expect(
      (JSON.parse(decodeURIComponent(question)) as { sides: { models: object[] }[] }).sides[0]?.models,
    ).toEqual([{ fight: 3 }, { attacks: 3, fight: 3 }]);
    expect(body.match(/class="picture"/g)).toHaveLength(2);
    const removed = await read('/odds?a.2.count=1&a.2.attacks=3&remove=a.2.');
    expect(removed.body).not.toContain('a.2.attacks');
    const added = await read('/odds?add=b');
    expect(added.body).toMatch(/name="b\.2\.count"\s+value="1"/);
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

  it('names the scenario of the round in the hall, and after it what places people apart', async () => {
    const store = memoryStore();
    const read = createReader(store);
    const { id, change, home } = await runningEvent(store, { scenarios: ['Hold Ground'] });
    const hall = async () =>
      ((await read(`/tournaments/${id}/hall`)).body ?? '')
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ');
    expect(await hall()).toContain('Round 1 · Hold Ground · 1 of 2 tables reported');
    await change('PUT', `${home}/rounds/1/tables/2/result`, { kind: 'PLAYED', victoryPoints: [5, 4] });
    expect(await hall()).toContain(' 3 Emil 3 +1 5 ');
    const { body } = await read(`/tournaments/${id}/hall`);
    expect(body).toMatch(
      /Emil<\/bdi><\/span>\s*<td class="score">3\s*<td class="score decides">\+1\s*<td class="score">5/,
    );
  });

  it('opens with who has won once it is over, and finds a name in its tables', async () => {
    const store = memoryStore();
    const read = createReader(store);
    const { id, change, home } = await runningEvent(store, { rounds: 1 });
    await change('PUT', `${home}/rounds/1/tables/2/result`, { kind: 'PLAYED', victoryPoints: [5, 4] });
    expect((await read(`/tournaments/${id}`)).body).not.toContain('first-three');
    await change('POST', `${home}/finish`, {});
    const { body = '' } = await read(`/tournaments/${id}`);
    expect(body).toMatch(/<li data-place="3">\s*<small>Third<\/small>\s*<b><a[^>]*><bdi>Emil</);
    expect(body).toContain(`<a href="/tournaments/${id}/certificates">`);
    expect(body).toContain(`/cards/podiums/${id}.png"`);
    expect(body).not.toContain('class="pairings"');
    const found = await read(`/tournaments/${id}/standings?q=emil`);
    expect([...(found.body ?? '').matchAll(/<tr[^>]*\shidden=""/g)]).toHaveLength(4);
  });

  it('tells a chat what its link leads to; a private one gives no picture away', async () => {
    const store = memoryStore();
    const { id } = await runningEvent(store, { startsOn: '2026-03-07' });
    const { body = '' } = await createReader(store)(`/tournaments/${id}/standings`);
    expect(body).toContain('<meta property="og:title" content="Standings: Open" />');
    expect(body).toMatch(/name="description" content="Open: 7 March 2026, Singles · 3 rounds, 5 entrants/);
    expect(body).toContain(`og:image" content="http://muster.example/cards/tournaments/${id}.png"`);
    const hidden = await runningEvent(store, { visibility: 'PRIVATE' });
    const opened = await createReader(store)(`/tournaments/${hidden.id}`, {
      authorization: `Bearer ${hidden.token}`,
    });
    expect(opened.body).not.toContain('og:image');
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
    expect(slips.body).toContain('<code>muster.example/play</code>');
    const typed = [...(slips.body ?? '').matchAll(/<code class="code">([^<]+)</g)].map(([, code]) => code);
    const mark = id.slice(0, 4).toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');
    expect(typed).toEqual([`${mark}-1-1`, `${mark}-1-2`]);
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
