import type { Entrant } from '../../../app/kernel/generated/answers';
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
import { hasName, nameSearch, nameSearchScripts, wantedName } from '../parts/name-search';
import { table } from '../parts/table';
import { livePage } from '../reply';

const texts = messages.entrants;

/** Everyone who has registered. */
export const entrantsPage = pageOfEvent((event, { query }, context) => {
  const { id, name, version, entrants } = event;
  const wanted = wantedName(query);
  const isFound = (one: Entrant): boolean => hasName(wanted, one.name, ...one.members);
  const hasClubs = entrants.some(({ club }) => club !== null);
  return livePage(version, () =>
    eventPage(event, {
      title: `${texts.title}: ${name}`,
      isLive: true,
      scripts: nameSearchScripts(entrants.length),
      main: html`${eventHeader(event, 'ENTRANTS')}
      ${nameSearch(query, entrants.filter(isFound).length, entrants.length)}
      ${table({
        className: 'entrants',
        caption: texts.title,
        columns: [{ number: texts.number }, texts.name, ...(hasClubs ? [texts.club] : [])],
        rows: entrants.map(
          (entrant) =>
            html`<tr data-status="${entrant.status}" ${!isFound(entrant) && html`hidden=""`}>
              <td class="number">${entrant.number}</td>
              <th scope="row">
                <a href="${nearAddressOf(id, 1, 'entrants', entrant.id)}">${nameOf(entrant.name)}</a
                >${entrant.members.length > 0 && html` <small>${namesList(entrant.members)}</small>`}${entrant.status !== 'ACTIVE' && html` <small>(${texts.statuses[entrant.status]})</small>`}
              </th>
              ${hasClubs && html`<td>${entrant.club !== null && nameOf(entrant.club)}</td>`}
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
