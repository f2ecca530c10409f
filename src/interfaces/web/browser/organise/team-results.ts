import { type TemplateResult, html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { resultInShort } from '../../state-texts';
import { gameFields, gamesIn, readMatch } from '../team-games';
import { tokenFor } from '../tokens';
import { needsPoints, submitted } from './form';
import { home, redraw, state } from './model';
import { type Game, gamesOf, kindSelect, reportButtons, sendReport, sideNames, status } from './report-form';
import { organiseTexts as texts } from './texts';
import type { Round } from '../../../../app/kernel/generated/answers';

/** Entering the results of team matches: every game of a match. */

const matchPath = (round: Round, { table }: Game): string =>
  `${home(state.id ?? '')}/rounds/${round.number}/tables/${table}`;

const match = (round: Round, game: Game): TemplateResult => {
  const path = matchPath(round, game);
  const token = state.id === null ? null : tokenFor(state.id);
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
      @submit=${submitted(
        (fields) => sendReport(round, game, { fields, played: () => ({ games: gamesIn(fields) }) }),
        true,
      )}
    >
      ${gameFields(path, game.result)}
      <p class="buttons">${kindSelect(game)} ${reportButtons(round, game)}</p>
    </form>
  </details>`;
};

export const teamResults = (round: Round): TemplateResult =>
  html`<div class="matches">
    ${repeat(
      gamesOf(round),
      ({ table, version }) => `${state.id}/${round.number}/${table}/${version}`,
      (game) => match(round, game),
    )}
  </div>`;
