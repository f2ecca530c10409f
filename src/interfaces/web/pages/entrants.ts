import { html } from '../html';
import { messages } from '../messages';
import {
  addressOf,
  areListsPublic,
  eventHeader,
  eventPage,
  nameOf,
  namesList,
  nearAddressOf,
  pageOfEvent,
} from '../parts/event';
import { table } from '../parts/table';
import { livePage } from '../reply';

const texts = messages.entrants;

/** Everyone who has registered. */
export const entrantsPage = pageOfEvent((event, _, context) => {
  const { id, name, version, entrants } = event;
  return livePage(version, () =>
    eventPage(event, {
      title: `${texts.title}: ${name}`,
      isLive: true,
      main: html`${eventHeader(event, 'ENTRANTS')}
      ${table({
        className: 'entrants',
        caption: texts.title,
        columns: [{ number: texts.number }, texts.name, texts.club, texts.status],
        rows: entrants.map(
          (entrant) =>
            html`<tr data-status="${entrant.status}">
              <td class="number">${entrant.number}</td>
              <th scope="row">
                <a href="${nearAddressOf(id, 1, 'entrants', entrant.id)}">${nameOf(entrant.name)}</a
                >${entrant.members.length > 0 && html` <small>${namesList(entrant.members)}</small>`}
              </th>
              <td>${entrant.club !== null && nameOf(entrant.club)}</td>
              <td>${texts.statuses[entrant.status]}</td>
            </tr>`,
        ),
      })}
      ${
        areListsPublic(event, context.clock.nowMs()) &&
        html`<p class="buttons">
          <a href="${addressOf(id, 'army-lists')}">${texts.allLists}</a>
          <a href="${addressOf(id, 'army-lists.csv')}">${texts.allListsCsv}</a>
        </p>`
      }`,
    }),
  );
});
