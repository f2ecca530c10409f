import type { Round, RoundClock } from '../../../app/kernel/generated/answers';
import { scenario as askScenario } from '../../../app/rules/scenarios/scenarios';
import type { StoredContext } from '../../../app/kernel/store/context';
import { call } from '../../../app/kernel/use-case';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { clockTexts as texts } from '../clock-texts';
import { findScenario2024 } from '../../../domain/rules/rulesets/mesbg-2024/scenarios/sheets';
import { scenarioName } from './scenario-name';

/** "14:30" out of an ISO moment, in UTC; a script puts the reader's own time in its place. */
const timeOf = (moment: string): string => moment.slice(11, 16);

/** The end of the round, or the time left on its paused clock. A script counts down; without one the end is there to read. */
export const roundClock = (clock: RoundClock | null): Html | null => {
  if (clock === null) return null;
  if (clock.secondsLeft !== null)
    return html`<p class="clock" role="timer" data-paused>
      <b>${texts.paused(clock.secondsLeft)}</b> <small><bdi>${clock.reason}</bdi></small>
    </p>`;
  return clock.endsAt
    ? html`<p class="clock" role="timer" data-ends="${clock.endsAt}" data-over-text="${texts.over}">
        <b><time datetime="${clock.endsAt}">${texts.ends(timeOf(clock.endsAt))}</time></b>
      </p>`
    : null;
};

/** A scenario of ours by its name, with its summary and a link to its page; any other is the organiser's own words. */
const scenarioLine = async (id: string, context: StoredContext): Promise<Html> => {
  const today = findScenario2024(id);
  if (today)
    return html`<p>
      ${messages.pairings.scenario}: <a href="/rules/scenarios/${today.id}"><b>${today.name}</b></a>
    </p>`;
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

const playedLines = async (
  { scenario, scenarioChoices, scenarioReason }: Round,
  context: StoredContext,
): Promise<Html> =>
  html`${scenario !== null && (await scenarioLine(scenario, context))}
  ${
    scenarioChoices.length > 0 &&
    html`<p>
      ${messages.pairings.scenario}:
      <bdi>${messages.pairings.vetoedFrom(scenarioChoices.map(scenarioName).join(', '))}</bdi>
    </p>`
  }
  ${scenarioReason !== null && html`<p class="note">${messages.pairings.scenarioReason}: <bdi>${scenarioReason}</bdi></p>`}`;

export const roundFacts = async (round: Round, context: StoredContext): Promise<Html> => {
  const { note, clock, state } = round;
  return html`<div class="round-facts">
    ${state === 'STARTED' && roundClock(clock)} ${await playedLines(round, context)}
    ${
      clock !== null &&
      clock.reason !== null &&
      clock.secondsLeft === null &&
      html`<p class="note">${texts.changed}: <bdi>${clock.reason}</bdi></p>`
    }
    ${note !== null && html`<p class="note">${messages.pairings.note}: <bdi>${note}</bdi></p>`}
  </div>`;
};
