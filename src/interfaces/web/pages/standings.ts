import { call } from '../../../app/kernel/use-case';
import { standings } from '../../../app/tournaments/standings/standings';
import { invariant } from '../../../shared/invariant';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { addressOf, eventHeader, eventPage, pageOfEvent } from '../parts/event';
import { hasName, nameSearch, nameSearchScripts, wantedName } from '../parts/name-search';
import { progressText } from '../parts/pairings-table';
import { askCurrentRound } from '../parts/rounds';
import { adjustmentsList, standingsBefore, standingsCaption, standingsTable } from '../parts/standings-table';
import { livePage } from '../reply';

const texts = messages.standings;

/** The number in the query; undefined where there is none, text where it is no number. */
const asNumber = (text: string | null): unknown =>
  text === null || text === '' ? undefined : /^\d+$/.test(text) ? Number(text) : text;

/** The way to the standings after each round, `last` the newest of them. */
const roundsNav = (id: string, round: number, last: number): Html =>
  html`<nav class="rounds" aria-label="${texts.chooseRound}">
    <span>${texts.chooseRound}</span>
    ${Array.from({ length: last }, (_, index) => index + 1).map(
      (number) =>
        html`<a
          href="${addressOf(id, 'standings')}?round=${number}"
          ${number === round && html`aria-current="true"`}
          >${number}</a
        >`,
    )}
  </nav>`;

/** The standings, after any round. */
export const standingsPage = pageOfEvent(async (event, { query }, context) => {
  const { id, name, version, state, roundsDrawn, tiebreakers, tiesByLot } = event;
  const asked = asNumber(query.get('round'));
  // A round that was asked for may be refused; without one nothing is counted before it is known that somebody needs it.
  const given = asked === undefined ? null : await call(standings, { tournament: id, round: asked }, context);
  if (given && !given.ok) return given;
  return livePage(version, async () => {
    const table = given ?? (await call(standings, { tournament: id }, context));
    invariant(table.ok, 'a tournament that was read has standings');
    const { round, standings: lines } = table.value;
    const wanted = wantedName(query);
    const found = new Set(
      event.entrants.filter((one) => hasName(wanted, one.name, ...one.members)).map((one) => one.id),
    );
    const isShown = (entrant: string): boolean => wanted === '' || found.has(entrant);
    const now = await askCurrentRound(event, context);
    const last = roundsDrawn.filter(({ state: its }) => its !== 'DRAWN').length;
    return eventPage(event, {
      title: `${texts.title}: ${name}`,
      isLive: true,
      scripts: nameSearchScripts(lines.length),
      main: html`${eventHeader(event, 'STANDINGS')}
        ${now?.ok && now.value.state === 'STARTED' && html`<p class="live"><b>${texts.live(progressText(now.value))}</b></p>`}
        ${nameSearch(query, lines.filter(({ entrant }) => isShown(entrant)).length, lines.length)}
        ${standingsTable(event, table.value, {
          depth: 1,
          isShown,
          before: await standingsBefore(id, round, context),
          caption: standingsCaption(table.value, state === 'FINISHED' && round === last),
        })}
        ${adjustmentsList(event)}
        <p class="how-ranked">
          ${texts.howRanked(
            tiebreakers.map((one) => one.id),
            tiesByLot,
          )}
        </p>
        ${last > 1 && roundsNav(id, round, last)}`,
    });
  });
});
