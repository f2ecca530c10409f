import type { TemplateResult } from 'lit-html';
import { html, nothing } from 'lit-html';
import type { RoundView, TableView, UnpairedView } from '../../../../app/tournaments/views';
import { organiseWords as words } from './words';
import { numberOf, submitted } from './form';
import { act, lookAt, may, nameOf, previewNext, shown } from './model';
import { results } from './results';

/** The round: previewed, drawn, changed by hand, started, reported. */

const tables = (list: readonly TableView[], unpaired: UnpairedView | null, caption: string): TemplateResult =>
  html`<table class="pairings">
    <caption>
      ${caption}
    </caption>
    <tbody>
      ${list.map(
        ({ table, entrants: [first = '', second = ''], reason }) =>
          html`<tr>
            <th scope="row" class="table">${table}</th>
            <td class="first"><bdi>${nameOf(first)}</bdi></td>
            <td class="score">${words.versus}</td>
            <td class="second"><bdi>${nameOf(second)}</bdi></td>
            <td><small>${reason.text}</small></td>
          </tr>`,
      )}
      ${
        unpaired
          ? html`<tr>
              <th scope="row" class="table">–</th>
              <td class="first"><bdi>${nameOf(unpaired.entrant)}</bdi></td>
              <td class="score"></td>
              <td class="second">${unpaired.kind === 'BYE' ? words.bye : words.spare}</td>
              <td><small>${unpaired.reason.text}</small></td>
            </tr>`
          : nothing
      }
    </tbody>
  </table>`;

const nextRound = (): TemplateResult => {
  const { preview, event } = shown;
  const number = (event?.roundsDrawn.length ?? 0) + 1;
  return html`<section aria-label=${words.nextRound(number)}>
    <h2>${words.nextRound(number)}</h2>
    <p class="buttons">
      <button class="quiet" @click=${() => void previewNext()}>${words.preview}</button>
      <button
        @click=${() =>
          act(words.drawn(number), ['POST', '/rounds'], { body: preview ? { digest: preview.digest } : {} })}
      >
        ${preview ? words.publish : words.draw}
      </button>
    </p>
    ${preview ? tables(preview.tables, preview.unpaired, words.previewOf(preview.number)) : nothing}
  </section>`;
};

const entrantSelect = (name: string, label: string, round: RoundView): TemplateResult => {
  const seated = [
    ...round.tables.flatMap(({ entrants }) => entrants),
    ...(round.unpaired ? [round.unpaired.entrant] : []),
  ];
  return html`<label class="field"
    ><span>${label}</span
    ><select name=${name} required>
      <option value=""></option>
      ${seated.map((entrant) => html`<option value=${entrant}>${nameOf(entrant)}</option>`)}
    </select></label
  >`;
};

const beforeStart = (round: RoundView): TemplateResult => {
  const path = `/rounds/${round.number}`;
  const ifMatch = round.version;
  return html`${tables(round.tables, round.unpaired, words.roundDrawn(round.number))}
    <form
      class="row"
      @submit=${submitted(({ minutes }) =>
        act(words.started(round.number), ['POST', `${path}/start`], {
          body: { minutes: numberOf(minutes) },
          ifMatch,
        }),
      )}
    >
      <label class="field"
        ><span>${words.minutes}</span
        ><input
          name="minutes"
          type="number"
          min="1"
          max="600"
          .value=${String(shown.event?.roundMinutes ?? '')}
      /></label>
      <button>${words.start}</button>
    </form>
    <details>
      <summary>${words.swap}</summary>
      <form
        class="row"
        @submit=${submitted(({ first, second, reason }) =>
          act(words.swapped, ['POST', `${path}/swap`], { body: { first, second, reason }, ifMatch }),
        )}
      >
        ${entrantSelect('first', words.swapFirst, round)} ${entrantSelect('second', words.swapSecond, round)}
        <label class="field"
          ><span>${words.reason}</span><input name="reason" required maxlength="300"
        /></label>
        <button>${words.swapButton}</button>
      </form>
    </details>
    <details>
      <summary>${words.redraw}</summary>
      <form
        class="row"
        @submit=${submitted(({ reason }) =>
          act(words.redrawn(round.number), ['POST', `${path}/redraw`], { body: { reason }, ifMatch }),
        )}
      >
        <label class="field"
          ><span>${words.reason}</span><input name="reason" required maxlength="300"
        /></label>
        <button>${words.redraw}</button>
      </form>
    </details>`;
};

const clock = (round: RoundView): TemplateResult =>
  html`${
    round.clock?.endsAt
      ? html`<p class="clock" role="timer" data-ends=${round.clock.endsAt} data-over-text=${words.timeUp}>
          <b></b>
        </p>`
      : nothing
  }
  ${
    may('extendRound') && round.clock?.minutes
      ? html`<details>
          <summary>${words.extended}</summary>
          <form
            class="row"
            @submit=${submitted(({ minutes, reason }) =>
              act(words.extended, ['POST', `/rounds/${round.number}/extend`], {
                body: { minutes: numberOf(minutes), reason },
              }),
            )}
          >
            <label class="field"
              ><span>${words.extend}</span><input name="minutes" type="number" value="10" required
            /></label>
            <label class="field"
              ><span>${words.reason}</span><input name="reason" required maxlength="300"
            /></label>
            <button class="quiet">${words.extendButton}</button>
          </form>
        </details>`
      : nothing
  }`;

/** The way to every round, for a correction. */
const rounds = (number: number): TemplateResult =>
  html`<nav class="rounds" aria-label=${words.views.ROUND}>
    ${(shown.event?.roundsDrawn ?? []).map(
      (one) =>
        html`<button
          class="quiet"
          aria-label=${words.round(one.number)}
          aria-pressed=${String(one.number === number)}
          @click=${() => void lookAt(one.number)}
        >
          ${one.number}
        </button>`,
    )}
  </nav>`;

export const roundView = (): TemplateResult => {
  const { round, event } = shown;
  if (event === null) return html``;
  return html`${
    round
      ? html`<section aria-labelledby="round-title">
          ${event.roundsDrawn.length > 1 ? rounds(round.number) : nothing}
          <h2 id="round-title">${words.round(round.number)}</h2>
          ${
            round.state === 'DRAWN'
              ? beforeStart(round)
              : html`${round.state === 'STARTED' ? clock(round) : nothing}${results(round)}`
          }
        </section>`
      : nothing
  }
  ${may('drawRound') ? nextRound() : nothing}
  ${
    may('finishTournament')
      ? html`<p>
          <button
            class="quiet"
            @click=${() => confirm(words.finishSure) && act(words.finish, ['POST', '/finish'])}
          >
            ${words.finish}
          </button>
        </p>`
      : nothing
  }`;
};
