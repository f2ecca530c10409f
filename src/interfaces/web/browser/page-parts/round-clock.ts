import { type TemplateResult, html, nothing } from 'lit-html';
import { clockTexts as texts } from '../../clock-texts';
import type { RoundClock } from '../../../../app/kernel/generated/answers';

/** A round's clock: it counts down, or stands and says why. */
export const roundClock = (clock: RoundClock | null): TemplateResult | typeof nothing => {
  if (clock === null) return nothing;
  const { endsAt, secondsLeft, reason } = clock;
  if (secondsLeft !== null)
    return html`<p class="clock" role="timer" data-paused>
      <b>${texts.paused(secondsLeft)}</b> <small><bdi>${reason}</bdi></small>
    </p>`;
  return endsAt === null
    ? nothing
    : html`<p class="clock" role="timer" data-ends=${endsAt} data-over-text=${texts.over}><b></b></p>`;
};
