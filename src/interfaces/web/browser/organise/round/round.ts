import { type TemplateResult, html, nothing } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import type { Round, Table, UnpairedTable } from '../../../../../app/kernel/generated/answers';
import { button, field, numberOf, submitted } from '../../page-parts/form';
import { numberInput } from '../../page-parts/console-parts';
import { roundClock } from '../../page-parts/round-clock';
import { fieldTexts } from '../field-texts';
import { ifAllowed, isAllowed, lookAt, nameOf, sendChange, state, update } from '../model';
import { publishDraw } from './next';
import { results } from './results';
import { byHand, inPlay as changesInPlay, playedThere, roundScenario } from './round-changes';
import { organiseTexts as texts } from '../texts';

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
    html`<small>${reason.text}</small> ${playedThere(more)}`,
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

/** The next round stands above the round that is over. A long draw can be published where it ends. */
const nextRound = (): TemplateResult => {
  const { preview, event } = state;
  const number = (event?.roundsDrawn.length ?? 0) + 1;
  return html`<section class="next-round" aria-label=${texts.nextRound(number)}>
    <h2>${texts.nextRound(number)}</h2>
    ${
      preview
        ? html`${tables(preview, texts.previewOf(preview.number))}
            <p class="buttons">
              ${button(texts.publish, () => publishDraw(preview))}
              ${button(texts.discardPreview, () => update({ preview: null }))}
            </p>`
        : html`<p>${texts.howToDraw}</p>`
    }
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
  return html`${tables(round, texts.roundDrawn(number))}
  ${ifAllowed(
    'startRound',
    () =>
      html`<form class="row" @submit=${start}>
        ${field(fieldTexts.minutes, numberInput('minutes', state.event?.roundMinutes, [1]))}
        <button class="quiet">${texts.start}</button>
      </form>`,
  )}
  ${isAllowed('swapEntrants') ? byHand(round) : nothing}`;
};

const inPlay = (round: Round): TemplateResult =>
  html`${round.state === 'STARTED' ? roundClock(round.clock) : nothing} ${changesInPlay(round)}`;

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
    ${roundPages(round.number)} ${roundScenario(round)}
    ${round.state === 'DRAWN' ? beforeStart(round) : html`${inPlay(round)}${results(round)}`}
  </section>`;

export const roundView = (): TemplateResult => {
  const { round, event } = state;
  if (event === null) return html``;
  const finish = () => confirm(texts.finishSure) && sendChange(texts.finish, '/finish');
  const isOver = event.state === 'ALL_ROUNDS_COMPLETE';
  return html`${isOver ? nothing : ifAllowed('drawRound', nextRound)}
  ${round ? keyed(round.number, current(round)) : nothing}
  ${round === null && !isAllowed('drawRound') ? html`<p>${texts.nothingDrawn}</p>` : nothing}
  ${ifAllowed('finishTournament', () => html`<p>${button(texts.finish, finish)}</p>`)}`;
};
