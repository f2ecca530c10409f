import { type TemplateResult, html, nothing } from 'lit-html';
import { clockWords as words } from '../clock-words';
import type { RoundClock } from '../../../app/kernel/generated/answers';

/** A round's clock: it counts down, or stands and says why. */
export const roundClock = (clock: RoundClock | null): TemplateResult | typeof nothing => {
  if (clock === null) return nothing;
  const { endsAt, secondsLeft, reason } = clock;
  if (secondsLeft !== null)
    return html`<p class="clock" role="timer" data-paused>
      <b>${words.paused(secondsLeft)}</b> <small><bdi>${reason}</bdi></small>
    </p>`;
  return endsAt === null
    ? nothing
    : html`<p class="clock" role="timer" data-ends=${endsAt} data-over-text=${words.over}><b></b></p>`;
};
