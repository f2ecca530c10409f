import type { ToWound } from '../../../app/kernel/generated/answers';
import { call } from '../../../app/kernel/use-case';
import { toWoundChart } from '../../../app/rules/combat/to-wound-chart';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { percent, sourcesList } from '../parts/chance';
import { editionIn } from '../parts/edition';
import { isTicked, numberField, numberIn, tickField } from '../parts/form';
import { scroll } from '../parts/layout-parts';
import { followingEvents } from '../parts/in-event';
import { type Page, referencePage } from '../reply';

const texts = messages.rules;

const SHADES = 6;

const cell = ({ needed, probability }: ToWound): Html =>
  html`<td data-shade="${Math.ceil(probability.decimal * SHADES)}">
    ${needed === null ? html`<span aria-label="${texts.cannot}">–</span>` : html`<b>${needed}</b> <small>${percent(probability)}</small>`}
  </td>`;

/** The To Wound chart with the chance of each cell. */
export const toWoundPage: Page = followingEvents(async ({ query }, context) => {
  const edition = editionIn(query);
  const asked = { bonus: numberIn(query, 'bonus'), rerollOnes: isTicked(query, 'ones'), edition };
  const chart = await call(toWoundChart, asked, context);
  if (!chart.ok) return chart;
  const { rows, source } = chart.value;
  const shown = html`<table class="to-wound">
    <caption class="hidden">
      ${texts.toWound}
    </caption>
    <thead>
      <tr>
        <td></td>
        <th scope="colgroup" colspan="10">${texts.defence}</th>
      </tr>
      <tr>
        <th scope="col">${texts.strength}</th>
        ${rows[0]?.cells.map(({ defence }) => html`<th scope="col">${defence}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ strength, cells }) =>
          html`<tr>
            <th scope="row">${strength}</th>
            ${cells.map(cell)}
          </tr>`,
      )}
    </tbody>
  </table>`;
  return referencePage(() => ({
    title: texts.toWound,
    section: 'RULES',
    edition: { shown: edition, query },
    main: html`<h1>${texts.toWound}</h1>
      <p class="lead">${texts.toWoundLead}</p>
      <form class="row" method="get">
        <input type="hidden" name="edition" value="${edition}" />
        ${numberField(texts.bonus, { name: 'bonus', value: query.get('bonus') ?? 0, from: 0, to: 5 })}
        ${tickField(texts.rerollOnes, { name: 'ones', isOn: isTicked(query, 'ones') })}
        <button>${texts.recount}</button>
      </form>
      ${scroll(texts.toWound, shown)} ${sourcesList([source])}`,
  }));
});
