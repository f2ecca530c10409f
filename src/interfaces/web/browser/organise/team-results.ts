import { type TemplateResult, html, nothing } from 'lit-html';
import type { Round } from '../../../../app/kernel/generated/answers';
import { resultInShort } from '../../state-texts';
import { needsPoints, submitted } from '../form';
import { gameFields, gamesIn, readMatch } from '../team-games';
import { onEvent, redraw } from './model';
import { type Game, eachGame, kindSelect, reportButtons, sendReport, sideNames, status } from './report-form';
import { organiseTexts as texts } from './texts';

/** Entering the results of team matches: every game of a match. */

const match = (round: Round, game: Game): TemplateResult => {
  const { path, token } = onEvent(`/rounds/${round.number}/tables/${game.table}`);
  const played = (fields: Parameters<typeof gamesIn>[0]) => () => ({ games: gamesIn(fields) });
  return html`<details
    class="match"
    data-open=${String(game.result === null)}
    @toggle=${({ target }: Event) => {
      if ((target as HTMLDetailsElement).open) void readMatch(path, token, redraw);
    }}
  >
    <summary>
      <b class="table">${game.table}</b> <bdi>${sideNames(game).join(` ${texts.versus} `)}</bdi>
      ${game.result === null ? nothing : html`<b>${resultInShort(game.result)}</b>`}
      <small>${status(round, game)}</small>
    </summary>
    <form
      class="stack"
      aria-label=${texts.table(game.table)}
      @change=${needsPoints('PLAYED')}
      @submit=${submitted((fields) => sendReport(round, game, { fields, played: played(fields) }), true)}
    >
      ${gameFields(path, game.result)}
      <p class="buttons">${kindSelect(game)} ${reportButtons(round, game)}</p>
    </form>
  </details>`;
};

export const teamResults = (round: Round): TemplateResult =>
  html`<div class="matches">${eachGame(round, match)}</div>`;
