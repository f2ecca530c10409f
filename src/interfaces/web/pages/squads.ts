import { call } from '../../../app/kernel/use-case';
import { squadStandings } from '../../../app/tournaments/standings/squad-standings';
import { html } from '../html';
import { messages } from '../messages';
import { eventHeader, eventPage, namesList, pageOfEvent } from '../parts/event';
import { abbreviation } from '../parts/layout-parts';
import { plainNames } from '../parts/stage-book';
import { table } from '../parts/table';
import { livePage } from '../reply';
import { signed, unsigned } from '../signed';

const texts = messages.squads;

/** The table of the squads: friends who play as singles and are ranked together. */
export const squadsPage = pageOfEvent((event, _, context) =>
  livePage(event.version, async () => {
    const found = await call(squadStandings, { tournament: event.id }, context);
    const { lines = [], round = 0, best = 0 } = found.ok ? found.value : {};
    const names = plainNames(event);
    const { standings } = messages;
    return eventPage(event, {
      title: `${texts.title}: ${event.name}`,
      isLive: true,
      main: html`${eventHeader(event, 'SQUADS')}
      ${
        lines.length === 0
          ? html`<p class="lead">${texts.none}</p>`
          : table({
              className: 'squads',
              caption: texts.caption(round, best),
              columns: [
                standings.rank,
                texts.squad,
                ...[standings.points, standings.difference, standings.victoryPoints].map((names) => ({
                  number: abbreviation(names),
                })),
                texts.entrants,
              ],
              rows: lines.map(
                (line) =>
                  html`<tr>
                    <td>${standings.place(line.rank, line.tied)}</td>
                    <th scope="row"><bdi>${line.squad}</bdi></th>
                    <td class="number">${line.tournamentPoints}</td>
                    <td class="number">${signed(line.victoryPointDifference)}</td>
                    <td class="number">${unsigned(line.victoryPoints)}</td>
                    <td>${namesList(line.entrants.map(names))}</td>
                  </tr>`,
              ),
            })
      }`,
    });
  }),
);
