import type { ClockChange } from './clock-change';
import type { RoundFacts } from './facts';

/** The clock of a round: it runs from the start, stands while it is paused, and may be given more minutes. */

const MINUTE_MS = 60_000;
const SECOND_MS = 1000;

type ClockFacts = Pick<RoundFacts, 'startedAtMs' | 'minutes' | 'clockChange'>;

const untouched = { pausedAtMs: null, pausedMs: 0 };

const endIfRunning = ({ startedAtMs, minutes = null, clockChange }: ClockFacts): number | undefined =>
  startedAtMs === undefined || minutes === null
    ? undefined
    : startedAtMs + minutes * MINUTE_MS + (clockChange?.pausedMs ?? 0);

/** The end of a started round; undefined without a length, and while its clock is paused. */
export const roundEndsAtMs = (facts: ClockFacts): number | undefined =>
  (facts.clockChange?.pausedAtMs ?? null) === null ? endIfRunning(facts) : undefined;

/** The time left on a paused clock, in whole seconds, at least 0; null while it runs. */
export const secondsLeft = (facts: ClockFacts): number | null => {
  const pausedAtMs = facts.clockChange?.pausedAtMs ?? null;
  const end = endIfRunning(facts);
  return pausedAtMs === null || end === undefined
    ? null
    : Math.max(0, Math.ceil((end - pausedAtMs) / SECOND_MS));
};

/** A clock whose length is changed, whether it runs or not. */
export const extended = ({ clockChange }: ClockFacts, reason: string): ClockChange => ({
  ...(clockChange ?? untouched),
  reason,
});

/** A running clock, stopped now. */
export const paused = ({ clockChange }: ClockFacts, nowMs: number, reason: string): ClockChange => ({
  ...(clockChange ?? untouched),
  pausedAtMs: nowMs,
  reason,
});

/** A paused clock, running again: the round ends later by as long as it stood. */
export const resumed = ({ pausedAtMs, pausedMs, reason }: ClockChange, nowMs: number): ClockChange => ({
  pausedAtMs: null,
  pausedMs: pausedMs + Math.max(0, nowMs - (pausedAtMs ?? nowMs)),
  reason,
});
