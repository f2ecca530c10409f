import { type TemplateResult, html, nothing } from 'lit-html';
import type { Result } from '../../../../app/kernel/generated/answers';
import { button } from '../page-parts/form';
import type { Game } from '../reports/games';
import { later } from '../page-parts/later';
import { playTexts as texts } from './texts';
import { answerToReport } from '../reports/report-parts';
import { reportPartsTexts } from '../reports/report-parts-texts';
import { roundClock } from '../page-parts/round-clock';
import { scenarioName } from '../page-parts/scenario-name';
import { redraw } from '../page-parts/page';
import { fixed, gameHere, me, nameOf, sidesOf, state } from './model';
import {
  type ReportDetails,
  isChanging,
  reportForm,
  resultSentence,
  sendChange,
  startChanging,
} from './report';

/** The game that the page is about: reported by one side, confirmed or disputed by the other. */

/** The scenario in a sentence; one of ours leads to its rules. */
const played = (scenario: string): TemplateResult => {
  const name = scenarioName(scenario, redraw);
  const isOurs = name !== scenario;
  return html`<p>
    ${texts.scenario}
    <b><bdi>${isOurs ? html`<a href="/rules/scenarios/${scenario}">${name}</a>` : name}</bdi></b>
  </p>`;
};

/** Few events have vetoes or several armies for each player: the code for them is loaded later. */
const vetoes = later(() => import('./vetoes'), redraw);
const armies = later(() => import('./table-armies'), redraw);

/** The scenario of a game of the round that is shown. */
const scenarioOf = (game: Game): TemplateResult | typeof nothing => {
  const { veto } = game;
  if (veto && veto.next !== null) return vetoes()?.vetoes(game, veto, veto.next) ?? nothing;
  const scenario = veto?.scenario ?? state.round?.scenario ?? null;
  // The page of a table says it above.
  if (scenario === null || (!veto && fixed['table'] !== undefined)) return nothing;
  return html`${played(scenario)} ${veto ? vetoes()?.steps(veto) : nothing}`;
};

const formOf = (game: Game, details: ReportDetails | undefined): TemplateResult =>
  state.event?.format === 'TEAMS' ? (details?.teamReportForm(game) ?? html``) : reportForm(game, details);

/** The reporter may change or take back a report until the other side answers or the round is over. */
const mayChange = (game: Game, result: Result): boolean =>
  result.status === 'REPORTED' &&
  result.reportedBy === me() &&
  state.event?.roundsDrawn.at(-1)?.number === game.round &&
  state.event.allowed.includes('takeBackResult');

const takeBack = (game: Game): void => {
  if (confirm(texts.takeBackSure)) sendChange(texts.takeBack, game, ['DELETE', 'result', {}]);
};

const reported = (game: Game, result: Result, details: ReportDetails | undefined): TemplateResult => {
  if (mayChange(game, result) && isChanging(game)) return formOf(game, details);
  const isTheirs = result.status === 'REPORTED' && result.reportedBy !== me();
  return html`<div class="card">
    ${isTheirs ? html`<p>${texts.reportedBy(nameOf(result.reportedBy ?? undefined))}</p>` : nothing}
    <p class="said"><b>${resultSentence(game)}</b> ${isTheirs ? texts.isItRight : nothing}</p>
    ${
      isTheirs
        ? answerToReport((label, change) => sendChange(label, game, change))
        : html`<p>
            <small
              >${reportPartsTexts.statuses[result.status]}${result.reason === null ? '' : `: ${result.reason}`}</small
            >
          </p>`
    }
    ${
      mayChange(game, result)
        ? html`<p class="buttons">
            ${button(texts.change, () => startChanging(game))} ${button(texts.takeBack, () => takeBack(game))}
          </p>`
        : nothing
    }
  </div>`;
};

const heading = (game: Game): TemplateResult => {
  const [, opponent] = sidesOf(game);
  return html`<p class="play-table">
    ${texts.round(game.round)}
    <b>${texts.table(game.number)}</b>
    ${texts.against(nameOf(opponent))}
  </p>`;
};

const clock = (game: Game): TemplateResult | typeof nothing =>
  game.state === 'STARTED' ? roundClock(state.round?.clock ?? null) : nothing;

/** `details` are there once they were loaded. */
export const table = (details: ReportDetails | undefined): TemplateResult => {
  const { round } = state;
  const game = round && gameHere(round);
  const own = me();
  if (!game) {
    const hasBye = own !== null && round?.unpaired?.entrant === own && round.state !== 'COMPLETE';
    return html`<p class="lead">
      ${own === null ? texts.noToken : hasBye ? texts.bye(round.number) : texts.noRound}
    </p>`;
  }
  const isMine = own === null || game.entrants.includes(own);
  return html`${fixed['table'] === undefined ? html`${heading(game)}${clock(game)}` : nothing}
  ${isMine ? scenarioOf(game) : nothing} ${game.armies === null ? nothing : armies()?.tableArmies(game)}
  ${
    game.state === 'DRAWN'
      ? html`<p>${texts.notStarted}</p>`
      : !isMine
        ? html`<p>${texts.notYours}</p>`
        : game.result
          ? reported(game, game.result, details)
          : formOf(game, details)
  }`;
};
