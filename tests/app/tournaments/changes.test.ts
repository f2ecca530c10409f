import type { CreatedTournament } from '../../../src/app/tournaments/create-tournament';
import { operationRoutes } from '../../../src/doors/rest/routes';
import { memoryStore } from '../../storage/memory-store';
import type { Input, OperationName } from './organiser';
import { ask, freshKey, must } from './organiser';

/** A tournament of four in some state, and its organiser. */
interface Scene {
  readonly store: ReturnType<typeof memoryStore>;
  readonly id: string;
  readonly token: string;
  readonly recoveryCode: string;
}

const newScene = async (): Promise<Scene> => {
  const store = memoryStore();
  const created = await must<CreatedTournament>({ store }, 'createTournament', {
    input: { name: 'Changes', rounds: 2 },
  });
  return {
    store,
    id: created.tournament.id,
    token: created.organiserToken,
    recoveryCode: created.recoveryCode,
  };
};

const steps = {
  registered: async ({ store, id: tournament, token }: Scene) => {
    for (const name of ['A', 'B', 'C', 'D'])
      await must({ store }, 'registerEntrant', { input: { tournament, name }, token });
  },
  withdrawn: ({ store, id: tournament, token }: Scene) =>
    must({ store }, 'withdrawEntrant', { input: { tournament, entrant: 'e4' }, token }),
  drawn: ({ store, id: tournament, token }: Scene) =>
    must({ store }, 'drawRound', { input: { tournament }, token }),
  started: ({ store, id: tournament, token }: Scene) =>
    must({ store }, 'startRound', { input: { tournament, round: 1 }, token }),
  reported: async ({ store, id: tournament, token }: Scene) => {
    for (const table of [1, 2])
      await must({ store }, 'reportResult', {
        input: { tournament, round: 1, table, kind: 'PLAYED', victoryPoints: [5, table] },
        token,
      });
  },
};
type StepName = keyof typeof steps;

const sceneAfter = async (...names: readonly StepName[]): Promise<Scene> => {
  const scene = await newScene();
  for (const name of names) await steps[name](scene);
  return scene;
};

/** One row for each change: where it is possible, what it asks, another request under the same key. */
interface Row {
  readonly operation: OperationName;
  readonly given: readonly StepName[];
  readonly input: (scene: Scene) => Input;
  readonly other?: (scene: Scene) => Input;
  /** The version that If-Match takes, where there is one to take. */
  readonly version?: string;
  readonly isOpen?: true;
}

const at = ({ id }: Scene) => ({ tournament: id });
const first = ({ id }: Scene) => ({ tournament: id, round: 1 });
const pairs = { tables: [['e1', 'e2'], ['e3', 'e4']], reason: 'friends travel together' }; // prettier-ignore

const rows: readonly Row[] = [
  {
    operation: 'createTournament',
    given: [],
    input: () => ({ name: 'Another', rounds: 3 }),
    other: () => ({ name: 'A third', rounds: 3 }),
    isOpen: true,
  },
  {
    operation: 'updateTournament',
    given: [],
    input: (scene) => ({ ...at(scene), name: 'Renamed' }),
    other: (scene) => ({ ...at(scene), name: 'Otherwise' }),
    version: '1',
  },
  {
    operation: 'recoverOrganiserToken',
    given: [],
    input: (scene) => ({ ...at(scene), recoveryCode: scene.recoveryCode }),
    isOpen: true,
  },
  {
    operation: 'registerEntrant',
    given: [],
    input: (scene) => ({ ...at(scene), name: 'A' }),
    other: (scene) => ({ ...at(scene), name: 'B' }),
  },
  {
    operation: 'withdrawEntrant',
    given: ['registered'],
    input: (scene) => ({ ...at(scene), entrant: 'e2' }),
    other: (scene) => ({ ...at(scene), entrant: 'e2', reason: 'ill' }),
    version: '1',
  },
  {
    operation: 'reinstateEntrant',
    given: ['registered', 'withdrawn'],
    input: (scene) => ({ ...at(scene), entrant: 'e4' }),
    other: (scene) => ({ ...at(scene), entrant: 'e4', reason: 'well again' }),
    version: '2',
  },
  { operation: 'drawRound', given: ['registered'], input: at },
  {
    operation: 'setRoundTables',
    given: ['registered', 'drawn'],
    input: (scene) => ({ ...first(scene), ...pairs }),
    other: (scene) => ({ ...first(scene), ...pairs, reason: 'otherwise' }),
    version: '1',
  },
  {
    operation: 'redrawRound',
    given: ['registered', 'drawn'],
    input: (scene) => ({ ...first(scene), reason: 'again' }),
    other: (scene) => ({ ...first(scene), reason: 'and again' }),
    version: '1',
  },
  { operation: 'startRound', given: ['registered', 'drawn'], input: first, version: '1' },
  {
    operation: 'reportResult',
    given: ['registered', 'drawn', 'started', 'reported'],
    input: (scene) => ({ ...first(scene), table: 2, kind: 'BOTH_LOST' }),
    other: (scene) => ({ ...first(scene), table: 2, kind: 'PLAYED', victoryPoints: [1, 1] }),
    version: '1',
  },
  {
    operation: 'finishTournament',
    given: ['registered', 'drawn', 'started', 'reported'],
    input: at,
    version: '1.4.4',
  },
];

const codeOf = (answer: { readonly ok: boolean; readonly error?: { readonly code: string } }) =>
  answer.ok ? 'OK' : answer.error?.code;

it('has a row for every change', () => {
  const changes = operationRoutes
    .filter(({ method, path }) => method !== 'GET' && path.startsWith('/v1/tournaments'))
    .map((route) => route.operation);
  expect(rows.map(({ operation }) => operation).sort()).toEqual(changes.sort());
});

describe.each(rows.map((row) => [row.operation, row] as const))('%s', (operation, row) => {
  const { given, input, other, version, isOpen } = row;
  const scene = () => sceneAfter(...given);
  const send = (
    on: Scene,
    more: {
      readonly key?: string | null;
      readonly input?: Input;
      readonly token?: string | null;
      readonly ifMatch?: string;
    } = {},
  ) =>
    ask({ store: on.store }, operation, {
      input: more.input ?? input(on),
      token: more.token === undefined ? on.token : more.token,
      idempotencyKey: more.key === undefined ? freshKey() : more.key,
      ifMatch: more.ifMatch ?? (operation === 'reportResult' ? (version ?? null) : null),
    });

  it('wants an Idempotency-Key of visible characters', async () => {
    const on = await scene();
    expect(codeOf(await send(on, { key: null }))).toBe('IDEMPOTENCY_KEY_REQUIRED');
    expect(codeOf(await send(on, { key: 'with a blank' }))).toBe('INVALID_INPUT');
    expect(codeOf(await send(on, { key: 'k'.repeat(256) }))).toBe('INVALID_INPUT');
  });

  it('gives a repeated request its first answer, and changes nothing more', async () => {
    const on = await scene();
    const key = freshKey();
    const answer = await send(on, { key });
    expect(codeOf(answer)).toBe('OK');
    const items = on.store.items();
    // The token of a recovered tournament is another one, so the old one is not asked for again.
    expect(await send(on, { key })).toEqual(answer);
    expect(on.store.items()).toEqual(items);
  });

  it('gives two at once the same answer, and happens once', async () => {
    const on = await scene();
    const before = on.store.items().reduce((sum, item) => sum + item.version, 0);
    const key = freshKey();
    const answers = await Promise.all([send(on, { key }), send(on, { key }), send(on, { key })]);
    expect(answers.map(codeOf)).toEqual(['OK', 'OK', 'OK']);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(on.store.items().reduce((sum, item) => sum + item.version, 0)).toBe(before + 1);
  });

  if (other)
    it('refuses another request under the same key', async () => {
      const on = await scene();
      const key = freshKey();
      await send(on, { key });
      expect(codeOf(await send(on, { key, input: other(on) }))).toBe('IDEMPOTENCY_KEY_REUSED');
    });

  if (!isOpen)
    it('is for the organiser of this tournament alone', async () => {
      const [on, elsewhere] = [await scene(), await newScene()];
      const items = on.store.items();
      expect(codeOf(await send(on, { token: null }))).toBe('UNAUTHENTICATED');
      expect(codeOf(await send(on, { token: 'guessed' }))).toBe('UNAUTHENTICATED');
      expect(await send(on, { token: elsewhere.token })).toEqual({
        ok: false,
        error: { code: 'FORBIDDEN', operation, allowedRoles: ['ORGANISER'] },
      });
      expect(on.store.items()).toEqual(items);
    });

  if (version !== undefined)
    it('refuses an outdated If-Match with what stands now', async () => {
      const on = await scene();
      expect(await send(on, { ifMatch: '"0.9"' })).toMatchObject({
        ok: false,
        error: { code: 'VERSION_MISMATCH', given: '"0.9"', current: version, now: { version } },
      });
      expect(codeOf(await send(on, { ifMatch: `W/"7", "${version}"` }))).toBe('OK');
    });

  if (operation !== 'createTournament')
    it('is NOT_FOUND for a tournament that is not', async () => {
      const on = await scene();
      expect(await send(on, { input: { ...input(on), tournament: 'nowhere' } })).toEqual({
        ok: false,
        error: { code: 'NOT_FOUND', kind: 'tournament', id: 'nowhere' },
      });
    });
});

describe('a state in which a change is not possible', () => {
  const everywhere = ['updateTournament', 'registerEntrant', 'withdrawEntrant', 'reinstateEntrant'];
  it.each([
    ['startRound', [], 'NOT_FOUND', undefined],
    [
      'drawRound',
      ['registered', 'drawn'],
      'ROUND_DRAWN',
      [...everywhere, 'setRoundTables', 'redrawRound', 'startRound', 'reportResult'],
    ],
    ['startRound', ['registered', 'drawn', 'started'], 'ROUND_STARTED', [...everywhere, 'reportResult']],
    ['redrawRound', ['registered', 'drawn', 'started'], 'ROUND_STARTED', [...everywhere, 'reportResult']],
    ['drawRound', ['registered', 'drawn', 'started'], 'ROUND_STARTED', [...everywhere, 'reportResult']],
    ['finishTournament', ['registered'], 'REGISTRATION', [...everywhere, 'drawRound', 'setRoundTables']],
    [
      'reportResult',
      ['registered', 'drawn'],
      'ROUND_DRAWN',
      [...everywhere, 'setRoundTables', 'redrawRound', 'startRound'],
    ],
  ] as const)('%s after %j', async (operation, given, state, allowed) => {
    const on = await sceneAfter(...given);
    const row = rows.find((one) => one.operation === operation)!;
    const answer = await ask({ store: on.store }, operation, {
      input: row.input(on),
      token: on.token,
      idempotencyKey: freshKey(),
    });
    expect(answer).toEqual({
      ok: false,
      error:
        state === 'NOT_FOUND'
          ? { code: 'NOT_FOUND', kind: 'round', id: '1' }
          : { code: 'WRONG_STATE', state, operation, allowed },
    });
  });

  it('a finished tournament takes corrections and nothing else', async () => {
    const on = await sceneAfter('registered', 'drawn', 'started', 'reported');
    await must({ store: on.store }, 'finishTournament', { input: at(on), token: on.token });
    for (const { operation, input, isOpen } of rows) {
      if (isOpen || operation === 'reportResult') continue;
      const answer = await ask({ store: on.store }, operation, {
        input: operation === 'setRoundTables' ? { ...input(on), round: 2 } : input(on),
        token: on.token,
        idempotencyKey: freshKey(),
      });
      expect([operation, answer]).toEqual([
        operation,
        {
          ok: false,
          error: { code: 'WRONG_STATE', state: 'FINISHED', operation, allowed: ['reportResult'] },
        },
      ]);
    }
    const corrected = await must({ store: on.store }, 'reportResult', {
      input: { ...first(on), table: 1, kind: 'PLAYED', victoryPoints: [2, 2] },
      token: on.token,
      ifMatch: '1',
    });
    expect(corrected).toMatchObject({ version: '2', result: { victoryPoints: [2, 2] } });
  });
});
