import { type TemplateResult, html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { cardSheet, makeCards } from './cards';
import { given, submitted } from './form';
import { entrantMore } from './entrant-more';
import { sendChange, isAllowed, pendingAt, state } from './model';
import { viewTexts as texts } from './view-texts';
import { organiseTexts as common } from './texts';
import type { Entrant, Tournament } from '../../../../app/kernel/generated/answers';
import { button } from '../parts';

/** Registering, checking in, and what happens to an entrant on the way. */

/** A line of a pasted list: name; club. In doubles team; first player; second player; club. Of a larger team every player. */
const lineOf = (line: string, format: Tournament['format']): object => {
  const [name = '', ...rest] = line.split(/[;\t]/).map((part) => part.trim());
  if (format === 'SINGLES') return { name, club: given(rest[0]) };
  if (format === 'TEAMS') return { name, members: rest.filter((member) => member !== '') };
  const [first = '', second = '', club] = rest;
  return { name, members: [first, second].filter((member) => member !== ''), club: given(club) };
};

const registerAll = (list: string, { format }: Tournament): void => {
  for (const line of list.split('\n').filter((text) => text.trim() !== '')) {
    const body = lineOf(line, format);
    sendChange(texts.registered((body as { readonly name: string }).name), ['POST', '/entrants'], { body });
  }
};

const checkInPath = ({ id }: Entrant): string => `/entrants/${id}/check-in`;

/** Asked for already, and not yet answered: asking again would only be refused. */
const isCheckingIn = (entrant: Entrant): boolean => pendingAt(checkInPath(entrant)) !== undefined;

const checkIn = (entrant: Entrant): void =>
  sendChange(texts.checkInOf(entrant.name), ['POST', checkInPath(entrant)]);

const approval = (entrant: Entrant): TemplateResult | typeof nothing =>
  entrant.status === 'AWAITING_APPROVAL' && isAllowed('approveEntrant')
    ? html`<button
        class="quiet"
        aria-label=${texts.approveOf(entrant.name)}
        @click=${() =>
          sendChange(texts.approveOf(entrant.name), ['POST', `/entrants/${entrant.id}/approve`], {
            ifMatch: entrant.version,
          })}
      >
        ${texts.approve}
      </button>`
    : nothing;

const row = (entrant: Entrant): TemplateResult =>
  html`<tr data-status=${entrant.status}>
    <td class="number">${entrant.number}</td>
    <th scope="row"><bdi>${entrant.name}</bdi> <small>${entrant.club ?? ''}</small></th>
    <td>${texts.statuses[entrant.status]} ${approval(entrant)}</td>
    <td>
      ${
        entrant.checkedIn
          ? texts.here
          : isCheckingIn(entrant)
            ? common.waitingShort
            : isAllowed('checkInEntrant')
              ? html`<button
                  class="quiet"
                  aria-label=${texts.checkInOf(entrant.name)}
                  @click=${() => checkIn(entrant)}
                >
                  ${texts.checkIn}
                </button>`
              : nothing
      }
    </td>
    <td>${entrantMore(entrant)}</td>
  </tr>`;

const changeButtons = (event: Tournament): TemplateResult =>
  html`<p class="buttons">
    ${
      isAllowed('openRegistration')
        ? html`${button(texts.openRegistration, () => sendChange(texts.openRegistration, ['POST', '/open-registration']))}`
        : nothing
    }
    ${
      isAllowed('openCheckIn')
        ? html`${button(texts.openCheckIn, () => sendChange(texts.openCheckIn, ['POST', '/open-check-in']))}`
        : nothing
    }
    ${
      isAllowed('checkInEntrant') && event.entrants.some(({ checkedIn }) => !checkedIn)
        ? html`${button(texts.checkInAll, () => {
            for (const entrant of event.entrants)
              if (!entrant.checkedIn && !isCheckingIn(entrant)) checkIn(entrant);
          })}`
        : nothing
    }
    ${event.entrants.length > 0 ? html`${button(texts.cards, () => void makeCards())}` : nothing}
  </p>`;

const pasteHelp = ({ format, teams }: Tournament): string => {
  if (format === 'TEAMS') return texts.pasteTeams(teams?.size ?? 0, teams?.substitutes ?? 0);
  return format === 'DOUBLES' ? texts.pastePairs : texts.paste;
};

export const entrants = (): TemplateResult => {
  const { event } = state;
  if (event === null) return html``;
  return html`<section aria-labelledby="entrants-title">
    <h2 id="entrants-title">${texts.entrants} <small>${event.entrants.length}</small></h2>
    ${
      isAllowed('registerEntrant')
        ? html`<form class="stack" @submit=${submitted(({ list = '' }) => registerAll(list, event))}>
            <label for="list">${pasteHelp(event)}</label>
            <textarea id="list" name="list" rows="4" required></textarea>
            <button>${texts.register}</button>
          </form>`
        : nothing
    }
    ${changeButtons(event)} ${cardSheet()}
    <div class="table-box">
      <table class="entrants">
        <caption class="hidden">
          ${texts.entrants}
        </caption>
        <thead>
          <tr>
            <th scope="col" class="number">#</th>
            <th scope="col">${texts.name}</th>
            <th scope="col">${texts.status}</th>
            <th scope="col">${texts.checkIn}</th>
            <th scope="col">${texts.more}</th>
          </tr>
        </thead>
        <tbody>
          ${repeat(event.entrants, ({ id }) => id, row)}
        </tbody>
      </table>
    </div>
  </section>`;
};
