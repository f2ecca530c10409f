import type { Standing } from '../../../tournaments/standings/standings';
import type { Html } from '../html';
import { html } from '../html';
import { messages } from '../messages';

/** What the table is laid out with beside the standings. */
export interface StandingsTable {
  readonly standings: readonly Standing[];
  /** Those after the round before; empty where there are none. */
  readonly before: readonly Standing[];
  readonly nameOf: (entrant: string) => Html;
  readonly linkOf: (entrant: string) => string;
  readonly caption: string;
}

const words = messages.standings;

const short = ([text, title]: readonly [string, string]): Html => html`<abbr title="${title}">${text}</abbr>`;

/** How many places up or down since the round before. */
const moved = (now: number, then: number | undefined): Html | null => {
  if (then === undefined || then === now) return null;
  const places = Math.abs(then - now);
  return then > now
    ? html`<span class="up"
        ><span aria-hidden="true">▲${places}</span><span class="hidden">${words.up(places)}</span></span
      >`
    : html`<span class="down"
        ><span aria-hidden="true">▼${places}</span><span class="hidden">${words.down(places)}</span></span
      >`;
};

/** What placed it below the one above where Tournament Points did not. */
const decision = ({ decidedBy }: Standing): Html | null =>
  decidedBy === null || decidedBy.criterion === 'TOURNAMENT_POINTS'
    ? null
    : html`<small class="decided"
        >${words.decidedBy[decidedBy.criterion] ?? ''} ${decidedBy.tiebreaker}</small
      >`;

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'));

/** The table, best first. On a phone the record stands below the name. */
export const standingsTable = ({ standings, before, nameOf, linkOf, caption }: StandingsTable): Html => {
  if (standings.length === 0) return html`<p>${words.empty}</p>`;
  const then = new Map(before.map(({ entrant, rank }) => [entrant, rank]));
  const own = standings[0]?.tiebreakers ?? [];
  return html`<table class="standings">
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        <th scope="col" class="rank"><span class="hidden">${words.rank}</span>#</th>
        <th scope="col">${words.entrant}</th>
        ${words.record.map((letter, index) => html`<th scope="col" class="number wide">${short([letter, words.recordNames[index] ?? ''])}</th>`)}
        <th scope="col" class="number">${short(words.points)}</th>
        <th scope="col" class="number">${short(words.difference)}</th>
        <th scope="col" class="number">${short(words.victoryPoints)}</th>
        <th scope="col" class="number">${short(words.leaders)}</th>
        ${own.map(({ id }) => html`<th scope="col" class="number wide"><bdi>${id}</bdi></th>`)}
      </tr>
    </thead>
    <tbody>
      ${standings.map(
        (line) =>
          html`<tr data-rank="${line.rank}">
            <td class="rank">
              ${words.place(line.rank, line.tied)}${moved(line.rank, then.get(line.entrant))}
            </td>
            <th scope="row">
              <a href="${linkOf(line.entrant)}">${nameOf(line.entrant)}</a>${decision(line)}<small
                class="record"
                aria-label="${words.recordShort}"
                >${line.won}–${line.drawn}–${line.lost}</small
              >
            </th>
            <td class="number wide">${line.won}</td>
            <td class="number wide">${line.drawn}</td>
            <td class="number wide">${line.lost}</td>
            <td class="number main">${line.tournamentPoints}</td>
            <td class="number">${signed(line.victoryPointDifference)}</td>
            <td class="number">${line.victoryPoints}</td>
            <td class="number">${line.leadersKilled}</td>
            ${line.tiebreakers.map(({ value }) => html`<td class="number wide">${value}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
};
