import type { EventPlan } from '../../../app/kernel/generated/answers';
import { call } from '../../../app/kernel/use-case';
import { eventPlan } from '../../../app/tournaments/pack/event-plan';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { sourcesList } from '../parts/chance';
import { choiceField, numberField, numberIn } from '../parts/form';
import { figure } from '../parts/layout-parts';
import { row, table } from '../parts/table';
import { type Page, referencePage } from '../reply';

const texts = messages.planner;
const LIMITS = [500, 600, 700, 750, 800, 1000];
const DAYS = [1, 2].map((days) => [`${days}`, `${days}`] as const);

const figures = ({ games, roundMinutes, boardWidthFeet, boardDepthFeet }: EventPlan): Html =>
  html`<dl class="figures large">
    ${figure(texts.games, games)} ${figure(texts.minutes, roundMinutes)}
    ${figure(texts.board, texts.feet(boardWidthFeet, boardDepthFeet))}
  </dl>`;

const comparison = (plans: readonly EventPlan[]): Html =>
  table({
    className: 'chart',
    caption: texts.compare,
    columns: [{ number: texts.points }, { number: texts.games }, { number: texts.minutes }, texts.board],
    rows: plans.map(({ points, games, roundMinutes, boardWidthFeet, boardDepthFeet }) =>
      row(
        { number: points },
        { number: games },
        { number: roundMinutes },
        texts.feet(boardWidthFeet, boardDepthFeet),
      ),
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
          ${choiceField(texts.days, { name: 'days', value: String(plan.value.days), options: DAYS })}
          <button>${texts.button}</button>
        </form>
        ${figures(plan.value)} ${note !== null && html`<p>${note}</p>`}
        ${comparison(others.flatMap((other) => (other.ok ? [other.value] : [])))} ${sourcesList([source])}`,
    };
  });
};
