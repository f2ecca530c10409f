import type { Round } from '../../../app/kernel/generated/answers';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { addressOf, nameOf, namesOf } from '../parts/event';
import { findScenario2024 } from '../../../domain/rules/rulesets/mesbg-2024/scenarios/sheets';
import { pairingsTable, withArmy } from '../parts/pairings-table';
import { qrCode } from '../parts/qr';
import { type EventRound, pageOfRound } from '../parts/rounds';
import { scenarioName } from '../parts/scenario-name';
import { plainTable, row } from '../parts/table';
import { livePage, unstoredPage } from '../reply';
import { slipCode } from '../slip-code';

const texts = messages.slips;
/** More make a page that nobody wants to wait for in a hall. */
const SLIPS_A_PAGE = 40;

/** The pairings of a round on paper. */
export const printPairingsPage = pageOfRound(({ event, round }) =>
  livePage(event.version, () => ({
    title: `${messages.tournament.round(round.number)}: ${event.name}`,
    shell: 'PRINT',
    main: html`<h1>${nameOf(event.name)}</h1>
      ${pairingsTable(round, namesOf(event), false)}`,
  })),
);

interface SlipGame {
  readonly table: number;
  /** The number that stands on it. */
  readonly number: number;
  /** The scenario that this table has vetoed down to. */
  readonly scenario?: string | undefined;
  readonly sides: readonly Html[];
}

const gamesOf = ({ tables, unpaired }: Round, names: (entrant: string) => Html): readonly SlipGame[] => [
  ...tables.map(({ table, number, entrants, armies, veto }) => ({
    table,
    number,
    scenario: veto?.next === null ? veto.scenario : undefined,
    sides: entrants.map((entrant, side) => withArmy(names(entrant), armies, side)),
  })),
  ...(unpaired?.table
    ? [
        {
          table: unpaired.table,
          number: unpaired.number ?? unpaired.table,
          sides: [withArmy(names(unpaired.entrant), unpaired.armies, 0), html`${messages.pairings.spare}`],
        },
      ]
    : []),
];

/** The way to the slips of the other tables, where one page does not hold them all. */
const pagesNav = (games: number, from: number): Html | null => {
  const starts = Array.from({ length: Math.ceil(games / SLIPS_A_PAGE) }, (_, i) => i * SLIPS_A_PAGE);
  if (starts.length <= 1) return null;
  return html`<nav class="rounds" aria-label="${texts.title}">
    ${starts.map(
      (start) =>
        html`<a href="?from=${start}" ${start === from && html`aria-current="page"`}
          >${texts.tables(start + 1, Math.min(start + SLIPS_A_PAGE, games))}</a
        >`,
    )}
  </nav>`;
};

/** The address to type the code at, without its protocol. */
const typedAt = (origin: string): string => `${origin.replace(/^https?:\/\//, '')}/play`;

/** The scoring sheet of a scenario of the 2024 edition, to be filled in for both sides; only the name of any other. */
const sheetPart = (scenario: string | null, sides: readonly Html[]): Html | false => {
  if (scenario === null) return false;
  const sheet = findScenario2024(scenario);
  return html`<p>${messages.pairings.scenario}: <bdi>${sheet?.name ?? scenarioName(scenario)}</bdi></p>
    ${
      sheet &&
      'lines' in sheet &&
      plainTable({
        className: 'sheet',
        columns: [texts.points, ...sides],
        rows: sheet.lines.map(({ name, steps, times }) =>
          row(
            texts.line(
              name,
              steps.map(({ points }) => points),
              times,
            ),
            ...sides.map(() => ''),
          ),
        ),
      })
    }`;
};

const slip = (
  { table, number, sides, scenario }: SlipGame,
  { event, round }: EventRound,
  origin: string,
): Html =>
  html`<section class="slip">
    <header>
      <h2>${texts.table(number)}</h2>
      <p>${nameOf(event.name)} · ${messages.tournament.round(round.number)}</p>
    </header>
    <table>
      <thead>
        <tr>
          ${[texts.player, texts.points, texts.leader, texts.signature].map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${sides.map((side) => row(side, '', '', ''))}
      </tbody>
    </table>
    ${sheetPart(scenario ?? round.scenario, sides)}
    <figure>
      ${qrCode(`${origin}${addressOf(event.id, 'rounds', round.number, 'tables', table)}`, texts.code(number))}
      <figcaption>
        ${texts.scan} <code>${typedAt(origin)}</code> ${texts.type}
        <code class="code">${slipCode({ tournament: event.id, round: round.number, table })}</code>
      </figcaption>
    </figure>
  </section>`;

/** A slip for each table to write the result on; its picture, and its code typed at `/play`, open the result form of that table. */
export const resultSlipsPage = pageOfRound((asked, { query, origin }) => {
  const { event, round } = asked;
  const games = gamesOf(round, namesOf(event));
  const from = Math.max(0, Math.floor(Number(query.get('from') ?? 0)) || 0);
  // The codes hold the address by which we were asked.
  return unstoredPage(() => ({
    title: `${texts.title}: ${event.name}`,
    shell: 'PRINT',
    main: html`<h1 class="hidden">${texts.title}</h1>
      ${pagesNav(games.length, from)}
      <div class="slips">
        ${games.slice(from, from + SLIPS_A_PAGE).map((game) => slip(game, asked, origin))}
      </div>`,
  }));
});
