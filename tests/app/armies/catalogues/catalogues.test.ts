import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import rohan from '../../../../data/catalogue/rohan.json';
import type { CreatedCatalogue } from '../../../../src/app/kernel/generated/answers';
import type { Store } from '../../../../src/app/kernel/store/store';
import { isReplay } from '../../../../src/app/kernel/use-case';
import { ok } from '../../../../src/shared/result';
import { memoryStore } from '../../../infrastructure/aws/memory-store';
import { type Input, type OperationName, ask, freshKey, must } from '../../tournaments/organiser';

const fixture = (name: string): Buffer =>
  readFileSync(join(__dirname, '../../../infrastructure/battlescribe/fixtures', name));
const file = (name: string, bytes: Uint8Array = fixture(name)) => ({
  name,
  content: Buffer.from(bytes).toString('base64'),
});
const system = file('shire-watch.gst');
const watch = file('shire-watch.cat');

const created = (store: Store, input: Input = { files: [watch, system] }) =>
  must<CreatedCatalogue>({ store }, 'createCatalogue', { input: { name: 'Watch', ...input } });

const refusal = async (store: Store, operation: OperationName, input: Input, more: object = {}) => {
  const answer = await ask({ store }, operation, { input, idempotencyKey: freshKey(), ...more });
  if (answer.ok) throw new Error('is not refused');
  return answer.error.code === 'INVALID_INPUT'
    ? answer.error.faults.map(({ path, code, message }) => [path, code, message])
    : answer.error.code;
};

/** Captain Bolger (60) and so many Hedge Guards (4 each), as the fixture has them. */
const guards = (count: number) => [
  {
    list: 'the-hedge-watch',
    warbands: [{ leader: { profile: 'captain-bolger' }, followers: [{ profile: 'hedge-guard', count }] }],
  },
];

const judged = (store: Store, catalogue: string, version = 1) =>
  must({ store }, 'validateArmy', {
    input: { pointsLimit: 100, forces: guards(5), lists: [{ catalogue, version }] },
  });

describe('a catalogue', () => {
  it.each([
    ['in one order', [watch, system]],
    ['in the other', [system, watch]],
    [
      'in one archive',
      [
        file(
          'all.zip',
          zipSync({ 'a/x.gst': fixture('shire-watch.gst'), 'a/x.cat': fixture('shire-watch.cat') }),
        ),
      ],
    ],
  ])('takes files that belong together, %s', async (_, files) => {
    const { made, catalogue } = await created(memoryStore(), { files });
    expect(catalogue).toMatchObject({ name: 'Watch', versions: [{ number: 1, lists: 1 }], version: '1' });
    expect(made.lists).toEqual([
      {
        list: 'the-hedge-watch',
        name: 'The Hedge Watch',
        alignment: 'GOOD',
        edition: '2018',
        profiles: 4,
        legions: [{ legion: 'the-night-watch', name: 'The Night Watch' }],
        replacesShipped: false,
      },
    ]);
    expect(made.report.map(({ what }) => what)).toContain('a link that leads nowhere');
  });

  it('judges an army that names it', async () => {
    const store = memoryStore();
    const { catalogue } = await created(store);
    expect(await judged(store, catalogue.id)).toMatchObject({
      verdict: 'LEGAL',
      facts: { points: 80, models: 6 },
    });
    expect(
      await must({ store }, 'catalogueList', {
        input: { catalogue: catalogue.id, version: 1, list: 'the-hedge-watch' },
      }),
    ).toMatchObject({ file: { id: 'the-hedge-watch', alignment: 'GOOD' } });
  });

  it('answers a repeated request with the same secrets, and another under its key not at all', async () => {
    const store = memoryStore();
    const request = {
      input: { name: 'Watch', files: [watch, system] },
      idempotencyKey: 'the-very-same-key-1',
    };
    const first = await ask<CreatedCatalogue>({ store }, 'createCatalogue', request);
    const again = await ask<CreatedCatalogue>({ store }, 'createCatalogue', request);
    expect(again).toEqual(first);
    expect([isReplay(first), isReplay(again)]).toEqual([false, true]);
    const other = { ...request, input: { name: 'Another', files: [watch, system] } };
    expect(await ask({ store }, 'createCatalogue', other)).toMatchObject({
      error: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
  });

  it('gets versions from its owner: ids stay, and what was before stays as it is', async () => {
    const store = memoryStore();
    const { catalogue, catalogueToken: token } = await created(store);
    const id = catalogue.id;
    const text = fixture('shire-watch.cat').toString('utf8').replaceAll('Hedge Guard', 'Hedge Warden');
    const input = { catalogue: id, files: [system, file('shire-watch.cat', Buffer.from(text))] };
    expect(await refusal(store, 'addCatalogueVersion', input)).toBe('UNAUTHENTICATED');
    const idempotencyKey = 'the-very-same-key-3';
    expect(await must({ store }, 'addCatalogueVersion', { input, token, idempotencyKey })).toMatchObject({
      catalogue: { versions: [{ number: 1 }, { number: 2 }] },
      made: { number: 2 },
    });
    // Another body under the key of a request is refused before anything of it is stored.
    const stored = store.items();
    const other = { catalogue: id, files: [system, watch] };
    expect(await refusal(store, 'addCatalogueVersion', other, { token, idempotencyKey })).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
    expect(store.items()).toEqual(stored);
    const nameIn = async (version: number) => {
      const list = await must({ store }, 'catalogueList', {
        input: { catalogue: id, version, list: 'the-hedge-watch' },
      });
      const { profiles } = list['file'] as {
        readonly profiles: readonly { readonly id: string; readonly name: string }[];
      };
      return profiles.find((profile) => profile.id === 'hedge-guard')?.name;
    };
    expect([await nameIn(1), await nameIn(2)]).toEqual(['Hedge Guard', 'Hedge Warden']);
  });

  it('takes the place of a list that ships, with its alliances', async () => {
    const store = memoryStore();
    const cheap = { ...rohan, profiles: rohan.profiles.map((profile) => ({ ...profile, points: 1 })) };
    const { catalogue, made } = await created(store, { lists: [cheap] });
    expect(made.lists).toMatchObject([{ list: 'rohan', replacesShipped: true }]);
    const captain = (list: string, profile: string) => ({ list, warbands: [{ leader: { profile } }] });
    const answer = await must({ store }, 'validateArmy', {
      input: {
        pointsLimit: 500,
        forces: [captain('rohan', 'captain-of-rohan'), captain('minas-tirith', 'captain-of-minas-tirith')],
        lists: [{ catalogue: catalogue.id, version: 1 }],
      },
    });
    expect(answer).toMatchObject({
      facts: {
        allianceLevel: 'HISTORICAL',
        forces: [{ list: 'rohan', points: 1 }, { list: 'minas-tirith' }],
      },
    });
  });

  it('is gone once it is deleted, and so is all it held', async () => {
    const store = memoryStore();
    const { catalogue, catalogueToken: token } = await created(store);
    const id = catalogue.id;
    // The version is counted as its view counts it: made, then deleted.
    expect(catalogue.version).toBe('1');
    expect(await must({ store }, 'deleteCatalogue', { input: { catalogue: id }, token })).toEqual({
      catalogue: id,
      version: '2',
    });
    expect(await refusal(store, 'catalogue', { catalogue: id })).toBe('GONE');
    expect(
      await refusal(store, 'validateArmy', {
        pointsLimit: 100,
        forces: guards(1),
        lists: [{ catalogue: id, version: 1 }],
      }),
    ).toEqual([
      [
        'lists[0]',
        'UNKNOWN_REFERENCE',
        `The catalogue "${id}" was deleted: nothing of it can be read any more.`,
      ],
    ]);
    const parts = store.items().filter(({ address }) => address.item === 'CATALOGUE_PART');
    expect(parts.map(({ body }) => body)).toEqual(parts.map(() => '{}'));
  });

  it('gives a lost token back for the code', async () => {
    const store = memoryStore();
    const { catalogue, recoveryCode, catalogueToken } = await created(store);
    const id = catalogue.id;
    const { catalogueToken: token } = await must<{ catalogueToken: string }>({ store }, 'recoverCatalogue', {
      input: { catalogue: id, recoveryCode },
    });
    expect(await refusal(store, 'deleteCatalogue', { catalogue: id }, { token: catalogueToken })).toBe(
      'FORBIDDEN',
    );
    await must({ store }, 'deleteCatalogue', { input: { catalogue: id }, token });
  });
});

describe('files that are uploaded before', () => {
  const cut = (name: string) => {
    const bytes = fixture(name);
    const half = Math.floor(bytes.length / 2);
    return [bytes.subarray(0, half), bytes.subarray(half)].map((piece, index) => ({
      ...file(name, piece),
      part: index + 1,
      parts: 2,
    }));
  };
  const upload = async (store: Store, files: readonly object[]): Promise<string> =>
    String((await must({ store }, 'uploadCatalogueFiles', { input: { files } }))['upload']);

  it('are read together, whatever came first', async () => {
    const store = memoryStore();
    const [first, second] = cut('shire-watch.cat');
    const uploads = [await upload(store, [second ?? {}]), await upload(store, [system, first ?? {}])];
    const { made } = await created(store, { uploads });
    expect(made.lists.map(({ list }) => list)).toEqual(['the-hedge-watch']);
  });

  it('are uploaded once, however often the request comes', async () => {
    const store = memoryStore();
    const request = { input: { files: [watch] }, idempotencyKey: 'the-very-same-key-2' };
    const first = await ask({ store }, 'uploadCatalogueFiles', request);
    const again = await ask({ store }, 'uploadCatalogueFiles', request);
    expect(again).toEqual(first);
    expect([isReplay(first), isReplay(again)]).toEqual([false, true]);
  });

  it('must be whole', async () => {
    const store = memoryStore();
    const [, second = {}] = cut('shire-watch.cat');
    expect(await refusal(store, 'createCatalogue', { name: 'Half', files: [system, second] })).toEqual([
      ['files[1]', 'REQUIRED', 'part 1 of 2 of shire-watch.cat is missing'],
    ]);
    const beyond = [{ ...system, part: 3, parts: 2 }];
    expect(await refusal(store, 'createCatalogue', { name: 'Third', files: beyond })).toEqual([
      ['files[0]', 'INCONSISTENT', 'part 3 of shire-watch.gst is given, which is said to be in 2'],
    ]);
    expect(await refusal(store, 'createCatalogue', { name: 'None', uploads: ['nothing'] })).toEqual([
      ['uploads[0]', 'UNKNOWN_REFERENCE', 'no upload has the id "nothing": uploads expire after a day'],
    ]);
  });

  it('expire after a day', async () => {
    let nowMs = 0;
    const store = memoryStore(() => nowMs);
    const world = { store, nowMs: () => nowMs };
    const { upload: id } = await must<{ upload: string }>(world, 'uploadCatalogueFiles', {
      input: { files: [system] },
    });
    nowMs = 24 * 60 * 60 * 1000 + 1;
    expect(
      await refusal(store, 'createCatalogue', { name: 'Late', uploads: [id], files: [watch] }),
    ).toMatchObject([['uploads[0]', 'UNKNOWN_REFERENCE', expect.any(String)]]);
  });
});

describe('files that cannot be read', () => {
  it.each([
    [
      'a tag that is not closed',
      [file('bad.cat', Buffer.from('<catalogue>\n <a>\n</catalogue>'))],
      [
        'files[0]',
        'WRONG_FORMAT',
        'bad.cat cannot be read: line 3, column 12: unexpected close tag. (NOT_XML)',
      ],
    ],
    [
      'a list without a colon',
      [file('bad.json', Buffer.from('{"id": "x",\n "name" "y"}'))],
      ['files[0]', 'WRONG_FORMAT', expect.stringContaining('bad.json cannot be read: line 2, column 9: ')],
    ],
    [
      'a catalogue without its game system',
      [watch],
      [
        'files',
        'WRONG_FORMAT',
        'the files together cannot be read: the game system (.gst) is needed with its catalogues, here the one with the id sys, revision 1 (GAME_SYSTEM_MISSING)',
      ],
    ],
    ['nothing', [], ['files', 'REQUIRED', 'hold no army list']],
  ])('%s is named', async (_, files, fault) => {
    const store = memoryStore();
    expect(await refusal(store, 'createCatalogue', { name: 'Bad', files })).toEqual([fault]);
    expect(store.items()).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    [
      'of too many values',
      { notes: Array.from({ length: 20_001 }, () => 0) },
      'may hold at most 20000 values together',
    ],
    [
      'of too many levels',
      JSON.parse(`{"notes":${'['.repeat(40)}${']'.repeat(40)}}`),
      'may be at most 24 levels deep',
    ],
  ])('an army list %s is refused as it is, and as a file', async (_, list, message) => {
    const store = memoryStore();
    expect(await refusal(store, 'createCatalogue', { name: 'Bad', lists: [list] })).toEqual([
      ['lists[0]', 'TOO_LARGE', message],
    ]);
    const files = [file('bad.json', Buffer.from(JSON.stringify(list)))];
    expect(await refusal(store, 'createCatalogue', { name: 'Bad', files })).toEqual([
      ['files[0]', 'TOO_LARGE', `bad.json: ${message}`],
    ]);
    expect(store.items()).toEqual([]);
  });

  it('names every file that cannot be read', async () => {
    const files = [
      file('a.cat', Buffer.from('<catalogue>')),
      watch,
      file('b.cat', Buffer.from('<roster/>')),
      file('c.zip', Buffer.from('PK\u0003\u0004')),
      file('d.json', Buffer.from('[')),
    ];
    expect(await refusal(memoryStore(), 'createCatalogue', { name: 'Bad', files })).toEqual([
      ['files[3]', 'WRONG_FORMAT', expect.stringMatching(/^c\.zip cannot be read: /)],
      ['files[4]', 'WRONG_FORMAT', expect.stringMatching(/^d\.json cannot be read: line 1, column 2: /)],
      ['files[0]', 'WRONG_FORMAT', expect.stringMatching(/^a\.cat cannot be read: line 1, column 11: /)],
      [
        'files[2]',
        'WRONG_FORMAT',
        'b.cat cannot be read: <roster> is neither a game system nor a catalogue (NOT_BATTLESCRIBE)',
      ],
    ]);
  });

  it('names every catalogue of another game system', async () => {
    const of = (name: string) =>
      file(`${name}.cat`, Buffer.from(`<catalogue name="${name}" gameSystemId="other"/>`));
    expect(
      await refusal(memoryStore(), 'createCatalogue', { name: 'Bad', files: [of('A'), system, of('B')] }),
    ).toEqual(
      ['A', 'B'].map((name, index) => [
        `files[${index * 2}]`,
        'WRONG_FORMAT',
        expect.stringMatching(new RegExp(`^${name}\\.cat cannot be read: ${name} is not of `)),
      ]),
    );
  });
});

describe('an event', () => {
  it('judges its armies by the catalogue that it names', async () => {
    const store = memoryStore();
    const { catalogue, catalogueToken } = await created(store);
    const named = { catalogue: catalogue.id, version: 1 };
    const input = { name: 'Watch Cup', rounds: 1, pointsLimit: 100, armyDesk: { catalogue: named } };
    expect(
      await refusal(store, 'createTournament', {
        ...input,
        armyDesk: { catalogue: { ...named, version: 2 } },
      }),
    ).toMatchObject([['armyDesk.catalogue', 'UNKNOWN_REFERENCE', expect.any(String)]]);
    const event = await must<{ tournament: { id: string; armyDesk: object }; organiserToken: string }>(
      { store },
      'createTournament',
      { input },
    );
    expect(event.tournament.armyDesk).toMatchObject({ catalogue: named });
    const tournament = event.tournament.id;
    const token = event.organiserToken;
    await must({ store }, 'registerEntrant', { input: { tournament, name: 'Ann' }, token });
    const submit = (count: number) =>
      must({ store }, 'submitArmy', {
        input: { tournament, entrant: 'e1', army: { forces: guards(count) } },
        token,
      });
    expect(await submit(5)).toMatchObject({ status: 'LEGAL', points: 80 });
    expect(await submit(11)).toMatchObject({ status: 'ILLEGAL', points: 104 });
    expect(await must({ store }, 'armyDesk', { input: { tournament }, token })).toMatchObject({
      lines: [{ status: 'ILLEGAL' }],
    });
    // Without its catalogue nothing is judged by another.
    await must({ store }, 'deleteCatalogue', {
      input: { catalogue: named.catalogue },
      token: catalogueToken,
    });
    const notJudged = {
      code: 'CATALOGUE_DELETED',
      message:
        'The catalogue of this event was deleted, so no army can be judged. An organiser names another one, or decides about each list.',
    };
    expect(await must({ store }, 'armyDesk', { input: { tournament }, token })).toMatchObject({
      notJudged,
      lines: [
        {
          status: 'NOT_COVERED',
          lists: ['the-hedge-watch'],
          standing: { notJudged, findings: [], points: 0 },
        },
      ],
    });
    // Whoever decides about it can still read it.
    expect(
      await must({ store }, 'entrantArmy', { input: { tournament, entrant: 'e1' }, token }),
    ).toMatchObject({ notJudged, army: { pointsLimit: 100, forces: [{ list: 'the-hedge-watch' }] } });
    const sheet = await must<{ html: string; csv: string }>({ store }, 'armyListsSheet', {
      input: { tournament },
      token,
    });
    for (const written of [notJudged.message, '1 × captain bolger', '11 × hedge guard'])
      expect([sheet.html, sheet.csv].map((text) => text.includes(written))).toEqual([true, true]);
  });

  it('says that its catalogue cannot be read', async () => {
    const whole = memoryStore();
    const { catalogue } = await created(whole);
    const { tournament, organiserToken: token } = await must<{
      tournament: { id: string };
      organiserToken: string;
    }>({ store: whole }, 'createTournament', {
      input: {
        name: 'Cup',
        rounds: 1,
        pointsLimit: 100,
        armyDesk: { catalogue: { catalogue: catalogue.id, version: 1 } },
      },
    });
    // The list was never read in this process, and its parts are not there.
    const store: Store = { ...whole, catalogueDocument: async () => ok([]) };
    const input = { tournament: tournament.id };
    await must({ store }, 'registerEntrant', { input: { ...input, name: 'Ann' }, token });
    expect(
      await must({ store }, 'submitArmy', {
        input: { ...input, entrant: 'e1', army: { forces: guards(5) } },
        token,
      }),
    ).toMatchObject({
      status: 'NOT_COVERED',
      notJudged: {
        code: 'CATALOGUE_UNREADABLE',
        message:
          'The catalogue of this event cannot be read, so no army can be judged. An organiser names another one, or decides about each list.',
      },
    });
  });
});

describe('a league', () => {
  const rule = { scoring: 'TOURNAMENT_POINTS' };
  type Desk = { tournament: { id: string }; organiserToken: string };

  it('hands its catalogue on to what is offered to it and names none', async () => {
    const store = memoryStore();
    const { catalogue } = await created(store);
    const first = { catalogue: catalogue.id, version: 1 };
    expect(
      await refusal(store, 'createLeague', { name: 'Shire', rule, catalogue: { ...first, version: 2 } }),
    ).toEqual([['catalogue', 'UNKNOWN_REFERENCE', 'No version of this catalogue has the id "2".']]);
    const made = await must<{ league: { id: string; catalogue: object }; organiserToken: string }>(
      { store },
      'createLeague',
      { input: { name: 'Shire', rule, catalogue: first } },
    );
    expect(made.league.catalogue).toEqual(first);
    const league = made.league.id;
    const offered = async (settings: object, isDrawn = false) => {
      const { tournament, organiserToken: token } = await must<Desk>({ store }, 'createTournament', {
        input: { name: 'Cup', rounds: 1, pointsLimit: 100, ...settings },
      });
      const input = { tournament: tournament.id };
      const does = (operation: OperationName, more: object) =>
        must({ store }, operation, { input: { ...input, ...more }, token });
      for (const name of ['Ann', 'Bert']) await does('registerEntrant', { name });
      if (isDrawn) await does('drawRound', {});
      await does('offerTournament', { league });
      return { does, desk: (await does('tournament', {}))['armyDesk'] };
    };
    const { does, desk } = await offered({ armyDesk: { deadline: '2026-05-01T12:00:00Z' } });
    expect(desk).toEqual({ catalogue: first, deadline: '2026-05-01T12:00:00.000Z', publishAt: null });
    expect(await does('submitArmy', { entrant: 'e1', army: { forces: guards(5) } })).toMatchObject({
      status: 'LEGAL',
      points: 80,
    });
    const own = { catalogue: (await created(store)).catalogue.id, version: 1 };
    expect((await offered({ armyDesk: { catalogue: own } })).desk).toMatchObject({ catalogue: own });
    expect((await offered({}, true)).desk).toMatchObject({ catalogue: null });

    const cleared = await must({ store }, 'updateLeague', {
      input: { league, catalogue: null },
      token: made.organiserToken,
    });
    expect(cleared['catalogue']).toBeNull();
    expect((await offered({})).desk).toMatchObject({ catalogue: null });
    expect(await does('tournament', {})).toMatchObject({ armyDesk: { catalogue: first } });
  });
});

describe('a league whose catalogue was deleted', () => {
  it('says so to who offers a tournament that would take it over, and takes the others', async () => {
    const store = memoryStore();
    const { catalogue, catalogueToken } = await created(store);
    const named = { catalogue: catalogue.id, version: 1 };
    const { league } = await must<{ league: { id: string } }>({ store }, 'createLeague', {
      input: { name: 'Shire', rule: { scoring: 'TOURNAMENT_POINTS' }, catalogue: named },
    });
    await must({ store }, 'deleteCatalogue', {
      input: { catalogue: named.catalogue },
      token: catalogueToken,
    });
    const other = await created(store, { name: 'Other', files: [watch, system] });
    const event = async (settings: object) => {
      const { tournament, organiserToken: token } = await must<{
        tournament: { id: string };
        organiserToken: string;
      }>({ store }, 'createTournament', {
        input: { name: 'Cup', rounds: 1, pointsLimit: 100, ...settings },
      });
      return { input: { tournament: tournament.id, league: league.id }, token };
    };
    const plain = await event({});
    expect(await ask({ store }, 'offerTournament', { ...plain, idempotencyKey: freshKey() })).toEqual({
      ok: false,
      error: {
        code: 'CONFLICT',
        reason: 'CATALOGUE_DELETED',
        detail: `The league has armies judged by version 1 of the catalogue ${named.catalogue}, which was deleted. Name another one in the army desk of the tournament, or have the league name another one or none.`,
      },
    });
    expect(
      await must({ store }, 'tournament', { input: { tournament: plain.input.tournament } }),
    ).toMatchObject({
      armyDesk: { catalogue: null },
      version: '1.0',
    });
    const own = { catalogue: other.catalogue.id, version: 1 };
    const desk = await event({ armyDesk: { catalogue: own } });
    expect(await must({ store }, 'offerTournament', desk)).toMatchObject({ leagues: [league.id] });
    const drawn = await event({});
    const of = { tournament: drawn.input.tournament };
    for (const name of ['Ann', 'Bert'])
      await must({ store }, 'registerEntrant', { input: { ...of, name }, token: drawn.token });
    await must({ store }, 'drawRound', { input: of, token: drawn.token });
    expect(await must({ store }, 'offerTournament', drawn)).toMatchObject({ leagues: [league.id] });
  });
});

describe('a roster', () => {
  const text = 'The Hedge Watch\nCaptain Bolger\n5 Hedge Guards';

  it('is read by the names of a stored catalogue', async () => {
    const store = memoryStore();
    const { catalogue } = await created(store);
    const read = await must({ store }, 'readRoster', {
      input: { text, catalogue: { catalogue: catalogue.id, version: 1 } },
    });
    expect(read).toMatchObject({
      unknown: [],
      forces: [
        {
          list: 'the-hedge-watch',
          warbands: [
            {
              leader: { profile: 'captain-bolger', count: 1 },
              followers: [{ profile: 'hedge-guard', count: 5 }],
            },
          ],
        },
      ],
    });
    expect(
      await refusal(store, 'readRoster', { text, catalogue: { catalogue: 'nothing', version: 1 } }),
    ).toEqual([['catalogue', 'UNKNOWN_REFERENCE', 'No catalogue has the id "nothing".']]);
  });

  it('of what ships is read beside them', async () => {
    const store = memoryStore();
    const { catalogue } = await created(store);
    const stored = { catalogue: catalogue.id, version: 1 };
    const input = { text: 'Rohan\nEomer, Marshal of the Riddermark\n6 Warriors of Rohan' };
    const [one, other] = [
      await must({ store }, 'readRoster', { input }),
      await must({ store }, 'readRoster', { input: { ...input, catalogue: stored } }),
    ];
    expect(other).toEqual(one);
    expect(one).toMatchObject({ unknown: [], forces: [{ list: 'rohan' }] });
  });
});

it('reads no stored catalogue in a batch', async () => {
  const answer = await ask({ store: undefined as unknown as Store }, 'validateArmy', {
    input: { pointsLimit: 100, forces: [], lists: [{ catalogue: 'x', version: 1 }] },
  });
  expect(answer).toMatchObject({ error: { faults: [{ path: 'lists[0]', code: 'NOT_ALLOWED' }] } });
});
