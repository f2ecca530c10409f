import { scenario as askScenario } from '../../../app/rules/scenarios';
import type { StoredContext } from '../../../app/tournaments/context';
import type { RoundClock, RoundView } from '../../../app/tournaments/views';
import { call } from '../../../app/use-case';
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

/** A scenario of ours by its name, with what it is about and the way to all of it; any other is the organiser's own words. */
const scenarioLine = async (id: string, context: StoredContext): Promise<Html> => {
  const known = await call(askScenario, { id }, context);
  return known.ok
    ? html`<p>
        ${messages.pairings.scenario}:
        <a href="/rules/scenarios/${encodeURIComponent(id)}"><b>${known.value.name}</b></a>
        <small>${known.value.summary}</small>
      </p>`
    : html`<p>
        ${messages.pairings.scenario}: <b><bdi>${id}</bdi></b>
      </p>`;
};

/** What there is to know of a round beside its tables. */
export const roundFacts = async (
  { note, scenario, clock, state }: RoundView,
  context: StoredContext,
): Promise<Html> =>
  html`<div class="round-facts">
    ${state === 'STARTED' && roundClock(clock)}
    ${scenario !== null && (await scenarioLine(scenario, context))}
    ${note !== null && html`<p class="note">${messages.pairings.note}: <bdi>${note}</bdi></p>`}
  </div>`;
