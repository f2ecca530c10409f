import type { TemplateResult } from 'lit-html';
import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { EntrantView } from '../../../../app/tournaments/views';
import { cardSheet, makeCards } from './cards';
import { given, numberOf, submitted } from './form';
import { handOut } from './hand-out';
import { act, may, pendingAt, shown } from './model';
import { makeCode } from './player-code';
import { viewWords as words } from './view-words';
import { organiseWords as common } from './words';

/** Registering, checking in, and what happens to an entrant on the way. */

/** A line of a pasted list: name; club, or in doubles team; first player; second player; club. */
const lineOf = (line: string, isDoubles: boolean): object => {
  const [name = '', ...rest] = line.split(/[;\t]/).map((part) => part.trim());
  if (!isDoubles) return { name, club: given(rest[0]) };
  const [first = '', second = '', club] = rest;
  return { name, members: [first, second].filter((member) => member !== ''), club: given(club) };
};

const registerAll = (list: string): void => {
  const isDoubles = shown.event?.format === 'DOUBLES';
  for (const line of list.split('\n').filter((text) => text.trim() !== '')) {
    const body = lineOf(line, isDoubles);
    act(words.registered((body as { readonly name: string }).name), ['POST', '/entrants'], { body });
  }
};

const doTo = (entrant: EntrantView, fields: Readonly<Record<string, string>>): void => {
  const { what = '', reason = '' } = fields;
  const path = `/entrants/${entrant.id}/${what}`;
  const body =
    what === 'adjustments'
      ? {
          tournamentPoints: numberOf(fields['tournamentPoints']) ?? 0,
          victoryPoints: numberOf(fields['victoryPoints']) ?? 0,
          reason,
        }
      : { reason: given(reason) };
  act(`${words.actions[what] ?? what}: ${entrant.name}`, ['POST', path], { body, ifMatch: entrant.version });
};

const more = (entrant: EntrantView): TemplateResult =>
  html`<details>
    <summary aria-label=${words.moreOf(entrant.name)}>${words.more}</summary>
    <form class="row" @submit=${submitted((fields) => doTo(entrant, fields))}>
      <label class="field"
        ><span>${words.action}</span
        ><select name="what">
          ${Object.entries(words.actions).map(([key, text]) => html`<option value=${key}>${text}</option>`)}
        </select></label
      >
      <label class="field"
        ><span>${words.adjustPoints}</span><input name="tournamentPoints" type="number" min="-100" max="100"
      /></label>
      <label class="field"
        ><span>${words.adjustVictoryPoints}</span
        ><input name="victoryPoints" type="number" min="-100" max="100"
      /></label>
      <label class="field"
        ><span>${common.reason}</span><input name="reason" required maxlength="300"
      /></label>
      <button>${words.doIt}</button>
    </form>
    <button class="quiet" @click=${() => void handOut('PLAYER', { entrant: entrant.id })}>
      ${words.playerLink}
    </button>
    <button class="quiet" @click=${() => void makeCode(entrant)}>${words.playerCode}</button>
  </details>`;

const checkInPath = ({ id }: EntrantView): string => `/entrants/${id}/check-in`;

/** Asked for already, and not yet answered: asking again would only be refused. */
const isCheckingIn = (entrant: EntrantView): boolean => pendingAt(checkInPath(entrant)) !== undefined;

const checkIn = (entrant: EntrantView): void =>
  act(words.checkInOf(entrant.name), ['POST', checkInPath(entrant)]);

const row = (entrant: EntrantView): TemplateResult =>
  html`<tr data-status=${entrant.status}>
    <td class="number">${entrant.number}</td>
    <th scope="row"><bdi>${entrant.name}</bdi> <small>${entrant.club ?? ''}</small></th>
    <td>${words.statuses[entrant.status] ?? entrant.status}</td>
    <td>
      ${
        entrant.checkedIn
          ? words.here
          : isCheckingIn(entrant)
            ? common.waitingShort
            : may('checkInEntrant')
              ? html`<button
                  class="quiet"
                  aria-label=${words.checkInOf(entrant.name)}
                  @click=${() => checkIn(entrant)}
                >
                  ${words.checkIn}
                </button>`
              : nothing
      }
    </td>
    <td>${more(entrant)}</td>
  </tr>`;

export const entrants = (): TemplateResult => {
  const { event } = shown;
  if (event === null) return html``;
  return html`<section aria-labelledby="entrants-title">
    <h2 id="entrants-title">${words.entrants} <small>${event.entrants.length}</small></h2>
    ${
      may('registerEntrant')
        ? html`<form class="stack" @submit=${submitted(({ list = '' }) => registerAll(list))}>
            <label for="list">${event.format === 'DOUBLES' ? words.pasteTeams : words.paste}</label>
            <textarea id="list" name="list" rows="4" required></textarea>
            <button>${words.register}</button>
          </form>`
        : nothing
    }
    <p class="buttons">
      ${
        may('openRegistration')
          ? html`<button
              class="quiet"
              @click=${() => act(words.openRegistration, ['POST', '/open-registration'])}
            >
              ${words.openRegistration}
            </button>`
          : nothing
      }
      ${
        may('openCheckIn')
          ? html`<button class="quiet" @click=${() => act(words.openCheckIn, ['POST', '/open-check-in'])}>
              ${words.openCheckIn}
            </button>`
          : nothing
      }
      ${
        may('checkInEntrant') && event.entrants.some(({ checkedIn }) => !checkedIn)
          ? html`<button
              class="quiet"
              @click=${() => {
                for (const entrant of event.entrants)
                  if (!entrant.checkedIn && !isCheckingIn(entrant)) checkIn(entrant);
              }}
            >
              ${words.checkInAll}
            </button>`
          : nothing
      }
      ${
        event.entrants.length > 0
          ? html`<button class="quiet" @click=${() => void makeCards()}>${words.cards}</button>`
          : nothing
      }
    </p>
    ${cardSheet()}
    <table class="entrants">
      <caption class="hidden">
        ${words.entrants}
      </caption>
      <thead>
        <tr>
          <th scope="col" class="number">#</th>
          <th scope="col">${words.name}</th>
          <th scope="col">${words.status}</th>
          <th scope="col">${words.checkIn}</th>
          <th scope="col">${words.more}</th>
        </tr>
      </thead>
      <tbody>
        ${repeat(event.entrants, ({ id }) => id, row)}
      </tbody>
    </table>
  </section>`;
};
