import type { ResultView, RoundView, TableView, UnpairedView } from '../../../app/tournaments/views';
import type { Html } from '../html';
import { html } from '../html';
import { messages } from '../messages';

const words = messages.pairings;

/** The place, 0 or 1, of who won; null for a draw, an open game, or where nobody won. */
export const winnerOf = (entrants: readonly string[], result: ResultView | null): number | null => {
  if (result === null) return null;
  if (result.concededBy !== null) return result.concededBy === entrants[0] ? 1 : 0;
  const [first = 0, second = 0] = result.victoryPoints ?? [];
  return first === second ? null : first > second ? 0 : 1;
};

/** The result in the middle of its line, in words where there are no points. */
export const scoreText = (result: ResultView | null): string => {
  if (result === null) return words.versus;
  if (result.victoryPoints) return `${result.victoryPoints[0] ?? 0}–${result.victoryPoints[1] ?? 0}`;
  return result.kind === 'CONCESSION' ? words.concession : words.bothLost;
};

const side = (name: Html, { won, killed }: { readonly won: boolean; readonly killed: boolean }): Html =>
  html`<span class="${won ? 'side won' : 'side'}"
    >${name}${won && html`<span class="hidden"> ${words.winner}</span>`}${killed && html` <abbr class="leader" title="${words.leaderKilled}">${words.leaderMark}</abbr>`}</span
  >`;

const tableRow = (
  nameOf: (entrant: string) => Html,
  { table, entrants, result, reason }: TableView,
): Html => {
  const winner = winnerOf(entrants, result);
  const sideOf = (index: 0 | 1): Html =>
    side(nameOf(entrants[index] ?? ''), {
      won: winner === index,
      killed: result?.leaderKilled?.[index] === true,
    });
  return html`<tr class="${result === null ? 'open' : 'done'}">
    <th scope="row" class="table">${table}</th>
    <td class="first">${sideOf(0)}</td>
    <td class="score">${scoreText(result)}</td>
    <td class="second">${sideOf(1)}</td>
    <td class="why">${reason.text}</td>
  </tr>`;
};

const unpairedRow = (nameOf: (entrant: string) => Html, unpaired: UnpairedView): Html =>
  html`<tr class="${unpaired.table !== null && unpaired.result === null ? 'open' : 'done'}">
    <th scope="row" class="table">${unpaired.table ?? '–'}</th>
    <td class="first">
      ${side(nameOf(unpaired.entrant), { won: unpaired.kind === 'BYE' || winnerOf([unpaired.entrant, ''], unpaired.result) === 0, killed: unpaired.result?.leaderKilled?.[0] === true })}
    </td>
    <td class="score">${unpaired.kind === 'BYE' ? words.bye : scoreText(unpaired.result)}</td>
    <td class="second">${unpaired.kind === 'SPARE' && words.spare}</td>
    <td class="why">${unpaired.reason.text}</td>
  </tr>`;

/** How far a round is, in a few words. */
export const progressText = ({ state, tables, unpaired }: RoundView): string => {
  if (state === 'DRAWN') return words.drawnNotStarted;
  const games = [...tables, ...(unpaired?.table ? [unpaired] : [])];
  const reported = games.filter(({ result }) => result !== null).length;
  return reported === games.length ? words.complete : words.running(reported, games.length);
};

/** The tables of a round with their results and the reason for each. */
export const pairingsTable = (round: RoundView, nameOf: (entrant: string) => Html): Html =>
  html`<table class="pairings">
    <caption>
      ${messages.tournament.round(round.number)}
      <small>${progressText(round)}</small>
    </caption>
    <thead>
      <tr>
        <th scope="col" class="table">${words.table}</th>
        <th scope="col" class="first">${messages.odds.side[0]}</th>
        <th scope="col" class="score">${words.score}</th>
        <th scope="col" class="second">${messages.odds.side[1]}</th>
        <th scope="col" class="why">${words.why}</th>
      </tr>
    </thead>
    <tbody>
      ${round.tables.map((table) => tableRow(nameOf, table))}
      ${round.unpaired && unpairedRow(nameOf, round.unpaired)}
    </tbody>
  </table>`;
