import type { Store } from '../../../../src/app/kernel/store/store';
import { sendDeliveries } from '../../../../src/app/tournaments/sending/send-deliveries';
import type { Message, WebhookSender } from '../../../../src/app/tournaments/sending/channel';
import { seededIntegers } from '../../../../src/shared/seeded-random';
import { faultNames, faultyStore } from '../../../infrastructure/aws/faulty-store';
import { memoryStore } from '../../../infrastructure/aws/memory-store';
import { type Input, type OperationName, ask, contextFor, freshKey, must } from '../organiser';
import { isValid, payloadOf } from './hooked';
import type { CreatedTournament, WebhookWithSecret } from '../../../../src/app/kernel/generated/answers';

/**
 * Organisers change a tournament while two deliverers run, over a store that throttles, loses answers, writes late or twice, to a
 * receiver that fails now and then. In the end whatever was acknowledged must have arrived, and nothing that did not happen.
 */

const SEEDS = Array.from({ length: 40 }, (_, index) => `webhooks ${index}`);
const CHANGES = 25;
const ENTRANTS = 4;
const MOST_RETRIES = 60;
const A_MINUTE_MS = 60_000;
const AN_HOUR_MS = 60 * A_MINUTE_MS;

type Draw = (below: number) => number;

/** A store that fails one time in `every`; late writes come with one of the next calls. */
const unreliable = (
  store: Store,
  draw: Draw,
  every: number,
): { readonly store: Store; readonly settle: () => Promise<void> } => {
  const late: (() => Promise<void>)[] = [];
  const pause = async (): Promise<void> => {
    if (draw(4) === 0) await late.shift()?.();
    for (let turns = draw(3); turns > 0; turns -= 1) await Promise.resolve();
  };
  return {
    store: faultyStore(store, {
      nextFault: () => (draw(every) === 0 ? faultNames[draw(faultNames.length)] : undefined),
      pause,
      later: (work) => late.push(work),
    }),
    settle: async () => {
      for (const work of late.splice(0)) await work();
    },
  };
};

/** What was acknowledged: the entrant and the version that the answer gave. */
interface Acknowledged {
  readonly entrant: string;
  readonly version: string;
}

const change = (draw: Draw, n: number): readonly [OperationName, Input] => {
  const entrant = `e${1 + draw(ENTRANTS)}`;
  const changes: readonly (readonly [OperationName, Input])[] = [
    ['updateEntrant', { entrant, name: `Name ${n}` }],
    ['recordCheck', { entrant, check: 'PAINTING', passed: n % 2 === 0 }],
    ['adjustEntrant', { entrant, victoryPoints: 1, reason: `Reason ${n}` }],
  ];
  return changes[draw(changes.length)]!;
};

it.each(SEEDS)('everything acknowledged arrives, and nothing else (%s)', async (seed) => {
  const draw = seededIntegers(seed);
  let nowMs = Date.UTC(2026, 10, 21, 9);
  const clock = () => nowMs;
  const plain = memoryStore(clock);
  const ours = { store: plain, nowMs: clock };
  const created = await must<CreatedTournament>(ours, 'createTournament', {
    input: { name: 'Storm', rounds: 2 },
  });
  const [tournament, token] = [created.tournament.id, created.organiserToken];
  for (let n = 1; n <= ENTRANTS; n += 1)
    await must(ours, 'registerEntrant', { input: { tournament, name: `Entrant ${n}` }, token });
  const { secret, webhook } = await must<WebhookWithSecret>(ours, 'createWebhook', {
    input: { tournament, url: 'https://hooks.example.org/', events: ['ENTRANT_CHANGED'] },
    token,
  });

  // The receiver loses the first few attempts of each message; what it has taken counts.
  const [arrived, attempts] = [[] as Message[], new Map<string, number>()];
  const sender: WebhookSender = {
    send: async (message) => {
      const id = message.headers['webhook-id'] ?? '';
      attempts.set(id, (attempts.get(id) ?? 0) + 1);
      for (let turns = draw(4); turns > 0; turns -= 1) await Promise.resolve();
      if ((attempts.get(id) ?? 0) <= id.charCodeAt(0) % 3) return { kind: 'ANSWERED', status: 500 };
      arrived.push(message);
      return { kind: 'ANSWERED', status: 200 };
    },
  };
  const storm = unreliable(plain, draw, 6);
  const deliver = (store: Store) =>
    sendDeliveries({ ...contextFor({ store, nowMs: clock }, {}), sender, nowMs: clock });

  /** Sends a change again with the same key until it is acknowledged. */
  const acknowledged = async (n: number): Promise<Acknowledged> => {
    const [operation, input] = change(draw, n);
    const request = { input: { tournament, ...input }, token, idempotencyKey: freshKey() };
    for (let retry = 0; retry < MOST_RETRIES; retry += 1) {
      const answer = await ask<{ id: string; version: string }>(
        { ...ours, store: storm.store },
        operation,
        request,
      );
      if (answer.ok) return { entrant: answer.value.id, version: answer.value.version };
      expect(answer.error.code).toBe('UNAVAILABLE');
    }
    throw new Error('never acknowledged');
  };

  const changes: Acknowledged[] = [];
  const organiser = async (): Promise<void> => {
    for (let n = 0; n < CHANGES; n += 1) changes.push(await acknowledged(n));
  };
  const deliverer = async (): Promise<void> => {
    for (let run = 0; run < 10; run += 1) {
      await deliver(storm.store);
      nowMs += draw(A_MINUTE_MS);
    }
  };
  await Promise.all([organiser(), deliverer(), deliverer()]);
  await storm.settle();
  // The storm is over, and all attempts of four days may follow.
  for (let run = 0; run < 100; run += 1) {
    nowMs += AN_HOUR_MS;
    await deliver(plain);
  }

  const told = arrived.map((message) => {
    const { entrant, version } = payloadOf(message).data;
    return `${entrant} ${version}`;
  });
  expect(changes).toHaveLength(CHANGES);
  for (const { entrant, version } of changes) expect(told).toContain(`${entrant} ${version}`);
  // Version 1 was the registration; each later one happened, whether its answer got through or not.
  const happened = plain
    .items()
    .flatMap(({ address, version }) =>
      address.item === 'ENTRANT'
        ? Array.from({ length: version - 1 }, (_, before) => `e${address.number} ${before + 2}`)
        : [],
    );
  expect([...new Set(told)].sort()).toEqual([...happened].sort());
  expect(new Set(arrived.map(({ headers }) => headers['webhook-id'])).size).toBe(new Set(told).size);
  expect(arrived.every((message) => isValid(secret, message))).toBe(true);
  expect(plain.items().filter(({ isForOutbox }) => isForOutbox)).toEqual([]);
  expect(webhook.paused).toBe(false);
});
