import { everyOperation } from '../../generated/every-operation';
import { ask, freshKey, type Input, type OperationName } from './organiser';
import { roleTable as expected } from './role-table';
import type { Round } from '../../../src/app/kernel/generated/answers';
import { type Row, type Scene, does, grant, newScene, rows, sceneAfter, sceneOf, sideOf } from './scene';

const roleOf = {
  O: 'ORGANISER',
  C: 'CO_ORGANISER',
  S: 'SCOREKEEPER',
  R: 'REFEREE',
  P: 'PLAYER',
  X: 'SPARE_PLAYER',
} as const;
type Letter = keyof typeof roleOf;
const letters = Object.keys(roleOf) as Letter[];

/** The entrant whose player may ask, if any may: of a table the second side, who did not report it, or the first, who takes it back. */
const ownEntrant = async (scene: Scene, operation: string, input: Input): Promise<string> =>
  'table' in input
    ? operation === 'vetoScenario'
      ? ((await does<Round>(scene, 'round', { round: 1 })).tables[0]?.veto?.next ?? '')
      : sideOf(scene, Number(input['table']), operation === 'takeBackResult' ? 0 : 1)
    : String(input['entrant'] ?? 'e1');

const tokenFor = async (scene: Scene, letter: Letter, entrant: string): Promise<string | undefined> => {
  if (letter === 'O') return scene.token;
  if (letter !== 'P') return grant(scene, roleOf[letter]);
  const { entrants } = await does<{ entrants: { id: string }[] }>(scene, 'tournament');
  return entrants.some(({ id }) => id === entrant) ? grant(scene, 'PLAYER', entrant) : undefined;
};

const asked = rows.filter(({ operation }) => operation in expected);

it('has a row for every change that not everybody may make', () => {
  const elsewhere = [
    'roleHolders',
    'roleHolder',
    'previewRound',
    'exportTournament',
    'entrantContacts',
    'offerTournament',
    'claimCodes',
    'webhooks',
    'webhook',
    'webhookDeliveries',
  ];
  const restricted = Object.values(everyOperation).filter((one) => 'who' in one);
  expect(restricted.map(({ name }) => name).sort()).toEqual([...Object.keys(expected), ...elsewhere].sort());
  expect(asked.map(({ operation }) => operation).sort()).toEqual(Object.keys(expected).sort());
});

describe.each(asked.map((row) => [row.operation, row] as const))('%s', (operation, row: Row) => {
  it.each(letters)('by role %s', async (letter) => {
    const scene = await sceneOf(row);
    const input = await row.input(scene);
    const token = await tokenFor(scene, letter, await ownEntrant(scene, operation, input));
    if (token === undefined) return expect(expected[operation]).not.toContain('P');
    const isCorrection = operation === 'reportResult';
    const answer = await ask({ store: scene.store }, operation, {
      input,
      token,
      idempotencyKey: freshKey(),
      ...(row.needsVersion && { ifMatch: row.version ?? '' }),
    });
    const code = answer.ok ? 'OK' : answer.error.code;
    // The correction says that both lost, which is a referee's to rule: players and scorekeepers may ask, and are refused.
    const allowed = isCorrection && 'PS'.includes(letter) ? 'INVALID_INPUT' : 'OK';
    return expect(code).toBe(expected[operation]?.includes(letter) ? allowed : 'FORBIDDEN');
  });
});

describe('tokens', () => {
  const codeOf = async (scene: Scene, operation: OperationName, input: Input, token: string | null) => {
    const answer = await ask({ store: scene.store }, operation, {
      input: { tournament: scene.id, ...input },
      token,
      idempotencyKey: freshKey(),
    });
    return answer.ok ? 'OK' : answer.error.code;
  };

  it('of a player are for its own entrant alone, and stop with a new one', async () => {
    const scene = await sceneAfter('registered');
    const old = await grant(scene, 'PLAYER', 'e1');
    expect(old).toMatch(/^muster_player_e1_/);
    expect(await codeOf(scene, 'withdrawEntrant', { entrant: 'e2' }, old)).toBe('FORBIDDEN');
    const fresh = await grant(scene, 'PLAYER', 'e1');
    expect(await codeOf(scene, 'withdrawEntrant', { entrant: 'e1' }, old)).toBe('FORBIDDEN');
    expect(await codeOf(scene, 'withdrawEntrant', { entrant: 'e1' }, fresh)).toBe('OK');
  });

  it('are kept as hashes only, and shown once', async () => {
    const scene = await sceneAfter('registered');
    const tokens = [await grant(scene, 'SCOREKEEPER'), await grant(scene, 'PLAYER', 'e1'), scene.token];
    const kept = JSON.stringify(scene.store.items());
    for (const token of tokens) expect(kept).not.toContain(token.split('_').at(-1));
    const told = JSON.stringify(await does(scene, 'roleHolders'));
    for (const token of tokens) expect(told).not.toContain(token.split('_').at(-1));
  });

  it('can be revoked, the organiser’s only by the recovery code', async () => {
    const scene = await sceneAfter('registered');
    const { id, token } = await does<{ id: string; token: string }>(scene, 'grantRole', {
      role: 'SCOREKEEPER',
      holder: 'Sam',
    });
    expect(await codeOf(scene, 'drawRound', {}, token)).toBe('OK');
    await does(scene, 'revokeRole', { id });
    expect(await codeOf(scene, 'startRound', { round: 1 }, token)).toBe('FORBIDDEN');
    expect(await codeOf(scene, 'revokeRole', { id: 'organiser' }, scene.token)).toBe('NOT_FOUND');
  });

  it('of a co-organiser make no co-organisers and unmake none', async () => {
    const scene = await sceneAfter('registered');
    const co = await grant(scene, 'CO_ORGANISER');
    const other = await does<{ id: string }>(scene, 'grantRole', { role: 'CO_ORGANISER' });
    expect(await codeOf(scene, 'grantRole', { role: 'CO_ORGANISER' }, co)).toBe('FORBIDDEN');
    expect(await codeOf(scene, 'revokeRole', { id: other.id }, co)).toBe('FORBIDDEN');
    expect(await codeOf(scene, 'grantRole', { role: 'REFEREE' }, co)).toBe('OK');
  });

  it('say what they are and may do', async () => {
    const scene = await sceneAfter('registered');
    const own = async (token: string) => does(scene, 'ownRole', {}, { token });
    expect(await own(await grant(scene, 'REFEREE'))).toEqual({
      tournament: scene.id,
      role: 'REFEREE',
      entrant: null,
      operations: ['recordCheck', 'ruleResult'],
    });
    expect(await own(await grant(scene, 'PLAYER', 'e3'))).toMatchObject({ role: 'PLAYER', entrant: 'e3' });
    expect(await codeOf(scene, 'ownRole', {}, null)).toBe('UNAUTHENTICATED');
    expect(await codeOf(scene, 'ownRole', {}, 'muster_organiser_of_another')).not.toBe('OK');
  });

  it('warn where somebody with a duty also plays', async () => {
    const scene = await sceneAfter('registered');
    await grant(scene, 'REFEREE', 'e3');
    expect((await does(scene, 'roleHolders'))['warnings']).toEqual([
      'The referee also plays, as C: it is recommended that this role does not.',
    ]);
  });
});

describe('a private tournament and a draft', () => {
  it.each([{ visibility: 'PRIVATE' }, { draft: true }])(
    '%j is read with a token of it only',
    async (settings) => {
      const [scene, elsewhere] = [await newScene(settings), await newScene()];
      const read = async (token: string | null) => {
        const answer = await ask({ store: scene.store }, 'standings', {
          input: { tournament: scene.id },
          token,
        });
        return answer.ok ? 'OK' : answer.error.code;
      };
      expect(await read(null)).toBe('UNAUTHENTICATED');
      expect(await read(elsewhere.token)).toBe('FORBIDDEN');
      expect(await read(scene.token)).toBe('OK');
      expect(await read(await grant(scene, 'REFEREE'))).toBe('OK');
    },
  );

  it('is read by its players', async () => {
    const scene = await newScene({ visibility: 'PRIVATE' });
    await does(scene, 'registerEntrant', { name: 'A' });
    const token = await grant(scene, 'PLAYER', 'e1');
    expect((await does(scene, 'tournament', {}, { token }))['name']).toBe('Changes');
  });
});
