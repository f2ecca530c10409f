import type {
  Tournament,
  TournamentAwards,
  TournamentStandings,
} from '../../../app/kernel/generated/answers';
import type { StoredContext } from '../../../app/kernel/store/context';
import { call } from '../../../app/kernel/use-case';
import { awards } from '../../../app/tournaments/awards/awards';
import { standings } from '../../../app/tournaments/standings/standings';
import { type Html, html } from '../html';
import { certificateTexts as texts } from '../certificate-texts';
import { nameOfList } from '../parts/army';
import { dayOf } from '../parts/day';
import { nameOf, namesList, pageOfEvent } from '../parts/event';
import { joined } from '../parts/layout-parts';
import { firstThree } from '../parts/winners';
import { livePage } from '../reply';

/** In a team event `player` is the player of the team, if the award is one player's. */
interface Certificate {
  readonly title: string;
  readonly entrant: string;
  readonly player?: string | undefined;
  /** 1 to 3 for a place. */
  readonly place?: number;
}

/** For the first three: by the stages, where the event has any. */
const forPlaces = async (
  event: Tournament,
  { standings: lines }: Pick<TournamentStandings, 'standings'>,
  context: StoredContext,
): Promise<readonly Certificate[]> =>
  (await firstThree(event, lines, context)).map(({ place, entrant }) => ({
    title: texts.place(place),
    entrant,
    place,
  }));

const forAwards = async (
  { awards: given }: TournamentAwards,
  { entrants }: Tournament,
  context: StoredContext,
): Promise<readonly Certificate[]> =>
  Promise.all(
    given
      .filter(({ isGiven }) => isGiven)
      .flatMap(({ name, winners }) =>
        winners.map(async ({ entrant, member, armyList }) => {
          const { members = [], memberNumbers = [] } = entrants.find(({ id }) => id === entrant) ?? {};
          return {
            title: armyList === null ? name : `${name}: ${await nameOfList(armyList, context)}`,
            entrant,
            player: member === null ? undefined : members[memberNumbers.indexOf(member)],
          };
        }),
      ),
  );

const aboutDay = ({ startsOn, venue }: Tournament): Html | false => {
  const parts = [...(startsOn === null ? [] : [dayOf(startsOn)]), ...(venue === null ? [] : [nameOf(venue)])];
  return parts.length > 0 && html`<p>${joined(parts, ' · ')}</p>`;
};

/** The winner: a player of a team before the team, and a pair or team with the names of those who played. */
const whose = ({ entrants }: Tournament, entrant: string, player: string | undefined): Html => {
  const { name = null, members = [] } = entrants.find(({ id }) => id === entrant) ?? {};
  const [first, second] =
    player === undefined
      ? [nameOf(name), members.length > 0 && namesList(members)]
      : [nameOf(player), nameOf(name)];
  return html`<p class="whose">${first}</p>
    ${second !== false && html`<p class="with">${second}</p>`}`;
};

/** Certificates to print: for the first three of a finished event, and for each award that is given. */
export const certificatesPage = pageOfEvent(async (event, _, context) => {
  const { id, name, state, version, entrants, roundsDrawn } = event;
  const given = await call(awards, { tournament: id }, context);
  if (!given.ok) return given;
  const table = await call(standings, { tournament: id }, context);
  if (!table.ok) return table;
  const ofAwards = await forAwards(given.value, event, context);
  const certificates = [
    ...(state === 'FINISHED' ? await forPlaces(event, table.value, context) : []),
    ...ofAwards,
  ];
  return livePage(version, () => ({
    title: `${texts.title}: ${name}`,
    shell: 'PRINT',
    main: html`<h1 class="hidden">${texts.title}</h1>
      ${certificates.length === 0 && html`<p>${texts.none}</p>`}
      ${certificates.map(
        ({ title, entrant, player, place }) =>
          html`<section class="certificate" ${place !== undefined && html`data-place="${place}"`}>
            <p class="what">${texts.kind}</p>
            <p class="event">${nameOf(name)}</p>
            ${aboutDay(event)}
            <h2>${title}</h2>
            ${whose(event, entrant, player)}
            <p class="size">${texts.among(entrants.length, roundsDrawn.length)}</p>
            <div class="signatures">
              <p>${texts.day}</p>
              <p>${texts.signature}</p>
            </div>
          </section>`,
      )}`,
  }));
});
