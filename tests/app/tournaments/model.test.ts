import fc from 'fast-check';
import type { ChangeLog } from '../../../src/tournaments/event/change-log';
import type { CreatedTournament } from '../../../src/app/tournaments/create-tournament';
import type { Item, Store } from '../../../src/app/tournaments/store';
import type { EntrantView, RoundView, TournamentView } from '../../../src/app/tournaments/views';
import type { Answer } from '../../../src/app/use-case';
import { seededIntegers } from '../../../src/shared/seeded-random';
import { faultNames, faultyStore } from '../../storage/faulty-store';
import { memoryStore } from '../../storage/memory-store';
import type { Input, OperationName } from './organiser';
import { ask, freshKey, must } from './organiser';

/**
 * Many clients change one tournament at once through a store that throttles, loses answers, does writes late or twice and
 * fails conditions for nothing. Beside it stands a model of a few lines, which knows nothing of how the product works: it is
 * told of each write that really happened, in the order in which they did, and which request it was for.
 */

interface Request {
  readonly operation: OperationName;
  readonly input: Input;
  readonly key: string;
  readonly ifMatch: string | null;
  readonly answers: Answer<unknown>[];
  commits: number;
  /** Whether something of it was still on its way when it was answered: a late write, or the same request sent twice. */
  straggles: boolean;
}

interface ModelResult {
  victoryPoints: unknown;
  status: 'CONFIRMED' | 'DISPUTED' | 'RULED';
}

interface ModelRound {
  tables: (readonly string[])[];
  sitsOut: readonly string[];
  hasSpare: boolean;
  readonly results: Map<number, ModelResult>;
  started: boolean;
  minutes: number;
}

interface ModelEntrant {
  name: unknown;
  withdrawn: boolean;
  disqualified: boolean;
  checkedIn: boolean;
  points: number;
  score: number;
  painted: unknown;
}

/** What must be so after the writes so far, told in the simplest way. */
interface Model {
  cap: number;
  checksIn: boolean;
  readonly holders: Set<string>;
  readonly entrants: ModelEntrant[];
  readonly rounds: ModelRound[];
  finishedAfter: number | null;
}

const seatedIn = ({ tables, unpaired }: Pick<RoundView, 'tables' | 'unpaired'>): readonly string[] => [
  ...tables.flatMap(({ entrants }) => entrants),
  ...(unpaired ? [unpaired.entrant] : []),
];

const isComplete = ({ tables, hasSpare, results, started }: ModelRound): boolean =>
  started &&
  [...results.values()].filter(({ status }) => status !== 'DISPUTED').length ===
    tables.length + (hasSpare ? 1 : 0);

/** A dispute may come in the moment in which the next round is drawn: then it is settled later. */
const isReported = ({ tables, hasSpare, results, started }: ModelRound): boolean =>
  started && results.size === tables.length + (hasSpare ? 1 : 0);

/** Who plays, told in the simplest way: those that want to, who has played before first, then by number. */
const hasPlayed = ({ rounds, entrants }: Model, entrant: ModelEntrant): boolean =>
  rounds
    .filter(({ started }) => started)
    .flatMap(({ tables, sitsOut }) => [...tables.flat(), ...sitsOut])
    .includes(`e${entrants.indexOf(entrant) + 1}`);

const hasCome = (model: Model, entrant: ModelEntrant): boolean =>
  !model.checksIn || entrant.checkedIn || hasPlayed(model, entrant);

const activeIn = (model: Model): readonly ModelEntrant[] => {
  const wanting = model.entrants.filter((one) => !one.withdrawn && !one.disqualified && hasCome(model, one));
  const played = wanting.filter((one) => hasPlayed(model, one));
  return [...played, ...wanting.filter((one) => !played.includes(one))].slice(0, model.cap);
};

/** The tables out of a round's stored body, read without the product's help. */
const storedRound = (body: string) => {
  const set = (JSON.parse(body) as ChangeLog<Record<string, unknown>>).map((change) => change.set);
  const { tables, unpaired } = Object.assign({}, ...set) as {
    tables: [number, number][];
    unpaired: [number, string] | null;
  };
  return {
    tables: tables.map(([first, second]) => [`e${first}`, `e${second}`]),
    hasSpare: unpaired?.[1] === 'SPARE',
    sitsOut: unpaired ? [`e${unpaired[0]}`] : [],
  };
};

const entrantOf = (model: Model, input: Input): ModelEntrant =>
  model.entrants[Number(String(input['entrant']).slice(1)) - 1]!;

const apply = (model: Model, { operation, input }: Request, { address, body }: Item): void => {
  const round = address.item === 'ROUND' || address.item === 'RESULT' ? address.round : 0;
  switch (operation) {
    case 'registerEntrant':
      expect(address).toMatchObject({ item: 'ENTRANT', number: model.entrants.length + 1 });
      model.entrants.push({
        name: input['name'],
        withdrawn: false,
        disqualified: false,
        checkedIn: false,
        points: 0,
        score: 0,
        painted: null,
      });
      return;
    case 'updateEntrant':
      entrantOf(model, input).name = input['name'];
      return;
    case 'disqualifyEntrant':
      expect(entrantOf(model, input).disqualified).toBe(false);
      entrantOf(model, input).disqualified = true;
      return;
    case 'checkInEntrant':
      expect(entrantOf(model, input).checkedIn).toBe(false);
      entrantOf(model, input).checkedIn = true;
      return;
    case 'adjustEntrant':
      entrantOf(model, input).points += Number(input['tournamentPoints']);
      return;
    case 'setScore':
      entrantOf(model, input).score = Number(input['value']);
      return;
    case 'recordCheck':
      entrantOf(model, input).painted = input['passed'];
      return;
    case 'openCheckIn':
      expect(model.checksIn).toBe(false);
      model.checksIn = true;
      return;
    case 'grantRole':
      model.holders.add(String(input['holder']));
      return;
    case 'revokeRole':
      return;
    case 'withdrawEntrant':
    case 'reinstateEntrant': {
      const entrant = entrantOf(model, input);
      const isGone = entrant.withdrawn || entrant.disqualified;
      expect(isGone).toBe(operation === 'reinstateEntrant');
      entrant.withdrawn = operation === 'withdrawEntrant';
      entrant.disqualified = false;
      return;
    }
    case 'updateTournament':
      model.cap = Number(input['cap']);
      return;
    case 'drawRound':
    case 'redrawRound': {
      const { tables, hasSpare, sitsOut } = storedRound(body);
      const seated = [...tables.flat(), ...sitsOut];
      expect(new Set(seated).size).toBe(seated.length);
      if (operation === 'drawRound') {
        expect(round).toBe(model.rounds.length + 1);
        expect(model.finishedAfter).toBeNull();
        expect(model.rounds.every(isReported)).toBe(true);
        model.rounds.push({ tables, sitsOut, hasSpare, results: new Map(), started: false, minutes: 100 });
      } else {
        const redrawn = model.rounds[round - 1]!;
        expect(redrawn.started).toBe(false);
        Object.assign(redrawn, { tables, sitsOut, hasSpare });
      }
      return;
    }
    case 'swapEntrants': {
      const drawn = model.rounds[round - 1]!;
      expect(drawn.started).toBe(false);
      const [first, second] = [String(input['first']), String(input['second'])];
      const swap = (id: string): string => (id === first ? second : id === second ? first : id);
      const seats = (tables: readonly (readonly string[])[]) => tables.map((pair) => [...pair].sort());
      const { tables, hasSpare, sitsOut } = storedRound(body);
      expect(seats(tables)).toEqual(seats(drawn.tables.map((pair) => pair.map(swap))));
      expect(sitsOut).toEqual(drawn.sitsOut.map(swap));
      Object.assign(drawn, { tables, sitsOut, hasSpare });
      return;
    }
    case 'extendRound':
      model.rounds[round - 1]!.minutes += Number(input['minutes']);
      return;
    case 'disputeResult': {
      const result = model.rounds[round - 1]!.results.get(Number(input['table']))!;
      expect(result.status).toBe('CONFIRMED');
      result.status = 'DISPUTED';
      return;
    }
    case 'startRound':
      expect(model.rounds[round - 1]!.started).toBe(false);
      model.rounds[round - 1]!.started = true;
      return;
    case 'reportResult':
    case 'ruleResult':
      expect(model.rounds[round - 1]!.started).toBe(true);
      model.rounds[round - 1]!.results.set(Number(input['table']), {
        victoryPoints: input['victoryPoints'],
        status: operation === 'ruleResult' ? 'RULED' : 'CONFIRMED',
      });
      return;
    case 'finishTournament':
      expect(model.rounds.every(isReported)).toBe(true);
      expect(model.finishedAfter).toBeNull();
      expect(round).toBe(model.rounds.length + 1);
      model.finishedAfter = model.rounds.length;
      return;
    default:
      throw new Error(`nobody asked for ${operation}`);
  }
};

const statusIn = (model: Model, entrant: ModelEntrant, active: readonly ModelEntrant[]): string => {
  if (entrant.disqualified) return 'DISQUALIFIED';
  if (entrant.withdrawn) return 'WITHDRAWN';
  if (!hasCome(model, entrant)) return 'NOT_CHECKED_IN';
  return active.includes(entrant) ? 'ACTIVE' : 'WAITING';
};

/** A memory store that tells of each write that happens, and checks that histories only grow. */
const watched = (inner: ReturnType<typeof memoryStore>, onCommit: (item: Item, request: Request) => void) => {
  const bodies = new Map(inner.items().map((item) => [JSON.stringify(item.address), item]));
  return (request: Request): Store => ({
    ...inner,
    write: async (item) => {
      const written = await inner.write(item);
      if (!written.ok || written.value === 'CONFLICT') return written;
      const place = JSON.stringify(item.address);
      const before = bodies.get(place);
      expect(item.version).toBe((before?.version ?? 0) + 1);
      if (before) expect(item.body.startsWith(before.body.slice(0, -1))).toBe(true);
      bodies.set(place, item);
      onCommit(item, request);
      return written;
    },
  });
};

const CLIENTS = 6;
const STEPS = 18;

/** What the storm does, and of that what it does now and then only, so that rounds are played. */
const modelled: readonly string[] = [
  'registerEntrant', 'updateEntrant', 'withdrawEntrant', 'reinstateEntrant', 'disqualifyEntrant', 'checkInEntrant',
  'adjustEntrant', 'setScore', 'recordCheck', 'openCheckIn', 'grantRole', 'updateTournament', 'drawRound', 'redrawRound',
  'swapEntrants', 'startRound', 'extendRound', 'reportResult', 'ruleResult', 'disputeResult', 'finishTournament',
]; // prettier-ignore
const seldom: readonly string[] = [
  'updateEntrant', 'disqualifyEntrant', 'adjustEntrant', 'setScore', 'recordCheck', 'openCheckIn', 'grantRole',
  'swapEntrants', 'extendRound', 'disputeResult', 'ruleResult', 'redrawRound',
]; // prettier-ignore
const MOST_TRIES = 4;

const play = async (seed: number): Promise<{ readonly commits: number; readonly finished: boolean }> => {
  const draw = seededIntegers(`model ${seed}`);
  const chance = (percent: number): boolean => draw(100) < percent;
  const pick = <T>(items: readonly T[]): T => items[draw(items.length)] as T;
  const pause = async (): Promise<void> => {
    for (let turns = draw(6); turns > 0; turns -= 1) await Promise.resolve();
  };

  const memory = memoryStore();
  const calm = { store: memory };
  const { tournament, organiserToken: token } = await must<CreatedTournament>(calm, 'createTournament', {
    input: {
      name: 'Storm',
      rounds: 3,
      cap: 6,
      unpaired: pick(['BYE', 'SPARE']),
      roundMinutes: 100,
      tableOrder: pick(['BY_RANK', 'AVOID_REPEATS']),
      tiebreakers: [{ id: 'Painting', better: 'HIGHER' }],
    },
  });
  const id = tournament.id;
  const model: Model = {
    cap: 6,
    checksIn: false,
    holders: new Set(),
    entrants: [],
    rounds: [],
    finishedAfter: null,
  };
  const requests: Request[] = [];
  const committed: Item[] = [];
  const storeOf = watched(memory, (item, request) => {
    request.commits += 1;
    committed.push(item);
    apply(model, request, item);
  });
  const lateWrites: Promise<void>[] = [];

  const send = async (request: Request): Promise<void> => {
    const store = faultyStore(storeOf(request), {
      nextFault: (of) =>
        of === 'write' ? (chance(35) ? pick(faultNames) : undefined) : chance(8) ? 'THROTTLED' : undefined,
      pause,
      later: (work) =>
        lateWrites.push(
          (async () => {
            for (let turns = draw(400); turns > 0; turns -= 1) await Promise.resolve();
            await work();
          })(),
        ),
      onLate: () => {
        request.straggles = true;
      },
    });
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const answer = await ask({ store }, request.operation, {
        input: request.input,
        token,
        idempotencyKey: request.key,
        ifMatch: request.ifMatch,
      });
      if (answer.ok || answer.error.code !== 'UNAVAILABLE') {
        request.answers.push(answer);
        return;
      }
      await pause();
    }
  };

  const view = () => must<TournamentView>(calm, 'tournament', { input: { tournament: id } });
  const roundView = (round: number) => must<RoundView>(calm, 'round', { input: { tournament: id, round } });

  const intent = async (client: number): Promise<Pick<Request, 'operation' | 'input' | 'ifMatch'>> => {
    const { allowed, entrants, roundsDrawn } = await view();
    const last = roundsDrawn.length;
    const operation = chance(12)
      ? pick(['drawRound', 'startRound', 'redrawRound', 'finishTournament'] as const)
      : pick(
          allowed.filter(
            (name) =>
              modelled.includes(name) &&
              (name !== 'finishTournament' || last > 2 || chance(5)) &&
              (!seldom.includes(name) || chance(15)),
          ),
        );
    const at = { tournament: id };
    switch (operation) {
      case 'registerEntrant':
        return {
          operation,
          input: { ...at, name: `client ${client} ${entrants.length} ${draw(1000)}` },
          ifMatch: null,
        };
      case 'withdrawEntrant':
      case 'reinstateEntrant': {
        if (entrants.length === 0) break;
        const entrant = pick(entrants);
        return {
          operation,
          input: { ...at, entrant: entrant.id },
          ifMatch: chance(50) ? `"${entrant.version}"` : null,
        };
      }
      case 'updateEntrant':
      case 'disqualifyEntrant':
      case 'checkInEntrant':
      case 'adjustEntrant':
      case 'setScore':
      case 'recordCheck': {
        if (entrants.length === 0) break;
        const more = {
          updateEntrant: { name: `renamed ${draw(1000)}` },
          disqualifyEntrant: { reason: 'rude' },
          checkInEntrant: {},
          adjustEntrant: { tournamentPoints: 1 + draw(5), reason: 'early' },
          setScore: { tiebreaker: 'Painting', value: draw(100), round: 0 },
          recordCheck: { check: 'PAINTING', passed: chance(50) },
        }[operation];
        return { operation, input: { ...at, entrant: pick(entrants).id, ...more }, ifMatch: null };
      }
      case 'openCheckIn':
        return { operation, input: at, ifMatch: null };
      case 'grantRole':
        return { operation, input: { ...at, role: 'REFEREE', holder: `R${draw(100_000)}` }, ifMatch: null };
      case 'extendRound':
        return {
          operation,
          input: { ...at, round: Math.max(1, last), minutes: 1 + draw(9), reason: 'noise' },
          ifMatch: null,
        };
      case 'swapEntrants': {
        if (entrants.length < 2) break;
        const [one, other] = [pick(entrants).id, pick(entrants).id];
        const input = { ...at, round: Math.max(1, last), first: one, second: other, reason: 'friends' };
        return { operation, input, ifMatch: null };
      }
      case 'updateTournament':
        return { operation, input: { ...at, cap: 4 + draw(4) }, ifMatch: null };
      case 'startRound':
        return { operation, input: { ...at, round: Math.max(1, last) }, ifMatch: null };
      case 'redrawRound':
        return { operation, input: { ...at, round: Math.max(1, last), reason: 'again' }, ifMatch: null };
      case 'reportResult':
      case 'disputeResult':
      case 'ruleResult': {
        const round = chance(80) ? last : 1 + draw(last);
        const { tables, unpaired } = await roundView(round);
        const spare = unpaired?.table ?? null;
        const tableCount = tables.length + (spare === null ? 0 : 1);
        const open = tables.filter(({ result }) => result === null).map(({ table }) => table);
        const table = open.length > 0 && chance(70) ? pick(open) : 1 + draw(tableCount);
        const version = tables[table - 1]?.version ?? unpaired?.version ?? '0';
        const outcome = { kind: 'PLAYED', victoryPoints: [draw(13), draw(13)] };
        const words = operation === 'reportResult' ? {} : { reason: 'look again' };
        return {
          operation,
          input: { ...at, round, table, ...(operation === 'disputeResult' ? {} : outcome), ...words },
          ifMatch: version === '0' ? null : version,
        };
      }
      default:
        break;
    }
    return {
      operation: operation === 'finishTournament' ? operation : 'drawRound',
      input: at,
      ifMatch: null,
    };
  };

  const client = async (number: number): Promise<void> => {
    for (let step = 0; step < STEPS; step += 1) {
      await pause();
      const request: Request = {
        ...(await intent(number)),
        key: freshKey(),
        answers: [],
        commits: 0,
        straggles: chance(25),
      };
      requests.push(request);
      // Now and then a nervous finger, or a retry while the first is still running.
      await Promise.all(request.straggles ? [send(request), send(request)] : [send(request)]);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
  await Promise.all(lateWrites);

  for (const request of requests) {
    const { operation, answers, commits, straggles } = request;
    const acknowledged = answers.filter((answer) => answer.ok);
    // A retry never does a thing twice; what was acknowledged was done; what was refused was not (by what came after, maybe).
    expect(commits).toBeLessThanOrEqual(1);
    if (acknowledged.length > 0) expect([operation, commits]).toEqual([operation, 1]);
    else if (answers.length > 0 && !straggles) expect([operation, commits]).toEqual([operation, 0]);
    for (const answer of acknowledged) expect(answer).toEqual(acknowledged[0]);
  }

  // No place given twice: the numbers that were told are all different.
  const numbers = requests
    .filter(({ operation }) => operation === 'registerEntrant')
    .flatMap(({ answers }) => answers.slice(0, 1))
    .flatMap((answer) => (answer.ok ? [(answer.value as EntrantView).number] : []));
  expect(new Set(numbers).size).toBe(numbers.length);

  // What stands is what the model says, and each item's history is every write of it.
  const end = await view();
  expect(end.cap).toBe(model.cap);
  const active = activeIn(model);
  const told = end.entrants.map(({ number, name, status, adjustments, scores, checks }) => ({
    number,
    name,
    status,
    points: adjustments.reduce((sum, { tournamentPoints }) => sum + tournamentPoints, 0),
    score: scores.at(-1)?.value ?? 0,
    painted: checks.at(-1)?.passed ?? null,
  }));
  expect(told).toEqual(
    model.entrants.map((entrant, index) => ({
      number: index + 1,
      name: entrant.name,
      status: statusIn(model, entrant, active),
      points: entrant.points,
      score: entrant.score,
      painted: entrant.painted,
    })),
  );
  expect(end.state === 'FINISHED').toBe(model.finishedAfter !== null);
  expect(end.roundsDrawn).toHaveLength(model.rounds.length);
  for (const [index, expected] of model.rounds.entries()) {
    const round = await roundView(index + 1);
    expect(round.state).toBe(isComplete(expected) ? 'COMPLETE' : expected.started ? 'STARTED' : 'DRAWN');
    expect(round.tables.map(({ entrants }) => entrants)).toEqual(expected.tables);
    expect(seatedIn(round)).toHaveLength(new Set(seatedIn(round)).size);
    const results = [
      ...round.tables.map(({ result }) => result),
      ...(expected.hasSpare ? [round.unpaired!.result] : []),
    ];
    expect(
      results.map((result) => result && { victoryPoints: result.victoryPoints, status: result.status }),
    ).toEqual(results.map((_, table) => expected.results.get(table + 1) ?? null));
    if (expected.started) expect(round.clock?.minutes).toBe(expected.minutes);
  }
  const holders = await must<{ holders: { holder: string | null }[] }>(calm, 'roleHolders', {
    input: { tournament: id },
    token,
  });
  expect(new Set(holders.holders.flatMap(({ holder }) => holder ?? []))).toEqual(model.holders);

  const lastWrites = new Map(committed.map((item) => [JSON.stringify(item.address), item]));
  for (const item of memory.items())
    if (lastWrites.has(JSON.stringify(item.address)))
      expect(item).toEqual(lastWrites.get(JSON.stringify(item.address)));
  return { commits: committed.length, finished: model.finishedAfter !== null };
};

describe('many clients and a faulty store', () => {
  it('lose nothing, do nothing twice, and agree with the model', async () => {
    const totals = { commits: 0, finished: 0, runs: 0 };
    await fc.assert(
      fc.asyncProperty(fc.noShrink(fc.nat()), async (seed) => {
        const { commits, finished } = await play(seed);
        totals.runs += 1;
        totals.commits += commits;
        if (finished) totals.finished += 1;
      }),
      { numRuns: Number(process.env['MUSTER_MODEL_RUNS'] ?? 60) },
    );
    // The storm must not have kept everybody from doing anything.
    expect(totals.commits / totals.runs).toBeGreaterThan(15);
  }, 240_000);
});
