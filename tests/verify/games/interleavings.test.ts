/**
 * Two thousand games on three devices: whatever is lost, late, repeated or in another order, everybody who has all changes has the same
 * state, which is that of the changes counted one by one. MUSTER_SEED repeats a run.
 */
import {
  type GameChange,
  emptyState,
  isAddition,
  mergeChanges,
  nextChange,
  valueOf,
} from '../../../src/domain/games/changes';

const GAMES = 2000;
const DEVICES = ['phone-a', 'phone-b', 'phone-c'];

const randomFrom = (text: string): ((below: number) => number) => {
  let state = 2166136261;
  for (const character of text) state = Math.imul(state ^ character.charCodeAt(0), 16777619);
  return (below) => {
    state = Math.imul(state ^ (state >>> 13), 1274126177) + 0x9e3779b9;
    const mixed = Math.imul(state ^ (state >>> 16), 2246822507);
    return ((mixed ^ (mixed >>> 15)) >>> 0) % below;
  };
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
