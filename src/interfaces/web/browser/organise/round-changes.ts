import { LONGEST_REASON, LONGEST_SCENARIO } from '../../../../app/limits';
import type { TemplateResult } from 'lit-html';
import { html, nothing } from 'lit-html';
import type { RoundView, ScenarioVetoView } from '../../../../app/tournaments/views';
import { clockControlWords as clockWords } from './clock-control-words';
import { numberOf, submitted } from './form';
import { scenarioName } from '../scenario-name';
import { act, may, nameOf, redraw } from './model';
import { scenarioWords as words } from './scenario-words';
import { organiseWords } from './words';

/** What is played in a round, and what an organiser changes of it: the seats before its start, then its clock. */

const entrantSelect = (name: string, label: string, round: RoundView): TemplateResult => {
  const seated = [
    ...round.tables.flatMap(({ entrants }) => entrants),
    ...(round.unpaired ? [round.unpaired.entrant] : []),
  ];
  return html`<label class="field"
    ><span>${label}</span
    ><select name=${name} required>
      <option value=""></option>
      ${seated.map((entrant) => html`<option value=${entrant}>${nameOf(entrant)}</option>`)}
    </select></label
  >`;
};

/** Swapping two entrants, and drawing again. */
export const byHand = (round: RoundView): TemplateResult => {
  const path = `/rounds/${round.number}`;
  const ifMatch = round.version;
  return html`<details>
      <summary>${organiseWords.swap}</summary>
      <form
        class="row"
        @submit=${submitted(({ first, second, reason }) =>
          act(organiseWords.swapped, ['POST', `${path}/swap`], { body: { first, second, reason }, ifMatch }),
        )}
      >
        ${entrantSelect('first', organiseWords.swapFirst, round)}
        ${entrantSelect('second', organiseWords.swapSecond, round)}
        <label class="field"
          ><span>${organiseWords.reason}</span><input name="reason" required maxlength=${LONGEST_REASON}
        /></label>
        <button>${organiseWords.swapButton}</button>
      </form>
      <small>${organiseWords.reasonPublic}</small>
    </details>
    <details>
      <summary>${organiseWords.redraw}</summary>
      <form
        class="row"
        @submit=${submitted(({ reason }) =>
          act(organiseWords.redrawn(round.number), ['POST', `${path}/redraw`], { body: { reason }, ifMatch }),
        )}
      >
        <label class="field"
          ><span>${organiseWords.reason}</span><input name="reason" required maxlength=${LONGEST_REASON}
        /></label>
        <button>${organiseWords.redraw}</button>
      </form>
    </details>`;
};

const called = (scenario: string): string => scenarioName(scenario, redraw);

const shownScenario = ({ scenario, scenarioChoices, scenarioReason }: RoundView): TemplateResult => {
  const said =
    scenarioChoices.length > 0
      ? words.vetoedFrom(scenarioChoices.map(called).join(', '))
      : scenario === null
        ? words.none
        : called(scenario);
  return html`<p>
    ${words.scenario}: <b><bdi>${said}</bdi></b>
    ${scenarioReason === null ? nothing : html`<small><bdi>${scenarioReason}</bdi></small>`}
  </p>`;
};

export const roundScenario = (round: RoundView): TemplateResult =>
  html`${shownScenario(round)}
  ${
    may('setRoundScenario') && round.state === 'DRAWN'
      ? html`<details>
          <summary>${words.change}</summary>
          <form
            class="row"
            @submit=${submitted(({ scenario, reason }) =>
              act(words.changed(round.number), ['PUT', `/rounds/${round.number}/scenario`], {
                body: { ...(scenario ? { scenario } : {}), reason },
                ifMatch: round.version,
              }),
            )}
          >
            <label class="field"
              ><span>${words.scenario}</span><input name="scenario" maxlength=${LONGEST_SCENARIO} />
              <small>${words.help}</small></label
            >
            <label class="field"
              ><span>${organiseWords.reason}</span><input name="reason" required maxlength=${LONGEST_REASON}
            /></label>
            <button>${words.change}</button>
          </form>
        </details>`
      : nothing
  }`;

/** What a table plays by its vetoes so far. */
export const tableScenario = (veto: ScenarioVetoView | null): TemplateResult | typeof nothing =>
  veto === null
    ? nothing
    : html`<small
        ><bdi
          >${veto.next === null ? called(veto.scenario) : words.stillVetoed(called(veto.scenario))}</bdi
        ></small
      >`;

const pauseClock = (round: RoundView): TemplateResult | typeof nothing =>
  round.clock?.pausedAt === null && may('pauseClock')
    ? html`<form
        class="row"
        @submit=${submitted(({ reason }) =>
          act(clockWords.pause, ['POST', `/rounds/${round.number}/pause-clock`], { body: { reason } }),
        )}
      >
        <label class="field"
          ><span>${organiseWords.reason}</span><input name="reason" required maxlength=${LONGEST_REASON}
        /></label>
        <button class="quiet">${clockWords.pause}</button>
      </form>`
    : nothing;

const resumeClock = (round: RoundView): TemplateResult | typeof nothing =>
  round.clock?.pausedAt && may('resumeClock')
    ? html`<button @click=${() => act(clockWords.resume, ['POST', `/rounds/${round.number}/resume-clock`])}>
        ${clockWords.resume}
      </button>`
    : nothing;

/** What stops the clock, sets it going again, and gives it more time. */
export const clockControls = (round: RoundView): TemplateResult =>
  html`${resumeClock(round)}
  ${
    may('extendRound') && round.clock?.minutes
      ? html`<details>
          <summary>${clockWords.clock}</summary>
          ${pauseClock(round)}
          <form
            class="row"
            @submit=${submitted(({ minutes, reason }) =>
              act(clockWords.extended, ['POST', `/rounds/${round.number}/extend`], {
                body: { minutes: numberOf(minutes), reason },
              }),
            )}
          >
            <label class="field"
              ><span>${clockWords.extend}</span><input name="minutes" type="number" value="10" required
            /></label>
            <label class="field"
              ><span>${organiseWords.reason}</span><input name="reason" required maxlength=${LONGEST_REASON}
            /></label>
            <button class="quiet">${clockWords.extendButton}</button>
          </form>
        </details>`
      : nothing
  }`;
