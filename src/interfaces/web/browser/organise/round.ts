import { type TemplateResult, html, nothing } from 'lit-html';
import { organiseTexts as texts } from './texts';
import { numberOf, submitted } from './form';
import { sendChange, lookAt, isAllowed, nameOf, previewNext, redraw, state } from './model';
import { roundClock } from '../round-clock';
import { results } from './results';
import { later } from '../later';
import type { Round, Table, UnpairedTable } from '../../../../app/kernel/generated/answers';
import { button, field } from '../parts';

/** The scenario, and the changes before a round's start, come after the rest. */
export const changes = later(() => import('./round-changes'), redraw);

/** The round: previewed, drawn, changed by hand, started, reported. */

const tables = (list: readonly Table[], unpaired: UnpairedTable | null, caption: string): TemplateResult =>
  html`<table class="pairings">
    <caption>
      ${caption}
    </caption>
    <tbody>
      ${list.map(
        ({ table, entrants: [first = '', second = ''], reason, veto }) =>
          html`<tr>
            <th scope="row" class="table">${table}</th>
            <td class="first"><bdi>${nameOf(first)}</bdi></td>
            <td class="score">${texts.versus}</td>
            <td class="second"><bdi>${nameOf(second)}</bdi></td>
            <td><small>${reason.text}</small> ${changes()?.tableScenario(veto)}</td>
          </tr>`,
      )}
      ${
        unpaired
          ? html`<tr>
              <th scope="row" class="table">–</th>
              <td class="first"><bdi>${nameOf(unpaired.entrant)}</bdi></td>
              <td class="score"></td>
              <td class="second">${unpaired.kind === 'BYE' ? texts.bye : texts.spare}</td>
              <td><small>${unpaired.reason.text}</small></td>
            </tr>`
          : nothing
      }
    </tbody>
  </table>`;

const nextRound = (): TemplateResult => {
  const { preview, event } = state;
  const number = (event?.roundsDrawn.length ?? 0) + 1;
  return html`<section aria-label=${texts.nextRound(number)}>
    <h2>${texts.nextRound(number)}</h2>
    <p class="buttons">
      ${button(texts.preview, () => void previewNext())}
      ${button(preview ? texts.publish : texts.draw, () =>
        sendChange(texts.drawn(number), ['POST', '/rounds'], {
          body: preview ? { digest: preview.digest } : {},
        }),
      )}
    </p>
    ${preview ? tables(preview.tables, preview.unpaired, texts.previewOf(preview.number)) : nothing}
  </section>`;
};

const beforeStart = (round: Round): TemplateResult => {
  const path = `/rounds/${round.number}`;
  const ifMatch = round.version;
  return html`${tables(round.tables, round.unpaired, texts.roundDrawn(round.number))}
    <form
      class="row"
      @submit=${submitted(({ minutes }) =>
        sendChange(texts.started(round.number), ['POST', `${path}/start`], {
          body: { minutes: numberOf(minutes) },
          ifMatch,
        }),
      )}
    >
      ${field(
        texts.minutes,
        html`<input
          name="minutes"
          type="number"
          min="1"
          .value=${String(state.event?.roundMinutes ?? '')}
        />`,
      )}
      <button class="quiet">${texts.start}</button>
    </form>
    ${changes()?.byHand(round)}`;
};

/** The clock of a round that is played, and what else can be done in it. */
const inPlay = (round: Round): TemplateResult =>
  html`${round.state === 'STARTED' ? roundClock(round.clock) : nothing} ${changes()?.inPlay(round)}`;

/** Links to the public pages of the round and to its printed pages. */
const roundPages = (number: number): TemplateResult => {
  const base = `/tournaments/${encodeURIComponent(state.id ?? '')}`;
  const pages = [
    [`${base}/rounds/${number}`, texts.publicPage],
    [`${base}/hall`, texts.hall],
    [`${base}/rounds/${number}/print`, texts.print],
    [`${base}/rounds/${number}/slips`, texts.slips],
  ] as const;
  return html`<nav class="round-pages" aria-label=${texts.pages}>
    ${pages.map(([href, text]) => html`<a href=${href}>${text}</a>`)}
  </nav>`;
};

/** The way to every round, for a correction. */
const rounds = (number: number): TemplateResult =>
  html`<nav class="rounds" aria-label=${texts.views.ROUND}>
    ${(state.event?.roundsDrawn ?? []).map(
      (one) =>
        html`<button
          class="quiet"
          aria-label=${texts.round(one.number)}
          aria-pressed=${String(one.number === number)}
          @click=${() => void lookAt(one.number)}
        >
          ${one.number}
        </button>`,
    )}
  </nav>`;

export const roundView = (): TemplateResult => {
  const { round, event } = state;
  if (event === null) return html``;
  return html`${
    round
      ? html`<section aria-labelledby="round-title">
          ${event.roundsDrawn.length > 1 ? rounds(round.number) : nothing}
          <h2 id="round-title">${texts.round(round.number)}</h2>
          ${roundPages(round.number)} ${changes()?.roundScenario(round)}
          ${round.state === 'DRAWN' ? beforeStart(round) : html`${inPlay(round)}${results(round)}`}
        </section>`
      : nothing
  }
  ${isAllowed('drawRound') ? nextRound() : nothing}
  ${
    isAllowed('finishTournament')
      ? html`<p>
          ${button(texts.finish, () => confirm(texts.finishSure) && sendChange(texts.finish, ['POST', '/finish']))}
        </p>`
      : nothing
  }`;
};
