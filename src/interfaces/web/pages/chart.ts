import type { ChartOdds } from '../../../app/kernel/generated/answers';
import { call } from '../../../app/kernel/use-case';
import type { chartAnswer } from '../../../app/rules/charts/chart-answers';
import { chartOdds } from '../../../app/rules/charts/chart-odds';
import { chart } from '../../../app/rules/charts/charts';
import { editionIds } from '../../../app/rules/edition-names';
import { chartRoll, tickedModifiers } from '../ask/chart-roll';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { percent, sourcesList } from '../parts/chance';
import { editionIn } from '../parts/edition';
import { titledList } from '../parts/layout-parts';
import { row, table } from '../parts/table';
import { followingEvents } from '../parts/in-event';
import { type Page, referencePage } from '../reply';

const texts = messages.rules;
type Variant = ReturnType<typeof chartAnswer>['variants'][number];

/** Only one of several tables says on its page when it is the one; the heading of the page names a single one. */
const variantTable = (name: string, { name: variant, when, rows }: Variant, odds: ChartOdds['rows']): Html =>
  table({
    className: 'chart outcomes',
    caption: variant === null ? name : (when ?? variant),
    hasHiddenCaption: variant === null,
    columns: [texts.roll, texts.result, texts.effect, { number: texts.chance }],
    rows: rows.map(({ from, to, name: result, effect, outcome }) => {
      const chance = odds.find((one) => one.row.outcome === outcome)?.probability;
      return row(from === to ? from : `${from}–${to}`, html`<b>${result}</b>`, effect, {
        number: chance && percent(chance),
      });
    }),
  });

/** One roll table: its rows with their chances, its modifiers and notes. */
export const chartPage: Page = followingEvents(async ({ parameters, query }, context) => {
  const edition = editionIn(query);
  const found = await call(chart, { id: parameters['chart'], edition }, context);
  if (!found.ok) return found;
  const { id, name, variants, notes, sources } = found.value;
  // A chart of one edition alone has no page in the other to switch to.
  const there = await Promise.all(editionIds.map((one) => call(chart, { id, edition: one }, context)));
  const isInBoth = there.every(({ ok }) => ok);
  return referencePage(async () => {
    const modifiers = tickedModifiers(found.value, query);
    const odds = await Promise.all(
      variants.map((variant) => call(chartOdds, { id, variant: variant.name, modifiers, edition }, context)),
    );
    const rolling = await chartRoll(found.value, query, { edition, context });
    return {
      title: name,
      section: 'RULES',
      ...(isInBoth && { edition: { shown: edition, query } }),
      scripts: ['ask'],
      main: html`<h1>${name}</h1>
        ${rolling}
        <div data-follows>
          ${variants.map((variant, index) => {
            const of = odds[index];
            return variantTable(name, variant, of?.ok ? of.value.rows : []);
          })}
        </div>
        ${titledList(
          texts.notes,
          notes.map(({ text }) => text),
        )}
        ${sourcesList(sources)}`,
    };
  });
});
