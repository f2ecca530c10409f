import { type Of, nullable, object } from '../../../shared/shape';
import { moment, reason } from '../fact-shapes';

/** That a round's clock was paused, or given more time. */
export const clockChange = object({
  /** Since when it is paused; null while it runs. */
  pausedAtMs: nullable(moment),
  /** How long all earlier pauses lasted. */
  pausedMs: moment,
  /** Why, the last time. */
  reason,
});
export type ClockChange = Of<typeof clockChange>;
