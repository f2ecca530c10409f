import type {
  GrantedLeague,
  LeaguePlayerToken,
  ClaimCodeList,
  CreatedTournament,
} from '../../../src/app/kernel/generated/answers';
import { operationRoutes } from '../../../src/interfaces/rest/routes';
import { type MemoryStore, memoryStore } from '../../infrastructure/aws/memory-store';
import { type Input, type OperationName, type World, ask, freshKey, must } from '../tournaments/organiser';
import { type LeagueScene, addPlayers, newLeague } from './scene';

/** A league of two players, and a tournament of two that may count for it. */
interface Scene {
  readonly store: MemoryStore;
  readonly league: string;
  /** Another league, and the number of its player. */
  readonly other: string;
  readonly number: string;
  readonly tournament: string;
  readonly players: readonly string[];
  readonly recoveryCode: string;
  readonly code: string;
  readonly tokens: { readonly [A in Asker]: string };
}
type Asker = 'LEAGUE_ORGANISER' | 'ORGANISER' | 'LEAGUE_PLAYER';
type Progress = 'NOTHING' | 'OFFERED' | 'ACCEPTED' | 'CLAIMED';
const order: readonly Progress[] = ['NOTHING', 'OFFERED', 'ACCEPTED', 'CLAIMED'];
/** How it stands between the league and another: that has asked to be part of it, is part of it, or has it as a part. */
type Federated = 'ASKED' | 'MEMBER' | 'FEDERATED';

/** Another league, and how it stands between the two. */
const another = async (world: World, league: LeagueScene, federated: Federated | undefined) => {
  const other = await newLeague(world, { scoring: 'TOURNAMENT_POINTS' });
  const [number = ''] = await addPlayers(other, ['Ann']);
  const [below, above] = federated === 'FEDERATED' ? [league, other] : [other, league];
  if (federated)
    await must(world, 'joinFederation', {
      input: { league: below.league, federation: above.league },
      token: below.token,
    });
  if (federated && federated !== 'ASKED')
    await must(world, 'acceptLeague', {
      input: { league: above.league, member: below.league },
      token: above.token,
    });
  return { other: other.league, number };
};

const scene = async (progress: Progress, federated?: Federated): Promise<Scene> => {
  const store = memoryStore();
  const world = { store };
  const isPast = (step: Progress): boolean => order.indexOf(progress) >= order.indexOf(step);
  const granted = await must<GrantedLeague>(world, 'createLeague', {
    input: { name: 'League', rule: { scoring: 'TOURNAMENT_POINTS' } },
  });
  const [league, token] = [granted.league.id, granted.organiserToken];
  const players = await addPlayers({ world, league, token }, ['Ann', 'Bert']);
  const { other, number } = await another(world, { world, league, token }, federated);
  const { playerToken } = await must<LeaguePlayerToken>(world, 'issueLeaguePlayerToken', {
    input: { league, player: players[0] },
    token,
  });
  const created = await must<CreatedTournament>(world, 'createTournament', {
    input: { name: 'Event', rounds: 1 },
  });
  const tournament = created.tournament.id;
  const organiser = created.organiserToken;
  for (const name of ['Ann', 'Bert'])
    await must(world, 'registerEntrant', { input: { tournament, name }, token: organiser });
  const of = { league, tournament };
  let code = '';
  if (isPast('OFFERED')) {
    await must(world, 'offerTournament', { input: of, token: organiser });
    const codes = await must<ClaimCodeList>(world, 'claimCodes', { input: of, token: organiser });
    code = codes.items[0]?.code ?? '';
  }
  if (isPast('ACCEPTED')) await must(world, 'acceptTournament', { input: of, token });
  if (isPast('CLAIMED'))
    await must(world, 'claimEntrants', {
      input: { ...of, claims: [{ entrant: 'e2', player: players[1] }] },
      token,
    });
  return {
    store,
    league,
    other,
    number,
    tournament,
    players,
    recoveryCode: granted.recoveryCode,
    code,
    tokens: { LEAGUE_ORGANISER: token, ORGANISER: organiser, LEAGUE_PLAYER: playerToken },
  };
};

/** One row for each change: what stands before it, who may ask, what it asks, another request under the same key. */
interface Row {
  readonly operation: OperationName;
  readonly given: Progress;
  readonly federated?: Federated;
  /** Nobody is named where it is open to everyone. */
  readonly as?: Asker;
  readonly input: (on: Scene) => Input;
  readonly other?: (on: Scene) => Input;
  /** The version that If-Match takes, where there is one to take. */
  readonly version?: string;
  /** The number of items that it writes, if more than one. */
  readonly writes?: number;
}

const at = ({ league }: Scene) => ({ league });
const both = ({ league, tournament }: Scene) => ({ league, tournament });
const first = ({ league, players: [player] }: Scene) => ({ league, player });
const rule = { scoring: 'PLACE', placePoints: [3, 1] };

const rows: readonly Row[] = [
  {
    operation: 'createLeague',
    given: 'NOTHING',
    input: () => ({ name: 'Another', rule }),
    other: () => ({ name: 'A third', rule }),
  },
  {
    operation: 'updateLeague',
    given: 'NOTHING',
    as: 'LEAGUE_ORGANISER',
    input: (on) => ({ ...at(on), rule }),
    other: (on) => ({ ...at(on), name: 'Otherwise' }),
    version: '1',
  },
  {
    operation: 'deleteLeague',
    given: 'NOTHING',
    as: 'LEAGUE_ORGANISER',
    input: at,
    version: '1',
    // The league itself, and the two players in it.
    writes: 3,
  },
  {
    operation: 'recoverLeagueToken',
    given: 'NOTHING',
    input: (on) => ({ ...at(on), recoveryCode: on.recoveryCode }),
  },
  {
    operation: 'addLeaguePlayer',
    given: 'NOTHING',
    as: 'LEAGUE_ORGANISER',
    input: (on) => ({ ...at(on), name: 'Cleo' }),
    other: (on) => ({ ...at(on), name: 'Dirk' }),
  },
  {
    operation: 'renameLeaguePlayer',
    given: 'NOTHING',
    as: 'LEAGUE_ORGANISER',
    input: (on) => ({ ...first(on), name: 'Ann Took' }),
    other: (on) => ({ ...first(on), name: 'Ann Brandybuck' }),
    version: '2',
  },
  {
    operation: 'issueLeaguePlayerToken',
    given: 'NOTHING',
    as: 'LEAGUE_ORGANISER',
    input: first,
    version: '2',
  },
  {
    operation: 'eraseLeaguePlayer',
    given: 'NOTHING',
    as: 'LEAGUE_ORGANISER',
    input: (on) => ({ ...first(on), reason: 'asked for it' }),
    other: (on) => ({ ...first(on), reason: 'a joke' }),
    version: '2',
  },
  { operation: 'offerTournament', given: 'NOTHING', as: 'ORGANISER', input: both, version: '1' },
  { operation: 'acceptTournament', given: 'OFFERED', as: 'LEAGUE_ORGANISER', input: both },
  {
    operation: 'removeTournament',
    given: 'ACCEPTED',
    as: 'LEAGUE_ORGANISER',
    input: (on) => ({ ...both(on), reason: 'other rules' }),
    other: (on) => ({ ...both(on), reason: 'no rules' }),
    version: '1',
  },
  {
    operation: 'claimEntrants',
    given: 'ACCEPTED',
    as: 'LEAGUE_ORGANISER',
    input: (on) => ({ ...both(on), claims: [{ entrant: 'e1', player: on.players[0] }] }),
    other: (on) => ({ ...both(on), claims: [{ entrant: 'e2', player: on.players[0] }] }),
    version: '1',
  },
  {
    operation: 'claimWithCode',
    given: 'ACCEPTED',
    as: 'LEAGUE_PLAYER',
    input: (on) => ({ ...both(on), entrant: 'e1', player: on.players[0], code: on.code }),
    other: (on) => ({ ...both(on), entrant: 'e1', player: on.players[0], code: on.code.toLowerCase() }),
    version: '1',
  },
  {
    operation: 'releaseClaim',
    given: 'CLAIMED',
    as: 'LEAGUE_ORGANISER',
    input: (on) => ({ ...both(on), entrant: 'e2', reason: 'another Bert' }),
    other: (on) => ({ ...both(on), entrant: 'e2', reason: 'a slip' }),
    version: '2',
  },
  {
    operation: 'joinFederation',
    given: 'NOTHING',
    as: 'LEAGUE_ORGANISER',
    input: (on) => ({ ...at(on), federation: on.other }),
    other: (on) => ({ ...at(on), federation: null }),
    version: '1',
  },
  {
    operation: 'setLeagueSeasons',
    given: 'NOTHING',
    as: 'LEAGUE_ORGANISER',
    input: (on) => ({ ...at(on), seasons: [{ name: '2025' }, { name: '2026', startsOn: '2026-01-01' }] }),
    other: (on) => ({ ...at(on), seasons: [{ name: '2025' }] }),
    version: '1',
  },
  {
    operation: 'acceptLeague',
    given: 'NOTHING',
    federated: 'ASKED',
    as: 'LEAGUE_ORGANISER',
    input: (on) => ({ ...at(on), member: on.other }),
    version: '1',
  },
  {
    operation: 'removeLeague',
    given: 'NOTHING',
    federated: 'MEMBER',
    as: 'LEAGUE_ORGANISER',
    input: (on) => ({ ...at(on), member: on.other }),
    version: '2',
  },
  {
    operation: 'mergeLeaguePlayer',
    given: 'NOTHING',
    as: 'LEAGUE_ORGANISER',
    input: (on) => ({ ...first(on), into: on.players[1] }),
    other: (on) => ({ ...first(on), into: null }),
    version: '1',
  },
  {
    operation: 'linkLeaguePlayer',
    given: 'NOTHING',
    federated: 'FEDERATED',
    as: 'LEAGUE_ORGANISER',
    input: (on) => ({ ...first(on), number: on.number }),
    version: '2',
  },
];

/** What may follow each of them; in some scene each of these is refused. */
const sinceThen: readonly (readonly [OperationName, Asker, (on: Scene) => Input])[] = [
  ['updateEntrant', 'ORGANISER', ({ tournament }) => ({ tournament, entrant: 'e1', name: 'Renamed' })],
  ['updateLeague', 'LEAGUE_ORGANISER', (on) => ({ ...at(on), name: 'Renamed', rule })],
  ['renameLeaguePlayer', 'LEAGUE_ORGANISER', (on) => ({ ...first(on), name: 'Renamed' })],
  ['releaseClaim', 'LEAGUE_ORGANISER', (on) => ({ ...both(on), entrant: 'e1', reason: 'a slip' })],
  [
    'claimEntrants',
    'LEAGUE_ORGANISER',
    (on) => ({ ...both(on), claims: [{ entrant: 'e1', player: on.players[1] }] }),
  ],
  ['removeTournament', 'LEAGUE_ORGANISER', (on) => ({ ...both(on), reason: 'other rules' })],
  [
    'eraseLeaguePlayer',
    'LEAGUE_ORGANISER',
    (on) => ({ league: on.league, player: on.players[1], reason: 'r' }),
  ],
  ['removeLeague', 'LEAGUE_ORGANISER', (on) => ({ ...at(on), member: on.other })],
  ['joinFederation', 'LEAGUE_ORGANISER', (on) => ({ ...at(on), federation: null })],
];

const codeOf = (answer: { readonly ok: boolean; readonly error?: { readonly code: string } }) =>
  answer.ok ? 'OK' : answer.error?.code;

it('has a row for every change', () => {
  const changes = operationRoutes
    .filter(({ method, path }) => method !== 'GET' && path.startsWith('/v1/leagues'))
    .map((route) => route.operation);
  expect(rows.map(({ operation }) => operation).sort()).toEqual(changes.sort());
});

describe.each(rows.map((row) => [row.operation, row] as const))('%s', (operation, row) => {
  const { as, input, other, version } = row;
  const send = (
    on: Scene,
    more: { key?: string | null; input?: Input; token?: string | null; ifMatch?: string } = {},
  ) =>
    ask({ store: on.store }, operation, {
      input: more.input ?? input(on),
      token: more.token === undefined ? (as ? on.tokens[as] : null) : more.token,
      idempotencyKey: more.key === undefined ? freshKey() : more.key,
      ifMatch: more.ifMatch ?? null,
    });

  it('wants an Idempotency-Key of visible characters', async () => {
    const on = await scene(row.given, row.federated);
    expect(codeOf(await send(on, { key: null }))).toBe('IDEMPOTENCY_KEY_REQUIRED');
    expect(codeOf(await send(on, { key: 'with a blank' }))).toBe('INVALID_INPUT');
  });

  it('gives a repeated request its first answer, and changes nothing more', async () => {
    const on = await scene(row.given, row.federated);
    const key = freshKey();
    const answer = await send(on, { key });
    expect(codeOf(answer)).toBe('OK');
    const items = on.store.items();
    expect(await send(on, { key })).toEqual(answer);
    expect(on.store.items()).toEqual(items);
  });

  it('gives a repeated request its first answer an hour later, whatever has happened since', async () => {
    const on = await scene(row.given, row.federated);
    const key = freshKey();
    const answer = await send(on, { key });
    for (const [name, asker, asked] of sinceThen)
      await ask({ store: on.store, nowMs: () => 1_700_003_600_000 }, name, {
        input: asked(on),
        token: on.tokens[asker],
        idempotencyKey: freshKey(),
      });
    expect(await send(on, { key })).toEqual(answer);
  });

  it('gives two at once the same answer, and happens once', async () => {
    const on = await scene(row.given, row.federated);
    const before = on.store.items().reduce((sum, item) => sum + item.version, 0);
    const key = freshKey();
    const answers = await Promise.all([send(on, { key }), send(on, { key }), send(on, { key })]);
    expect(answers.map(codeOf)).toEqual(['OK', 'OK', 'OK']);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(on.store.items().reduce((sum, item) => sum + item.version, 0)).toBe(before + (row.writes ?? 1));
  });

  if (other)
    it('refuses another request under the same key', async () => {
      const on = await scene(row.given, row.federated);
      const key = freshKey();
      await send(on, { key });
      expect(codeOf(await send(on, { key, input: other(on) }))).toBe('IDEMPOTENCY_KEY_REUSED');
    });

  if (as)
    it(`is for ${as} of this league alone`, async () => {
      const [on, elsewhere] = [await scene(row.given, row.federated), await scene(row.given, row.federated)];
      const items = on.store.items();
      expect(codeOf(await send(on, { token: null }))).toBe('UNAUTHENTICATED');
      expect(codeOf(await send(on, { token: 'guessed' }))).toBe('UNAUTHENTICATED');
      const strangers = [
        elsewhere.tokens[as],
        ...Object.values({ ...on.tokens, [as]: elsewhere.tokens[as] }),
      ];
      for (const token of strangers)
        expect(await send(on, { token })).toMatchObject({
          ok: false,
          error: { code: 'FORBIDDEN', operation },
        });
      expect(on.store.items()).toEqual(items);
    });

  if (version !== undefined)
    it('refuses an outdated If-Match with what stands now', async () => {
      const on = await scene(row.given, row.federated);
      expect(await send(on, { ifMatch: '0.9' })).toMatchObject({
        ok: false,
        error: { code: 'VERSION_MISMATCH', given: '0.9', current: version, now: { version } },
      });
      expect(codeOf(await send(on, { ifMatch: `W/"7", "${version}"` }))).toBe('OK');
    });

  if (operation !== 'createLeague')
    it('is NOT_FOUND for a league that is not', async () => {
      const on = await scene(row.given, row.federated);
      expect(await send(on, { input: { ...input(on), league: 'nowhere' } })).toEqual({
        ok: false,
        error: { code: 'NOT_FOUND', kind: 'league', id: 'nowhere' },
      });
    });
});

describe('a claim', () => {
  const claim = (on: Scene, claims: readonly object[]) =>
    ask({ store: on.store }, 'claimEntrants', {
      input: { ...both(on), claims },
      token: on.tokens.LEAGUE_ORGANISER,
      idempotencyKey: freshKey(),
    });
  const redeem = (on: Scene, more: object = {}) =>
    ask({ store: on.store }, 'claimWithCode', {
      input: { ...both(on), entrant: 'e1', player: on.players[0], code: on.code, ...more },
      token: on.tokens.LEAGUE_PLAYER,
      idempotencyKey: freshKey(),
    });

  it('gives an entrant one player, and a player one entrant', async () => {
    const on = await scene('CLAIMED');
    const answer = await claim(on, [
      { entrant: 'e2', player: on.players[0] },
      { entrant: 'e1', player: on.players[1] },
    ]);
    expect(answer).toEqual({
      ok: false,
      error: {
        code: 'INVALID_INPUT',
        faults: [
          {
            path: 'claims[0].entrant',
            code: 'DUPLICATE',
            message: 'is claimed already: release that claim first',
          },
          {
            path: 'claims[1].player',
            code: 'DUPLICATE',
            message: 'has a claim in this tournament already',
          },
        ],
      },
    });
  });

  it('by rivals at once is granted to one', async () => {
    const on = await scene('ACCEPTED');
    const answers = await Promise.all(on.players.map((player) => claim(on, [{ entrant: 'e1', player }])));
    expect(answers.map(codeOf).toSorted()).toEqual(['INVALID_INPUT', 'OK']);
  });

  it('by code works once, even once it was released', async () => {
    const on = await scene('ACCEPTED');
    expect(codeOf(await redeem(on))).toBe('OK');
    await must({ store: on.store }, 'releaseClaim', {
      input: { ...both(on), entrant: 'e1', reason: 'handed to the wrong person' },
      token: on.tokens.LEAGUE_ORGANISER,
    });
    expect(await redeem(on)).toEqual({
      ok: false,
      error: { code: 'CONFLICT', reason: 'CODE_SPENT', detail: 'This code has been used already.' },
    });
    expect(codeOf(await claim(on, [{ entrant: 'e1', player: on.players[1] }]))).toBe('OK');
  });

  it.each([
    ['another entrant', { entrant: 'e2' }],
    ['another member', { member: 2 }],
    ['a guess', { code: 'AAAA-AAAA-AAAA-AAAA-AAAA' }],
  ])('by code is refused for %s', async (_, more) => {
    expect(codeOf(await redeem(await scene('ACCEPTED'), more))).toBe('FORBIDDEN');
  });

  it('that its history has no room for is refused, and nothing is written', async () => {
    const on = await scene('ACCEPTED');
    const accepted = on.store.items().find(({ address }) => address.item === 'ACCEPTED')!;
    const log = JSON.parse(accepted.body) as readonly Readonly<Record<string, unknown>>[];
    // As thousands of claims, made one by one and released again, would leave it.
    const filled = (reason: string) =>
      JSON.stringify([...log, { ...log[0], op: 'releaseClaim', set: {}, told: { reason } }]);
    const body = filled('r'.repeat(400_000 - filled('').length));
    await on.store.write({ ...accepted, version: accepted.version + 1, body });
    const items = on.store.items();
    const claims = Array.from({ length: 2 }, (_, index) => ({
      entrant: `e${index + 1}`,
      player: on.players[index],
    }));
    expect(await claim(on, claims)).toEqual({
      ok: false,
      error: {
        code: 'CONFLICT',
        reason: 'HISTORY_FULL',
        detail: 'It has been changed so often that its history is full.',
      },
    });
    expect(on.store.items()).toEqual(items);
  });

  it('after the tournament was taken out is refused, one made before is answered as it was', async () => {
    const on = await scene('ACCEPTED');
    const request = {
      input: { ...both(on), claims: [{ entrant: 'e1', player: on.players[0] }] },
      token: on.tokens.LEAGUE_ORGANISER,
      idempotencyKey: freshKey(),
    };
    const first = await ask({ store: on.store }, 'claimEntrants', request);
    await must({ store: on.store }, 'removeTournament', {
      input: { ...both(on), reason: 'another season' },
      token: on.tokens.LEAGUE_ORGANISER,
    });
    expect(await ask({ store: on.store }, 'claimEntrants', request)).toEqual(first);
    expect(codeOf(await claim(on, [{ entrant: 'e2', player: on.players[1] }]))).toBe('NOT_FOUND');
  });

  it('is never made by name', async () => {
    const on = await scene('ACCEPTED');
    const page = await must<{ items: readonly { players: readonly unknown[] }[] }>(
      { store: on.store },
      'leagueTournament',
      { input: both(on) },
    );
    expect(page.items.map(({ players }) => players)).toEqual([[null], [null]]);
  });
});
