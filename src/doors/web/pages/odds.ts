import { fightOdds } from '../../../app/fights/fight-odds';
import { volleyOdds } from '../../../app/fights/volley-odds';
import type { StoredContext } from '../../../app/tournaments/context';
import { call } from '../../../app/use-case';
import { ok } from '../../../shared/result';
import type { Html } from '../html';
import { html } from '../html';
import { messages } from '../messages';
import { chanceBars } from '../parts/chance';
import { choiceField, faultsList, isTicked, numberField, numberIn, tickField } from '../parts/form';
import type { Page } from '../reply';

const words = messages.odds;

const sideNumbers = [
  ['count', words.count, 2, 1, 10],
  ['attacks', words.attacks, 1, 1, 10],
  ['fight', words.fightValue, 3, 0, 10],
  ['strength', words.strength, 3, 1, 10],
  ['defence', words.defence, 5, 1, 10],
  ['wounds', words.wounds, 1, 1, 10],
  ['might', words.might, 0, 0, 10],
  ['fate', words.fate, 0, 0, 6],
  ['support', words.support, 0, 0, 10],
] as const;

const sideTicks = [
  ['twoHanded', words.twoHanded],
  ['elvenMade', words.elven],
  ['shielding', words.shielding],
  ['charged', words.charged],
  ['trapped', words.trapped],
] as const;

const shooterNumbers = [
  ['count', words.shooters, 6, 1, 30],
  ['shoot', words.shoot, 4, 2, 6],
  ['strength', words.strength, 2, 1, 10],
] as const;

const targetNumbers = [
  ['defence', words.defence, 5, 1, 10],
  ['wounds', words.wounds, 1, 1, 10],
  ['fate', words.fate, 0, 0, 6],
  ['might', words.might, 0, 0, 10],
] as const;

type NumberRow = readonly [name: string, label: string, usual: number, from: number, to: number];

const numberFields = (query: URLSearchParams, prefix: string, rows: readonly NumberRow[]): readonly Html[] =>
  rows.map(([name, label, usual, from, to]) =>
    numberField(label, { name: prefix + name, value: query.get(prefix + name) ?? usual, from, to }),
  );

const numbersIn = (query: URLSearchParams, prefix: string, rows: readonly NumberRow[]) =>
  Object.fromEntries(rows.map(([name, , usual]) => [name, numberIn(query, prefix + name) ?? usual]));

/** As many as asked for, but never so many that making the list costs anything: the schema refuses them by then. */
const repeated = <T>(item: T, count: unknown): readonly T[] =>
  Array.from({ length: typeof count === 'number' ? Math.max(0, Math.min(count, 40)) : 1 }, () => item);

const sideOf = (query: URLSearchParams, prefix: string, alignment: string) => {
  const { count, support, might, ...profile } = numbersIn(query, prefix, sideNumbers);
  const isOn = (name: string) => isTicked(query, prefix + name);
  const model = {
    ...profile,
    twoHanded: isOn('twoHanded'),
    elvenMade: isOn('elvenMade'),
    shielding: isOn('shielding'),
    charged: isOn('charged'),
    trapped: isOn('trapped'),
    type: isOn('charged') ? 'CAVALRY' : 'INFANTRY',
  };
  const supporter = { ...profile, supporting: 'SPEAR' };
  const [first, ...others] = repeated(model, count);
  return {
    alignment: query.get(`${prefix}alignment`) ?? alignment,
    // Only heroes have Might, and a fight has few of them: the first model is the hero.
    models: [...(first ? [{ ...first, might }] : []), ...others, ...repeated(supporter, support)],
  };
};

const askFight = (query: URLSearchParams, context: StoredContext) =>
  call(fightOdds, { sides: [sideOf(query, 'a.', 'GOOD'), sideOf(query, 'b.', 'EVIL')] }, context);

const askVolley = (query: URLSearchParams, context: StoredContext) => {
  const way = query.get('s.way') ?? '';
  const shooter = {
    ...numbersIn(query, 's.', shooterNumbers),
    moved: isTicked(query, 's.moved'),
    inTheWay: way === '' ? [] : [way],
  };
  return call(volleyOdds, { shooters: [shooter], target: numbersIn(query, 't.', targetNumbers) }, context);
};

const steps = (list: readonly { readonly text: string }[]): Html =>
  html`<details>
    <summary>${words.how}</summary>
    <ol class="steps">
      ${list.map(({ text }) => html`<li>${text}</li>`)}
    </ol>
  </details>`;

type Answered<F extends (...given: never) => unknown> =
  Awaited<ReturnType<F>> extends infer A
    ? A extends { readonly ok: true; readonly value: infer V }
      ? V
      : never
    : never;

const fightAnswer = ({ win, outcomes, steps: how }: Answered<typeof askFight>): Html =>
  html`${chanceBars(
    words.winChance,
    words.winner,
    win.map((chance, side) => ({ label: words.side[side] ?? '', chance })),
  )}
  ${chanceBars(
    words.outcomes,
    words.outcomeColumn,
    outcomes.map(({ winner, slain, probability }) => ({
      label: words.outcome(words.side[winner] ?? '', slain),
      chance: probability,
    })),
  )}
  ${steps(how)}`;

const volleyAnswer = ({ wounds, steps: how }: Answered<typeof askVolley>): Html =>
  html`${chanceBars(
    words.woundsOf,
    words.wounds,
    wounds.map((line) => ({ label: String(line.wounds), chance: line.probability })),
  )}
  ${steps(how)}`;

const sideFields = (query: URLSearchParams, prefix: string, index: 0 | 1): Html => {
  const usual = index === 0 ? 'GOOD' : 'EVIL';
  return html`<fieldset>
    <legend>${words.side[index]}</legend>
    <div class="fields">
      ${choiceField(words.alignment, { name: `${prefix}alignment`, value: query.get(`${prefix}alignment`) ?? usual, options: Object.entries(words.alignments) })}
      ${numberFields(query, prefix, sideNumbers)}
    </div>
    <div class="ticks">
      ${sideTicks.map(([name, label]) => tickField(label, prefix + name, isTicked(query, prefix + name)))}
    </div>
  </fieldset>`;
};

/** The odds calculator: what is asked stands in the address, so that it can be sent to somebody. */
export const oddsPage: Page = async ({ query }, context) => {
  const isVolley = query.get('kind') === 'volley';
  const answer = isVolley ? await askVolley(query, context) : await askFight(query, context);
  if (!answer.ok && answer.error.code !== 'INVALID_INPUT') return answer;
  const shown = !answer.ok
    ? answer.error.code === 'INVALID_INPUT' && faultsList(answer.error.faults)
    : isVolley
      ? volleyAnswer(answer.value as Answered<typeof askVolley>)
      : fightAnswer(answer.value as Answered<typeof askFight>);
  return ok({
    kind: 'PAGE',
    cache: 'reference',
    page: () => ({
      title: words.title,
      section: 'ODDS',
      main: html`<h1>${words.title}</h1>
        <p class="lead">${words.lead}</p>
        <nav class="tabs" aria-label="${words.title}">
          <a href="/odds" ${!isVolley && html`aria-current="page"`}>${words.fight}</a
          ><a href="/odds?kind=volley" ${isVolley && html`aria-current="page"`}>${words.volley}</a>
        </nav>
        <div class="odds">
          <form method="get" action="/odds">
            ${
              isVolley
                ? html`<input type="hidden" name="kind" value="volley" />
                    <fieldset>
                      <legend>${words.shooters}</legend>
                      <div class="fields">
                        ${numberFields(query, 's.', shooterNumbers)}${choiceField(words.inTheWay, { name: 's.way', value: query.get('s.way') ?? '', options: words.obstructions })}
                      </div>
                      <div class="ticks">
                        ${tickField(words.moved, 's.moved', isTicked(query, 's.moved'))}
                      </div>
                    </fieldset>
                    <fieldset>
                      <legend>${words.target}</legend>
                      <div class="fields">${numberFields(query, 't.', targetNumbers)}</div>
                    </fieldset>`
                : html`${sideFields(query, 'a.', 0)}${sideFields(query, 'b.', 1)}`
            }
            <button>${words.work}</button>
          </form>
          <section aria-live="polite">${shown}</section>
        </div>`,
    }),
  });
};
