import { eventPlan } from '../../../app/tournaments/pack/event-plan';
import { call } from '../../../app/kernel/use-case';
import { type Html, html } from '../html';
import { table } from '../parts/table';
import { messages } from '../messages';
import { sourcesList } from '../parts/chance';
import { figure } from '../parts/figure';
import { choiceField, numberField, numberIn } from '../parts/form';
import { type Page, referencePage } from '../reply';
import type { EventPlan } from '../../../app/kernel/generated/answers';

const texts = messages.planner;
const LIMITS = [500, 600, 700, 750, 800, 1000];

const figures = ({ games, roundMinutes, boardWidthFeet, boardDepthFeet }: EventPlan): Html =>
  html`<dl class="figures large">
    ${figure(texts.games, games)} ${figure(texts.minutes, roundMinutes)}
    ${figure(texts.board, texts.feet(boardWidthFeet, boardDepthFeet))}
  </dl>`;

/** Plans for other points limits in the same number of days. */
const comparison = (plans: readonly EventPlan[]): Html =>
  table({
    className: 'chart',
    caption: texts.compare,
    columns: [{ number: texts.points }, { number: texts.games }, { number: texts.minutes }, texts.board],
    rows: plans.map(
      (plan) =>
        html`<tr>
          <th scope="row" class="number">${plan.points}</th>
          <td class="number">${plan.games}</td>
          <td class="number">${plan.roundMinutes}</td>
          <td>${texts.feet(plan.boardWidthFeet, plan.boardDepthFeet)}</td>
        </tr>`,
    ),
  });

/** How many games an event has time for. */
export const plannerPage: Page = async ({ query }, context) => {
  const days = numberIn(query, 'days') ?? 1;
  const plan = await call(eventPlan, { points: numberIn(query, 'points') ?? 700, days }, context);
  if (!plan.ok) return plan;
  const { points, note, source } = plan.value;
  return referencePage(async () => {
    const others = await Promise.all(
      LIMITS.map((limit) => call(eventPlan, { points: limit, days }, context)),
    );
    return {
      title: texts.title,
      section: 'PLANNER',
      main: html`<h1>${texts.title}</h1>
        <p class="lead">${texts.lead}</p>
        <form class="row" method="get">
          ${numberField(texts.points, { name: 'points', value: points, from: 1, to: 100000 })}
          ${choiceField(texts.days, {
            name: 'days',
            value: String(plan.value.days),
            options: [
              ['1', '1'],
              ['2', '2'],
            ],
          })}
          <button>${texts.button}</button>
        </form>
        ${figures(plan.value)} ${note !== null && html`<p>${note}</p>`}
        ${comparison(others.flatMap((other) => (other.ok ? [other.value] : [])))} ${sourcesList([source])}`,
    };
  });
};
