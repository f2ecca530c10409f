import type {
  Result,
  Round,
  ScenarioVeto,
  Table,
  UnpairedTable,
} from '../../../app/kernel/generated/answers';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { resultInShort } from '../state-texts';
import { scenarioName } from './scenario-name';
import { table } from './table';

const texts = messages.pairings;

/** The place, 0 or 1, of who won; null for a draw, an open game, or where nobody won. */
export const winnerOf = (entrants: readonly string[], result: Result | null): number | null => {
  if (result === null) return null;
  if (result.concededBy !== null) return result.concededBy === entrants[0] ? 1 : 0;
  const [first = 0, second = 0] = result.victoryPoints ?? [];
  return first === second ? null : first > second ? 0 : 1;
};

/** A name with the army that it plays at the table, where each entrant has several and this one is known. */
export const withArmy = (name: Html, armies: Table['armies'], side: number): Html => {
  const army = armies?.[side]?.name ?? null;
  return army === null ? name : html`${name} <small class="army">(<bdi>${army}</bdi>)</small>`;
};

/** The result in the middle of its line, in words where there are no points. */
export const scoreText = (result: Result | null): string =>
  result === null ? texts.versus : resultInShort(result);

interface Marks {
  readonly won: boolean;
  /** The winner, if the score does not show it. */
  readonly saysSo?: boolean;
  readonly killed?: boolean;
}

const side = (name: Html, { won, saysSo = false, killed = false }: Marks): Html =>
  html`${won ? html`<b>${name}</b>` : name}${saysSo && html`<span class="hidden"> ${texts.winner}</span>`}${killed && html` <abbr title="${texts.leaderKilled}">${texts.leaderMark}</abbr>`}`;

const sideOf = (name: Html, index: 0 | 1, { entrants, result }: Pick<Table, 'entrants' | 'result'>): Html => {
  const won = winnerOf(entrants, result) === index;
  const killed = result?.leaderKilled?.[index] === true;
  return side(name, { won, saysSo: won && result?.victoryPoints === null, killed });
};

/** The place of a score, which the script of an event that shows scores live finds by its table. */
export const openScore = (table: number): Html =>
  html`<span data-open-table="${table}">${texts.versus}</span>`;

/** The score, marked while the other side has not confirmed it or disputes it. */
const scoreOf = (result: Result | null): Html =>
  html`${scoreText(result)}${result !== null && texts.marks[result.status] !== '' && html` <small class="mark">${texts.marks[result.status]}</small>`}`;

/** The scenario of a table after its vetoes so far; null without vetoes. */
export const vetoText = (veto: ScenarioVeto | null): string | null =>
  veto && (veto.next === null ? scenarioName(veto.scenario) : texts.stillVetoed(scenarioName(veto.scenario)));

/** The columns behind the names: the scenario where tables differ in it, and the reason for the pairing where it is wanted. */
interface Columns {
  readonly withScenario: boolean;
  readonly withReasons: boolean;
}

/** The row's class says whether its game is open: a finished row's loser stands back. */
const row = (
  { veto, reason }: Pick<Table, 'veto' | 'reason'> | UnpairedTable,
  [isOpen, table, first, score, second]: readonly [boolean, ...(Html | string | number | null)[]],
  { withScenario, withReasons }: Columns,
): Html =>
  html`<tr ${isOpen && html`class="open"`}>
    <th scope="row">${table}</th>
    <td>${first}</td>
    <td>${score}</td>
    <td>${second}</td>
    ${withScenario && html`<td><bdi>${vetoText(veto)}</bdi></td>`}
    ${withReasons && html`<td>${reason.text}</td>`}
  </tr>`;

const tableRow = (nameOf: (entrant: string) => Html, one: Table, columns: Columns): Html => {
  const { table, number, entrants, armies, result } = one;
  const at = (index: 0 | 1): Html =>
    sideOf(withArmy(nameOf(entrants[index] ?? ''), armies, index), index, one);
  const score = result === null ? openScore(table) : scoreOf(result);
  return row(one, [result === null, number, at(0), score, at(1)], columns);
};

const unpairedRow = (nameOf: (entrant: string) => Html, one: UnpairedTable, columns: Columns): Html => {
  const { entrant, kind, table, number, armies, result } = one;
  const name = withArmy(nameOf(entrant), armies, 0);
  if (kind === 'BYE') return row(one, [false, '–', side(name, { won: true }), texts.bye, null], columns);
  const first = sideOf(name, 0, { entrants: [entrant, ''], result });
  const isOpen = table !== null && result === null;
  return row(one, [isOpen, number ?? '–', first, scoreOf(result), texts.spare], columns);
};

/** How far a round is, in a few words. */
export const progressText = ({ state, tables, unpaired }: Round): string => {
  if (state === 'DRAWN') return texts.drawnNotStarted;
  const games = [...tables, ...(unpaired?.table ? [unpaired] : [])];
  const reported = games.filter(({ result }) => result !== null).length;
  return reported === games.length ? texts.complete : texts.running(reported, games.length);
};

/** The tables of a round with their results, and with the reason for each where that is wanted. */
export const pairingsTable = (round: Round, nameOf: (entrant: string) => Html, withReasons = true): Html => {
  const columns = { withReasons, withScenario: round.scenarioChoices.length > 0 };
  return table({
    className: withReasons ? 'pairings reasons' : 'pairings',
    caption: html`${messages.tournament.round(round.number)} <small>${progressText(round)}</small>`,
    columns: [
      texts.table,
      texts.sides[0],
      texts.score,
      texts.sides[1],
      ...(columns.withScenario ? [texts.scenario] : []),
      ...(withReasons ? [texts.why] : []),
    ],
    rows: html`${round.tables.map((table) => tableRow(nameOf, table, columns))}
    ${round.unpaired && unpairedRow(nameOf, round.unpaired, columns)}`,
  });
};
