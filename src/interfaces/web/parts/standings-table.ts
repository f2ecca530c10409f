import type { Standing, Tournament, TournamentStandings } from '../../../app/kernel/generated/answers';
import type { StoredContext } from '../../../app/kernel/store/context';
import { call } from '../../../app/kernel/use-case';
import { standings } from '../../../app/tournaments/standings/standings';
import { type RankingCriterion, criterionNames } from '../../../domain/tournaments/pack/criterion-names';
import { ownFigures } from '../criterion-texts';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { signed, unsigned } from '../signed';
import { namesOf, nearAddressOf } from './event';
import { abbreviation, titledList } from './layout-parts';
import { table } from './table';

const texts = messages.standings;
const PODIUM = 3;

/** "After round 3", and whether that may still change. */
export const standingsCaption = (
  { round, complete }: Pick<TournamentStandings, 'round' | 'complete'>,
  isFinished: boolean,
): string => {
  if (round === 0) return texts.after(round);
  const note = !complete ? ` (${texts.incomplete})` : isFinished ? ` (${texts.final})` : '';
  return texts.after(round) + note;
};

/** The standings after the round before `round`; empty if there are none. */
export const standingsBefore = async (
  tournament: string,
  round: number,
  context: StoredContext,
): Promise<readonly Standing[]> => {
  const before = round > 1 ? await call(standings, { tournament, round: round - 1 }, context) : null;
  return before?.ok ? before.value.standings : [];
};

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
export const decision = ({ decidedBy }: Standing): Html | null =>
  decidedBy === null || decidedBy.criterion === 'TOURNAMENT_POINTS'
    ? null
    : html`<small
        >${decidedByTexts[decidedBy.criterion] ?? `by ${criterionNames[decidedBy.criterion]}`}
        ${decidedBy.tiebreaker}</small
      >`;

interface Layout {
  /** How far the page stands below that of the tournament. */
  readonly depth: number;
  readonly before?: readonly Standing[];
  readonly caption: string;
  /** The rows of these alone are shown; of everybody if omitted. */
  readonly isShown?: (entrant: string) => boolean;
}

/** The table, best first. Only the head names the columns: a hundred rows repeat every word. */
export const standingsTable = (
  event: Tournament,
  { standings: lines }: Pick<TournamentStandings, 'standings'>,
  { depth, before = [], caption, isShown = () => true }: Layout,
): Html => {
  if (lines.length === 0) return html`<p>${texts.empty}</p>`;
  const then = new Map(before.map(({ entrant, rank }) => [entrant, rank]));
  const names = namesOf(event);
  return table({
    className: 'standings',
    caption,
    columns: [
      html`<span class="hidden">${texts.rank}</span>#`,
      texts.entrant,
      ...[texts.record, texts.points, texts.difference, texts.victoryPoints, texts.leaders].map(abbreviation),
      ...ownFigures(lines[0]).map(({ title }) => html`<bdi>${title}</bdi>`),
      ...(lines[0]?.tiebreakers ?? []).map(({ id }) => html`<bdi>${id}</bdi>`),
    ],
    rows: lines.map(
      (line) =>
        html`<tr
          ${line.rank !== null && line.rank <= PODIUM && html`data-rank="${line.rank}"`}
          ${!isShown(line.entrant) && html`hidden=""`}
        >
          <td>${texts.place(line.rank, line.tied)}${moved(line.rank, then.get(line.entrant))}</td>
          <th scope="row">
            <a href="${nearAddressOf(event.id, depth, 'entrants', line.entrant)}">${names(line.entrant)}</a
            >${decision(line)}
          </th>
          <td>${line.won}–${line.drawn}–${line.lost}</td>
          <td>${line.tournamentPoints}</td>
          <td>${signed(line.victoryPointDifference)}</td>
          <td>${unsigned(line.victoryPoints)}</td>
          <td>${line.leadersKilled}</td>
          ${ownFigures(line).map(({ value }) => html`<td>${value}</td>`)}
          ${line.tiebreakers.map(({ value }) => html`<td>${value}</td>`)}
        </tr>`,
    ),
  });
};

const pointsText = (value: number, unit: string): string => (value === 0 ? '' : `${signed(value)} ${unit}`);

/** Points given or taken beside the games, with the reasons. */
export const adjustmentsList = ({ entrants }: Tournament): Html | false => {
  const all = entrants.flatMap(({ name, adjustments }) =>
    adjustments.map(({ tournamentPoints, victoryPoints, reason }) =>
      messages.standings.adjusted(
        name,
        [
          pointsText(tournamentPoints, messages.standings.points[1]),
          pointsText(victoryPoints, messages.standings.victoryPoints[1]),
        ]
          .filter((text) => text !== '')
          .join(', '),
        reason,
      ),
    ),
  );
  return all.length > 0 && html`<section>${titledList(messages.standings.adjustments, all)}</section>`;
};
