import type { GameState, HeldValue, KnownDevice } from './changes';
import type { GameSetup, GameSide } from './sheet';

/** A game as the operations answer it, as far as a page needs it to go on by itself. */
export interface AnsweredGame {
  readonly edition: string;
  readonly scenario: string | null;
  readonly sides: readonly GameSide[];
  readonly counters: readonly { readonly counter: string; readonly sum: number }[];
  readonly registers: readonly {
    readonly register: string;
    readonly now: HeldValue;
    readonly before: HeldValue | null;
  }[];
  readonly devices: readonly (KnownDevice & { readonly device: string })[];
}

/** The game as it was at its start. */
export const setupOf = ({ edition, scenario, sides }: AnsweredGame): GameSetup => ({
  edition: edition === '2024' ? '2024' : '2018',
  scenario,
  sides: [sides[0] as GameSide, sides[1] as GameSide],
});

/** The changes since then. */
export const stateOf = ({ counters, registers, devices }: AnsweredGame): GameState => ({
  counters: Object.fromEntries(counters.map(({ counter, sum }) => [counter, sum])),
  registers: Object.fromEntries(
    registers.map(({ register, now, before }) => [register, before ? [now, before] : [now]]),
  ),
  devices: Object.fromEntries(devices.map(({ device, ...known }) => [device, known])),
});
