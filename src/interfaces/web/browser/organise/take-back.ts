import { type TemplateResult, html, nothing } from 'lit-html';
import { resultInShort } from '../../state-words';
import { submitted } from './form';
import { act, may, nameOf, shown } from './model';
import { type Game, gamesOf, pathOf } from './report-form';
import { roundChangesWords } from './round-changes-words';
import type { Round } from '../../../../app/kernel/generated/answers';

const words = roundChangesWords.takeBack;

/** Taking back a report that nobody has confirmed, such as one at the wrong table. */

const textOf = ({ table, entrants, result }: Game): string =>
  words.report(table, entrants.map(nameOf).join(' – '), result === null ? '' : resultInShort(result));

export const takeBack = (round: Round): TemplateResult | typeof nothing => {
  const games = gamesOf(round).filter(({ result }) => result?.status === 'REPORTED');
  const isLast = round.number === shown.event?.roundsDrawn.length;
  return games.length === 0 || !isLast || !may('takeBackResult')
    ? nothing
    : html`<details>
        <summary>${words.title}</summary>
        <form
          class="row"
          @submit=${submitted(({ table }) => {
            const game = games.find((one) => one.table === Number(table));
            if (game !== undefined)
              act(words.done(game.table), ['DELETE', pathOf(round, game.table)], { ifMatch: game.version });
          })}
        >
          <label class="field"
            ><span>${words.which}</span
            ><select name="table" required>
              <option value=""></option>
              ${games.map((game) => html`<option value=${game.table}>${textOf(game)}</option>`)}
            </select></label
          >
          <button class="quiet">${words.button}</button>
        </form>
        <small>${words.help}</small>
      </details>`;
};
