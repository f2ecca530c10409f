import { html } from '../html';
import { table } from '../parts/table';
import { messages } from '../messages';
import { addressOf, areListsPublic, askTournament, eventHeader, nameOf, nearAddressOf } from '../parts/event';
import { eventSocial } from '../parts/event-facts';
import { type Page, livePage } from '../reply';

const texts = messages.entrants;

/** Everyone who has registered. */
export const entrantsPage: Page = async ({ parameters }, context) => {
  const event = await askTournament(parameters['tournament'] ?? '', context);
  if (!event.ok) return event;
  const { id, name, version, entrants } = event.value;
  return livePage(version, () => ({
    title: `${texts.title}: ${name}`,
    isLive: true,
    ...eventSocial(event.value),
    main: html`${eventHeader(event.value, 'ENTRANTS')}
    ${table({
      className: 'entrants',
      caption: texts.title,
      columns: [{ number: texts.number }, texts.name, texts.club, texts.status],
      rows: entrants.map(
        (entrant) =>
          html`<tr data-status="${entrant.status}">
            <td class="number">${entrant.number}</td>
            <th scope="row">
              <a href="${nearAddressOf(id, 1, 'entrants', entrant.id)}">${nameOf(entrant.name)}</a>${
                entrant.members.length > 0 &&
                html` <small
                  >${entrant.members.map((member, index) => html`${index > 0 && ', '}${nameOf(member)}`)}</small
                >`
              }
            </th>
            <td>${entrant.club !== null && nameOf(entrant.club)}</td>
            <td>${texts.statuses[entrant.status]}</td>
          </tr>`,
      ),
    })}
    ${
      areListsPublic(event.value, context.clock.nowMs()) &&
      html`<p class="buttons">
        <a href="${addressOf(id, 'army-lists')}">${texts.allLists}</a>
        <a href="${addressOf(id, 'army-lists.csv')}">${texts.allListsCsv}</a>
      </p>`
    }`,
  }));
};
