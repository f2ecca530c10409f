import { BELIEVED_MS, readerAddress } from '../../../src/app/tournaments/public-projection/projection-items';
import { compareDue } from '../../../src/app/tournaments/public-projection/refresh-projection';
import { refreshReaders } from '../../../src/app/tournaments/public-projection/refresh-projection';
import { readerParts } from '../../../src/app/kernel/store/store';
import { rememberingStore } from '../../../src/app/kernel/store/wrapped-stores';
import { seededIntegers } from '../../../src/shared/seeded-random';
import { faultNames, faultyStore } from '../../infrastructure/aws/faulty-store';
import { memoryStore } from '../../infrastructure/aws/memory-store';
import { type Input, type OperationName, ask, freshKey, must } from './organiser';
import type { CreatedTournament } from '../../../src/app/kernel/generated/answers';

/**
 * An organiser changes a tournament while what readers are given is made from it by wake-ups that come late, twice, out of order or
 * never, several at once and over a store that throttles, loses answers and writes late. Whatever a reader is told must have been so at
 * a moment no longer ago than a projection is believed; nothing older than what the reader has seen; nothing of what is private or
 * erased; and after the next wake-up all is current.
 */

const SEEDS = Array.from({ length: 12 }, (_, index) => `readers ${index}`);
const STEPS = 60;
const questions = ['tournament', 'standings', 'round', 'tournamentChanges'] as const;

type Views = Readonly<Partial<Record<(typeof questions)[number], string>>>;

/** What there was to see under a cursor, and since when it is another. */
interface State {
  readonly views: Views;
  overAtMs: number;
}

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

const playOut = async (seed: string) => {
  const draw = seededIntegers(seed);
  let nowMs = 1_700_000_000_000;
  const clock = () => nowMs;
  const store = memoryStore(clock);
  const world = { store, nowMs: clock };
  const created = await must<CreatedTournament>(world, 'createTournament', {
    input: { name: 'Model', rounds: 3 },
  });
  const [tournament, token] = [created.tournament.id, created.organiserToken];
  const states = new Map<string, State>();
  let current = '';
  let isPublic = true;
  const names: string[] = ['Player 1', 'Player 2', 'Player 3', 'Player 4'];
  const erased: string[] = [];
  let wakeUps = 0;
  const late: (() => Promise<void>)[] = [];
  const making: Promise<unknown>[] = [];
  let [round, n] = [0, 0];

  const inputOf = (question: (typeof questions)[number], more: Input = {}): Input | undefined => {
    if (question === 'round') return round === 0 ? undefined : { tournament, round };
    return { tournament, ...more };
  };

  /** What the facts say, which the organiser's token asks for. */
  const note = async (): Promise<void> => {
    const views: Record<string, string> = {};
    let version = '';
    for (const question of questions) {
      const input = inputOf(question);
      if (!input) continue;
      const answer = await must<{ readonly version: string }>(world, question, { input, token });
      if (question === 'tournament') ({ version } = answer);
      views[question] = canonical(answer);
    }
    const before = states.get(current);
    if (before && current !== version) before.overAtMs = nowMs;
    states.set(version, { views, overAtMs: Number.POSITIVE_INFINITY });
    current = version;
  };

  const unreliable = () =>
    faultyStore(store, {
      nextFault: () => (draw(12) === 0 ? faultNames[draw(faultNames.length)] : undefined),
      pause: async () => {
        if (draw(5) === 0) await late.shift()?.();
        for (let turns = draw(4); turns > 0; turns -= 1) await Promise.resolve();
      },
      later: (work) => late.push(work),
    });

  /** A wake-up that runs on while other things happen. */
  const wake = (): void => void making.push(refreshReaders(unreliable(), tournament, clock));

  const changes = (): readonly (readonly [OperationName, Input])[] => [
    ['registerEntrant', { name: `Player ${(n += 1)}` }],
    ['updateEntrant', { entrant: `e${1 + draw(4)}`, club: `Club ${n}` }],
    ['updateTournament', { name: `Model ${n}` }],
    ['updateTournament', { visibility: draw(2) === 0 ? 'PRIVATE' : 'PUBLIC' }],
    ['drawRound', {}],
    ['startRound', { round }],
    ['reportResult', { round, table: 1, kind: 'PLAYED', victoryPoints: [draw(13), draw(13)] }],
    ['reportResult', { round, table: 2, kind: 'PLAYED', victoryPoints: [draw(13), draw(13)] }],
    ['withdrawEntrant', { entrant: `e${1 + draw(6)}` }],
    ['eraseEntrant', { entrant: `e${5 + draw(4)}` }],
    ['finishTournament', {}],
  ];

  const change = async (): Promise<void> => {
    const all = changes();
    const [operation, input] = all[draw(all.length)] ?? ['drawRound', {}];
    const named = /^e(\d+)$/.exec(String((input as { entrant?: unknown })['entrant']))?.[1];
    const done = await ask<Readonly<Record<string, unknown>>>(world, operation, {
      input: { tournament, ...input },
      token,
      idempotencyKey: freshKey(),
      ...(operation === 'updateEntrant' && { ifMatch: '*' }),
    });
    if (!done.ok) return;
    if (operation === 'drawRound') round += 1;
    if (operation === 'updateTournament') isPublic = done.value['visibility'] === 'PUBLIC';
    if (operation === 'registerEntrant') names.push(String(done.value['name']));
    if (operation === 'eraseEntrant') erased.push(`"${names[Number(named) - 1]}"`);
    await note();
    wakeUps += 1;
  };

  const look = async (isPromised: boolean): Promise<void> => {
    // As one request of a page: several questions over one store.
    const page = { store: draw(2) === 0 ? rememberingStore(store) : store, nowMs: clock };
    for (const question of questions) {
      const input = inputOf(
        question,
        question === 'tournamentChanges' && isPromised ? { atLeast: current } : {},
      );
      if (!input) continue;
      const answer = await ask<{ readonly version: string }>(page, question, {
        input,
        ...(isPromised && { promised: [current] }),
      });
      expect([question, answer.ok]).toEqual([question, isPublic]);
      if (!answer.ok) continue;
      const text = canonical(answer.value);
      for (const name of erased) expect(text).not.toContain(name);
      const cursor = question === 'round' ? undefined : answer.value.version;
      const known = [...states].filter(
        ([version, { views }]) => (cursor === undefined || version === cursor) && views[question] === text,
      );
      expect([question, known.length > 0]).toEqual([question, true]);
      const newest = Math.max(...known.map(([, { overAtMs }]) => overAtMs));
      expect(nowMs - newest).toBeLessThanOrEqual(BELIEVED_MS);
      if (isPromised) expect(newest).toBe(Number.POSITIVE_INFINITY);
    }
  };

  for (let entrant = 0; entrant < 4; entrant += 1)
    await must(world, 'registerEntrant', { input: { tournament, name: `Player ${(n += 1)}` }, token });
  await note();
  for (let step = 0; step < STEPS; step += 1) {
    const what = draw(10);
    if (what < 4) await change();
    else if (what < 6 && wakeUps > 0) wake();
    else if (what === 6) nowMs += 1000 * (1 + draw(200));
    else if (what === 7) await compareDue(unreliable(), clock, () => true);
    if (draw(3) === 0) await Promise.race([...making, Promise.resolve()]);
    await look(draw(3) === 0);
  }
  await Promise.allSettled(making);
  for (const work of late.splice(0)) await work();
  await look(false);
  await refreshReaders(store, tournament, clock);
  const parts = await store.get(readerParts.map((part) => readerAddress(tournament, part)));
  if (!parts.ok) throw new Error('a memory store answers');
  const [, ...stored] = parts.value;
  if (!isPublic)
    expect(stored.map((item) => item?.body ?? 'stale')).toEqual(['stale', 'stale', 'stale', 'stale']);
  for (const question of questions) {
    const input = inputOf(question);
    if (!input || !isPublic) continue;
    const facts = jest.spyOn(store, 'readTournament');
    const answer = await must<{ readonly version: string }>(world, question, { input });
    // Current, and without a look at the facts, but for changes of which an older round is one.
    expect(canonical(answer)).toBe(states.get(current)?.views[question]);
    if (question !== 'tournamentChanges') expect(facts).not.toHaveBeenCalled();
    facts.mockRestore();
  }
};

describe('what readers are given', () => {
  it.each(SEEDS)('is never untrue, and current after the next wake-up: %s', playOut);
});
