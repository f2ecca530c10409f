import { type TemplateResult, html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { Entrant, Tournament } from '../../../../app/kernel/generated/answers';
import { LONGEST_NAME, LONGEST_REASON } from '../../../../app/kernel/limits';
import { MOST_ADJUSTED_POINTS } from '../../../../domain/tournaments/limits';
import { type Fields, button, field, given, numberOf, reasonField, submitted } from '../form';
import { rowForm, section, select } from '../form-parts';
import { table } from '../table';
import { cardSheet, makeCards, makeCode } from './cards';
import { handOut } from './links';
import { ifAllowed, pendingAt, sendChange, state } from './model';
import { exchange } from './exchange-later';
import { organiseTexts as common } from './texts';
import { viewTexts as texts } from './view-texts';

/** Registering, checking in, and what happens to an entrant on the way. */

/** A line of a pasted list: name; club; squad. In doubles team; first player; second player; club. Of a larger team every player. */
const lineOf = (line: string, format: Tournament['format']) => {
  const [name = '', ...rest] = line.split(/[;\t]/).map((part) => part.trim());
  if (format === 'SINGLES') return { name, club: given(rest[0]), squad: given(rest[1]) };
  const isDoubles = format === 'DOUBLES';
  const members = (isDoubles ? rest.slice(0, 2) : rest).filter((member) => member !== '');
  return isDoubles ? { name, members, club: given(rest[2]) } : { name, members };
};

const registerAll = (list: string, { format }: Tournament): void => {
  for (const line of list.split('\n').filter((text) => text.trim() !== '')) {
    const body = lineOf(line, format);
    sendChange(texts.registered(body.name), '/entrants', { body });
  }
};

/** Posts a change of the entrant, over the version that is shown. */
const post = ({ id, version: ifMatch }: Entrant, label: string, [action, body]: readonly [string, object?]) =>
  sendChange(label, `/entrants/${id}/${action}`, { body, ifMatch });

const checkInPath = ({ id }: Entrant): string => `/entrants/${id}/check-in`;

/** Asked for already, and not yet answered: asking again would only be refused. */
const isCheckingIn = (entrant: Entrant): boolean => pendingAt(checkInPath(entrant)) !== undefined;

const checkIn = (entrant: Entrant): void => sendChange(texts.checkInOf(entrant.name), checkInPath(entrant));

const checkInAll = ({ entrants }: Tournament): void => {
  for (const entrant of entrants) if (!entrant.checkedIn && !isCheckingIn(entrant)) checkIn(entrant);
};

/** A button whose row is named for those who cannot see it. */
const rowButton = (label: string, text: string, run: () => void): TemplateResult =>
  html`<button class="quiet" aria-label=${label} @click=${run}>${text}</button>`;

const approval = (entrant: Entrant): TemplateResult | typeof nothing => {
  if (entrant.status !== 'AWAITING_APPROVAL') return nothing;
  const label = texts.approveOf(entrant.name);
  return ifAllowed('approveEntrant', () =>
    rowButton(label, texts.approve, () => post(entrant, label, ['approve'])),
  );
};

const presence = (entrant: Entrant) => {
  if (entrant.checkedIn) return texts.here;
  if (isCheckingIn(entrant)) return common.waitingShort;
  return ifAllowed('checkInEntrant', () =>
    rowButton(texts.checkInOf(entrant.name), texts.checkIn, () => checkIn(entrant)),
  );
};

const pointsInput = (name: string): TemplateResult =>
  html`<input name=${name} type="number" min=${-MOST_ADJUSTED_POINTS} max=${MOST_ADJUSTED_POINTS} />`;

const points = (entrant: Entrant): TemplateResult =>
  rowForm(
    ({ tournamentPoints, victoryPoints, reason }) =>
      post(entrant, `${texts.actions['adjustments'] ?? ''}: ${entrant.name}`, [
        'adjustments',
        {
          tournamentPoints: numberOf(tournamentPoints) ?? 0,
          victoryPoints: numberOf(victoryPoints) ?? 0,
          reason,
        },
      ]),
    html`${field(texts.adjustPoints, pointsInput('tournamentPoints'))}
      ${field(texts.adjustVictoryPoints, pointsInput('victoryPoints'))} ${reasonField(common.reason)}
      <button class="quiet">${texts.adjust}</button>`,
  );

const rename = (entrant: Entrant): TemplateResult =>
  rowForm(
    ({ name, club, squad, fixedTable }) =>
      sendChange(texts.renamed(entrant.name), `/entrants/${entrant.id}`, {
        method: 'PATCH',
        body: {
          name,
          club: given(club) ?? null,
          fixedTable: numberOf(fixedTable) ?? null,
          ...(squad !== undefined && { squad: given(squad) ?? null }),
        },
        ifMatch: entrant.version,
      }),
    html`${field(texts.nameOf, html`<input name="name" required maxlength=${LONGEST_NAME} .value=${entrant.name} />`)}
      ${field(texts.club, html`<input name="club" maxlength=${LONGEST_NAME} .value=${entrant.club ?? ''} />`)}
      ${
        state.event?.format === 'SINGLES'
          ? field(
              texts.squad,
              html`<input name="squad" maxlength=${LONGEST_NAME} .value=${entrant.squad ?? ''} />`,
            )
          : nothing
      }
      ${field(texts.fixedTable, html`<input name="fixedTable" type="number" min="1" .value=${String(entrant.fixedTable ?? '')} />`)}
      <button class="quiet">${texts.rename}</button>`,
    true,
  );

/** Painting, sports and the like: the tiebreakers that the organiser announced. */
const scores = (entrant: Entrant): TemplateResult | typeof nothing => {
  const own = (state.event?.tiebreakers ?? []).filter(({ counts }) => counts === 'SCORES');
  if (own.length === 0) return nothing;
  return rowForm(
    ({ tiebreaker = '', value }) =>
      post(entrant, texts.scored(tiebreaker, entrant.name), [
        'scores',
        { tiebreaker, value: numberOf(value) },
      ]),
    html`${field(
        texts.score,
        select(
          'tiebreaker',
          own.map(({ id }) => [id, id]),
        ),
      )}
      ${field(texts.scoreValue, html`<input name="value" type="number" required />`)}
      <button class="quiet">${texts.setScore}</button>
      <small>${entrant.scores.map(({ tiebreaker, value }) => `${tiebreaker}: ${value}`).join(', ')}</small>`,
  );
};

/** Actions that fit the entrant's status; those that take it out of the event need a confirmation. */
const actionsFor = ({ status }: Entrant): readonly string[] =>
  status === 'WITHDRAWN' || status === 'DISQUALIFIED' ? ['reinstate'] : ['withdraw', 'disqualify'];

const leave = (entrant: Entrant): TemplateResult => {
  const send = ({ action = '', reason }: Fields): void => {
    const text = texts.actions[action] ?? '';
    if (action === 'reinstate' || confirm(texts.leaveSure(text, entrant.name)))
      post(entrant, `${text}: ${entrant.name}`, [action, { reason: given(reason) }]);
  };
  const buttons = actionsFor(entrant).map(
    (action) =>
      html`<button class=${action === 'disqualify' ? 'danger' : 'quiet'} name="action" value=${action}>
        ${texts.actions[action]}
      </button>`,
  );
  return rowForm(
    send,
    html`${field(texts.leaveReason, html`<input name="reason" maxlength=${LONGEST_REASON} />`)} ${buttons}`,
  );
};

const more = (entrant: Entrant): TemplateResult =>
  html`<details>
    <summary aria-label=${texts.moreOf(entrant.name)}>${texts.more}</summary>
    ${points(entrant)} ${scores(entrant)} ${ifAllowed('updateEntrant', () => rename(entrant))}
    ${leave(entrant)} ${button(texts.playerLink, () => handOut('PLAYER', { entrant: entrant.id }))}
    ${button(texts.playerCode, () => makeCode(entrant))}
  </details>`;

const row = (entrant: Entrant): TemplateResult =>
  html`<tr data-status=${entrant.status}>
    <td class="number">${entrant.number}</td>
    <th scope="row">
      <bdi>${entrant.name}</bdi> <small>${[entrant.club, entrant.squad].filter(Boolean).join(', ')}</small>
    </th>
    <td>${texts.statuses[entrant.status]} ${approval(entrant)}</td>
    <td>${presence(entrant)}</td>
    <td>${more(entrant)}</td>
  </tr>`;

const changeButtons = (event: Tournament): TemplateResult => {
  const step = (operation: string, text: string, path: string) =>
    ifAllowed(operation, () => button(text, () => sendChange(text, path)));
  return html`<p class="buttons">
    ${step('openRegistration', texts.openRegistration, '/open-registration')}
    ${step('openCheckIn', texts.openCheckIn, '/open-check-in')}
    ${event.entrants.some(({ checkedIn }) => !checkedIn) ? ifAllowed('checkInEntrant', () => button(texts.checkInAll, () => checkInAll(event))) : nothing}
    ${event.entrants.length > 0 ? button(texts.cards, makeCards) : nothing}
  </p>`;
};

const pasteHelp = ({ format, teams }: Tournament): string => {
  if (format === 'TEAMS') return texts.pasteTeams(teams?.size ?? 0, teams?.substitutes ?? 0);
  return format === 'DOUBLES' ? texts.pastePairs : texts.paste;
};

const registration = (event: Tournament): TemplateResult =>
  html`<form class="stack" @submit=${submitted(({ list = '' }) => registerAll(list, event))}>
    <label for="list">${pasteHelp(event)}</label>
    <textarea id="list" name="list" rows="4" required></textarea>
    <button>${texts.register}</button>
  </form>`;

export const entrants = (): TemplateResult => {
  const { event } = state;
  if (event === null) return html``;
  const count = event.entrants.length;
  return section(
    'entrants',
    html`${texts.entrants} <small>${count}</small>`,
    html`${ifAllowed('registerEntrant', () => registration(event))} ${exchange()?.entrantsFile()}
    ${changeButtons(event)} ${cardSheet()}
    ${table({
      className: 'entrants',
      caption: texts.entrants,
      hasHiddenCaption: true,
      columns: [{ number: '#' }, texts.name, texts.status, texts.checkIn, texts.more],
      rows: repeat(event.entrants, ({ id }) => id, row),
    })}`,
  );
};
