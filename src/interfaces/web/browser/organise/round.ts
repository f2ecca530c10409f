import { type TemplateResult, html, nothing } from 'lit-html';
import type { Round, Table, UnpairedTable } from '../../../../app/kernel/generated/answers';
import { button, field, numberOf, submitted } from '../form';
import { later } from '../later';
import { roundClock } from '../round-clock';
import { ifAllowed, lookAt, nameOf, previewNext, redraw, sendChange, state } from './model';
import { results } from './results';
import { organiseTexts as texts } from './texts';

/** The scenario, and the changes before a round's start, come after the rest. */
export const changes = later(() => import('./round-changes'), redraw);

/** The round: previewed, drawn, changed by hand, started, reported. */

const row = (
  table: number | string,
  [first, middle, second]: readonly [string, string, TemplateResult | string],
  note: TemplateResult,
): TemplateResult =>
  html`<tr>
    <th scope="row" class="table">${table}</th>
    <td class="first"><bdi>${first}</bdi></td>
    <td class="score">${middle}</td>
    <td class="second">${second}</td>
    <td>${note}</td>
  </tr>`;

const tableRow = ({ number, entrants: [first = '', second = ''], reason, ...more }: Table): TemplateResult =>
  row(
    number,
    [nameOf(first), texts.versus, html`<bdi>${nameOf(second)}</bdi>`],
    html`<small>${reason.text}</small> ${changes()?.playedThere(more)}`,
  );

const unpairedRow = ({ entrant, kind, reason }: UnpairedTable): TemplateResult =>
  row(
    '–',
    [nameOf(entrant), '', kind === 'BYE' ? texts.bye : texts.spare],
    html`<small>${reason.text}</small>`,
  );

const tables = (
  { tables: list, unpaired }: Pick<Round, 'tables' | 'unpaired'>,
  caption: string,
): TemplateResult =>
  html`<table class="pairings">
    <caption>
      ${caption}
    </caption>
    <tbody>
      ${list.map(tableRow)} ${unpaired ? unpairedRow(unpaired) : nothing}
    </tbody>
  </table>`;

const nextRound = (): TemplateResult => {
  const { preview, event } = state;
  const number = (event?.roundsDrawn.length ?? 0) + 1;
  const draw = (): void =>
    sendChange(texts.drawn(number), '/rounds', { body: preview ? { digest: preview.digest } : {} });
  return html`<section aria-label=${texts.nextRound(number)}>
    <h2>${texts.nextRound(number)}</h2>
    <p class="buttons">
      ${button(texts.preview, previewNext)} ${button(preview ? texts.publish : texts.draw, draw)}
    </p>
    ${preview ? tables(preview, texts.previewOf(preview.number)) : nothing}
  </section>`;
};

const beforeStart = (round: Round): TemplateResult => {
  const { number, version: ifMatch } = round;
  const start = submitted(({ minutes }) =>
    sendChange(texts.started(number), `/rounds/${number}/start`, {
      body: { minutes: numberOf(minutes) },
      ifMatch,
    }),
  );
  const usual = String(state.event?.roundMinutes ?? '');
  return html`${tables(round, texts.roundDrawn(number))}
    <form class="row" @submit=${start}>
      ${field(texts.minutes, html`<input name="minutes" type="number" min="1" .value=${usual} />`)}
      <button class="quiet">${texts.start}</button>
    </form>
    ${changes()?.byHand(round)}`;
};

const inPlay = (round: Round): TemplateResult =>
  html`${round.state === 'STARTED' ? roundClock(round.clock) : nothing} ${changes()?.inPlay(round)}`;

const roundPages = (number: number): TemplateResult => {
  const base = `/tournaments/${encodeURIComponent(state.id ?? '')}`;
  const pages = [
    [`/rounds/${number}`, texts.publicPage],
    ['/hall', texts.hall],
    [`/rounds/${number}/print`, texts.print],
    [`/rounds/${number}/slips`, texts.slips],
  ] as const;
  return html`<nav class="round-pages" aria-label=${texts.pages}>
    ${pages.map(([path, text]) => html`<a href=${base + path}>${text}</a>`)}
  </nav>`;
};

const rounds = (number: number): TemplateResult =>
  html`<nav class="rounds" aria-label=${texts.views.ROUND}>
    ${(state.event?.roundsDrawn ?? []).map(
      (one) =>
        html`<button
          class="quiet"
          aria-label=${texts.round(one.number)}
          aria-pressed=${String(one.number === number)}
          @click=${() => lookAt(one.number)}
        >
          ${one.number}
        </button>`,
    )}
  </nav>`;

const current = (round: Round): TemplateResult =>
  html`<section aria-labelledby="round-title">
    ${(state.event?.roundsDrawn.length ?? 0) > 1 ? rounds(round.number) : nothing}
    <h2 id="round-title">${texts.round(round.number)}</h2>
    ${roundPages(round.number)} ${changes()?.roundScenario(round)}
    ${round.state === 'DRAWN' ? beforeStart(round) : html`${inPlay(round)}${results(round)}`}
  </section>`;

export const roundView = (): TemplateResult => {
  const { round, event } = state;
  if (event === null) return html``;
  const finish = () => confirm(texts.finishSure) && sendChange(texts.finish, '/finish');
  return html`${round ? current(round) : nothing} ${ifAllowed('drawRound', nextRound)}
  ${ifAllowed('finishTournament', () => html`<p>${button(texts.finish, finish)}</p>`)}`;
};
