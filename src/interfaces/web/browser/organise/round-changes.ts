import { LONGEST_SCENARIO } from '../../../../app/kernel/limits';
import { type TemplateResult, html, nothing } from 'lit-html';
import { doublesOptions } from './doubles-scenarios';
import { numberOf, submitted } from './form';
import { scenarioName } from '../scenario-name';
import { sendChange, isAllowed, nameOf, redraw, state } from './model';
import { roundChangesTexts } from './round-changes-texts';
import { takeBack } from './take-back';
import { organiseTexts } from './texts';
import type { Round, ScenarioVeto } from '../../../../app/kernel/generated/answers';
import { field } from '../parts';
import { reasonField } from '../form-parts';

const { pairings, scenario: scenarioTexts, clock: clockTexts } = roundChangesTexts;

/** The scenario of a round, and changes to a round: the seats before its start, then its clock. */

const entrantSelect = (name: string, label: string, round: Round): TemplateResult => {
  const seated = [
    ...round.tables.flatMap(({ entrants }) => entrants),
    ...(round.unpaired ? [round.unpaired.entrant] : []),
  ];
  return html`${field(
    label,
    html`<select name=${name} required>
      <option value=""></option>
      ${seated.map((entrant) => html`<option value=${entrant}>${nameOf(entrant)}</option>`)}
    </select>`,
  )}`;
};

/** Swapping two entrants, and drawing again. */
export const byHand = (round: Round): TemplateResult => {
  const path = `/rounds/${round.number}`;
  const ifMatch = round.version;
  return html`<details>
      <summary>${pairings.swap}</summary>
      <form
        class="row"
        @submit=${submitted(({ first, second, reason }) =>
          sendChange(pairings.swap, ['POST', `${path}/swap`], { body: { first, second, reason }, ifMatch }),
        )}
      >
        ${entrantSelect('first', pairings.swapFirst, round)}
        ${entrantSelect('second', pairings.swapSecond, round)} ${reasonField(organiseTexts.reason)}
        <button>${pairings.swapButton}</button>
      </form>
      <small>${pairings.reasonPublic}</small>
    </details>
    <details>
      <summary>${pairings.redraw}</summary>
      <form
        class="row"
        @submit=${submitted(({ reason }) =>
          sendChange(pairings.redrawn(round.number), ['POST', `${path}/redraw`], {
            body: { reason },
            ifMatch,
          }),
        )}
      >
        ${reasonField(organiseTexts.reason)}
        <button>${pairings.redraw}</button>
      </form>
    </details>`;
};

const called = (scenario: string): string => scenarioName(scenario, redraw);

const shownScenario = ({ scenario, scenarioChoices, scenarioReason }: Round): TemplateResult => {
  const said =
    scenarioChoices.length > 0
      ? scenarioTexts.vetoedFrom(scenarioChoices.map(called).join(', '))
      : scenario === null
        ? scenarioTexts.none
        : called(scenario);
  return html`<p>
    ${scenarioTexts.title}: <b><bdi>${said}</bdi></b>
    ${scenarioReason === null ? nothing : html`<small><bdi>${scenarioReason}</bdi></small>`}
  </p>`;
};

const scenarioInput = (): TemplateResult =>
  state.event?.format === 'DOUBLES'
    ? html`<select name="scenario">
        ${doublesOptions('', '').map(([id, name]) => html`<option value=${id}>${name}</option>`)}
      </select>`
    : html`<input name="scenario" maxlength=${LONGEST_SCENARIO} />`;

export const roundScenario = (round: Round): TemplateResult =>
  html`${shownScenario(round)}
  ${
    isAllowed('setRoundScenario') && round.state === 'DRAWN'
      ? html`<details>
          <summary>${scenarioTexts.change}</summary>
          <form
            class="row"
            @submit=${submitted(({ scenario, reason }) =>
              sendChange(scenarioTexts.changed(round.number), ['PUT', `/rounds/${round.number}/scenario`], {
                body: { ...(scenario ? { scenario } : {}), reason },
                ifMatch: round.version,
              }),
            )}
          >
            ${field(scenarioTexts.title, html`${scenarioInput()} <small>${scenarioTexts.help}</small>`)}
            ${reasonField(organiseTexts.reason)}
            <button>${scenarioTexts.change}</button>
          </form>
        </details>`
      : nothing
  }`;

/** The scenario of a table after its vetoes so far. */
export const tableScenario = (veto: ScenarioVeto | null): TemplateResult | typeof nothing =>
  veto === null
    ? nothing
    : html`<small
        ><bdi
          >${veto.next === null ? called(veto.scenario) : scenarioTexts.stillVetoed(called(veto.scenario))}</bdi
        ></small
      >`;

const pauseClock = (round: Round): TemplateResult | typeof nothing =>
  round.clock?.pausedAt === null && isAllowed('pauseClock')
    ? html`<form
        class="row"
        @submit=${submitted(({ reason }) =>
          sendChange(clockTexts.pause, ['POST', `/rounds/${round.number}/pause-clock`], { body: { reason } }),
        )}
      >
        ${reasonField(organiseTexts.reason)}
        <button class="quiet">${clockTexts.pause}</button>
      </form>`
    : nothing;

const resumeClock = (round: Round): TemplateResult | typeof nothing =>
  round.clock?.pausedAt && isAllowed('resumeClock')
    ? html`<button
        @click=${() => sendChange(clockTexts.resume, ['POST', `/rounds/${round.number}/resume-clock`])}
      >
        ${clockTexts.resume}
      </button>`
    : nothing;

/** Controls that pause, resume and extend the clock. */
const clockControls = (round: Round): TemplateResult =>
  html`${resumeClock(round)}
  ${
    isAllowed('extendRound') && round.clock?.minutes
      ? html`<details>
          <summary>${clockTexts.title}</summary>
          ${pauseClock(round)}
          <form
            class="row"
            @submit=${submitted(({ minutes, reason }) =>
              sendChange(clockTexts.extended, ['POST', `/rounds/${round.number}/extend`], {
                body: { minutes: numberOf(minutes), reason },
              }),
            )}
          >
            ${field(clockTexts.extend, html`<input name="minutes" type="number" value="10" required />`)}
            ${reasonField(organiseTexts.reason)}
            <button class="quiet">${clockTexts.extendButton}</button>
          </form>
        </details>`
      : nothing
  }`;

/** Changes to a started round beside its results. */
export const inPlay = (round: Round): TemplateResult =>
  html`${round.state === 'STARTED' ? clockControls(round) : nothing} ${takeBack(round)}`;
