import { type TemplateResult, html, nothing } from 'lit-html';
import { resultInShort } from '../../state-texts';
import { submitted } from './form';
import { sendChange, isAllowed, nameOf, state } from './model';
import { type Game, gamesOf, pathOf } from './report-form';
import { roundChangesTexts } from './round-changes-texts';
import type { Round } from '../../../../app/kernel/generated/answers';
import { field } from '../parts';

const texts = roundChangesTexts.takeBack;

/** Taking back a report that nobody has confirmed, such as one at the wrong table. */

const textOf = ({ table, entrants, result }: Game): string =>
  texts.report(table, entrants.map(nameOf).join(' – '), result === null ? '' : resultInShort(result));

export const takeBack = (round: Round): TemplateResult | typeof nothing => {
  const games = gamesOf(round).filter(({ result }) => result?.status === 'REPORTED');
  const isLast = round.number === state.event?.roundsDrawn.length;
  return games.length === 0 || !isLast || !isAllowed('takeBackResult')
    ? nothing
    : html`<details>
        <summary>${texts.title}</summary>
        <form
          class="row"
          @submit=${submitted(({ table }) => {
            const game = games.find((one) => one.table === Number(table));
            if (game !== undefined)
              sendChange(texts.done(game.table), ['DELETE', pathOf(round, game.table)], {
                ifMatch: game.version,
              });
          })}
        >
          ${field(
            texts.which,
            html`<select name="table" required>
              <option value=""></option>
              ${games.map((game) => html`<option value=${game.table}>${textOf(game)}</option>`)}
            </select>`,
          )}
          <button class="quiet">${texts.button}</button>
        </form>
        <small>${texts.help}</small>
      </details>`;
};
