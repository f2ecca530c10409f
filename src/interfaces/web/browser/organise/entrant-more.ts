import { LONGEST_NAME, LONGEST_REASON } from '../../../../app/kernel/limits';
import { MOST_ADJUSTED_POINTS } from '../../../../domain/tournaments/limits';
import { type TemplateResult, html, nothing } from 'lit-html';
import { given, numberOf, submitted } from './form';
import { handOut } from './links';
import { sendChange, isAllowed, state } from './model';
import { makeCode } from './player-code';
import { viewTexts as texts } from './view-texts';
import { organiseTexts as common } from './texts';
import type { Entrant } from '../../../../app/kernel/generated/answers';
import { button, field } from '../parts';
import { reasonField } from '../form-parts';

/** Actions for one entrant, each with its own button. */

type Fields = Readonly<Record<string, string>>;

const post = (entrant: Entrant, what: string, body: object): void =>
  sendChange(`${texts.actions[what] ?? ''}: ${entrant.name}`, ['POST', `/entrants/${entrant.id}/${what}`], {
    body,
    ifMatch: entrant.version,
  });

const points = (entrant: Entrant): TemplateResult =>
  html`<form
    class="row"
    @submit=${submitted((fields) =>
      post(entrant, 'adjustments', {
        tournamentPoints: numberOf(fields['tournamentPoints']) ?? 0,
        victoryPoints: numberOf(fields['victoryPoints']) ?? 0,
        reason: fields['reason'],
      }),
    )}
  >
    ${field(texts.adjustPoints, html`<input name="tournamentPoints" type="number" min=${-MOST_ADJUSTED_POINTS} max=${MOST_ADJUSTED_POINTS} />`)}
    ${field(texts.adjustVictoryPoints, html`<input name="victoryPoints" type="number" min=${-MOST_ADJUSTED_POINTS} max=${MOST_ADJUSTED_POINTS} />`)}
    ${reasonField(common.reason)}
    <button class="quiet">${texts.adjust}</button>
  </form>`;

const rename = (entrant: Entrant): TemplateResult =>
  html`<form
    class="row"
    @submit=${submitted(
      ({ name, club }) =>
        sendChange(texts.renamed(entrant.name), ['PATCH', `/entrants/${entrant.id}`], {
          body: { name, club: given(club) ?? null },
          ifMatch: entrant.version,
        }),
      true,
    )}
  >
    ${field(texts.nameOf, html`<input name="name" required maxlength=${LONGEST_NAME} .value=${entrant.name} />`)}
    ${field(texts.club, html`<input name="club" maxlength=${LONGEST_NAME} .value=${entrant.club ?? ''} />`)}
    <button class="quiet">${texts.rename}</button>
  </form>`;

/** Painting, sports and the like: the tiebreakers that the organiser announced. */
const scores = (entrant: Entrant): TemplateResult | typeof nothing => {
  const own = (state.event?.tiebreakers ?? []).filter(({ counts }) => counts === 'SCORES');
  return own.length === 0
    ? nothing
    : html`<form
        class="row"
        @submit=${submitted(({ tiebreaker, value }) =>
          sendChange(
            texts.scored(tiebreaker ?? '', entrant.name),
            ['POST', `/entrants/${entrant.id}/scores`],
            {
              body: { tiebreaker, value: numberOf(value) },
              ifMatch: entrant.version,
            },
          ),
        )}
      >
        ${field(
          texts.score,
          html`<select name="tiebreaker">
            ${own.map(({ id }) => html`<option value=${id}>${id}</option>`)}
          </select>`,
        )}
        ${field(texts.scoreValue, html`<input name="value" type="number" required />`)}
        <button class="quiet">${texts.setScore}</button>
        <small>${entrant.scores.map(({ tiebreaker, value }) => `${tiebreaker}: ${value}`).join(', ')}</small>
      </form>`;
};

/** Actions that fit the entrant's status; those that take it out of the event need a confirmation. */
const actsFor = ({ status }: Entrant): readonly string[] =>
  status === 'WITHDRAWN' || status === 'DISQUALIFIED' ? ['reinstate'] : ['withdraw', 'disqualify'];

const leave = (entrant: Entrant): TemplateResult =>
  html`<form
    class="row"
    @submit=${submitted(({ what = '', reason }: Fields) => {
      if (what === 'reinstate' || confirm(texts.leaveSure(texts.actions[what] ?? '', entrant.name)))
        post(entrant, what, { reason: given(reason) });
    })}
  >
    ${field(texts.leaveReason, html`<input name="reason" maxlength=${LONGEST_REASON} />`)}
    ${actsFor(entrant).map(
      (what) =>
        html`<button class=${what === 'disqualify' ? 'danger' : 'quiet'} name="what" value=${what}>
          ${texts.actions[what]}
        </button>`,
    )}
  </form>`;

export const entrantMore = (entrant: Entrant): TemplateResult =>
  html`<details>
    <summary aria-label=${texts.moreOf(entrant.name)}>${texts.more}</summary>
    ${points(entrant)} ${scores(entrant)} ${isAllowed('updateEntrant') ? rename(entrant) : nothing}
    ${leave(entrant)} ${button(texts.playerLink, () => void handOut('PLAYER', { entrant: entrant.id }))}
    ${button(texts.playerCode, () => void makeCode(entrant))}
  </details>`;
