import { everyOperation } from '../../../generated/every-operation';
import { webhookEvents } from '../../../../src/domain/tournaments/event/webhook';
import { hooked, isValid, ok, payloadOf, status, toldOf, type Hooked } from './hooked';
import type { Message } from '../../../../src/app/tournaments/sending/channel';

const registerFour = async ({ does }: Hooked) => {
  for (const name of ['Ann', 'Bert', 'Cleo', 'Dirk']) await does('registerEntrant', { name });
};

describe('a webhook', () => {
  it('is told of every change once, with a valid signature, and of nothing else', async () => {
    const on = await hooked();
    const { secret } = await on.hook();
    await registerFour(on);
    await on.does('grantRole', { role: 'PLAYER', entrant: 'e1' });
    await on.does('submitArmy', {
      entrant: 'e1',
      army: {
        format: 'SINGLES',
        pointsLimit: 500,
        forces: [{ list: 'the-return-of-the-king', warbands: [] }],
      },
    });
    await on.does('drawRound');
    await on.does('startRound', { round: 1, minutes: 90 });
    await on.does('extendRound', { round: 1, minutes: 5, reason: 'fire alarm' });
    for (const table of [1, 2])
      await on.does('reportResult', { round: 1, table, kind: 'PLAYED', victoryPoints: [5, 2] });
    await on.does('finishTournament');
    expect(await on.run()).toEqual({ processed: 8, left: 0, delivered: 10, failed: 0 });
    expect(await on.run()).toEqual({ processed: 0, left: 0, delivered: 0, failed: 0 });
    expect([...toldOf(on.sent)].sort()).toEqual([
      ...['e1', 'e2', 'e3', 'e4'].map((entrant) => `ENTRANT_REGISTERED ${entrant}   1`),
      'RESULT_REPORTED  1 1 1',
      'RESULT_REPORTED  1 2 1',
      'ROUND_DRAWN  1  1',
      'ROUND_EXTENDED  1  3',
      'ROUND_STARTED  1  2',
      'TOURNAMENT_FINISHED    1',
    ]);
    expect(on.sent.every((message) => isValid(secret, message))).toBe(true);
    expect(new Set(on.sent.map(({ headers }) => headers['webhook-id'])).size).toBe(10);
  });

  it('is told of a reopened event where the event is read: no round is there', async () => {
    const on = await hooked();
    await on.does('updateTournament', { rounds: 1 });
    await registerFour(on);
    await on.does('drawRound');
    await on.does('startRound', { round: 1 });
    for (const table of [1, 2])
      await on.does('reportResult', { round: 1, table, kind: 'PLAYED', victoryPoints: [5, 2] });
    await on.does('finishTournament');
    await on.hook({ events: ['TOURNAMENT_REOPENED'] });
    await on.does('reopenTournament', { reason: 'a slip was found' });
    await on.run();
    const { round, links } = payloadOf(on.sent[0]!)['data'] as Record<string, unknown>;
    expect([round, (links as { self: string }).self]).toEqual([null, `/v1/tournaments/${on.id}`]);
  });

  it('is told where to read, and no names', async () => {
    const on = await hooked();
    await on.hook();
    await on.does('registerEntrant', { name: 'Éowyn', club: 'Rohan' });
    await on.run();
    expect(payloadOf(on.sent[0]!)).toEqual({
      type: 'ENTRANT_REGISTERED',
      timestamp: '2026-11-21T09:00:00.000Z',
      data: {
        tournament: on.id,
        operation: 'registerEntrant',
        entrant: 'e1',
        round: null,
        table: null,
        version: '1',
        links: { changes: `/v1/tournaments/${on.id}/changes`, self: `/v1/tournaments/${on.id}` },
      },
    });
  });

  it('is told the email address of an entrant only if that is enabled, and none that is erased', async () => {
    const on = await hooked();
    await on.does('setSignUp', { isOpen: true, privacyText: 'We keep names.' });
    const { privacyDigest } = await on.does<{ privacyDigest: string }>('signUpTerms');
    await on.hook();
    const { webhook } = await on.hook({ emails: true });
    expect(webhook.emails).toBe(true);
    await on.does('signUp', { name: 'Ann', email: 'ann@example.org', consentTo: privacyDigest });
    await on.does('registerEntrant', { name: 'Bert' });
    await on.run();
    const emailsTold = () =>
      (on.sent as Message[]).splice(0).map((message) => payloadOf(message).data as { email?: unknown });
    const told = emailsTold();
    expect(told.filter((data) => !('email' in data))).toHaveLength(2);
    expect(told.flatMap((data) => ('email' in data ? [data.email] : [])).toSorted()).toEqual([
      'ann@example.org',
      null,
    ]);
    // What was not sent yet when the person was erased has no address any more; nor is one stored with a delivery.
    await on.does('updateEntrant', { entrant: 'e1', club: 'Rohan' });
    await on.does('eraseEntrant', { entrant: 'e1' });
    await on.run();
    expect(JSON.stringify(emailsTold())).not.toContain('ann@example.org');
    expect(JSON.stringify(on.store.items())).not.toContain('ann@example.org');
    await on.does('updateWebhook', { webhook: webhook.id, emails: null });
    await on.does('updateEntrant', { entrant: 'e2', club: 'Rohan' });
    await on.run();
    expect(emailsTold().some((data) => 'email' in data)).toBe(false);
  });

  it('is told of an erased person nothing but that it was', async () => {
    const on = await hooked();
    const { webhook } = await on.hook();
    await on.does('registerEntrant', { name: 'Gríma' });
    await on.does('eraseEntrant', { entrant: 'e1' });
    await on.run();
    expect([...toldOf(on.sent)].sort()).toEqual(['ENTRANT_CHANGED e1   2', 'ENTRANT_REGISTERED e1   1']);
    expect(JSON.stringify([on.sent, await on.deliveries(webhook.id)])).not.toContain('Gríma');
  });

  it('of a private tournament is told the same; it reads with a token', async () => {
    const on = await hooked(() => ok, { visibility: 'PRIVATE' });
    await on.hook();
    await on.does('registerEntrant', { name: 'Ann' });
    await on.run();
    expect(toldOf(on.sent)).toEqual(['ENTRANT_REGISTERED e1   1']);
  });

  it('hears only what it asked for, and each hears for itself', async () => {
    const on = await hooked();
    await on.hook({ url: 'https://a.example.org/', events: ['ROUND_STARTED', 'RESULT_REPORTED'] });
    await on.hook({ url: 'https://b.example.org/', events: ['ENTRANT_REGISTERED'] });
    await registerFour(on);
    await on.does('drawRound');
    await on.does('startRound', { round: 1 });
    await on.run();
    const toldTo = (url: string) => toldOf(on.sent.filter((message) => message.url === url));
    expect(toldTo('https://a.example.org/')).toEqual(['ROUND_STARTED  1  2']);
    expect(toldTo('https://b.example.org/')).toHaveLength(4);
  });

  it('that nobody wants to be told of leaves no mark', async () => {
    const on = await hooked();
    await on.hook({ events: ['TOURNAMENT_FINISHED'] });
    await registerFour(on);
    expect(on.store.items().filter(({ isForOutbox }) => isForOutbox)).toEqual([]);
  });

  it('hears each version of a thing, though they are told together', async () => {
    const on = await hooked();
    await on.hook({ events: ['ENTRANT_CHANGED'] });
    await on.does('registerEntrant', { name: 'Ann' });
    for (const name of ['Anna', 'Anne', 'Annie']) await on.does('updateEntrant', { entrant: 'e1', name });
    await on.run();
    const versions = on.sent.map((message) => Number(payloadOf(message).data.version));
    expect([...versions].sort()).toEqual([2, 3, 4]);
  });

  it('gives versions that only grow, and cursors that reading gives again', async () => {
    const on = await hooked();
    await on.hook();
    await registerFour(on);
    await on.run();
    const first = await on.does<{ cursor: string }>('tournamentChanges');
    await on.does('withdrawEntrant', { entrant: 'e2' });
    await on.run();
    expect(toldOf(on.sent.slice(4))).toEqual(['ENTRANT_CHANGED e2   2']);
    const second = await on.does<{ cursor: string; entrants: unknown[] }>('tournamentChanges', {
      since: first.cursor,
    });
    expect(second.entrants).toHaveLength(4);
    expect(second.cursor.split('.').map(Number)[1]).toBe(5);
  });

  it('is pinged on the same way, paused or not, whatever it asked for', async () => {
    const on = await hooked();
    const { webhook, secret } = await on.hook({ events: ['TOURNAMENT_FINISHED'] });
    await on.hook({ url: 'https://other.example.org/' });
    await on.does('updateWebhook', { webhook: webhook.id, paused: true });
    const { delivery } = await on.does<{ delivery: string }>('pingWebhook', { webhook: webhook.id });
    await on.run();
    expect(toldOf(on.sent)).toEqual(['PING']);
    expect([on.sent[0]?.headers['webhook-id'], isValid(secret, on.sent[0]!)]).toEqual([delivery, true]);
  });

  it('that was paused or deleted is told nothing more, not even what is on its way', async () => {
    const on = await hooked(() => status(500));
    const [paused, deleted] = [await on.hook(), await on.hook({ url: 'https://b.example.org/' })];
    await on.does('registerEntrant', { name: 'Ann' });
    await on.run();
    expect(on.sent).toHaveLength(2);
    await on.does('updateWebhook', { webhook: paused.webhook.id, paused: true });
    await on.does('deleteWebhook', { webhook: deleted.webhook.id });
    await on.does('registerEntrant', { name: 'Bert' });
    on.pass(3_600);
    await on.run();
    expect(on.sent).toHaveLength(2);
    expect(
      (await on.deliveries(paused.webhook.id)).map(({ state, nextAttemptAt }) => [state, nextAttemptAt]),
    ).toEqual([['DROPPED', null]]);
    on.pass(100_000);
    expect(await on.run()).toEqual({ processed: 0, left: 0, delivered: 0, failed: 0 });
  });
});

describe('a message that does not arrive', () => {
  it('is tried ten times over three days by the schedule, the same each time, then given up', async () => {
    const on = await hooked(() => status(503));
    const { webhook, secret } = await on.hook();
    await on.does('registerEntrant', { name: 'Ann' });
    const pauses = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];
    await on.run();
    for (const [index, pause] of pauses.entries()) {
      on.pass(pause - 1);
      await on.run();
      expect(on.sent).toHaveLength(index + 1);
      on.pass(1);
      await on.run();
      expect(on.sent).toHaveLength(index + 2);
    }
    expect(new Set(on.sent.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(on.sent.map(({ body }) => body)).size).toBe(1);
    expect(on.sent.every((message) => isValid(secret, message))).toBe(true);
    on.pass(1_000_000);
    await on.run();
    expect(on.sent).toHaveLength(10);
    const [delivery] = await on.deliveries(webhook.id);
    expect(delivery).toMatchObject({
      state: 'FAILED',
      attempts: 10,
      lastStatus: 503,
      lastProblem: 'BAD_STATUS',
      nextAttemptAt: null,
    });
    expect(await on.list()).toMatchObject([{ paused: true, pauseReason: 'FAILING' }]);
  });

  it('pauses nothing where another has arrived meanwhile', async () => {
    const on = await hooked((message) => (payloadOf(message).data.entrant === 'e1' ? status(500) : ok));
    await on.hook();
    await on.does('registerEntrant', { name: 'Ann' });
    await on.run();
    on.pass(60);
    await on.does('registerEntrant', { name: 'Bert' });
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await on.run();
      on.pass(100_000);
    }
    expect(toldOf(on.sent).filter((told) => told.includes('e1'))).toHaveLength(10);
    expect(await on.list()).toMatchObject([{ paused: false, pauseReason: null }]);
  });

  it('shows each attempt to the organisers, and no other status than its own', async () => {
    const answers = [{ kind: 'FAILED', problem: 'FORBIDDEN_ADDRESS' }, status(302), ok] as const;
    const on = await hooked((_message, n) => answers[n] ?? ok);
    const { webhook } = await on.hook();
    await on.does('registerEntrant', { name: 'Ann' });
    const seen = async () => {
      const [one] = await on.deliveries(webhook.id);
      return [one?.state, one?.attempts, one?.lastStatus, one?.lastProblem, one?.nextAttemptAt];
    };
    await on.run();
    expect(await seen()).toEqual(['PENDING', 1, null, 'FORBIDDEN_ADDRESS', '2026-11-21T09:00:05.000Z']);
    on.pass(5);
    await on.run();
    expect(await seen()).toEqual(['PENDING', 2, 302, 'BAD_STATUS', '2026-11-21T09:05:05.000Z']);
    on.pass(300);
    await on.run();
    expect(await seen()).toEqual(['DELIVERED', 3, 200, null, null]);
  });

  it('because the receiver is gone (410) is given up at once, and the webhook paused', async () => {
    const on = await hooked(() => status(410));
    const { webhook } = await on.hook();
    await on.does('registerEntrant', { name: 'Ann' });
    await on.run();
    expect(await on.list()).toMatchObject([{ paused: true, pauseReason: 'GONE' }]);
    expect(await on.deliveries(webhook.id)).toMatchObject([
      { state: 'FAILED', attempts: 1, lastStatus: 410 },
    ]);
    const history = await on.does<{ items: { operation: string; by: string; changes: unknown[] }[] }>(
      'history',
    );
    expect(history.items.at(-1)).toMatchObject({ operation: 'pauseWebhook', by: 'SERVICE', changes: [] });
    await on.does('updateWebhook', { webhook: webhook.id, paused: false });
    await on.does('registerEntrant', { name: 'Bert' });
    await on.run();
    expect(on.sent).toHaveLength(2);
  });

  it('holds up no other host, and its own only for this run', async () => {
    const on = await hooked(({ url }) =>
      url.includes('slow') ? { kind: 'FAILED', problem: 'TIMEOUT' } : ok,
    );
    await on.hook({ url: 'https://slow.example.org/' });
    await on.hook({ url: 'https://quick.example.org/' });
    for (let n = 1; n <= 60; n += 1) await on.does('registerEntrant', { name: `Entrant ${n}` });
    await on.run();
    const toldTo = (host: string) => on.sent.filter(({ url }) => url.includes(host)).length;
    expect(toldTo('quick')).toBe(60);
    expect(toldTo('slow')).toBeLessThan(60);
    on.pass(2);
    await on.run();
    expect(toldTo('slow')).toBeGreaterThan(25);
  });
});

it('what the index still shows at an old place holds up nothing behind it', async () => {
  const on = await hooked((message) => (payloadOf(message).type === 'PING' ? ok : status(500)));
  const { webhook } = await on.hook();
  for (let n = 1; n <= 30; n += 1) await on.does('registerEntrant', { name: `Entrant ${n}` });
  await on.run();
  on.pass(1);
  await on.does('pingWebhook', { webhook: webhook.id });
  // As an index does that lost the removal of an entry: what is due later stands at the front all the same.
  const waiting = on.store
    .items()
    .flatMap(({ address, listing }) => (address.item === 'DELIVERY' && listing ? [address] : []));
  expect(waiting.length).toBeGreaterThanOrEqual(25);
  const stale = {
    ...on.store,
    listed: async (month: string, limit: number, after?: string) =>
      after === undefined
        ? {
            ok: true as const,
            value: { addresses: waiting.slice(0, 25), lines: [], next: '2026-11-21T09:00:00.000Z#stale' },
          }
        : on.store.listed(month, limit),
  };
  await on.run(stale);
  expect(toldOf(on.sent)).toContain('PING');
});

describe('two deliverers at once', () => {
  it('send each message once', async () => {
    const on = await hooked(async (_message, n) => {
      await new Promise((resolve) => setImmediate(resolve));
      return n < 4 ? status(500) : ok;
    });
    await on.hook();
    await registerFour(on);
    await on.run();
    expect(on.sent).toHaveLength(4);
    on.pass(5);
    // All of them find all four due.
    const runs = await Promise.all([on.run(), on.run(), on.run()]);
    expect(runs.map(({ delivered }) => delivered).reduce((sum, one) => sum + one)).toBe(4);
    expect([...toldOf(on.sent.slice(4))].sort()).toEqual(
      ['e1', 'e2', 'e3', 'e4'].map((one) => `ENTRANT_REGISTERED ${one}   1`),
    );
  });
});

describe('broken off', () => {
  it('after its claim, a message is sent again once that has run out, as the same message', async () => {
    const on = await hooked((_message, n) => {
      if (n === 0) throw new Error('the process is killed');
      return ok;
    });
    const { webhook } = await on.hook();
    await on.does('registerEntrant', { name: 'Ann' });
    await expect(on.run()).rejects.toThrow('killed');
    expect(await on.run()).toMatchObject({ delivered: 0 });
    on.pass(60);
    expect(await on.run()).toMatchObject({ delivered: 1 });
    expect(new Set(on.sent.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await on.deliveries(webhook.id)).toMatchObject([{ state: 'DELIVERED', attempts: 2 }]);
  });

  it.each([0, 1, 2, 3, 4, 5, 6])('after %i writes, everything is told all the same', async (writes) => {
    const on = await hooked();
    const { webhook } = await on.hook();
    await on.hook({ url: 'https://b.example.org/' });
    await on.does('registerEntrant', { name: 'Ann' });
    await on.does('updateEntrant', { entrant: 'e1', name: 'Anna' });
    let left = writes;
    const broken = new Error('the process is killed');
    const spend = () => {
      if (left === 0) throw broken;
      left -= 1;
    };
    const mortal = {
      ...on.store,
      write: async (item: Parameters<typeof on.store.write>[0]) => {
        spend();
        return on.store.write(item);
      },
      rewrite: async (item: Parameters<typeof on.store.write>[0]) => {
        spend();
        return on.store.rewrite(item);
      },
    };
    await expect(on.run(mortal)).rejects.toThrow(broken);
    on.pass(60);
    await on.run();
    const told = on.sent.map((message) => `${message.url} ${toldOf([message])[0]}`);
    expect([...new Set(told)].sort()).toEqual([
      'https://b.example.org/ ENTRANT_CHANGED e1   2',
      'https://b.example.org/ ENTRANT_REGISTERED e1   1',
      'https://hooks.example.org/a ENTRANT_CHANGED e1   2',
      'https://hooks.example.org/a ENTRANT_REGISTERED e1   1',
    ]);
    expect(new Set(on.sent.map(({ headers }) => headers['webhook-id'])).size).toBe(4);
    expect((await on.deliveries(webhook.id)).every(({ state }) => state === 'DELIVERED')).toBe(true);
    expect(on.store.items().filter(({ isForOutbox }) => isForOutbox)).toEqual([]);
  });

  it('a change written while its item is told keeps its mark', async () => {
    const on = await hooked();
    await on.hook({ events: ['ENTRANT_CHANGED'] });
    await on.does('registerEntrant', { name: 'Ann' });
    await on.does('updateEntrant', { entrant: 'e1', name: 'Anna' });
    const slow = {
      ...on.store,
      rewrite: async (item: Parameters<typeof on.store.write>[0]) => {
        if (toldOf(on.sent).length === 0) await on.does('updateEntrant', { entrant: 'e1', name: 'Anne' });
        return on.store.rewrite(item);
      },
    };
    await on.run(slow);
    await on.run();
    expect([...toldOf(on.sent)].sort()).toEqual(['ENTRANT_CHANGED e1   2', 'ENTRANT_CHANGED e1   3']);
  });
});

it('every event has an operation that it is told of', async () => {
  const events = Object.values(everyOperation).flatMap((one) => ('event' in one ? [one.event] : []));
  expect([...new Set(events)].sort()).toEqual(Object.keys(webhookEvents).sort());
});

it('every operation of a tournament is told as something, but those of tokens and army lists', async () => {
  const untold = Object.values(everyOperation)
    .filter((one) => 'when' in one && !('event' in one))
    .map(({ name }): string => name);
  expect(untold.filter((operation) => !/[Ll]ink/.test(operation)).sort()).toEqual([
    'createInvitation',
    'grantRole',
    'overrideArmy',
    'revokeRole',
    'sealPick',
    'setLineup',
    'setMessages',
    'settlePick',
    'showPick',
    'submitArmy',
    'voteForAward',
  ]);
});
