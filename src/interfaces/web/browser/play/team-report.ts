import { type TemplateResult, html } from 'lit-html';
import { needsPoints, submitted } from '../organise/form';
import { playTexts as texts } from '../play-texts';
import { gameFields, gamesIn, readMatch } from '../team-games';
import { teamGamesTexts } from '../team-games-texts';
import type { Game } from './game';
import { home, redraw, token } from './model';
import { sendChange, howItEnded } from './report';

/** The form of a team match: every game of it. Opening it reads who was paired. */
export const teamReportForm = (game: Game): TemplateResult => {
  const path = `${home()}/rounds/${game.round}/tables/${game.table}`;
  return html`<details
    class="match card"
    @toggle=${({ target }: Event) => {
      if ((target as HTMLDetailsElement).open) void readMatch(path, token(), redraw);
    }}
  >
    <summary>${teamGamesTexts.games}: ${game.result === null ? texts.report : texts.change}</summary>
    <form
      class="stack"
      @change=${needsPoints('')}
      @submit=${submitted((fields) => {
        const { kind = '' } = fields;
        const body =
          kind === '' ? { kind: 'PLAYED', games: gamesIn(fields) } : { kind: 'CONCESSION', concededBy: kind };
        sendChange(texts.report, game, ['PUT', 'result', body]);
      }, true)}
    >
      ${gameFields(path, game.result)} ${howItEnded(game)}
      <button>${texts.send}</button>
    </form>
  </details>`;
};
