import { LONGEST_REASON } from '../../../../app/kernel/limits';
import { type TemplateResult, html, nothing } from 'lit-html';
import { roundClock } from '../round-clock';
import { submitted } from '../organise/form';
import { playWords as words } from '../play-words';
import { type Game, gameHere, sidesOf } from './game';
import { fixed, me, nameOf, shown } from './model';
import { scenarioOf } from './scenario';
import { act, isChanging, reportForm, resultSentence, startChanging } from './report';
import type { Result } from '../../../../app/kernel/generated/answers';

/** The game that the page is about: reported by one side, confirmed or disputed by the other. */

/** The form of a team match comes after the rest. */
let teamForm: typeof reportForm | null = null;
export const setTeamForm = (form: typeof reportForm): void => {
  teamForm = form;
};

const formOf = (it: Game): TemplateResult =>
  shown.event?.format === 'TEAMS' ? (teamForm?.(it) ?? html``) : reportForm(it);

/** The other side's report wants a yes or a no. */
const answers = (it: Game): TemplateResult =>
  html`<p class="buttons">
      <button @click=${() => act(words.confirm, it, ['POST', 'confirm', {}])}>${words.confirm}</button>
    </p>
    <form
      class="row"
      @submit=${submitted(({ reason }) => act(words.dispute, it, ['POST', 'dispute', { reason }]))}
    >
      <label class="field"
        ><span>${words.disputeWhy}</span><input name="reason" required maxlength=${LONGEST_REASON}
      /></label>
      <button class="danger">${words.dispute}</button>
    </form>`;

/** Who reported it may change it, or take it back, until the other side has said something or the round is over. */
const mayChange = (it: Game, result: Result): boolean =>
  result.status === 'REPORTED' &&
  result.reportedBy === me() &&
  shown.event?.roundsDrawn.at(-1)?.number === it.round &&
  shown.event.allowed.includes('takeBackResult');

const takeBack = (it: Game): void => {
  if (confirm(words.takeBackSure)) act(words.takeBack, it, ['DELETE', 'result', {}]);
};

const reported = (it: Game, result: Result): TemplateResult => {
  if (mayChange(it, result) && isChanging(it)) return formOf(it);
  const isTheirs = result.status === 'REPORTED' && result.reportedBy !== me();
  return html`<div class="card">
    ${isTheirs ? html`<p>${words.reportedBy(nameOf(result.reportedBy ?? undefined))}</p>` : nothing}
    <p class="said"><b>${resultSentence(it)}</b> ${isTheirs ? words.isItRight : nothing}</p>
    ${
      isTheirs
        ? answers(it)
        : html`<p>
            <small
              >${words.statuses[result.status]}${result.reason === null ? '' : `: ${result.reason}`}</small
            >
          </p>`
    }
    ${
      mayChange(it, result)
        ? html`<p class="buttons">
            <button class="quiet" @click=${() => startChanging(it)}>${words.change}</button>
            <button class="quiet" @click=${() => takeBack(it)}>${words.takeBack}</button>
          </p>`
        : nothing
    }
  </div>`;
};

const heading = (it: Game): TemplateResult => {
  const [, opponent] = sidesOf(it);
  return html`<p class="play-table">
    ${words.round(it.round)}
    <b>${words.table(it.table)}</b>
    ${words.against(nameOf(opponent))}
  </p>`;
};

const clock = (it: Game): TemplateResult | typeof nothing =>
  it.state === 'STARTED' ? roundClock(shown.round?.clock ?? null) : nothing;

export const table = (): TemplateResult => {
  const { round } = shown;
  const it = round && gameHere(round);
  const own = me();
  if (!it) {
    const hasBye = own !== null && round?.unpaired?.entrant === own && round.state !== 'COMPLETE';
    return html`<p class="lead">
      ${own === null ? words.noToken : hasBye ? words.bye(round.number) : words.noRound}
    </p>`;
  }
  const isMine = own === null || it.entrants.includes(own);
  return html`${fixed['table'] === undefined ? html`${heading(it)}${clock(it)}` : nothing}
  ${isMine ? scenarioOf(it) : nothing}
  ${
    it.state === 'DRAWN'
      ? html`<p>${words.notStarted}</p>`
      : !isMine
        ? html`<p>${words.notYours}</p>`
        : it.result
          ? reported(it, it.result)
          : formOf(it)
  }`;
};
