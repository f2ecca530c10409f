import type { CrosstableGame, EventStage, StageGroup } from '../../../app/kernel/generated/answers';
import { type Picture, type Theme, drawCrosstable } from '../../../domain/pictures';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { nameOf } from './event';
import { abbreviation } from './layout-parts';
import { type StageBook, plainNames, tableAddress, tableOf } from './stage-book';
import { table } from './table';

/** The crosstable of a group: against everybody where all meet, round by round where they do not. */

const texts = messages.stages;

interface Cell {
  readonly game: CrosstableGame;
  readonly text: string;
}

interface Row {
  readonly entrant: string;
  readonly cells: readonly (Cell | null)[];
  readonly points: number;
}

interface Crosstable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

/** How the columns of a stage find their games: by opponent or by round. */
const columnsOf = ({ by, from, to }: EventStage, { standings }: StageGroup) =>
  by === 'ROUND_ROBIN'
    ? standings.map(({ entrant }, index) => ({
        title: String(index + 1),
        holds: ({ opponent }: CrosstableGame) => opponent === entrant,
      }))
    : Array.from({ length: to - from + 1 }, (_, index) => ({
        title: texts.shortRound(from + index),
        holds: ({ round }: CrosstableGame) => round === from + index,
      }));

const titleOf = ({ groups, name }: EventStage, { number }: StageGroup): string =>
  groups.length > 1 ? texts.group(number) : name;

const crosstableOf = (stage: EventStage, group: StageGroup): Crosstable => {
  const columns = columnsOf(stage, group);
  const placeOf = new Map(group.standings.map(({ entrant }, index) => [entrant, index + 1]));
  const cellOf = (game: CrosstableGame): Cell => {
    const score = game.victoryPoints.join('–');
    const text = stage.by === 'ROUND_ROBIN' ? score : texts.scoreAgainst(score, placeOf.get(game.opponent));
    return { game, text };
  };
  return {
    title: titleOf(stage, group),
    columns: columns.map(({ title }) => title),
    rows: group.crosstable.map(({ entrant, games }, index) => ({
      entrant,
      points: group.standings[index]?.tournamentPoints ?? 0,
      cells: columns.map(({ holds }) => {
        const game = games.find(holds);
        return game ? cellOf(game) : null;
      }),
    })),
  };
};

/** The crosstable as a table; each game links to its table. */
export const crosstableView = (book: StageBook, stage: EventStage, group: StageGroup): Html => {
  const { title, columns, rows } = crosstableOf(stage, group);
  const names = plainNames(book.event);
  const cellView = (entrant: string, cell: Cell | null): Html => {
    if (cell === null) return html`<td>–</td>`;
    const { round, opponent, result } = cell.game;
    const at = tableOf(book, round, [entrant, opponent]);
    const said = html`${cell.text}<span class="hidden"> ${texts.results[result]}</span>`;
    return html`<td data-result="${result}" title="${texts.against(names(opponent))}">
      ${at ? html`<a href="${tableAddress(book, round, at)}">${said}</a>` : said}
    </td>`;
  };
  return table({
    className: 'crosstable',
    caption: title,
    hasHiddenCaption: stage.groups.length === 1,
    columns: [texts.place, texts.entrant, ...columns, abbreviation(texts.points)],
    rows: rows.map(
      ({ entrant, cells, points }, index) =>
        html`<tr>
          <td>${index + 1}</td>
          <th scope="row">${nameOf(names(entrant))}</th>
          ${cells.map((cell) => cellView(entrant, cell))}
          <td>${points}</td>
        </tr>`,
    ),
  });
};

/** The crosstables of all groups of a stage as a picture. */
export const crosstablePicture = (book: StageBook, stage: EventStage, theme: Theme): Picture => {
  const names = plainNames(book.event);
  return drawCrosstable(
    {
      title: book.event.name,
      subtitle: stage.name,
      groups: stage.groups.map((group) => {
        const { title, columns, rows } = crosstableOf(stage, group);
        return {
          title,
          columns,
          total: texts.points[0],
          rows: rows.map(({ entrant, cells, points }) => ({
            name: names(entrant),
            cells: cells.map((cell) => cell && { text: cell.text, result: cell.game.result }),
            total: String(points),
          })),
        };
      }),
    },
    theme,
  );
};
