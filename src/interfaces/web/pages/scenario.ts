import type { ScoringItem } from '../../../app/kernel/generated/answers';
import { call } from '../../../app/kernel/use-case';
import { scenario } from '../../../app/rules/scenarios/scenarios';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { boardMap } from '../parts/board-map';
import { sourcesList } from '../parts/chance';
import { list, terms } from '../parts/layout-parts';
import { row, table } from '../parts/table';
import { type Page, referencePage } from '../reply';

const texts = messages.rules;

const scoringTable = (scoring: readonly Pick<ScoringItem, 'name' | 'steps'>[]): Html =>
  table({
    className: 'chart',
    caption: texts.scoring,
    hasHiddenCaption: true,
    rows: scoring.map(({ name, steps }) =>
      row(name, list(steps.map(({ when, points }) => html`<b>${points}</b> ${when}`))),
    ),
  });

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
          <dl>${terms(specialRules.map((rule) => [rule.name, rule.text]))}</dl>`
      }
      <h2>${texts.scoring}</h2>
      ${scoringTable(scoring)} ${sourcesList(sources)}
    </article>`,
  }));
};
