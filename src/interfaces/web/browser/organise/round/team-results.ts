import { type TemplateResult, html, nothing } from 'lit-html';
import type { Round } from '../../../../../app/kernel/generated/answers';
import { resultInShort } from '../../../state-texts';
import { type Fields, needsPoints, submitted } from '../../page-parts/form';
import { type Game, tablePath } from '../../reports/games';
import { gameFields, gamesIn, readMatch } from '../../reports/team-games';
import { onEvent, redraw } from '../model';
import { eachGame, kindSelect, reportButtons, sendReport, sideNames, status } from './report-form';
import { organiseTexts as texts } from '../texts';

/** Entering the results of team matches: every game of a match. */

const match = (game: Game): TemplateResult => {
  const { path, token } = onEvent(tablePath(game));
  const send = (fields: Fields): void =>
    sendReport(game, { fields, played: () => ({ games: gamesIn(fields) }) });
  return html`<details
    class="match"
    data-open=${String(game.result === null)}
    @toggle=${({ target }: Event) => {
      if ((target as HTMLDetailsElement).open) void readMatch(path, token, redraw);
    }}
  >
    <summary>
      <b class="table">${game.number}</b> <bdi>${sideNames(game).join(` ${texts.versus} `)}</bdi>
      ${game.result === null ? nothing : html`<b>${resultInShort(game.result)}</b>`}
      <small>${status(game)}</small>
    </summary>
    <form
      class="stack"
      aria-label=${texts.table(game.number)}
      @change=${needsPoints('PLAYED')}
      @submit=${submitted(send, true)}
    >
      ${gameFields(path, game.result)}
      <p class="buttons">${kindSelect(game)} ${reportButtons(game)}</p>
    </form>
  </details>`;
};

export const teamResults = (round: Round): TemplateResult =>
  html`<div class="matches">${eachGame(round, match)}</div>`;
