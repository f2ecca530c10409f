import { LONGEST_NAME, LONGEST_REASON } from '../../../../app/kernel/limits';
import { type TemplateResult, html, nothing } from 'lit-html';
import { given, numberOf, submitted } from './form';
import { handOut } from './hand-out';
import { sendChange, isAllowed, state } from './model';
import { makeCode } from './player-code';
import { viewTexts as texts } from './view-texts';
import { organiseTexts as common } from './texts';
import type { Entrant } from '../../../../app/kernel/generated/answers';

/** What can be done about one entrant, each act with a button of its own. */

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
    <label class="field"
      ><span>${texts.adjustPoints}</span><input name="tournamentPoints" type="number" min="-100" max="100"
    /></label>
    <label class="field"
      ><span>${texts.adjustVictoryPoints}</span
      ><input name="victoryPoints" type="number" min="-100" max="100"
    /></label>
    <label class="field"
      ><span>${common.reason}</span><input name="reason" required maxlength=${LONGEST_REASON}
    /></label>
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
    <label class="field"
      ><span>${texts.nameOf}</span
      ><input name="name" required maxlength=${LONGEST_NAME} .value=${entrant.name}
    /></label>
    <label class="field"
      ><span>${texts.club}</span><input name="club" maxlength=${LONGEST_NAME} .value=${entrant.club ?? ''}
    /></label>
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
        <label class="field"
          ><span>${texts.score}</span
          ><select name="tiebreaker">
            ${own.map(({ id }) => html`<option value=${id}>${id}</option>`)}
          </select></label
        >
        <label class="field"
          ><span>${texts.scoreValue}</span><input name="value" type="number" required
        /></label>
        <button class="quiet">${texts.setScore}</button>
        <small>${entrant.scores.map(({ tiebreaker, value }) => `${tiebreaker}: ${value}`).join(', ')}</small>
      </form>`;
};

/** What fits the entrant as it is; whatever takes it out of the event is asked about once more. */
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
    <label class="field"
      ><span>${texts.leaveReason}</span><input name="reason" maxlength=${LONGEST_REASON}
    /></label>
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
    ${leave(entrant)}
    <button class="quiet" @click=${() => void handOut('PLAYER', { entrant: entrant.id })}>
      ${texts.playerLink}
    </button>
    <button class="quiet" @click=${() => void makeCode(entrant)}>${texts.playerCode}</button>
  </details>`;
