import { neededShots } from '../../../app/fights/needed/needed-shots';
import { neededToSlay } from '../../../app/fights/needed/needed-to-slay';
import { neededToWin } from '../../../app/fights/needed/needed-to-win';
import type { Needed } from '../../../app/kernel/generated/answers';
import type { StoredContext } from '../../../app/kernel/store/context';
import type { Answer } from '../../../app/kernel/use-case';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { percent } from '../parts/chance';
import { editionIn } from '../parts/edition';
import { duelSides, editionAsked, fightSides, plainSides, sideNames } from '../parts/fight-question';
import { choiceField, messagesOf } from '../parts/form';
import { callHere, followingEvents } from '../parts/in-event';
import { row, table } from '../parts/table';
import { volleyQuestion } from '../parts/volley-question';
import { type Page, referencePage } from '../reply';

const texts = messages.oddsNeeded;

/** Fields of this page beside the question that it came from. */
const OWN = ['wanted', 'for'];

const cell = (answer: Answer<Needed>): Html => {
  if (!answer.ok) return html`<small>${messagesOf(answer.error).join('; ')}</small>`;
  const { needed, probability, oneLess, tried, most } = answer.value;
  const last = tried.at(-1);
  if (needed === null || !probability)
    return html`${last ? texts.never(most, percent(last.probability)) : ''}`;
  return html`<b>${needed}</b>: ${percent(probability)}
    <small>${oneLess && texts.oneLess(needed - 1, percent(oneLess))}</small>`;
};

const fightTable = async (query: URLSearchParams, context: StoredContext): Promise<Html> => {
  const sides = fightSides(query);
  const { edition, switches } = editionAsked(query);
  const side = query.get('for') === 'b' ? 1 : 0;
  const wantedPercent = wantedIn(query);
  const rows: Html[] = [];
  for (const [numberOf, label] of texts.numbers) {
    const asked = { numberOf, side, wantedPercent, ...(edition !== undefined && { edition }) };
    const win = await callHere(neededToWin, { ...asked, sides: duelSides(sides) }, context);
    const slay = await callHere(neededToSlay, { ...asked, sides: plainSides(sides), switches }, context);
    rows.push(row(label, cell(win), cell(slay)));
  }
  return table({
    className: 'needed',
    caption: texts.caption(sideNames(query)[side], wantedPercent),
    columns: [texts.numberOf, texts.toWin, texts.toSlay],
    rows,
  });
};

const volleyTable = async (query: URLSearchParams, context: StoredContext): Promise<Html> => {
  const wantedPercent = wantedIn(query);
  const question = { ...volleyQuestion(query), wantedPercent };
  const answer = await callHere(neededShots, question, context);
  return table({
    className: 'needed',
    caption: texts.caption(messages.odds.shooters, wantedPercent),
    columns: [texts.numberOf, texts.toSlay],
    rows: [row(messages.odds.shooters, cell(answer))],
  });
};

const wantedIn = (query: URLSearchParams): number => {
  const wanted = Number(query.get('wanted') ?? '80');
  return texts.chances.includes(wanted) ? wanted : 80;
};

/** How many models, supporters, points of Might or shooters the question of the odds needs for a chance. */
export const oddsNeededPage: Page = followingEvents(async ({ query }, context) => {
  const isVolley = query.get('kind') === 'volley';
  const answer = await (isVolley ? volleyTable : fightTable)(query, context);
  const question = new URLSearchParams([...query].filter(([name]) => !OWN.includes(name)));
  const names = sideNames(query);
  return referencePage(() => ({
    title: texts.title,
    section: 'ODDS',
    edition: { shown: editionIn(query), query },
    main: html`<h1>${texts.title}</h1>
      <p class="lead">${texts.lead}</p>
      <form method="get" action="/odds/needed">
        ${[...question].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <div class="fields">
          ${choiceField(texts.wanted, {
            name: 'wanted',
            value: String(wantedIn(query)),
            options: texts.chances.map((chance) => [String(chance), `${chance} %`] as const),
          })}
          ${
            !isVolley &&
            choiceField(texts.for, {
              name: 'for',
              value: query.get('for') === 'b' ? 'b' : 'a',
              options: [
                ['a', names[0]],
                ['b', names[1]],
              ],
            })
          }
        </div>
        <button>${messages.odds.work}</button>
      </form>
      ${answer}
      <p><a href="/odds?${question.toString()}">${texts.back}</a></p>`,
  }));
});
