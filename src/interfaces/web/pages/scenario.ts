import { scenario } from '../../../app/rules/scenarios/scenarios';
import type { scenarioAnswer } from '../../../app/rules/scenarios/scenarios';
import { call } from '../../../app/kernel/use-case';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { boardMap } from '../parts/board-map';
import { sourcesList } from '../parts/chance';
import { type Page, referencePage } from '../reply';

const texts = messages.rules;

const scoringTable = (scoring: ReturnType<typeof scenarioAnswer>['scoring']): Html =>
  html`<div class="table-box">
    <table class="chart">
      <caption class="hidden">
        ${texts.scoring}
      </caption>
      <tbody>
        ${scoring.map(
          (item) =>
            html`<tr>
              <th scope="row">${item.name}</th>
              <td>
                <ul>
                  ${item.steps.map(({ when, points }) => html`<li><b>${points}</b> ${when}</li>`)}
                </ul>
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

/** A scenario, from its layout to its Victory Points. */
export const scenarioPage: Page = async ({ parameters }, context) => {
  const found = await call(scenario, { id: parameters['scenario'] }, context);
  if (!found.ok) return found;
  const { name, summary, armies, layout, deployment, initialPriority, end, specialRules, scoring, sources } =
    found.value;
  return referencePage(() => ({
    title: name,
    section: 'RULES',
    main: html`<article class="text">
      <h1>${name}</h1>
      <p class="lead">${summary}</p>
      <h2>${texts.armies}</h2>
      <p>${armies}</p>
      <h2>${texts.layout}</h2>
      <p>${layout}</p>
      ${boardMap(found.value)}
      <h2>${texts.deployment}</h2>
      <ol>
        ${deployment.map((step) => html`<li><b>${texts.deploys(step.who, step.force)}</b> ${step.text}</li>`)}
      </ol>
      <h2>${texts.priority}</h2>
      <p>${initialPriority}</p>
      <h2>${texts.end}</h2>
      <p>${end.text}</p>
      ${
        specialRules.length > 0 &&
        html`<h2>${texts.specialRules}</h2>
          <dl>
            ${specialRules.map(
              (rule) =>
                html`<dt>${rule.name}</dt>
                  <dd>${rule.text}</dd>`,
            )}
          </dl>`
      }
      <h2>${texts.scoring}</h2>
      ${scoringTable(scoring)} ${sourcesList(sources)}
    </article>`,
  }));
};
