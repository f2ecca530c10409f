import { type TemplateResult, html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { Entrant, Tournament } from '../../../../../app/kernel/generated/answers';
import { LONGEST_NAME } from '../../../../../app/kernel/limits';
import { MOST_ADJUSTED_POINTS } from '../../../../../domain/tournaments/limits';
import { button, field, given, numberOf, reasonField } from '../../page-parts/form';
import { numberInput } from '../../page-parts/console-parts';
import { rowForm, section, select } from '../../page-parts/form-parts';
import { table } from '../../page-parts/table';
import { checksOf } from '../checks';
import { cardSheet, makeCards, makeCode } from './cards';
import { fieldTexts } from '../field-texts';
import { handOut } from '../links';
import { leaving, post } from './leaving';
import { finder } from '../finder';
import { ifAllowed, isAllowed, mayDo, ownWaiting, pendingAt, redraw, sendChange, state } from '../model';
import { openedRows } from '../opened-rows';
import { registration } from './registration';
import { entrantsFile } from '../exchange';
import { organiseTexts as common } from '../texts';
import { viewTexts as texts } from '../view-texts';

/** Registering, checking in, and what happens to an entrant on the way. */

const checkInPath = ({ id }: Entrant): string => `/entrants/${id}/check-in`;

const CHECK_INS = '/check-ins';
/** The service takes 200 at once. */
const CHECK_INS_IN_REQUEST = 100;

/** Asked for already, and not yet answered: asking again would only be refused. */
const isCheckingIn = (entrant: Entrant): boolean =>
  pendingAt(checkInPath(entrant)) !== undefined ||
  ownWaiting().some(
    ({ path, body }) =>
      path === CHECK_INS && (body as { readonly entrants: readonly string[] }).entrants.includes(entrant.id),
  );

const checkIn = (entrant: Entrant): void => sendChange(texts.checkInOf(entrant.name), checkInPath(entrant));

const checkInAll = ({ entrants }: Tournament): void => {
  const missing = entrants.filter((one) => !one.checkedIn && !isCheckingIn(one)).map(({ id }) => id);
  for (let from = 0; from < missing.length; from += CHECK_INS_IN_REQUEST)
    sendChange(texts.checkInAll, CHECK_INS, {
      body: { entrants: missing.slice(from, from + CHECK_INS_IN_REQUEST) },
    });
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
      ${field(fieldTexts.club, html`<input name="club" maxlength=${LONGEST_NAME} .value=${entrant.club ?? ''} />`)}
      ${
        state.event?.format === 'SINGLES'
          ? field(
              texts.squad,
              html`<input name="squad" maxlength=${LONGEST_NAME} .value=${entrant.squad ?? ''} />`,
            )
          : nothing
      }
      ${field(texts.fixedTable, numberInput('fixedTable', entrant.fixedTable, [1]))}
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

const openedMore = openedRows();

const forms = (entrant: Entrant): TemplateResult =>
  html`${ifAllowed('adjustEntrant', () => points(entrant))}
  ${isAllowed('setScore') ? scores(entrant) : nothing} ${ifAllowed('updateEntrant', () => rename(entrant))}
  ${checksOf(entrant)} ${leaving(entrant)}
  ${ifAllowed('grantRole', () => button(texts.playerLink, () => handOut('PLAYER', { entrant: entrant.id })))}
  ${mayDo('createLinkCode') ? button(texts.playerCode, () => makeCode(entrant)) : nothing}`;

const more = (entrant: Entrant): TemplateResult =>
  openedMore(entrant.id, [texts.more, texts.moreOf(entrant.name)], () => forms(entrant));

/** Beside the name only what is not so with everybody. */
const statusOf = ({ status }: Entrant): TemplateResult | typeof nothing =>
  status === 'ACTIVE' ? nothing : html`<small class="state">${texts.statuses[status]}</small>`;

const row = (entrant: Entrant): TemplateResult =>
  html`<tr data-status=${entrant.status}>
    <td class="number">${entrant.number}</td>
    <th scope="row">
      <bdi>${entrant.name}</bdi> ${statusOf(entrant)}
      <small>${[entrant.club, entrant.squad].filter(Boolean).join(', ')}</small>
    </th>
    <td>${approval(entrant)} ${presence(entrant)}</td>
    <td>${more(entrant)}</td>
  </tr>`;

const find = finder('entrants');

const isFound = ({ number, name, club, squad }: Entrant): boolean =>
  find.matches(String(number), name, club ?? '', squad ?? '');

const changeButtons = (event: Tournament): TemplateResult => {
  const step = (operation: string, text: string, path: string) =>
    ifAllowed(operation, () => button(text, () => sendChange(text, path)));
  return html`<p class="buttons">
    ${step('openRegistration', texts.openRegistration, '/open-registration')}
    ${step('openCheckIn', texts.openCheckIn, '/open-check-in')}
    ${event.entrants.some(({ checkedIn }) => !checkedIn) ? ifAllowed('checkInEntrant', () => button(texts.checkInAll, () => checkInAll(event))) : nothing}
    ${event.entrants.length > 0 ? ifAllowed('grantRole', () => button(texts.cards, makeCards)) : nothing}
  </p>`;
};

/** All who are listed, and how many of them have no place or no longer. */
const countText = ({ entrants: all }: Tournament): string => {
  const counted = Object.entries(texts.statuses).flatMap(([status, text]) => {
    const count = all.filter((one) => one.status === status).length;
    return status === 'ACTIVE' || count === 0 ? [] : [`${count} ${text}`];
  });
  return [`${all.length}`, ...counted].join(', ');
};

export const entrants = (): TemplateResult => {
  const { event } = state;
  if (event === null) return html``;
  return section(
    'entrants',
    html`${texts.entrants} <small>${countText(event)}</small>`,
    html`${ifAllowed('registerEntrant', () => registration(event))}
    ${mayDo('importEntrants') ? entrantsFile() : nothing} ${changeButtons(event)} ${cardSheet()}
    ${find.field(event.entrants.length, redraw)}
    ${table({
      className: 'entrants',
      caption: texts.entrants,
      hasHiddenCaption: true,
      columns: [{ number: '#' }, texts.name, texts.checkIn, texts.more],
      rows: repeat(event.entrants.filter(isFound), ({ id }) => id, row),
    })}`,
  );
};
