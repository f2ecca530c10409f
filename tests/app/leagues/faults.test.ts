import fc from 'fast-check';
import type { LeagueTable } from '../../../src/app/kernel/generated/answers';
import type { Store } from '../../../src/app/kernel/store/store';
import { seededIntegers } from '../../../src/shared/seeded-random';
import { type FaultName, faultNames, faultyStore } from '../../infrastructure/aws/faulty-store';
import { type MemoryStore, memoryStore } from '../../infrastructure/aws/memory-store';
import { type Input, type OperationName, ask, freshKey, must } from '../tournaments/organiser';
import { type EventScene, type LeagueScene, addPlayers, newEvent, newLeague, playOut } from './scene';

/**
 * Organisers of a league and of its tournament claim, release, correct and read at once through a store that throttles, loses
 * answers, does writes late or twice and fails conditions for nothing. What the table must say then is told from the written items,
 * in the simplest way.
 */

const names = ['Ann', 'Bert', 'Cleo', 'Dirk'];
const hour = 60 * 60 * 1000;

type Facts = Readonly<Record<string, unknown>>;
const factsOf = (body: string): Facts =>
  Object.assign(
    {},
    ...(JSON.parse(body) as readonly { readonly set: Facts }[]).map(({ set }) => set),
  ) as Facts;

const TOURNAMENT_POINTS = (own: number, other: number): number => (own > other ? 3 : own === other ? 1 : 0);

/** Points by player, from the items alone. */
const expectedPoints = (store: MemoryStore, { tournament }: EventScene): Readonly<Record<string, number>> => {
  const items = store.items();
  const round = items.find(({ address }) => address.item === 'ROUND' && address.round === 1);
  const accepted = items.find(
    ({ address }) => address.item === 'ACCEPTED' && address.tournament === tournament,
  );
  const { tables } = factsOf(round?.body ?? '[]') as { readonly tables: readonly [number, number][] };
  const points: Record<string, number> = {};
  const claims = factsOf(accepted?.body ?? '[]');
  for (const [index, seats] of tables.entries()) {
    const result = items.find(({ address }) => address.item === 'RESULT' && address.table === index + 1);
    const { outcome } = factsOf(result?.body ?? '[]') as {
      readonly outcome: { readonly victoryPoints: readonly [number, number] };
    };
    const [first, second] = outcome.victoryPoints;
    const earned = [TOURNAMENT_POINTS(first, second), TOURNAMENT_POINTS(second, first)];
    seats.forEach((number, side) => {
      const [player] = (claims[`e${number}`] ?? []) as readonly (string | null)[];
      if (player) points[player] = earned[side] ?? 0;
    });
  }
  return points;
};

const pointsIn = ({ items }: LeagueTable): Readonly<Record<string, number>> =>
  Object.fromEntries(items.map(({ player, points }) => [player.id, points]));

/** No player holds two entrants of one tournament. */
const holdersOf = (store: MemoryStore): readonly string[] => {
  const accepted = store.items().find(({ address }) => address.item === 'ACCEPTED');
  return Object.entries(factsOf(accepted?.body ?? '[]')).flatMap(([field, value]) =>
    /^e\d+$/.test(field) ? (value as readonly (string | null)[]).flatMap((player) => player ?? []) : [],
  );
};

const trouble = async (seed: string, faults: readonly FaultName[]) => {
  const below = seededIntegers(seed);
  const store = memoryStore();
  const clock = { nowMs: 1_700_000_000_000 };
  const calm: LeagueScene['world'] = { store, nowMs: () => clock.nowMs };
  const scene = await newLeague(calm, { scoring: 'TOURNAMENT_POINTS' });
  const players = await addPlayers(scene, names);
  const event = await newEvent(scene, names);
  await playOut(calm, event);

  const late: (() => Promise<void>)[] = [];
  const faulty: Store = faultyStore(store, {
    nextFault: (of) => {
      const fault = below(4) === 0 ? faults[below(faults.length)] : undefined;
      return of === 'read' && fault !== 'THROTTLED' ? undefined : fault;
    },
    pause: async () => {
      for (let turn = below(4); turn > 0; turn -= 1) await Promise.resolve();
      if (late.length > 0 && below(3) === 0) await late.shift()?.();
    },
    later: (work) => void late.push(work),
  });
  const world = { ...calm, store: faulty };
  /** As a good client does: the same request again until there is an answer. */
  const insist = async (
    operation: OperationName,
    token: string,
    input: Input,
    ifMatch: string | null = null,
  ) => {
    const idempotencyKey = freshKey();
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const answer = await ask(world, operation, { input, token, idempotencyKey, ifMatch });
      if (answer.ok || answer.error.code !== 'UNAVAILABLE') return;
    }
    throw new Error(`${operation} is never answered`);
  };
  const of = { league: scene.league, tournament: event.tournament };
  const entrant = () => `e${below(names.length) + 1}`;
  const actions: readonly (() => Promise<void>)[] = [
    () =>
      insist('claimEntrants', scene.token, {
        ...of,
        claims: [{ entrant: entrant(), player: players[below(players.length)] }],
      }),
    () => insist('releaseClaim', scene.token, { ...of, entrant: entrant(), reason: 'a slip' }),
    () =>
      insist(
        'reportResult',
        event.token,
        {
          tournament: event.tournament,
          round: 1,
          table: below(2) + 1,
          kind: 'PLAYED',
          victoryPoints: [below(3), below(3)],
        },
        '*',
      ),
    async () => void (await ask(world, 'leagueTable', { input: { league: scene.league } })),
  ];
  const clients = Array.from({ length: 4 }, async () => {
    for (let step = 0; step < 8; step += 1) await actions[below(actions.length)]?.();
  });
  await Promise.all(clients);
  return { store, scene, event, clock, late };
};

const tableOf = (scene: LeagueScene): Promise<LeagueTable> =>
  must<LeagueTable>(scene.world, 'leagueTable', { input: { league: scene.league } });

const withoutLate = faultNames.filter((name) => name !== 'LATE');

describe('a league in trouble', () => {
  it('shows every acknowledged change at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 8, maxLength: 8 }), async (seed) => {
        const { store, scene, event } = await trouble(seed, withoutLate);
        expect(pointsIn(await tableOf(scene))).toEqual(expectedPoints(store, event));
        const holders = holdersOf(store);
        expect(new Set(holders).size).toBe(holders.length);
      }),
      { numRuns: 60 },
    );
  });

  it('finds what was written late, some hours later', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 8, maxLength: 8 }), async (seed) => {
        const { store, scene, event, clock, late } = await trouble(seed, faultNames);
        for (const work of late) await work();
        clock.nowMs += 6 * hour;
        expect(pointsIn(await tableOf(scene))).toEqual(expectedPoints(store, event));
        const holders = holdersOf(store);
        expect(new Set(holders).size).toBe(holders.length);
      }),
      { numRuns: 60 },
    );
  });
});
