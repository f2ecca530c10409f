import { criterionNames } from '../../../domain/tournaments/pack/explain-ranking';
import type { RankingCriterion } from '../../../domain/tournaments/pack/pack';
import type { Standing } from '../../../app/kernel/generated/answers';
import { type Html, html } from '../html';
import { table } from './table';
import { messages } from '../messages';
import { signed, unsigned } from '../signed';

/** The standings and their layout. */
export interface StandingsTable {
  readonly standings: readonly Standing[];
  /** Those after the round before; empty where there are none. */
  readonly before: readonly Standing[];
  readonly nameOf: (entrant: string) => Html;
  readonly linkOf: (entrant: string) => string;
  readonly caption: string;
}

const texts = messages.standings;
/** The places that are marked. */
const PODIUM = 3;

const short = ([text, title]: readonly [string, string]): Html => html`<abbr title="${title}">${text}</abbr>`;

/** How many places up or down since the round before. */
const moved = (now: number | null, then: number | null | undefined): Html | null => {
  if (now === null || then === undefined || then === null || then === now) return null;
  const places = Math.abs(then - now);
  return then > now
    ? html`<i class="up" title="${texts.up(places)}">▲${places}</i>`
    : html`<i class="down" title="${texts.down(places)}">▼${places}</i>`;
};

/** Shorter words than the criterion's own name, where there are any. */
const decidedByTexts: Partial<Readonly<Record<RankingCriterion, string>>> = texts.decidedBy;

/** The criterion that placed it below the previous entrant, if not Tournament Points. */
const decision = ({ decidedBy }: Standing): Html | null =>
  decidedBy === null || decidedBy.criterion === 'TOURNAMENT_POINTS'
    ? null
    : html`<small
        >${decidedByTexts[decidedBy.criterion] ?? `by ${criterionNames[decidedBy.criterion]}`}
        ${decidedBy.tiebreaker}</small
      >`;

/** The table, best first. Only the head names the columns: a hundred rows repeat every word. */
export const standingsTable = ({ standings, before, nameOf, linkOf, caption }: StandingsTable): Html => {
  if (standings.length === 0) return html`<p>${texts.empty}</p>`;
  const then = new Map(before.map(({ entrant, rank }) => [entrant, rank]));
  const own = standings[0]?.tiebreakers ?? [];
  return table({
    className: 'standings',
    caption: caption,
    columns: [
      html`<span class="hidden">${texts.rank}</span>#`,
      texts.entrant,
      short(texts.record),
      short(texts.points),
      short(texts.difference),
      short(texts.victoryPoints),
      short(texts.leaders),
      ...own.map(({ id }) => html`<bdi>${id}</bdi>`),
    ],
    rows: standings.map(
      (line) =>
        html`<tr ${line.rank !== null && line.rank <= PODIUM && html`data-rank="${line.rank}"`}>
          <td>${texts.place(line.rank, line.tied)}${moved(line.rank, then.get(line.entrant))}</td>
          <th scope="row"><a href="${linkOf(line.entrant)}">${nameOf(line.entrant)}</a>${decision(line)}</th>
          <td>${line.won}–${line.drawn}–${line.lost}</td>
          <td>${line.tournamentPoints}</td>
          <td>${signed(line.victoryPointDifference)}</td>
          <td>${unsigned(line.victoryPoints)}</td>
          <td>${line.leadersKilled}</td>
          ${line.tiebreakers.map(({ value }) => html`<td>${value}</td>`)}
        </tr>`,
    ),
  });
};
