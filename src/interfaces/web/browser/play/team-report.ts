import { type TemplateResult, html } from 'lit-html';
import { needsPoints, submitted } from '../organise/form';
import { playWords as words } from '../play-words';
import { gameFields, gamesIn, readMatch } from '../team-games';
import { teamGamesWords } from '../team-games-words';
import type { Game } from './game';
import { home, redraw, token } from './model';
import { act, howItEnded } from './report';

/** The form of a team match: every game of it. Opening it reads who was paired. */
export const teamReportForm = (it: Game): TemplateResult => {
  const path = `${home()}/rounds/${it.round}/tables/${it.table}`;
  return html`<details
    class="match card"
    @toggle=${({ target }: Event) => {
      if ((target as HTMLDetailsElement).open) void readMatch(path, token(), redraw);
    }}
  >
    <summary>${teamGamesWords.games}: ${it.result === null ? words.report : words.change}</summary>
    <form
      class="stack"
      @change=${needsPoints('')}
      @submit=${submitted((fields) => {
        const { kind = '' } = fields;
        const body =
          kind === '' ? { kind: 'PLAYED', games: gamesIn(fields) } : { kind: 'CONCESSION', concededBy: kind };
        act(words.report, it, ['PUT', 'result', body]);
      }, true)}
    >
      ${gameFields(path, it.result)} ${howItEnded(it)}
      <button>${words.send}</button>
    </form>
  </details>`;
};
