import { shippedEditions } from '../../../app/armies/lists/shipped-editions';
import { LONGEST_NAME } from '../../../app/kernel/limits';
import { scoringSheets2024 } from '../../../domain/rules/rulesets/mesbg-2024/scenarios/sheets';
import { scenarios } from '../../../domain/rules/scenarios';
import { gameTexts as texts } from '../game-texts';
import { type Html, html } from '../html';
import { choiceField, field, labelled } from '../parts/form';
import { type Page, referencePage } from '../reply';

/** Today's edition first. */
const editions = shippedEditions.toReversed();

const scenariosOf: Readonly<Record<string, readonly { readonly id: string; readonly name: string }[]>> = {
  '2018': scenarios,
  '2024': scoringSheets2024,
};

const scenarioField = (): Html =>
  field(
    texts.scenario,
    html`<select name="scenario">
      <option value="">${texts.noScenario}</option>
      ${editions.map(
        ({ id, name }) =>
          html`<optgroup label="${texts.scenarioOf(name)}" data-edition="${id}">
            ${(scenariosOf[id] ?? []).map((one) => html`<option value="${one.id}">${one.name}</option>`)}
          </optgroup>`,
      )}
    </select>`,
  );

const side = (number: 0 | 1, [legend, name]: readonly [legend: string, name: string]): Html =>
  html`<fieldset class="side-${number} stack">
    <legend>${legend}</legend>
    ${labelled(name, `name${number}`, html`maxlength="${LONGEST_NAME}" autocomplete="off" required`)}
    <label for="army${number}">${texts.army}</label>
    <textarea
      id="army${number}"
      name="army${number}"
      rows="4"
      ${number === 0 && html`required`}
      spellcheck="false"
      aria-describedby="army-help"
    ></textarea>
  </fieldset>`;

/** Begins a game outside any event: its script reads both armies and makes the links. */
export const startGamePage: Page = async () =>
  referencePage(() => ({
    title: texts.startTitle,
    section: 'PLAY',
    scripts: ['start-game'],
    main: html`<h1>${texts.startTitle}</h1>
      <p class="lead">${texts.startLead}</p>
      <p>
        ${texts.atEvent} <a href="/play">${texts.atEventLink}</a>.
        <a href="/guide/game-sheet">${texts.guide}</a>
      </p>
      <form id="start-game" class="at-table">
        <div class="row">
          ${choiceField(texts.edition, { name: 'edition', value: editions[0]?.id ?? '', options: editions.map(({ id, name }) => [id, name] as const) })}
          ${scenarioField()}
        </div>
        ${side(0, [texts.yours, texts.yourName])} ${side(1, [texts.theirs, texts.opponentName])}
        <small id="army-help">${texts.armyHelp}</small>
        <div role="status" data-said></div>
        <p><button>${texts.start}</button></p>
        <noscript><p>${texts.noScript}</p></noscript>
      </form>`,
  }));
