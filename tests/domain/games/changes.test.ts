import {
  type GameChange,
  type GameState,
  applyChange,
  changeFaults,
  emptyState,
  inverseOf,
  mergeChanges,
  nextChange,
  overwritten,
  shownCount,
  shownStep,
  valueOf,
} from '../../../src/domain/games/changes';
import { game } from './game';

const add = (device: string, sequence: number, counter: string, by: number, seen = 0): GameChange => ({
  device,
  sequence,
  clock: seen + sequence,
  seen,
  counter,
  by,
});
const set = (device: string, sequence: number, clock: number, value: string, seen = 0): GameChange => ({
  device,
  sequence,
  clock,
  seen,
  register: 'turn',
  value,
});

/** The numbers of a linear congruential generator, from 0 to 1. */
const numbersFrom = (seed: number) => {
  let at = seed;
  return () => {
    at = (at * 1_103_515_245 + 12_345) % 2_147_483_648;
    return at / 2_147_483_648;
  };
};

describe('changes of a game', () => {
  it('adds what both devices counted, and counts a repeated change once', () => {
    const a = add('aaaa', 1, '0.1.casualties', 2);
    const b = add('bbbb', 1, '0.1.casualties', 1);
    const state = mergeChanges(emptyState, [a, b, a, b]);
    expect(state.counters).toEqual({ '0.1.casualties': 3 });
    expect(state.devices).toEqual({
      aaaa: { upTo: 1, beyond: [], clock: 1 },
      bbbb: { upTo: 1, beyond: [], clock: 1 },
    });
  });

  it('keeps the later value of a register and shows the earlier one', () => {
    const state = mergeChanges(emptyState, [set('bbbb', 1, 4, '3'), set('aaaa', 1, 5, '2')]);
    expect(valueOf(state, 'turn')).toBe('2');
    expect(overwritten(state, 'turn')).toMatchObject({ device: 'bbbb', value: '3' });
  });

  it('takes the greater device at equal clocks', () => {
    const state = mergeChanges(emptyState, [set('bbbb', 1, 4, '3'), set('aaaa', 1, 4, '2')]);
    expect(valueOf(state, 'turn')).toBe('3');
    expect(overwritten(state, 'turn')).toMatchObject({ device: 'aaaa', value: '2' });
  });

  it('shows no earlier value where it was known to who replaced it', () => {
    const state = mergeChanges(emptyState, [set('bbbb', 1, 4, '3'), set('aaaa', 1, 5, '4', 4)]);
    expect(overwritten(state, 'turn')).toBeUndefined();
  });

  it('takes changes in any order and of any batches to the same state', () => {
    const random = numbersFrom(41);
    const pick = (most: number): number => Math.floor(random() * most);
    const changes = ['aaaa', 'bbbb', 'cccc'].flatMap((device) => {
      let clock = 0;
      return Array.from({ length: 12 }, (_, index): GameChange => {
        clock += 1 + pick(3);
        return pick(2) === 0
          ? add(device, index + 1, `${pick(2)}.${pick(3)}.might`, pick(5) - 2)
          : { device, sequence: index + 1, clock, seen: pick(clock), register: ['turn', 'phase'][pick(2)] ?? '', value: String(pick(9)) }; // prettier-ignore
      });
    });
    const canonical = (state: GameState): unknown => ({
      ...state,
      devices: Object.fromEntries(
        Object.entries(state.devices).map(([id, one]) => [id, { ...one, beyond: [...one.beyond] }]),
      ),
    });
    const first = canonical(mergeChanges(emptyState, changes));
    for (let time = 0; time < 50; time += 1) {
      const shuffled = [...changes, ...changes.slice(pick(30))]
        .map((change) => ({ change, at: random() }))
        .sort((a, b) => a.at - b.at)
        .map(({ change }) => change);
      expect(canonical(mergeChanges(emptyState, shuffled))).toEqual(first);
    }
  });

  it('takes back an addition, and a value that still holds', () => {
    const added = applyChange(emptyState, add('aaaa', 1, '0.0.might', 2));
    expect(inverseOf(added, add('aaaa', 1, '0.0.might', 2))).toEqual({ counter: '0.0.might', by: -2 });
    const one = set('aaaa', 1, 1, '1');
    const two = set('aaaa', 2, 2, '2');
    const both = mergeChanges(emptyState, [one, two]);
    expect(inverseOf(both, two)).toEqual({ register: 'turn', value: '1' });
    expect(inverseOf(both, one)).toBeNull();
  });

  it('numbers the next change of a device after all that it knows', () => {
    const state = mergeChanges(emptyState, [set('bbbb', 1, 4, '3'), set('aaaa', 1, 2, '2')]);
    expect(nextChange(state, 'aaaa', { register: 'turn', value: '4' })).toEqual({
      device: 'aaaa',
      sequence: 2,
      clock: 5,
      seen: 4,
      register: 'turn',
      value: '4',
    });
  });

  it('shows counters from 0 to their maximum, and makes the next tap count', () => {
    const below = mergeChanges(emptyState, [
      add('aaaa', 1, '0.0.might', -1),
      add('bbbb', 1, '0.0.might', -1),
    ]);
    expect(shownCount(game, below, '0.0.might')).toBe(0);
    expect(shownStep(game, below, { counter: '0.0.might', by: 1 })).toEqual({ counter: '0.0.might', by: 3 });
    const above = applyChange(emptyState, add('aaaa', 1, '0.0.might', 7));
    expect(shownCount(game, above, '0.0.might')).toBe(3);
  });
});

describe('faults of changes', () => {
  it('refuses a counter below 0 and above its maximum by a device that knew all', () => {
    expect(changeFaults(game, emptyState, [add('aaaa', 1, '0.0.might', -1)])).toEqual([
      { place: 0, field: 'by', code: 'TOO_SMALL', message: '0.0.might is 0: -1 would take it below 0' },
    ]);
    expect(changeFaults(game, emptyState, [add('aaaa', 1, '0.0.might', 4)])).toEqual([
      {
        place: 0,
        field: 'by',
        code: 'TOO_LARGE',
        message: '0.0.might is 0 of at most 3: 4 more is too many',
      },
    ]);
  });

  it('lets two devices that did not know of each other take a counter below 0 together', () => {
    const one = mergeChanges(emptyState, [
      add('aaaa', 1, '0.0.might', 1),
      add('bbbb', 1, '0.0.might', -1, 1),
    ]);
    expect(changeFaults(game, one, [add('cccc', 1, '0.0.might', -1, 1)])).toEqual([]);
  });

  it('names what a sheet does not have, and what a register may hold', () => {
    const nobody = { device: 'aaaa', clock: 1, seen: 0 };
    const faults = changeFaults(game, emptyState, [
      { ...nobody, sequence: 1, counter: '0.9.might', by: 1 },
      { ...nobody, sequence: 1, counter: '2.0.might', by: 1 },
      { ...nobody, sequence: 1, register: 'weather', value: 'rain' },
      { ...nobody, sequence: 1, register: 'phase', value: 'LUNCH' },
      { ...nobody, sequence: 999, register: 'turn', value: '2' },
    ]);
    expect(faults.map(({ place, field, code }) => [place, field, code])).toEqual([
      [0, 'counter', 'UNKNOWN_REFERENCE'],
      [1, 'counter', 'UNKNOWN_REFERENCE'],
      [2, 'register', 'UNKNOWN_REFERENCE'],
      [3, 'value', 'NOT_ALLOWED'],
      [4, 'sequence', 'TOO_LARGE'],
    ]);
    expect(faults[3]?.message).toBe('must be empty or PRIORITY, MOVE, SHOOT, FIGHT, END');
    expect(faults[4]?.message).toBe('the next number of this device is 1: send the changes before first');
  });

  it('takes no 21st device', () => {
    const twenty = mergeChanges(
      emptyState,
      Array.from({ length: 20 }, (_, index) => add(`device${index}`, 1, '0.0.fate', 0)),
    );
    expect(changeFaults(game, twenty, [add('another', 1, '0.0.fate', 0)])).toEqual([
      {
        place: 0,
        field: 'device',
        code: 'TOO_LARGE',
        message: '20 devices have changed this game, the most it takes',
      },
    ]);
  });
});
