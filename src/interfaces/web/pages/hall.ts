import type { StoredContext } from '../../../app/kernel/store/context';
import { standings } from '../../../app/tournaments/standings/standings';
import { call } from '../../../app/kernel/use-case';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { askCurrentRound } from '../parts/current-round';
import { addressOf, askTournament, nameOf, namesOf } from '../parts/event';
import { progressText, scoreText } from '../parts/pairings-table';
import { qrCode } from '../parts/qr';
import { roundClock } from '../parts/round-facts';
import { type Page, livePage } from '../reply';
import type { Round, Tournament, TournamentStandings } from '../../../app/kernel/generated/answers';

const texts = messages.hall;

interface Seat {
  readonly name: string;
  readonly table: number | null;
  readonly opponent: Html;
}

/** Everyone in the order of the alphabet with their table, so that nobody has to look through the tables. */
const byName = (
  { tables, unpaired }: Round,
  plain: (entrant: string) => string,
  names: (entrant: string) => Html,
) => {
  const seats = tables.flatMap(({ table, entrants: [first = '', second = ''] }): Seat[] => [
    { name: plain(first), table, opponent: names(second) },
    { name: plain(second), table, opponent: names(first) },
  ]);
  const alone: readonly Seat[] = unpaired
    ? [
        {
          name: plain(unpaired.entrant),
          table: unpaired.table,
          opponent: html`${unpaired.kind === 'BYE' ? messages.pairings.bye : messages.pairings.spare}`,
        },
      ]
    : [];
  return [...seats, ...alone].sort((a, b) => a.name.localeCompare(b.name, 'en'));
};

const list = (title: string, rows: readonly Html[]): Html =>
  html`<section class="board" aria-label="${title}">
    <h2>${title}</h2>
    <div class="scroller" tabindex="0">
      <table>
        <caption class="hidden">
          ${title}
        </caption>
        <tbody>
          ${rows}
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
    ${list(
      texts.entrants,
      entrants.map(
        ({ number, name }) =>
          html`<tr>
            <td class="table">${number}</td>
            <th scope="row">${nameOf(name)}</th>
          </tr>`,
      ),
    )}
  </div>`;

const roundBoards = (round: Round, { entrants }: Tournament, names: (entrant: string) => Html): Html => {
  const plainNames = new Map(entrants.map((entrant) => [entrant.id, entrant.name]));
  return html`<div class="boards">
    ${list(
      texts.byTable,
      round.tables.map(
        ({ table, entrants: [first = '', second = ''], result }) =>
          html`<tr>
            <th scope="row" class="table">${table}</th>
            <td class="first">${names(first)}</td>
            <td class="score">${scoreText(result)}</td>
            <td>${names(second)}</td>
          </tr>`,
      ),
    )}
    ${list(
      texts.byName,
      byName(round, (entrant) => plainNames.get(entrant) ?? entrant, names).map(
        ({ name: own, table, opponent }) =>
          html`<tr>
            <th scope="row">${nameOf(own)}</th>
            <td class="table">${table ?? '–'}</td>
            <td class="opponent">${opponent}</td>
          </tr>`,
      ),
    )}
  </div>`;
};

const PODIUM = 3;

/** Between rounds the standings; at the end the three best before them. */
const standingsBoards = (
  { standings: lines }: TournamentStandings,
  { state }: Tournament,
  names: (entrant: string) => Html,
): Html =>
  html`<div class="boards ${state === 'FINISHED' ? '' : 'single'}">
    ${
      state === 'FINISHED' &&
      html`<ol class="board podium">
        ${lines.flatMap(({ entrant, rank, tournamentPoints }) =>
          rank === null || rank > PODIUM
            ? []
            : [
                html`<li>
                  <small>${texts.podium[rank - 1]}</small> <b>${names(entrant)}</b> ${tournamentPoints}
                </li>`,
              ],
        )}
      </ol>`
    }
    ${list(
      texts.standings,
      lines.map(
        ({ entrant, rank, tied, tournamentPoints, victoryPoints }) =>
          html`<tr>
            <td class="table">${messages.standings.place(rank, tied)}</td>
            <th scope="row">${names(entrant)}</th>
            <td class="score">${tournamentPoints}</td>
            <td class="score">${victoryPoints}</td>
          </tr>`,
      ),
    )}
  </div>`;

/** The boards for the current state: the way in, the tables, or the standings. */
const boardsOf = async (
  event: Tournament,
  { round, origin }: { readonly round: Round | null; readonly origin: string },
  context: StoredContext,
): Promise<Html> => {
  if (round === null) return joinBoards(event, origin);
  const names = namesOf(event);
  if (round.state !== 'COMPLETE') return roundBoards(round, event, names);
  const table = await call(standings, { tournament: event.id }, context);
  return table.ok ? standingsBoards(table.value, event, names) : roundBoards(round, event, names);
};

/** The page for the hall's projector. A board that does not fit is made smaller, then shown page by page. */
export const hallPage: Page = async ({ parameters, origin }, context) => {
  const event = await askTournament(parameters['tournament'] ?? '', context);
  if (!event.ok) return event;
  const { name, version } = event.value;
  return livePage(version, async () => {
    const now = await askCurrentRound(event.value, context);
    const round = now?.ok ? now.value : null;
    return {
      title: `${texts.title}: ${name}`,
      shell: 'HALL',
      isLive: true,
      scripts: ['hall'],
      main: html`<header class="hall-head">
          <div>
            <h1>${nameOf(name)}</h1>
            <p>
              ${round ? `${messages.tournament.round(round.number)} · ${progressText(round)}` : messages.tournament.notBegun}
            </p>
          </div>
          ${round?.state === 'STARTED' && roundClock(round.clock)}
        </header>
        ${await boardsOf(event.value, { round, origin }, context)}`,
    };
  });
};
