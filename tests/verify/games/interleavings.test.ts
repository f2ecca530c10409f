/**
 * Two thousand games on three devices: whatever is lost, late, repeated or in another order, everybody who has all changes has the same
 * state, which is that of the changes counted one by one. In as many more, phones and the service are killed between what they do and
 * go on from what they had stored. MUSTER_SEED repeats a run.
 */
import {
  type GameChange,
  type GameState,
  changeFaults,
  emptyState,
  isAddition,
  isKnown,
  mergeChanges,
  nextChange,
  valueOf,
} from '../../../src/domain/games/changes';
import { game as setup } from '../../domain/games/game';
import { randomBits } from '../random-bits';

const GAMES = 2000;
const DEVICES = ['phone-a', 'phone-b', 'phone-c'];

const randomFrom = (text: string): ((below: number) => number) => {
  const bits = randomBits(text);
  return (below) => bits() % below;
};

/** What the devices did, each knowing of the others what had reached it by then. */
const played = (random: (below: number) => number): readonly GameChange[] => {
  const states = DEVICES.map(() => emptyState);
  const changes: GameChange[] = [];
  const count = 5 + random(30);
  for (let step = 0; step < count; step += 1) {
    const at = random(DEVICES.length);
    const state = states[at] ?? emptyState;
    const what =
      random(2) === 0
        ? { counter: `${random(2)}.${random(3)}.casualties`, by: random(5) - 2 }
        : { register: ['turn', 'phase', '0.note'][random(3)] ?? '', value: String(random(9)) };
    const change = nextChange(state, DEVICES[at] ?? '', what);
    changes.push(change);
    // The others hear of some changes only.
    for (const [index, known] of states.entries())
      if (index === at || random(3) === 0) states[index] = mergeChanges(known, [change]);
  }
  return changes;
};

const shuffled = <T>(items: readonly T[], random: (below: number) => number): readonly T[] => {
  const order = [...items];
  for (let index = order.length - 1; index > 0; index -= 1) {
    const other = random(index + 1);
    [order[index], order[other]] = [order[other] as T, order[index] as T];
  }
  return order;
};

/** The counters and the registers by their definition: sums, and the value of the latest clock and greatest device. */
const expected = (changes: readonly GameChange[]) => {
  const counters = new Map<string, number>();
  const registers = new Map<string, GameChange & { readonly value: string }>();
  for (const change of changes) {
    if (isAddition(change)) {
      counters.set(change.counter, (counters.get(change.counter) ?? 0) + change.by);
      continue;
    }
    const held = registers.get(change.register);
    const rank = ({ clock, device, sequence }: GameChange) =>
      `${String(clock).padStart(9, '0')} ${device} ${String(sequence).padStart(9, '0')}`;
    if (!held || rank(change) > rank(held)) registers.set(change.register, change);
  }
  return { counters, registers };
};

it(`${GAMES} games end in the same state in any order`, () => {
  const random = randomFrom(process.env['MUSTER_SEED'] ?? 'games');
  for (let game = 0; game < GAMES; game += 1) {
    const changes = played(random);
    const { counters, registers } = expected(changes);
    const state = mergeChanges(emptyState, changes);
    expect(new Map(Object.entries(state.counters))).toEqual(counters);
    for (const [register, { value }] of registers) expect(valueOf(state, register)).toBe(value);
    const repeated = shuffled([...changes, ...changes.filter(() => random(2) === 0)], random);
    const cut = random(repeated.length + 1);
    const half = mergeChanges(emptyState, repeated.slice(0, cut));
    expect(mergeChanges(half, repeated.slice(cut))).toEqual(state);
    expect(Object.values(state.devices).every(({ beyond }) => beyond.length === 0)).toBe(true);
  }
});

/** A phone as it is stored after each tap, and the service as it is stored after each write: a kill leaves this text alone. */
interface Phone {
  readonly device: string;
  readonly answer: GameState;
  readonly waiting: readonly GameChange[];
}
const stored = <T>(value: T): string => JSON.stringify(value);
const restored = <T>(text: string): T => JSON.parse(text) as T;

/** What somebody tapped: counters of their own, which no order takes below 0, and values of registers. */
const tapOf = (random: (below: number) => number, device: number) =>
  random(2) === 0
    ? { counter: `${device % 2}.own.${random(3)}`, by: 1 + random(3) }
    : { register: ['turn', '0.note'][random(2)] ?? '', value: String(1 + random(9)) };

/** A game of which phones and the service are killed again and again; every tap, and what is stored everywhere in the end. */
const playedWithKills = (random: (below: number) => number) => {
  let service = stored(emptyState);
  const phones = DEVICES.map((device) => stored<Phone>({ device, answer: emptyState, waiting: [] }));
  const taps: GameChange[] = [];
  const kills = { phone: 0, service: 0 };
  const phoneAt = (at: number) => restored<Phone>(phones[at] ?? '');
  const take = (at: number): void => {
    const phone = phoneAt(at);
    const answer = restored<GameState>(service);
    const waiting = phone.waiting.filter((change) => !isKnown(answer, change));
    phones[at] = stored({ ...phone, answer, waiting });
  };
  /** Sends some of what waits. Of a service killed before its write nothing is left; of one killed after it, no answer arrives. */
  const send = (at: number, killed: 'BEFORE' | 'AFTER' | null): void => {
    const { waiting } = phoneAt(at);
    const changes = waiting.slice(0, 1 + random(waiting.length + 1));
    const before = restored<GameState>(service);
    expect(changeFaults(setup, before, changes)).toEqual([]);
    if (killed !== 'BEFORE') service = stored(mergeChanges(before, changes));
    if (killed === null) take(at);
    else kills.service += 1;
  };
  const count = 10 + random(40);
  for (let step = 0; step < count; step += 1) {
    const at = random(DEVICES.length);
    const act = random(6);
    const phone = phoneAt(at);
    if (act < 3) {
      const change = nextChange(mergeChanges(phone.answer, phone.waiting), phone.device, tapOf(random, at));
      // A phone that is killed before it has stored a tap has never shown it.
      if (random(8) === 0) kills.phone += 1;
      else {
        taps.push(change);
        phones[at] = stored({ ...phone, waiting: [...phone.waiting, change] });
      }
    } else if (act === 3) take(at);
    else send(at, act === 4 ? null : random(2) === 0 ? 'BEFORE' : 'AFTER');
  }
  for (const at of DEVICES.keys()) while (phoneAt(at).waiting.length > 0) send(at, null);
  for (const at of DEVICES.keys()) take(at);
  return {
    taps,
    kills,
    service: restored<GameState>(service),
    answers: DEVICES.map((_, at) => phoneAt(at).answer),
  };
};

it(`${GAMES} games lose nothing and count nothing twice where phones and the service are killed`, () => {
  const random = randomFrom(`${process.env['MUSTER_SEED'] ?? 'games'} kills`);
  const killed = { phone: 0, service: 0 };
  for (let game = 0; game < GAMES; game += 1) {
    const { taps, kills, service, answers } = playedWithKills(random);
    const { counters, registers } = expected(taps);
    expect(new Map(Object.entries(service.counters))).toEqual(counters);
    for (const [register, { value }] of registers) expect(valueOf(service, register)).toBe(value);
    for (const answer of answers) expect(answer).toEqual(service);
    expect(mergeChanges(emptyState, shuffled(taps, random)).registers).toEqual(service.registers);
    killed.phone += kills.phone;
    killed.service += kills.service;
  }
  expect(Math.min(killed.phone, killed.service)).toBeGreaterThan(GAMES);
});
