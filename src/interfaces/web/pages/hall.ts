import type { Round, Standing, Table, Tournament } from '../../../app/kernel/generated/answers';
import type { StoredContext } from '../../../app/kernel/store/context';
import { call } from '../../../app/kernel/use-case';
import { standings } from '../../../app/tournaments/standings/standings';
import { eventEndTexts } from '../event-end-texts';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { addressOf, nameOf, namesOf, pageOfEvent } from '../parts/event';
import { openScore, progressText, scoreText, withArmy } from '../parts/pairings-table';
import { liveGameScripts, liveGames } from '../parts/live-games';
import { eventPictureSource } from '../parts/picture';
import { qrCode } from '../parts/qr';
import { roundClock } from '../parts/round-facts';
import { askCurrentRound } from '../parts/rounds';
import { scenarioName } from '../parts/scenario-name';
import { isKnockOutNow } from '../parts/stage-book';
import { decision } from '../parts/standings-table';
import { type Winner, firstByPoints, firstByStages } from '../parts/winners';
import { livePage } from '../reply';
import { signed } from '../signed';

const texts = messages.hall;

interface Seat {
  readonly name: string;
  readonly shownName: Html;
  readonly table: number | null;
  readonly opponent: Html;
}

type Names = (entrant: string) => Html;

/** Everyone in the order of the alphabet with their table, so that nobody has to look through the tables. */
const byName = ({ tables, unpaired }: Round, { entrants }: Tournament, names: Names): readonly Seat[] => {
  const plainNames = new Map(entrants.map(({ id, name }) => [id, name]));
  const seat = (
    entrant: string,
    { table, opponent, armies }: Pick<Seat, 'table' | 'opponent'> & Pick<Table, 'armies'>,
  ): Seat => {
    const name = plainNames.get(entrant) ?? entrant;
    const side = armies?.findIndex((army) => army.entrant === entrant) ?? 0;
    return { name, shownName: withArmy(nameOf(name), armies, side), table, opponent };
  };
  const seats = tables.flatMap(({ number, armies, entrants: [first = '', second = ''] }) => [
    seat(first, { table: number, armies, opponent: withArmy(names(second), armies, 1) }),
    seat(second, { table: number, armies, opponent: withArmy(names(first), armies, 0) }),
  ]);
  const { bye, spare } = messages.pairings;
  const alone = unpaired
    ? [
        seat(unpaired.entrant, {
          table: unpaired.number,
          armies: unpaired.armies,
          opponent: html`${unpaired.kind === 'BYE' ? bye : spare}`,
        }),
      ]
    : [];
  return [...seats, ...alone].sort((a, b) => a.name.localeCompare(b.name, 'en'));
};

/** The kind of a board decides how wide its cells are. */
type BoardKind = 'tables' | 'names' | 'places' | 'entrants';

const board = (kind: BoardKind, title: string, rows: readonly Html[]): Html =>
  html`<section class="board by-${kind}" aria-label="${title}">
    <h2>${title}</h2>
    <div class="scroller" tabindex="0">
      <table>
        <caption class="hidden">
          ${title}
        </caption>
        <tbody>
          ${rows.map(
            (cells) =>
              html`<tr>
                ${cells}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;

/** Before the first round: the way to the event for every telephone, and who is there. */
const joinBoards = ({ id, entrants }: Tournament, origin: string): Html =>
  html`<div class="boards">
    <section class="board join">
      <h2>${texts.join}</h2>
      ${qrCode(origin + addressOf(id), texts.joinCode)}
      <p><code>${origin + addressOf(id)}</code></p>
    </section>
    ${board(
      'entrants',
      texts.entrants,
      entrants.map(
        ({ number, name }) =>
          html`<td class="table">${number}</td>
            <th scope="row"><span>${nameOf(name)}</span></th>`,
      ),
    )}
  </div>`;

/** The bracket as a picture: it fits whatever the hall has. */
const bracketBoard = (event: Tournament): Html => {
  const source = `${addressOf(event.id, 'bracket.svg')}?v=${encodeURIComponent(event.version)}`;
  return html`<section class="board hall-bracket" aria-label="${messages.stages.bracket}">
    <h2>${messages.stages.bracket}</h2>
    <img ${eventPictureSource(event, source)} alt="${messages.stages.bracket}" />
  </section>`;
};

const roundBoards = (round: Round, event: Tournament, names: Names): Html =>
  html`<div class="boards">
    ${board(
      'tables',
      texts.byTable,
      round.tables.map(
        ({ table, number, entrants: [first = '', second = ''], armies, result }) =>
          html`<th scope="row" class="table">${number}</th>
            <td class="first"><span>${withArmy(names(first), armies, 0)}</span></td>
            <td class="score">${result === null ? openScore(table) : scoreText(result)}</td>
            <td><span>${withArmy(names(second), armies, 1)}</span></td>`,
      ),
    )}
    ${
      isKnockOutNow(event)
        ? bracketBoard(event)
        : board(
            'names',
            texts.byName,
            byName(round, event, names).map(
              ({ shownName, table, opponent }) =>
                html`<th scope="row"><span>${shownName}</span></th>
                  <td class="table">${table ?? '–'}</td>
                  <td class="opponent"><span>${opponent}</span></td>`,
            ),
          )
    }
  </div>`;

const podium = (winners: readonly Winner[], names: Names): Html =>
  html`<ol class="board podium">
    ${winners.map(
      ({ place, entrant, points }) =>
        html`<li><small>${eventEndTexts.places[place - 1]}</small> <b>${names(entrant)}</b> ${points}</li>`,
    )}
  </ol>`;

/** After a round of a knock-out its bracket, at the end beside the first three. */
const bracketBoards = async (event: Tournament, names: Names, context: StoredContext): Promise<Html> => {
  const winners = event.state === 'FINISHED' ? await firstByStages(event, context) : [];
  return html`<div class="boards ${winners.length > 0 ? '' : 'single'}">
    ${winners.length > 0 && podium(winners, names)} ${bracketBoard(event)}
  </div>`;
};

/** The criterion that placed it below the previous entrant, if its figure stands in the row. */
const figureOf = ({ decidedBy }: Standing): string | null =>
  decidedBy !== null && ['VICTORY_POINT_DIFFERENCE', 'VICTORY_POINTS'].includes(decidedBy.criterion)
    ? decidedBy.criterion
    : null;

/** A figure, which stands out where it is the one that decided. */
const score = (line: Standing, criterion: string, figure: string | number): Html =>
  html`<td class="${figureOf(line) === criterion ? 'score decides' : 'score'}">${figure}</td>`;

/** Between rounds the standings; at the end the three best before them. */
const standingsBoards = (lines: readonly Standing[], { state }: Tournament, names: Names): Html =>
  html`<div class="boards ${state === 'FINISHED' ? '' : 'single'}">
    ${state === 'FINISHED' && podium(firstByPoints(lines), names)}
    ${board(
      'places',
      texts.standings,
      lines.map((line) => {
        const { entrant, rank, tied, tournamentPoints, victoryPointDifference, victoryPoints } = line;
        return html`<td class="table">${messages.standings.place(rank, tied)}</td>
          <th scope="row"><span>${names(entrant)}</span> ${figureOf(line) === null && decision(line)}</th>
          <td class="score">${tournamentPoints}</td>
          ${score(line, 'VICTORY_POINT_DIFFERENCE', signed(victoryPointDifference))}
          ${score(line, 'VICTORY_POINTS', victoryPoints)}`;
      }),
    )}
  </div>`;

const boardsOf = async (
  event: Tournament,
  { round, origin }: { readonly round: Round | null; readonly origin: string },
  context: StoredContext,
): Promise<Html> => {
  if (round === null) return joinBoards(event, origin);
  const names = namesOf(event);
  if (round.state !== 'COMPLETE') return roundBoards(round, event, names);
  if (isKnockOutNow(event)) return bracketBoards(event, names, context);
  const table = await call(standings, { tournament: event.id }, context);
  return table.ok ? standingsBoards(table.value.standings, event, names) : roundBoards(round, event, names);
};

/** The number of a round, its scenario where all tables play one, and how many tables are in. */
const aboutRound = (round: Round): Html =>
  html`${messages.tournament.round(round.number)} ·
  ${round.scenario !== null && html`<bdi>${scenarioName(round.scenario)}</bdi> ·`} ${progressText(round)}`;

/** The page for the hall's projector. A board that does not fit is made smaller, then shown page by page. */
export const hallPage = pageOfEvent((event, { origin }, context) =>
  livePage(event.version, async () => {
    const now = await askCurrentRound(event, context);
    const round = now?.ok ? now.value : null;
    return {
      title: `${texts.title}: ${event.name}`,
      shell: 'HALL',
      isLive: true,
      scripts: ['hall', ...liveGameScripts(event)],
      main: html`<header class="hall-head">
          <div>
            <h1>${nameOf(event.name)}</h1>
            <p>${round ? aboutRound(round) : messages.tournament.notBegun}</p>
          </div>
          ${round?.state === 'STARTED' && roundClock(round.clock)} ${liveGames(event, round)}
        </header>
        ${await boardsOf(event, { round, origin }, context)}`,
    };
  }),
);
