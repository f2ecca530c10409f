import type {
  Tournament,
  TournamentAwards,
  TournamentStandings,
} from '../../../app/kernel/generated/answers';
import type { StoredContext } from '../../../app/kernel/store/context';
import { call } from '../../../app/kernel/use-case';
import { awards } from '../../../app/tournaments/awards/awards';
import { standings } from '../../../app/tournaments/standings/standings';
import { html } from '../html';
import { messages } from '../messages';
import { nameOfList } from '../parts/army';
import { dayOf } from '../parts/day';
import { nameOf, namesOf, pageOfEvent } from '../parts/event';
import { livePage } from '../reply';

const texts = messages.certificates;
const PLACES = 3;

/** In a team event `player` is the player of the team, if the award is one player's. */
interface Certificate {
  readonly title: string;
  readonly entrant: string;
  readonly player?: string | undefined;
}

const forPlaces = ({ standings: lines }: Pick<TournamentStandings, 'standings'>): readonly Certificate[] =>
  lines.flatMap(({ rank, entrant }) =>
    rank !== null && rank <= PLACES ? [{ title: texts.place(rank), entrant }] : [],
  );

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

/** Certificates to print: for the first three of a finished event, and for each award that is given. */
export const certificatesPage = pageOfEvent(async (event, _, context) => {
  const { id, name, startsOn, state, version } = event;
  const given = await call(awards, { tournament: id }, context);
  if (!given.ok) return given;
  const table = await call(standings, { tournament: id }, context);
  if (!table.ok) return table;
  const ofAwards = await forAwards(given.value, event, context);
  const certificates = [...(state === 'FINISHED' ? forPlaces(table.value) : []), ...ofAwards];
  const names = namesOf(event);
  return livePage(version, () => ({
    title: `${texts.title}: ${name}`,
    shell: 'PRINT',
    main: html`<h1 class="hidden">${texts.title}</h1>
      ${certificates.length === 0 && html`<p>${texts.none}</p>`}
      ${certificates.map(
        ({ title, entrant, player }) =>
          html`<section class="certificate">
            <p>${nameOf(name)}${startsOn !== null && html` · ${dayOf(startsOn)}`}</p>
            <h2>${title}</h2>
            <p class="whose">${player !== undefined && html`${nameOf(player)}, `}${names(entrant)}</p>
            <p class="signature">${texts.signature}</p>
          </section>`,
      )}`,
  }));
});
