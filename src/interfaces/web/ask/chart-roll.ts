import type { ChartResolution } from '../../../app/kernel/generated/answers';
import type { StoredContext } from '../../../app/kernel/store/context';
import { call } from '../../../app/kernel/use-case';
import type { chartAnswer } from '../../../app/rules/charts/chart-answers';
import { resolveChart } from '../../../app/rules/charts/chart-resolution';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { choiceField, faultsList, field, numberIn, tickField } from '../parts/form';
import { eventField } from '../parts/in-event';
import { list } from '../parts/layout-parts';
import { fieldTexts } from './field-texts';
import { valueLabel } from './labels';

/** A die on a chart: its modifiers to tick, the die thrown here or at the table, and what follows from it. */

const texts = messages.ask;

type Chart = ReturnType<typeof chartAnswer>;

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const inputOf = ({ id, facts, variants }: Chart, query: URLSearchParams) => {
  const variant = query.get('variant') ?? variants[0]?.name ?? null;
  return {
    id,
    ...(variant !== null && { variant }),
    modifiers: query.getAll('modifier'),
    ...Object.fromEntries(facts.map((fact) => [fact, numberIn(query, fact)])),
  };
};

/** The modifiers that a reader has ticked, for the chances of the rows. */
export const tickedModifiers = ({ modifiers }: Chart, query: URLSearchParams): readonly string[] =>
  modifiers.map(({ name }) => name).filter((name) => query.getAll('modifier').includes(name));

const formPart = ({ id, facts, modifiers, variants }: Chart, query: URLSearchParams, edition: string): Html =>
  html`<form method="get" action="/rules/charts/${id}">
    <button class="hidden" tabindex="-1" aria-hidden="true"></button>
    <input type="hidden" name="edition" value="${edition}" />
    ${eventField(query)}
    <div class="fields">
      ${field(
        texts.die,
        html`<input
          type="number"
          inputmode="numeric"
          name="die"
          value="${query.get('die') ?? ''}"
          min="1"
          max="6"
        />`,
      )}
      ${
        variants.length > 1 &&
        choiceField(texts.table, {
          name: 'variant',
          value: query.get('variant') ?? '',
          options: variants.map(({ name }) => [name ?? '', valueLabel('variant', name ?? '')]),
        })
      }
      ${facts.map((fact) =>
        field(
          fieldTexts[fact] ?? fact,
          html`<input
            type="number"
            inputmode="decimal"
            name="${fact}"
            value="${query.get(fact) ?? ''}"
            min="0"
            step="any"
          />`,
        ),
      )}
    </div>
    <div class="ticks">
      ${modifiers.map(({ name, value, when }) =>
        tickField(`${value > 0 ? `+${value}` : `−${-value}`} ${when}`, {
          name: 'modifier',
          value: name,
          isOn: query.getAll('modifier').includes(name),
        }),
      )}
    </div>
    <div class="row">
      <button type="button" data-roll hidden>${texts.roll}</button>
      <button>${texts.answer}</button>
    </div>
  </form>`;

const resolved = ({ dice, row, total, name, consequence, mightOptions }: ChartResolution): Html =>
  html`<p class="said"><b>${texts.onChart(row.name, total, name)}</b></p>
    <p class="dice"><span>${dice[0]}</span></p>
    ${list([row.effect, ...consequence.texts.map((text) => `${capital(text)}.`)])}
    ${list(
      mightOptions
        .filter(({ might }) => might !== 0)
        .map(({ might, row: reached }) => texts.withMight(might, reached.name)),
    )}`;

/** The form and, once there is a die, its result. */
export const chartRoll = async (
  chart: Chart,
  query: URLSearchParams,
  { edition, context }: { readonly edition: string; readonly context: StoredContext },
): Promise<Html> => {
  const die = numberIn(query, 'die');
  const answer =
    die === undefined
      ? null
      : await call(resolveChart, { ...inputOf(chart, query), dice: [die], edition }, context);
  const faults =
    answer?.ok === false && answer.error.code === 'INVALID_INPUT'
      ? answer.error.faults.map(({ path, message }) => ({ path: fieldTexts[path] ?? path, message }))
      : [];
  return html`<div class="odds ask">
    ${formPart(chart, query, edition)}
    <section data-answer aria-live="polite">
      ${faults.length > 0 && faultsList(faults)} ${answer?.ok === true && resolved(answer.value)}
    </section>
  </div>`;
};
