import { chart } from '../../../app/rules/charts/charts';
import type { chartAnswer } from '../../../app/rules/charts/chart-answers';
import type { ChartOdds } from '../../../app/kernel/generated/answers';
import { chartOdds } from '../../../app/rules/charts/chart-rolls';
import { call } from '../../../app/kernel/use-case';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { percent, sourcesList } from '../parts/chance';
import { type Page, referencePage } from '../reply';

const texts = messages.rules;
type Variant = ReturnType<typeof chartAnswer>['variants'][number];

const span = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  from === to ? String(from) : `${from}–${to}`;

/** Only one of several tables says on its page when it is the one; the heading of the page names a single one. */
const caption = (name: string, { name: variant, when }: Variant): Html =>
  variant === null
    ? html`<caption class="hidden">
        ${name}
      </caption>`
    : html`<caption>
        ${when ?? variant}
      </caption>`;

const variantTable = (name: string, variant: Variant, odds: ChartOdds['rows']): Html =>
  html`<div class="table-box">
    <table class="chart outcomes">
      ${caption(name, variant)}
      <thead>
        <tr>
          <th scope="col">${texts.roll}</th>
          <th scope="col">${texts.result}</th>
          <th scope="col">${texts.effect}</th>
          <th scope="col" class="number">${texts.chance}</th>
        </tr>
      </thead>
      <tbody>
        ${variant.rows.map((row) => {
          const chance = odds.find((one) => one.row.outcome === row.outcome)?.probability;
          return html`<tr>
            <th scope="row">${span(row)}</th>
            <td><b>${row.name}</b></td>
            <td>${row.effect}</td>
            <td class="number">${chance && percent(chance)}</td>
          </tr>`;
        })}
      </tbody>
    </table>
  </div>`;

/** One roll table: its rows with their chances, its modifiers and notes. */
export const chartPage: Page = async ({ parameters }, context) => {
  const found = await call(chart, { id: parameters['chart'] }, context);
  if (!found.ok) return found;
  const { id, name, variants, modifiers, notes, sources } = found.value;
  return referencePage(async () => {
    const odds = await Promise.all(
      variants.map((variant) => call(chartOdds, { id, variant: variant.name }, context)),
    );
    return {
      title: name,
      section: 'RULES',
      main: html`<h1>${name}</h1>
        ${variants.map((variant, index) => {
          const of = odds[index];
          return variantTable(name, variant, of?.ok ? of.value.rows : []);
        })}
        ${
          modifiers.length > 0 &&
          html`<h2>${texts.modifiers}</h2>
            <ul>
              ${modifiers.map(({ value, when }) => html`<li><b>${value > 0 ? `+${value}` : `−${-value}`}</b> ${when}</li>`)}
            </ul>`
        }
        ${
          notes.length > 0 &&
          html`<h2>${texts.notes}</h2>
            <ul>
              ${notes.map(({ text }) => html`<li>${text}</li>`)}
            </ul>`
        }
        ${sourcesList(sources)}`,
    };
  });
};
