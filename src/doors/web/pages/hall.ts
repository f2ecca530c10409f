import type { RoundView } from '../../../app/tournaments/views';
import { ok } from '../../../shared/result';
import type { Html } from '../html';
import { html } from '../html';
import { messages } from '../messages';
import { askCurrentRound } from '../parts/current-round';
import { askTournament, nameOf, namesOf } from '../parts/event';
import { progressText, scoreText } from '../parts/pairings-table';
import { roundClock } from '../parts/round-facts';
import type { Page } from '../reply';

const words = messages.hall;

interface Seat {
  readonly name: string;
  readonly table: number | null;
  readonly opponent: Html;
}

/** Everyone in the order of the alphabet with their table, so that nobody has to look through the tables. */
const byName = (
  { tables, unpaired }: RoundView,
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

/** The hall's projector: the round by table and by name, and the clock. It scrolls by itself where it does not fit. */
export const hallPage: Page = async ({ parameters }, context) => {
  const event = await askTournament(parameters['tournament'] ?? '', context);
  if (!event.ok) return event;
  const { name, version, entrants } = event.value;
  return ok({
    kind: 'PAGE',
    cache: 'live',
    version,
    page: async () => {
      const now = await askCurrentRound(event.value, context);
      const plainNames = new Map(entrants.map((entrant) => [entrant.id, entrant.name]));
      const names = namesOf(event.value);
      return {
        title: `${words.title}: ${name}`,
        shell: 'HALL',
        isLive: true,
        scripts: ['hall'],
        main: html`<header class="hall-head">
            <div>
              <h1>${nameOf(name)}</h1>
              <p>
                ${now?.ok ? `${messages.tournament.round(now.value.number)} · ${progressText(now.value)}` : messages.tournament.notBegun}
              </p>
            </div>
            ${now?.ok && now.value.state === 'STARTED' && roundClock(now.value.clock)}
          </header>
          ${
            now?.ok &&
            html`<div class="boards">
              ${list(
                words.byTable,
                now.value.tables.map(
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
                words.byName,
                byName(now.value, (entrant) => plainNames.get(entrant) ?? entrant, names).map(
                  ({ name: own, table, opponent }) =>
                    html`<tr>
                      <th scope="row">${nameOf(own)}</th>
                      <td class="table">${table ?? '–'}</td>
                      <td class="opponent">${opponent}</td>
                    </tr>`,
                ),
              )}
            </div>`
          }`,
      };
    },
  });
};
