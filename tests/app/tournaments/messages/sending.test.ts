import type {
  CreatedTournament,
  ReportedTable,
  Round,
  SignedUp,
  SignUpTerms,
} from '../../../../src/app/kernel/generated/answers';
import type { Mail, Mailer, Sent } from '../../../../src/app/tournaments/sending/channel';
import { sendDeliveries } from '../../../../src/app/tournaments/sending/send-deliveries';
import { memoryStore } from '../../../infrastructure/aws/memory-store';
import { type Input, type OperationName, ask, contextFor, freshKey, must } from '../organiser';

const START_MS = Date.UTC(2026, 10, 21, 9);
const privacyText = 'We keep names.';

/** An event that sends emails, and players who sign up to it. `answer`: what the mailer gets for a receiver. */
const mailed = async (settings: Input = {}, answer: (to: string) => number = () => 200) => {
  let nowMs = START_MS;
  const clock = () => nowMs;
  const store = memoryStore(clock);
  const world = { store, nowMs: clock, sendsMail: true };
  const sent: Mail[] = [];
  const mailer: Mailer = {
    send: async (mail): Promise<Sent> => {
      sent.push(mail);
      return { kind: 'ANSWERED', status: answer(mail.to) };
    },
  };
  const created = await must<CreatedTournament>(world, 'createTournament', {
    input: { name: 'Open of the Shire', rounds: 2, ...settings },
  });
  const [id, token] = [created.tournament.id, created.organiserToken];
  const does = <Output = Record<string, unknown>>(
    operation: OperationName,
    input: Input = {},
    caller: { readonly token?: string; readonly ifMatch?: string } = {},
  ) => must<Output>(world, operation, { input: { tournament: id, ...input }, token, ...caller });
  const refusal = async (operation: OperationName, input: Input, token: string | null = null) => {
    const asked = { input: { tournament: id, ...input }, token, idempotencyKey: freshKey() };
    const { ok, ...more } = await ask(world, operation, asked);
    return ok ? 'OK' : (more as { error: unknown }).error;
  };
  const terms = await does<SignUpTerms>('setSignUp', { isOpen: true, privacyText, messages: true });
  const signUp = async (name: string, more: Input = {}): Promise<string> => {
    nowMs += 1000;
    const email = `${name.toLowerCase()}@example.org`;
    const input = { name, email, wantsMessages: true, consentTo: terms.privacyDigest, ...more };
    return (await does<SignedUp>('signUp', input)).playerToken;
  };
  const run = async () => {
    nowMs += 1000;
    const counts = await sendDeliveries({
      ...contextFor(world, {}),
      sender: { send: async () => ({ kind: 'ANSWERED', status: 200 }) },
      nowMs: clock,
      mail: { mailer, url: 'https://muster.example' },
    });
    const mails = sent.splice(0);
    return { counts, mails, told: mails.map(({ to, text }) => `${to} ${text.split('\n\n')[1]}`).toSorted() };
  };
  return { store, world, id, token, terms, does, refusal, signUp, run, pass: (ms: number) => (nowMs += ms) };
};

/** An event of Ann and Bert, who have had their first messages. */
const withTwo = async (settings: Input = {}, answer?: (to: string) => number) => {
  const on = await mailed(settings, answer);
  const tokens = [await on.signUp('Ann'), await on.signUp('Bert')];
  const first = await on.run();
  return { ...on, tokens, first };
};

describe('a player who wants messages', () => {
  it('is told of the sign-up, with the pages and the way out', async () => {
    const on = await mailed();
    await on.signUp('Ann');
    const { mails, counts } = await on.run();
    expect(counts).toEqual({ processed: 1, left: 0, delivered: 1, failed: 0 });
    const code = /stop-messages\/e1\/([\w-]{22})\n$/.exec(mails[0]?.text ?? '')?.[1] ?? '';
    expect(mails).toEqual([
      {
        id: expect.stringMatching(/^[\w-]{22}$/) as unknown,
        to: 'ann@example.org',
        subject: 'Open of the Shire: you have signed up',
        text: `Ann,

You have a place.

The event: https://muster.example/tournaments/${on.id}
Your page: https://muster.example/play

No more messages of this event: https://muster.example/tournaments/${on.id}/stop-messages/e1/${code}
`,
        unsubscribe: `https://muster.example/v1/tournaments/${on.id}/entrants/e1/messages/${code}/stop`,
        atMs: START_MS + 2000,
      },
    ]);
    expect((await on.run()).mails).toEqual([]);
  });

  it('is told that it waits, and once that a place is free', async () => {
    const on = await mailed({ cap: 2 });
    for (const name of ['Ann', 'Bert', 'Cleo', 'Dirk']) await on.signUp(name);
    expect((await on.run()).told).toEqual([
      'ann@example.org You have a place.',
      'bert@example.org You have a place.',
      'cleo@example.org All places are taken: you are on the waiting list, and hear from us when one is free.',
      'dirk@example.org All places are taken: you are on the waiting list, and hear from us when one is free.',
    ]);
    // Both leave in the same millisecond, and what follows is read after both.
    await on.does('withdrawEntrant', { entrant: 'e1' });
    await on.does('withdrawEntrant', { entrant: 'e2' });
    expect((await on.run()).told).toEqual([
      'cleo@example.org You have a place now.',
      'dirk@example.org You have a place now.',
    ]);
    await on.does('updateEntrant', { entrant: 'e3', club: 'Rohan' });
    expect((await on.run()).told).toEqual([]);
  });

  it('is told of a place that a higher cap or an approval gives, before it has checked in too', async () => {
    const on = await mailed({ cap: 2 });
    await on.does('registerEntrant', { name: 'Eve' });
    await on.does('setSignUp', { isOpen: true, privacyText, messages: true, approval: 'ORGANISER' });
    for (const name of ['Ann', 'Bert']) await on.signUp(name);
    expect((await on.run()).told).toEqual([
      'ann@example.org An organiser approves each player first.',
      'bert@example.org An organiser approves each player first.',
    ]);
    for (const entrant of ['e2', 'e3']) await on.does('approveEntrant', { entrant });
    expect((await on.run()).told).toEqual(['ann@example.org You have a place now.']);
    await on.does('openCheckIn');
    await on.does('updateTournament', { cap: 3 });
    expect((await on.run()).told).toEqual(['bert@example.org You have a place now.']);
    await on.does('checkInEntrant', { entrant: 'e3' });
    expect((await on.run()).told).toEqual([]);
  });

  it('is told who begins to veto, what the other side has vetoed, and what is played in the end', async () => {
    const pool = ['Domination', 'Fog of War', 'Reconnoitre'];
    const on = await withTwo({ pack: { scenarios: { by: 'VETOED', pool, choices: 3 } }, firstTable: 21 });
    await on.does('drawRound');
    const { scenarioChoices } = await on.does<Round>('round', { round: 1 });
    const [a = '', b = '', c = ''] = scenarioChoices;
    // 1 and 2 add up to an odd number: the higher begins.
    expect((await on.run()).told).toEqual([
      `ann@example.org Round 1: you play Bert at table 21.\nBert begins to veto all but one of ${a}, ${b}, ${c}.`,
      `bert@example.org Round 1: you play Ann at table 21.\nYou begin to veto all but one of ${a}, ${b}, ${c}.`,
    ]);
    const veto = (scenario: string, token?: string) =>
      on.does<ReportedTable>(
        'vetoScenario',
        { round: 1, table: 1, scenario },
        token === undefined ? {} : { token },
      );
    await veto(b, on.tokens[1]);
    const yourTurn = await on.run();
    expect(yourTurn.mails[0]?.subject).toBe('Open of the Shire: your turn to veto a scenario');
    expect(yourTurn.told).toEqual([
      `ann@example.org Bert has vetoed ${b} for round 1, table 21.\nVeto one of ${a}, ${c} on your page.`,
    ]);
    expect((await veto(a, on.tokens[0])).veto).toEqual({
      scenario: c,
      left: [c],
      vetoes: [b, a],
      first: 'e2',
      steps: [
        { entrant: 'e2', scenario: b },
        { entrant: 'e1', scenario: a },
      ],
      next: null,
    });
    expect((await on.run()).told).toEqual([
      `bert@example.org Ann has vetoed ${a}: round 1, table 21 plays ${c}.`,
    ]);
  });

  it('is told the opponent or the bye, and again only where that has changed', async () => {
    const on = await withTwo();
    await on.signUp('Cleo', { wantsMessages: false });
    await on.does('drawRound');
    await on.does('setRoundTables', {
      round: 1,
      tables: [['e1', 'e3']],
      unpaired: { entrant: 'e2', kind: 'BYE' },
      reason: 'friends',
    });
    // The first draw is no longer true where it was another.
    expect((await on.run()).told).toEqual([
      'ann@example.org Round 1: you play Cleo at table 1.',
      'bert@example.org Round 1: you have a bye.',
    ]);
    await on.does('setRoundTables', {
      round: 1,
      tables: [['e1', 'e2']],
      unpaired: { entrant: 'e3', kind: 'BYE' },
      reason: 'no friends',
    });
    expect((await on.run()).told).toEqual([
      'ann@example.org Round 1: you play Bert at table 1.',
      'bert@example.org Round 1: you play Ann at table 1.',
    ]);
    await on.does('setRoundTables', {
      round: 1,
      tables: [['e2', 'e1']],
      unpaired: { entrant: 'e3', kind: 'BYE' },
      reason: 'sides',
    });
    expect((await on.run()).told).toEqual([]);
  });

  it('is told which result to confirm, unless it is settled by then', async () => {
    const on = await withTwo();
    await on.does('drawRound');
    await on.does('setRoundTables', { round: 1, tables: [['e1', 'e2']], reason: 'friends' });
    await on.does('startRound', { round: 1 });
    await on.run();
    const result = { round: 1, table: 1, kind: 'PLAYED', victoryPoints: [7, 4] };
    await on.does('reportResult', result, { token: on.tokens[0] as string });
    expect((await on.run()).told).toEqual([
      'bert@example.org Reported for round 1, table 1: 4 for you, 7 for Ann.\nConfirm it on your page, or dispute it. It counts if you do neither.',
    ]);
    const again = { ...result, victoryPoints: [8, 4] };
    await on.does('reportResult', again, { token: on.tokens[0] as string, ifMatch: '"1"' });
    await on.does('confirmResult', { round: 1, table: 1 }, { token: on.tokens[1] as string, ifMatch: '"2"' });
    expect((await on.run()).told).toEqual([]);
  });

  it('is told nothing more once it has left, was erased, or the event is cancelled', async () => {
    const on = await mailed();
    for (const name of ['Ann', 'Bert', 'Cleo']) await on.signUp(name);
    await on.does('withdrawEntrant', { entrant: 'e1' });
    await on.does('eraseEntrant', { entrant: 'e2' });
    await on.does('cancelTournament', { reason: 'snow' });
    expect((await on.run()).mails).toEqual([]);
    expect(JSON.stringify(on.store.items())).not.toContain('bert@example.org');
  });
});

describe('messages', () => {
  it('go to nobody else', async () => {
    const on = await withTwo();
    await on.does('createWebhook', { url: 'https://hooks.example.org/a' });
    await on.signUp('Cleo', { wantsMessages: false });
    await on.signUp('Dirk', { wantsMessages: false, email: undefined });
    await on.does('registerEntrant', { name: 'Eve' });
    expect((await on.run()).mails).toEqual([]);
    const deliveries = on.store.items().filter(({ address }) => address.item === 'DELIVERY');
    expect(deliveries.length).toBeGreaterThan(2);
    expect(JSON.stringify(deliveries)).not.toMatch(/example\.org\b(?!\/a)|Ann|Bert/);
    for (const operation of ['tournament', 'tournamentChanges', 'history'] as const) {
      const answer = JSON.stringify(await on.does(operation));
      expect(answer).toContain('e1');
      expect(answer).not.toMatch(/ann@|wantsMessages|"players"/);
    }
    expect((await on.does<{ items: unknown[] }>('webhooks')).items).toHaveLength(1);
    // Whether somebody wants emails is no other service's to know.
    expect(JSON.stringify(await on.does('exportTournament')).match(/messages\\*":/g)).toHaveLength(1);
  });

  it('of one refused address hold up nobody else', async () => {
    const on = await mailed({}, (to) =>
      to === 'ann@example.org' ? 400 : to === 'bert@example.org' ? 429 : 200,
    );
    for (const name of ['Ann', 'Bert', 'Cleo']) await on.signUp(name);
    const first = await on.run();
    expect(first.counts).toMatchObject({ delivered: 1, failed: 2 });
    on.pass(60_000);
    expect((await on.run()).mails.map(({ to }) => to)).toEqual(['bert@example.org']);
  });

  it('end with the code of each, by one request of a mail program without a key', async () => {
    const on = await withTwo();
    const [code = ''] = on.first.mails
      .filter(({ to }) => to === 'ann@example.org')
      .map(({ unsubscribe }) => /messages\/([\w-]+)\/stop$/.exec(unsubscribe)?.[1] ?? '');
    const stop = (more: Input = {}) =>
      ask(on.world, 'stopMessages', { input: { tournament: on.id, entrant: 'e1', code, ...more } });
    const wrong = { ok: false, error: { code: 'CONFLICT', reason: 'WRONG_CODE' } };
    expect(await stop({ entrant: 'e2' })).toMatchObject(wrong);
    expect(await stop({ code: 'AAAAAAAAAAAAAAAAAAAAAA' })).toMatchObject(wrong);
    const done = { ok: true, value: { tournament: on.id, entrant: 'e1', wanted: false } };
    expect(await stop()).toEqual(done);
    const before = on.store.items();
    expect(await stop()).toEqual(done);
    expect(on.store.items()).toEqual(before);
    await on.does('drawRound');
    expect((await on.run()).told).toEqual(['bert@example.org Round 1: you play Ann at table 1.']);
    // Wanted again, they can be ended again.
    await on.does('setMessages', { entrant: 'e1', wanted: true }, { token: on.tokens[0] as string });
    expect(await stop()).toEqual(done);
    await on.does('eraseEntrant', { entrant: 'e1' });
    expect(await stop()).toMatchObject(wrong);
  });

  it('are wanted by the player alone, who has given an address', async () => {
    const on = await withTwo();
    const cleo = await on.signUp('Cleo', { wantsMessages: false, email: undefined });
    expect(await on.refusal('setMessages', { entrant: 'e3', wanted: true }, cleo)).toMatchObject({
      reason: 'NO_EMAIL',
    });
    expect(await on.refusal('setMessages', { entrant: 'e1', wanted: true }, on.token)).toMatchObject({
      code: 'FORBIDDEN',
      allowedRoles: ['PLAYER'],
    });
    await on.does('setMessages', { entrant: 'e1', wanted: false });
    await on.does('drawRound');
    expect((await on.run()).mails.map(({ to }) => to)).toEqual(['bert@example.org']);
  });

  it('stop with the setting of the event', async () => {
    const on = await mailed();
    await on.signUp('Ann');
    await on.does('setSignUp', { isOpen: true, privacyText });
    expect((await on.run()).mails).toEqual([]);
    expect(
      await on.refusal('signUp', { name: 'Bert', wantsMessages: true, consentTo: on.terms.privacyDigest }),
    ).toMatchObject({
      code: 'INVALID_INPUT',
      faults: [{ path: 'wantsMessages', message: 'must be false: this event sends no messages' }],
    });
  });

  it('need an address', async () => {
    const on = await mailed();
    expect(on.terms.messages).toBe(true);
    expect(
      await on.refusal('signUp', { name: 'Bert', wantsMessages: true, consentTo: on.terms.privacyDigest }),
    ).toMatchObject({
      code: 'INVALID_INPUT',
      faults: [{ path: 'email', message: 'is needed for messages' }],
    });
  });

  it('are refused where the service sends none', async () => {
    const on = await mailed();
    const input = { tournament: on.id, isOpen: true, privacyText, messages: true };
    const asked = { input, token: on.token, idempotencyKey: freshKey() };
    expect(await ask({ store: on.store }, 'setSignUp', asked)).toEqual({
      ok: false,
      error: {
        code: 'CONFLICT',
        reason: 'NO_MAILER',
        detail: 'This service sends no email: leave `messages` out, or ask who runs it.',
      },
    });
  });
});
