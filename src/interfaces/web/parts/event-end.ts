import type { Entrant, Standing, Tournament } from '../../../app/kernel/generated/answers';
import type { StoredContext } from '../../../app/kernel/store/context';
import { call } from '../../../app/kernel/use-case';
import { awards } from '../../../app/tournaments/awards/awards';
import { eventEndTexts as texts } from '../event-end-texts';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { plural } from '../plural';
import { nameOfList } from './army';
import { addressOf, nameOf, namesList } from './event';
import { terms } from './layout-parts';
import { firstThree } from './winners';

/** How a finished event opens: the first three, the awards, and what there is to print and to send. */

const entrantIn = ({ entrants }: Tournament, id: string): Entrant | undefined =>
  entrants.find((one) => one.id === id);

/** The name of an entrant, with those who play as it. */
const named = (event: Tournament, id: string): Html => {
  const { name = null, members = [] } = entrantIn(event, id) ?? {};
  return html`<a href="${addressOf(event.id, 'entrants', id)}">${nameOf(name)}</a
    >${members.length > 0 && html` <small>${namesList(members)}</small>`}`;
};

const podium = async (
  event: Tournament,
  lines: readonly Standing[],
  context: StoredContext,
): Promise<Html | false> => {
  const first = await firstThree(event, lines, context);
  return (
    first.length > 0 &&
    html`<ol class="first-three">
      ${first.map(
        ({ place, entrant, points }) =>
          html`<li data-place="${place}">
            <small>${texts.places[place - 1]}</small>
            <b>${named(event, entrant)}</b>
            ${points !== null && html`<span>${plural(points, ...messages.podium.points)}</span>`}
          </li>`,
      )}
    </ol>`
  );
};

/** The awards that are given, each with who has it. */
const givenAwards = async (event: Tournament, context: StoredContext): Promise<Html | false> => {
  const found = await call(awards, { tournament: event.id }, context);
  const given = (found.ok ? found.value.awards : []).filter(
    ({ isGiven, winners }) => isGiven && winners.length > 0,
  );
  const rows = await Promise.all(
    given.flatMap(({ name, winners }) =>
      winners.map(async ({ entrant, armyList }) => {
        const of = armyList === null ? '' : `: ${await nameOfList(armyList, context)}`;
        return [html`<bdi>${name}</bdi>${of}`, named(event, entrant)] as const;
      }),
    ),
  );
  return (
    rows.length > 0 &&
    html`<h2>${texts.awards}</h2>
      <dl class="about">${terms(rows)}</dl>`
  );
};

export const eventEnd = async (
  event: Tournament,
  lines: readonly Standing[],
  context: StoredContext,
): Promise<Html | false> => {
  if (event.state !== 'FINISHED' || lines.length === 0) return false;
  return html`<section class="event-end" aria-label="${texts.podium}">
    ${await podium(event, lines, context)} ${await givenAwards(event, context)}
    <p class="buttons">
      <a href="${addressOf(event.id, 'certificates')}">${texts.certificates}</a>
      ${event.visibility === 'PUBLIC' && html`<a href="/cards/podiums/${encodeURIComponent(event.id)}.png">${texts.card}</a>`}
    </p>
  </section>`;
};
