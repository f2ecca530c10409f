import { operationRoutes } from '../../../src/interfaces/rest/routes';
import { type Input, ask, freshKey, must } from './organiser';
import {
  type Row,
  type Scene,
  type StepName,
  army,
  does,
  newScene,
  rows,
  sceneAfter,
  sceneOf,
  steps,
} from './scene';

const codeOf = (answer: { readonly ok: boolean; readonly error?: { readonly code: string } }) =>
  answer.ok ? 'OK' : answer.error?.code;

it('has a row for every change', () => {
  const changes = operationRoutes
    .filter(({ method, path }) => method !== 'GET' && path.startsWith('/v1/tournaments'))
    // A file is looked at, a question is answered: nothing changes.
    .filter(({ operation }) => operation !== 'previewCsv' && operation !== 'askInEvent')
    // Mail programs send it without a key (tests/app/tournaments/messages/sending.test.ts).
    .filter(({ operation }) => operation !== 'stopMessages')
    .map((route) => route.operation);
  expect(rows.map(({ operation }) => operation).sort()).toEqual(changes.sort());
});

describe.each(rows.map((row) => [row.operation, row] as const))('%s', (operation, row) => {
  const { other, version, isOpen, needsVersion, writes = 1 } = row;
  // What a request asks is made once in each scene: making it may change something.
  const inputs = new Map<Scene, Input>();
  const scene = async () => {
    const made = await sceneOf(row);
    inputs.set(made, await row.input(made));
    return made;
  };
  const input = (on: Scene): Input => inputs.get(on) ?? {};
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
      ifMatch: more.ifMatch ?? (needsVersion ? (version ?? null) : null),
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
    expect(on.store.items().reduce((sum, item) => sum + item.version, 0)).toBe(before + writes);
  });

  if (other)
    it('refuses another request under the same key', async () => {
      const on = await scene();
      const key = freshKey();
      await send(on, { key });
      expect(codeOf(await send(on, { key, input: await other(on) }))).toBe('IDEMPOTENCY_KEY_REUSED');
    });

  if (!isOpen)
    it('is for holders of a token of this tournament', async () => {
      const [on, elsewhere] = [await scene(), await newScene()];
      const items = on.store.items();
      expect(codeOf(await send(on, { token: null }))).toBe('UNAUTHENTICATED');
      expect(codeOf(await send(on, { token: 'guessed' }))).toBe('UNAUTHENTICATED');
      expect(await send(on, { token: elsewhere.token })).toEqual({
        ok: false,
        error: {
          code: 'FORBIDDEN',
          operation,
          allowedRoles: expect.arrayContaining(['ORGANISER']) as unknown,
        },
      });
      expect(on.store.items()).toEqual(items);
    });

  if (version !== undefined)
    it('refuses an outdated If-Match with what stands now', async () => {
      const on = await scene();
      expect(await send(on, { ifMatch: '"0.9"' })).toMatchObject({
        ok: false,
        error: { code: 'VERSION_MISMATCH', given: '0.9', current: version, now: { version } },
      });
      expect(codeOf(await send(on, { ifMatch: `W/"7", "${version}"` }))).toBe('OK');
    });

  if (!['createTournament', 'importTournament', 'importTrf'].includes(operation))
    it('is NOT_FOUND for a tournament that is not', async () => {
      const on = await scene();
      expect(await send(on, { input: { ...input(on), tournament: 'nowhere' } })).toEqual({
        ok: false,
        error: { code: 'NOT_FOUND', kind: 'tournament', id: 'nowhere' },
      });
    });
});

/** D draft, R registration, C check-in, d drawn, s started, c complete, a all rounds complete, F finished, X cancelled. */
const possible: Readonly<Record<string, string>> = {
  updateTournament: 'DRCdsca',
  setLineup: 's',
  sealPick: 's',
  showPick: 's',
  settlePick: 's',
  setAwards: 'DRCdscaF',
  giveAward: 'dscaF',
  voteForAward: 'dscaF',
  setSignUp: 'DRCdsca',
  createInvitation: 'DRCdsca',
  signUp: 'RC',
  setMessages: 'DRCdscaFX',
  approveEntrant: 'RCdsca',
  openRegistration: 'DC',
  openCheckIn: 'R',
  grantRole: 'DRCdscaFX',
  revokeRole: 'DRCdscaFX',
  registerEntrant: 'RCdsca',
  updateEntrant: 'RCdscaF',
  checkInEntrant: 'Cdsca',
  undoCheckIn: 'Cdsca',
  recordCheck: 'RCdsca',
  submitArmy: 'RCdsca',
  overrideArmy: 'RCdsca',
  publishArmyLists: 'RCdscaF',
  withdrawEntrant: 'RCdsca',
  reinstateEntrant: 'RCdsca',
  disqualifyEntrant: 'RCdsca',
  eraseEntrant: 'DRCdscaFX',
  adjustEntrant: 'RCdscaF',
  setScore: 'RCdscaF',
  chooseFavouriteOpponent: 'dscaF',
  scoreOpponent: 'dscaF',
  drawRound: 'RCc',
  setRoundTables: 'RCdc',
  swapEntrants: 'd',
  pairStranded: 'dsca',
  unpairStranded: 'dsca',
  redrawRound: 'd',
  setStageField: 'd',
  startRound: 'd',
  unstartRound: 's',
  extendRound: 's',
  pauseClock: 's',
  resumeClock: 's',
  setRoundScenario: 'd',
  vetoScenario: 'ds',
  chooseArmy: 'ds',
  reportResult: 'dscaF',
  takeBackResult: 'sca',
  confirmResult: 'dscaF',
  disputeResult: 'sca',
  ruleResult: 'dscaF',
  finishTournament: 'ca',
  reopenTournament: 'F',
  cancelTournament: 'RCdsca',
  resumeTournament: 'X',
  deleteTournament: 'DRCX',
};
const stateOf = {
  D: ['DRAFT', []],
  R: ['REGISTRATION', ['registered']],
  C: ['CHECK_IN', ['registered', 'checkIn', 'allCheckedIn']],
  d: ['ROUND_DRAWN', ['registered', 'drawn']],
  s: ['ROUND_STARTED', ['registered', 'drawn', 'started']],
  c: ['ROUND_COMPLETE', ['registered', 'drawn', 'started', 'reported']],
  a: ['ALL_ROUNDS_COMPLETE', ['registered', 'drawn', 'started', 'reported', 'secondRound']],
  F: ['FINISHED', ['registered', 'drawn', 'started', 'reported', 'finished']],
  X: ['CANCELLED', ['registered', 'drawn', 'cancelled']],
} as const;
type Letter = keyof typeof stateOf;

const sceneIn = async (letter: Letter): Promise<Scene> => {
  const scene = await newScene(letter === 'D' ? { draft: true } : {});
  for (const name of stateOf[letter][1]) await steps[name as StepName](scene);
  return scene;
};

/** Of a round that is asked for by number: refused for its own sake where there is none, or a later one is drawn. */
const ofRounds = [
  'swapEntrants',
  'pairStranded',
  'unpairStranded',
  'redrawRound',
  'setStageField',
  'setRoundScenario',
  'startRound',
  'unstartRound',
  'extendRound',
  'pauseClock',
  'resumeClock',
];
const ofResults = ['reportResult', 'takeBackResult', 'confirmResult', 'disputeResult', 'ruleResult'];

describe.each(Object.keys(stateOf) as Letter[])('in state %s', (letter) => {
  const [state] = stateOf[letter];
  const allowed = Object.keys(possible).filter((operation) => possible[operation]?.includes(letter));

  it('tells what is possible', async () => {
    const scene = await sceneIn(letter);
    const view = await does(scene, 'tournament');
    expect([view['state'], [...(view['allowed'] as string[])].sort()]).toEqual([state, [...allowed].sort()]);
  });

  const refused = rows.filter(({ operation }) => !allowed.includes(operation) && operation in possible);
  it('refuses the rest with that', async () => {
    const on = await sceneIn(letter);
    for (const { operation } of refused) {
      if (ofResults.includes(operation) || ['vetoScenario', 'chooseArmy'].includes(operation)) continue;
      const input = {
        tournament: on.id,
        ...inputFor(operation, letter === 'F' || letter === 'a' ? 2 : 1),
      };
      const answer = await ask({ store: on.store }, operation, {
        input,
        token: on.token,
        idempotencyKey: freshKey(),
      });
      const hasRound = 'dscaX'.includes(letter);
      expect([operation, answer]).toEqual([
        operation,
        {
          ok: false,
          error:
            ofRounds.includes(operation) && !hasRound
              ? { code: 'NOT_FOUND', kind: 'round', id: String((input as { round?: number }).round) }
              : {
                  code: 'WRONG_STATE',
                  state,
                  operation,
                  allowed: expect.any(Array) as unknown,
                  ...(letter === 's' &&
                    ['drawRound', 'finishTournament'].includes(operation) && { openTables: [1, 2] }),
                },
        },
      ]);
    }
  });
});

/** An input of the right shape, for what is refused before it is looked at. */
const inputFor = (operation: Row['operation'], round: number) => {
  const fields: Readonly<Record<string, Input>> = {
    setLineup: { round, table: 1, entrant: 'e1', players: [1, 2] },
    sealPick: { round, table: 1, entrant: 'e1', pick: 1, commitment: '0'.repeat(64) },
    showPick: { round, table: 1, entrant: 'e1', pick: 1, players: [1], nonce: 'a long nonce' },
    settlePick: { round, table: 1, pick: 1 },
    setAwards: { awards: [] },
    giveAward: { award: 'best' },
    voteForAward: { entrant: 'e1', award: 'best', choice: 'e2' },
    setSignUp: { isOpen: true, privacyText: 'We keep names.' },
    signUp: { name: 'Z', consentTo: 'x' },
    approveEntrant: { entrant: 'e1' },
    setMessages: { entrant: 'e1', wanted: false },
    registerEntrant: { name: 'Z' },
    disqualifyEntrant: { entrant: 'e1', reason: 'r' },
    recordCheck: { entrant: 'e1', check: 'PAINTING', passed: true },
    submitArmy: { entrant: 'e1', army: army },
    overrideArmy: { entrant: 'e1', decision: 'ACCEPT', reason: 'r' },
    adjustEntrant: { entrant: 'e1', victoryPoints: 1, reason: 'r' },
    setScore: { entrant: 'e1', tiebreaker: 'Painting', value: 1 },
    chooseFavouriteOpponent: { entrant: 'e1', opponent: 'e2' },
    scoreOpponent: { entrant: 'e1', opponent: 'e2', tiebreaker: 'Sports', value: 1 },
    setRoundTables: { round, tables: [['e1', 'e2']], reason: 'r' },
    swapEntrants: { round, first: 'e1', second: 'e2', reason: 'r' },
    pairStranded: { round, first: 'e1', second: 'e2', reason: 'r' },
    unpairStranded: { round },
    redrawRound: { round, reason: 'r' },
    setStageField: { round, groups: [['e1', 'e2']], reason: 'r' },
    setRoundScenario: { round, scenario: 'Seize Ground', reason: 'r' },
    startRound: { round },
    unstartRound: { round, reason: 'r' },
    reopenTournament: { reason: 'r' },
    cancelTournament: { reason: 'r' },
    extendRound: { round, minutes: 5, reason: 'r' },
    pauseClock: { round, reason: 'r' },
    resumeClock: { round },
  };
  const ofEntrant = ['updateEntrant', 'checkInEntrant', 'undoCheckIn', 'withdrawEntrant', 'reinstateEntrant'];
  return { ...(ofEntrant.includes(operation) ? { entrant: 'e1' } : {}), ...fields[operation] };
};

describe('a round that has not been started', () => {
  it.each(ofResults)('%s says so', async (operation) => {
    const on = await sceneAfter('registered', 'drawn');
    const outcome = { kind: 'BOTH_LOST', reason: 'r' };
    const more = { reportResult: outcome, ruleResult: outcome, disputeResult: { reason: 'r' } }[operation];
    const answer = await ask({ store: on.store }, operation as Row['operation'], {
      input: { tournament: on.id, round: 1, table: 1, ...more },
      token: on.token,
      idempotencyKey: freshKey(),
    });
    expect(answer).toMatchObject({
      ok: false,
      error: { code: 'WRONG_STATE', state: 'ROUND_DRAWN', operation },
    });
  });
});

describe('a finished tournament', () => {
  it('takes corrections', async () => {
    const on = await sceneAfter('registered', 'drawn', 'started', 'reported', 'finished');
    const corrected = await must({ store: on.store }, 'reportResult', {
      input: {
        tournament: on.id,
        round: 1,
        table: 1,
        kind: 'PLAYED',
        victoryPoints: [2, 2],
        reason: 'misread',
      },
      token: on.token,
      ifMatch: '1',
    });
    expect(corrected).toMatchObject({
      version: '2',
      result: { victoryPoints: [2, 2], corrections: 1, reason: 'misread' },
    });
  });
});
