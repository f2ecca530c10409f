import { type TemplateResult, html, nothing } from 'lit-html';
import type { PersonRecord, RecordGame, RecordSum } from '../../../../app/kernel/generated/answers';
import { details } from '../page-parts/form-parts';
import { addedOutcomes, gamesTable } from './overview';
import { meTexts as texts } from './texts';
import { row, table } from '../page-parts/table';

/** A person's record: every game, and sums by list, scenario and opponent. */

const addedTo = (sums: readonly RecordSum[], more: readonly RecordSum[]): readonly RecordSum[] => {
  const byName = new Map(sums.map((sum) => [sum.name, sum] as const));
  for (const sum of more) {
    const before = byName.get(sum.name);
    byName.set(sum.name, before ? { ...sum, ...addedOutcomes(before, sum) } : sum);
  }
  return [...byName.values()];
};

/** Two parts of a record as one. */
export const joinedRecords = (first: PersonRecord, other: PersonRecord): PersonRecord => ({
  ...first,
  ...addedOutcomes(first, other),
  games: [...first.games, ...other.games].toSorted((a, b) =>
    (b.day ?? '9999').localeCompare(a.day ?? '9999'),
  ),
  lists: addedTo(first.lists, other.lists),
  scenarios: addedTo(first.scenarios, other.scenarios),
  opponents: addedTo(first.opponents, other.opponents),
});

const eventCell = ({ tournament, entrant, event, round }: RecordGame): TemplateResult | string =>
  tournament === null || entrant === null
    ? texts.casual
    : html`<a href="/tournaments/${encodeURIComponent(tournament)}/entrants/${entrant}"
        >${event} (${round})</a
      >`;

/** The result stands first: a narrow screen shows no more. */
const gameRow = (game: RecordGame): TemplateResult => {
  const { day, scenario, list, opponent, result, tournamentPoints } = game;
  const [own, other] = game.victoryPoints;
  return row(
    eventCell(game),
    `${own}–${other} ${texts.results[result]}`,
    html`<bdi>${opponent?.name ?? texts.nobody}</bdi>`,
    list ?? texts.nobody,
    scenario ?? texts.nobody,
    { number: tournamentPoints ?? texts.nobody },
    day ?? texts.nobody,
  );
};

const sumRow = ({ name, won, drawn, lost }: RecordSum): TemplateResult =>
  row(html`<bdi>${name}</bdi>`, texts.record(won, drawn, lost));

const sumsTable = (title: string, sums: readonly RecordSum[]): TemplateResult | typeof nothing =>
  sums.length === 0 ? nothing : details(title, gamesTable([title, texts.eventColumns[2]], sums.map(sumRow)));

/** The record as tables. */
export const recordTables = ({
  won,
  drawn,
  lost,
  games,
  lists,
  scenarios,
  opponents,
}: PersonRecord): TemplateResult =>
  html`<p>${texts.eventColumns[2]}: <b>${texts.record(won, drawn, lost)}</b></p>
    ${
      games.length === 0
        ? html`<p>${texts.noGames}</p>`
        : table({ className: 'record', columns: texts.recordColumns, rows: games.map(gameRow) })
    }
    ${sumsTable(texts.byList, lists)} ${sumsTable(texts.byScenario, scenarios)}
    ${sumsTable(texts.byOpponent, opponents)}`;
