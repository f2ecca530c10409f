import { mostOf, registerRule } from './keys';
import type { GameSetup } from './sheet';

/**
 * The changes of a game, and how they merge: the state is that of the set of changes, in whatever order and however often they arrive.
 * Counters add up. Of two values of a register the one with the later clock holds (of equal clocks that of the greater device), and the
 * one before is kept beside it.
 */

/** The origin of a change. A device numbers its changes from 1. */
export interface ChangeOrigin {
  /** A random name that the device gave itself. */
  readonly device: string;
  readonly sequence: number;
  /** Lamport's clock: one more than the greatest clock that the device knew. */
  readonly clock: number;
  /** The greatest clock of other devices that it knew when it made the change. */
  readonly seen: number;
}

interface Addition {
  readonly counter: string;
  readonly by: number;
}

interface Setting {
  readonly register: string;
  readonly value: string;
}

export type GameChange = ChangeOrigin & (Addition | Setting);

export const isAddition = (change: GameChange): change is ChangeOrigin & Addition => 'counter' in change;

/** A value of a register, and who set it when. */
export interface HeldValue extends ChangeOrigin {
  readonly value: string;
}

/** The two newest values of a register, the newer first. */
export type Held = readonly [now: HeldValue, before?: HeldValue];

/** The changes of a device that are known: all up to a number, and some beyond. */
export interface KnownDevice {
  readonly upTo: number;
  readonly beyond: readonly number[];
  /** The greatest clock of its changes. */
  readonly clock: number;
}

export interface GameState {
  readonly counters: Readonly<Record<string, number>>;
  readonly registers: Readonly<Record<string, Held>>;
  readonly devices: Readonly<Record<string, KnownDevice>>;
}

export const emptyState: GameState = { counters: {}, registers: {}, devices: {} };

const MOST_DEVICES = 20;
export const MOST_CHANGES_AT_ONCE = 200;
/** Numbers that a device may leave out for later. */
const MOST_BEYOND = 200;
const LARGEST_STEP = 999;

/** The facts known of a device. Its name may be any text, even one that objects inherit. */
const deviceOf = ({ devices }: GameState, device: string): KnownDevice | undefined =>
  Object.hasOwn(devices, device) ? devices[device] : undefined;

/** Whether the state has this very change already. */
export const isKnown = (state: GameState, { device, sequence }: ChangeOrigin): boolean => {
  const known = deviceOf(state, device);
  return known !== undefined && (sequence <= known.upTo || known.beyond.includes(sequence));
};

const withNumber = (known: KnownDevice | undefined, { sequence, clock }: ChangeOrigin): KnownDevice => {
  const beyond = [...(known?.beyond ?? []), sequence].sort((a, b) => a - b);
  let upTo = known?.upTo ?? 0;
  while (beyond[0] === upTo + 1) {
    beyond.shift();
    upTo += 1;
  }
  return { upTo, beyond, clock: Math.max(clock, known?.clock ?? 0) };
};

const isLater = (a: HeldValue, b: HeldValue): boolean =>
  a.clock !== b.clock
    ? a.clock > b.clock
    : a.device !== b.device
      ? a.device > b.device
      : a.sequence > b.sequence;

const withValue = ([now, before]: Held, value: HeldValue): Held =>
  isLater(value, now)
    ? [value, now]
    : before === undefined || isLater(value, before)
      ? [now, value]
      : [now, before];

/** The state with one change more; the same state where it has the change already. */
export const applyChange = (state: GameState, change: GameChange): GameState => {
  if (isKnown(state, change)) return state;
  const { device, sequence, clock, seen } = change;
  const devices = { ...state.devices, [device]: withNumber(deviceOf(state, device), change) };
  if (isAddition(change)) {
    const { counter, by } = change;
    const counters = { ...state.counters, [counter]: (state.counters[counter] ?? 0) + by };
    return { ...state, counters, devices };
  }
  const value: HeldValue = { value: change.value, device, sequence, clock, seen };
  const held = state.registers[change.register];
  const registers = {
    ...state.registers,
    [change.register]: held ? withValue(held, value) : ([value] as const),
  };
  return { ...state, registers, devices };
};

/** The state with these changes, each counted once. */
export const mergeChanges = (state: GameState, changes: readonly GameChange[]): GameState =>
  changes.reduce(applyChange, state);

/** The value of a register; empty where nothing holds. */
export const valueOf = ({ registers }: GameState, register: string): string =>
  registers[register]?.[0].value ?? '';

/** The value that a newer one replaced without knowing of it; undefined where nobody's was. */
export const overwritten = ({ registers }: GameState, register: string): HeldValue | undefined => {
  const [now, before] = registers[register] ?? [];
  return now &&
    before &&
    before.device !== now.device &&
    before.clock > now.seen &&
    before.value !== now.value
    ? before
    : undefined;
};

/** The number that a counter with this maximum shows: never below 0, never above it. */
export const shownWithin = ({ counters }: GameState, counter: string, most: number): number =>
  Math.min(Math.max(0, counters[counter] ?? 0), most);

/** The number that a counter shows. */
export const shownCount = (setup: GameSetup, state: GameState, counter: string): number =>
  shownWithin(state, counter, mostOf(setup, counter) ?? 0);

/** The addition that changes the shown number by this much, even where merged additions left it below 0 or above its maximum. */
export const shownStep = (setup: GameSetup, state: GameState, { counter, by }: Addition): Addition => ({
  counter,
  by: shownCount(setup, state, counter) + by - (state.counters[counter] ?? 0),
});

/** The greatest clock known, of all devices or of all but one. */
const greatestClock = ({ devices }: GameState, but?: string): number =>
  Object.entries(devices).reduce((most, [id, { clock }]) => (id === but ? most : Math.max(most, clock)), 0);

/** The next change of a device that knows this state. */
export const nextChange = (state: GameState, device: string, what: Addition | Setting): GameChange => {
  const known = deviceOf(state, device);
  return {
    device,
    sequence: Math.max(known?.upTo ?? 0, ...(known?.beyond ?? [])) + 1,
    clock: greatestClock(state) + 1,
    seen: greatestClock(state, device),
    ...what,
  };
};

/** The inverse of a change that the state has; null where its value was replaced since, so that nothing is left to undo. */
export const inverseOf = (state: GameState, change: GameChange): Addition | Setting | null => {
  if (isAddition(change)) return { counter: change.counter, by: -change.by };
  const [now, before] = state.registers[change.register] ?? [];
  return now?.device === change.device && now.sequence === change.sequence
    ? { register: change.register, value: before?.value ?? '' }
    : null;
};

/** A change that cannot be: its place in the list, the field, and what was allowed. */
export interface ChangeFault {
  readonly place: number;
  readonly field: 'counter' | 'by' | 'register' | 'value' | 'sequence' | 'device';
  readonly code: 'UNKNOWN_REFERENCE' | 'TOO_SMALL' | 'TOO_LARGE' | 'NOT_ALLOWED' | 'DUPLICATE';
  readonly message: string;
}

type Fault = Omit<ChangeFault, 'place'>;

const fault = (field: Fault['field'], code: Fault['code'], message: string): readonly Fault[] => [
  { field, code, message },
];

const additionFaults = (
  setup: GameSetup,
  state: GameState,
  { counter, by, device, seen }: ChangeOrigin & Addition,
): readonly Fault[] => {
  const most = mostOf(setup, counter);
  if (most === undefined)
    return fault(
      'counter',
      'UNKNOWN_REFERENCE',
      `this sheet has no counter ${counter}: a counter is side.row.kind, as 0.4.might, or side.own.n, as 1.own.0`,
    );
  if (Math.abs(by) > LARGEST_STEP)
    return fault('by', 'TOO_LARGE', `must be from -${LARGEST_STEP} to ${LARGEST_STEP}`);
  const knewAll = greatestClock(state, device) <= seen;
  const before = state.counters[counter] ?? 0;
  const after = before + by;
  if (!knewAll || by === 0) return [];
  if (by < 0 && after < 0)
    return fault('by', 'TOO_SMALL', `${counter} is ${Math.max(0, before)}: ${by} would take it below 0`);
  return by > 0 && after > most
    ? fault('by', 'TOO_LARGE', `${counter} is ${before} of at most ${most}: ${by} more is too many`)
    : [];
};

const settingFaults = ({ register, value }: Setting): readonly Fault[] => {
  const rule = registerRule(register);
  if (!rule)
    return fault(
      'register',
      'UNKNOWN_REFERENCE',
      `no register is called ${register}: there are turn, priority, phase, note, and those of a side, such as 0.note`,
    );
  return value === '' || rule.holds(value)
    ? []
    : fault('value', 'NOT_ALLOWED', `must be empty or ${rule.allowed}`);
};

const originFaults = (state: GameState, { device, sequence }: ChangeOrigin): readonly Fault[] => {
  const known = deviceOf(state, device);
  if (!known && Object.keys(state.devices).length >= MOST_DEVICES)
    return fault('device', 'TOO_LARGE', `${MOST_DEVICES} devices have changed this game, the most it takes`);
  const next = (known?.upTo ?? 0) + 1;
  return sequence >= next + MOST_BEYOND
    ? fault(
        'sequence',
        'TOO_LARGE',
        `the next number of this device is ${next}: send the changes before first`,
      )
    : [];
};

/**
 * The faults of changes that come to this state, in order. A counter below 0 or above its maximum is a fault where the device knew all
 * that counted; where two devices took it there together, it is shown within its limits.
 */
export const changeFaults = (
  setup: GameSetup,
  state: GameState,
  changes: readonly GameChange[],
): readonly ChangeFault[] => {
  const faults: ChangeFault[] = [];
  let now = state;
  changes.forEach((change, place) => {
    if (isKnown(now, change)) return;
    const found = [
      ...originFaults(now, change),
      ...(isAddition(change) ? additionFaults(setup, now, change) : settingFaults(change)),
    ];
    faults.push(...found.map((one) => ({ place, ...one })));
    if (found.length === 0) now = applyChange(now, change);
  });
  return faults;
};
