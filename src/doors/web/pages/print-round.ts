import type { StoredContext } from '../../../app/tournaments/context';
import { round } from '../../../app/tournaments/round';
import { call } from '../../../app/use-case';
import { ok } from '../../../shared/result';
import { html } from '../html';
import { messages } from '../messages';
import { addressOf, askTournament, nameOf, namesOf } from '../parts/event';
import { pairingsTable } from '../parts/pairings-table';
import { qrCode } from '../parts/qr';
import type { Page } from '../reply';

const words = messages.slips;

const askRound = async (parameters: Readonly<Record<string, string>>, context: StoredContext) => {
  const event = await askTournament(parameters['tournament'] ?? '', context);
  if (!event.ok) return event;
  const drawn = await call(
    round,
    { tournament: event.value.id, round: Number(parameters['round']) },
    context,
  );
  return drawn.ok ? ok({ event: event.value, round: drawn.value }) : drawn;
};

/** The pairings of a round on paper. */
export const printPairingsPage: Page = async ({ parameters }, context) => {
  const asked = await askRound(parameters, context);
  if (!asked.ok) return asked;
  const { event, round: drawn } = asked.value;
  return ok({
    kind: 'PAGE',
    cache: 'live',
    version: event.version,
    page: () => ({
      title: `${messages.tournament.round(drawn.number)}: ${event.name}`,
      shell: 'PRINT',
      main: html`<h1>${nameOf(event.name)}</h1>
        ${pairingsTable(drawn, namesOf(event))}`,
    }),
  });
};

/** A slip for each table to write the result on; its code opens the result form of that table. */
export const resultSlipsPage: Page = async ({ parameters, origin }, context) => {
  const asked = await askRound(parameters, context);
  if (!asked.ok) return asked;
  const { event, round: drawn } = asked.value;
  const names = namesOf(event);
  const games = [
    ...drawn.tables.map(({ table, entrants }) => ({ table, sides: entrants.map(names) })),
    ...(drawn.unpaired?.table
      ? [
          {
            table: drawn.unpaired.table,
            sides: [names(drawn.unpaired.entrant), html`${messages.pairings.spare}`],
          },
        ]
      : []),
  ];
  return ok({
    kind: 'PAGE',
    // The codes hold the address by which we were asked.
    cache: 'never',
    page: () => ({
      title: `${words.title}: ${event.name}`,
      shell: 'PRINT',
      main: html`<h1 class="hidden">${words.title}</h1>
        <div class="slips">
          ${games.map(({ table, sides }) => {
            const address = `${origin}${addressOf(event.id, 'rounds', drawn.number, 'tables', table)}`;
            return html`<section class="slip" aria-label="${words.table(table)}">
              <header>
                <h2>${words.table(table)}</h2>
                <p>${nameOf(event.name)} · ${messages.tournament.round(drawn.number)}</p>
              </header>
              <table>
                <caption class="hidden">
                  ${words.table(table)}
                </caption>
                <thead>
                  <tr>
                    <th scope="col">${words.player}</th>
                    <th scope="col">${words.points}</th>
                    <th scope="col">${words.leader}</th>
                    <th scope="col">${words.signature}</th>
                  </tr>
                </thead>
                <tbody>
                  ${sides.map(
                    (side) =>
                      html`<tr>
                        <th scope="row">${side}</th>
                        <td class="box"></td>
                        <td class="box"></td>
                        <td class="sign"></td>
                      </tr>`,
                  )}
                </tbody>
              </table>
              ${qrCode(address, words.code(table))}
            </section>`;
          })}
        </div>`,
    }),
  });
};
