import { fightOdds } from '../../../app/fights/fight-odds';
import { volleyOdds } from '../../../app/fights/volley-odds';
import { duelCurvesPicture } from '../../../app/pictures/duel-curves-picture';
import { duelMatrixPicture } from '../../../app/pictures/duel-matrix-picture';
import { volleyWoundsPicture } from '../../../app/pictures/wounds-pictures';
import type { StoredContext } from '../../../app/tournaments/context';
import type { Answer } from '../../../app/use-case';
import { call } from '../../../app/use-case';
import { ok } from '../../../shared/result';
import type { Html } from '../html';
import { html } from '../html';
import { messages } from '../messages';
import { chanceBars } from '../parts/chance';
import type { NumberRow, Side } from '../parts/fight-question';
import {
  alignmentOf,
  changedQuery,
  duelSides,
  fightSides,
  kindNumbers,
  kindPrefixes,
  kindTicks,
  mayAdd,
  numbersIn,
  rareTicks,
} from '../parts/fight-question';
import { choiceField, faultsList, isTicked, numberField, tickField } from '../parts/form';
import { figure } from '../parts/picture';
import type { Page } from '../reply';

const words = messages.odds;

const shooterNumbers = [
  ['count', 6, 1, 30],
  ['shoot', 4, 2, 6],
  ['strength', 2, 1, 10],
] as const satisfies readonly NumberRow[];

const targetNumbers = [
  ['defence', 5, 1, 10],
  ['wounds', 1, 1, 10],
  ['fate', 0, 0, 6],
  ['might', 0, 0, 10],
] as const satisfies readonly NumberRow[];

const MOST_REROLLS = 4;

const numberFields = (query: URLSearchParams, prefix: string, rows: readonly NumberRow[]): readonly Html[] =>
  rows.map(([name, usual, from, to]) =>
    numberField(words.numbers[name] ?? name, {
      name: prefix + name,
      value: query.get(prefix + name) ?? usual,
      from,
      to,
    }),
  );

const ticks = (query: URLSearchParams, prefix: string, names: readonly string[]): Html =>
  html`<div class="ticks">
    ${names.map((name) => tickField(words.ticks[name] ?? name, prefix + name, isTicked(query, prefix + name)))}
  </div>`;

const askVolley = (query: URLSearchParams) => {
  const way = query.get('s.way') ?? '';
  const shooter = {
    ...numbersIn(query, 's.', shooterNumbers),
    moved: isTicked(query, 's.moved'),
    inTheWay: way === '' ? [] : [way],
  };
  return { shooters: [shooter], target: numbersIn(query, 't.', targetNumbers) };
};

const steps = (list: readonly { readonly text: string }[]): Html =>
  html`<details>
    <summary>${words.how}</summary>
    <ol class="steps">
      ${list.map(({ text }) => html`<li>${text}</li>`)}
    </ol>
  </details>`;

type DrawnPicture = Parameters<typeof figure>[0];

/** A picture of the question; one that is too much work is left out. */
const pictured = (file: string, question: object, picture: Answer<DrawnPicture>): Html | false =>
  picture.ok &&
  figure(picture.value, `/v1/pictures/${file}.svg?question=${encodeURIComponent(JSON.stringify(question))}`);

const fightAnswer = async (query: URLSearchParams, context: StoredContext): Promise<Answer<Html>> => {
  const sides = fightSides(query);
  const odds = await call(fightOdds, { sides }, context);
  if (!odds.ok) return odds;
  const { win, outcomes, steps: how } = odds.value;
  const duel = { sides: duelSides(sides), sideNames: words.side };
  return ok(
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
    ${steps(how)} ${pictured('duel-curves', duel, await call(duelCurvesPicture, duel, context))}
    ${pictured('duel-matrix', duel, await call(duelMatrixPicture, duel, context))}`,
  );
};

const volleyAnswer = async (query: URLSearchParams, context: StoredContext): Promise<Answer<Html>> => {
  const question = askVolley(query);
  const odds = await call(volleyOdds, question, context);
  if (!odds.ok) return odds;
  const { wounds, steps: how } = odds.value;
  return ok(
    html`${chanceBars(
      words.woundsOf,
      words.numbers['wounds'] ?? '',
      wounds.map((line) => ({ label: String(line.wounds), chance: line.probability })),
    )}
    ${steps(how)} ${pictured('volley-wounds', question, await call(volleyWoundsPicture, question, context))}`,
  );
};

const kindFields = (query: URLSearchParams, prefix: string, place: number): Html =>
  html`<div class="kind-of-model" role="group" aria-label="${words.kind(place)}">
    ${
      place > 1 &&
      html`<p>
        <b>${words.kind(place)}</b>
        <button class="quiet" name="remove" value="${prefix}">${words.remove}</button>
      </p>`
    }
    <div class="fields">${numberFields(query, prefix, kindNumbers)}</div>
    ${ticks(query, prefix, kindTicks)}
    <details
      ${(rareTicks.some((name) => isTicked(query, prefix + name)) || query.get(`${prefix}specialStrike`)) && html`open`}
    >
      <summary>${words.more}</summary>
      ${ticks(query, prefix, rareTicks)}
      ${choiceField(words.specialStrike, { name: `${prefix}specialStrike`, value: query.get(`${prefix}specialStrike`) ?? '', options: words.specialStrikes })}
    </details>
  </div>`;

const sideFields = (query: URLSearchParams, side: Side, name: string): Html =>
  html`<fieldset>
    <legend>${name}</legend>
    <div class="fields">
      ${choiceField(words.alignment, { name: `${side}.alignment`, value: alignmentOf(query, side), options: Object.entries(words.alignments) })}
      ${numberField(words.rerolls, { name: `${side}.rerolls`, value: query.get(`${side}.rerolls`) ?? 0, from: 0, to: MOST_REROLLS })}
    </div>
    ${kindPrefixes(query, side).map((prefix, index) => kindFields(query, prefix, index + 1))}
    ${mayAdd(query, side) && html`<button class="quiet" name="add" value="${side}">${words.add}</button>`}
  </fieldset>`;

const volleyFields = (query: URLSearchParams): Html =>
  html`<input type="hidden" name="kind" value="volley" />
    <fieldset>
      <legend>${words.shooters}</legend>
      <div class="fields">
        ${numberFields(query, 's.', shooterNumbers)}${choiceField(words.inTheWay, { name: 's.way', value: query.get('s.way') ?? '', options: words.obstructions })}
      </div>
      ${ticks(query, 's.', ['moved'])}
    </fieldset>
    <fieldset>
      <legend>${words.target}</legend>
      <div class="fields">${numberFields(query, 't.', targetNumbers)}</div>
    </fieldset>`;

/** Where a fault is, as the form calls it: the place within the list of models means nothing to its reader. */
const placeOf = (path: string): string => {
  const [, side = '', field = ''] = /^sides\[(\d)\](?:\.models\[\d+\])?\.(\w+)$/.exec(path) ?? [];
  const [last = ''] = /\w+$/.exec(path) ?? [];
  const name = words.numbers[field || last] ?? words.faulty[field || last] ?? path;
  return side === '' ? name : `${words.side[Number(side)] ?? ''}, ${name}`;
};

/** The odds calculator: what is asked stands in the address, so that it can be sent to somebody. */
export const oddsPage: Page = async ({ query: asked }, context) => {
  const query = changedQuery(asked);
  const isVolley = query.get('kind') === 'volley';
  const answer = isVolley ? await volleyAnswer(query, context) : await fightAnswer(query, context);
  const faults = !answer.ok && answer.error.code === 'INVALID_INPUT' ? answer.error.faults : [];
  if (!answer.ok && faults.length === 0) return answer;
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
            <button class="hidden" tabindex="-1" aria-hidden="true"></button>
            ${isVolley ? volleyFields(query) : html`${sideFields(query, 'a', words.side[0])}${sideFields(query, 'b', words.side[1])}`}
            <button>${words.work}</button>
          </form>
          <section aria-live="polite">
            ${answer.ok ? answer.value : faultsList(faults.map(({ path, message }) => ({ path: placeOf(path), message })))}
          </section>
        </div>`,
    }),
  });
};
