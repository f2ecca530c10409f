import type { RoundClock, RoundView } from '../../../app/tournaments/views';
import type { Html } from '../html';
import { html } from '../html';
import { messages } from '../messages';

const words = messages.clock;

/** "14:30" out of an ISO moment, in UTC; a script puts the reader's own time in its place. */
const timeOf = (moment: string): string => moment.slice(11, 16);

/** When the round ends. A script counts down; without one the end is there to read. */
export const roundClock = (clock: RoundClock | null): Html | null =>
  clock?.endsAt
    ? html`<p class="clock" role="timer" data-ends="${clock.endsAt}" data-over-text="${words.over}">
        <b><time datetime="${clock.endsAt}">${words.ends(timeOf(clock.endsAt))}</time></b>
      </p>`
    : null;

/** What there is to know of a round beside its tables. */
export const roundFacts = ({ note, scenario, clock, state }: RoundView): Html =>
  html`<div class="round-facts">
    ${state === 'STARTED' && roundClock(clock)}
    ${scenario !== null && html`<p>${messages.pairings.scenario}: <a href="/rules/scenarios/${encodeURIComponent(scenario)}">${scenario.replaceAll('-', ' ')}</a></p>`}
    ${note !== null && html`<p class="note">${messages.pairings.note}: <bdi>${note}</bdi></p>`}
  </div>`;
