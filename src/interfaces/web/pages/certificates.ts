import type {
  Tournament,
  TournamentAwards,
  TournamentStandings,
} from '../../../app/kernel/generated/answers';
import { awards } from '../../../app/tournaments/awards/awards';
import { standings } from '../../../app/tournaments/standings/standings';
import type { StoredContext } from '../../../app/kernel/store/context';
import { call } from '../../../app/kernel/use-case';
import { html } from '../html';
import { messages } from '../messages';
import { nameOfList } from '../parts/army';
import { dayOf } from '../parts/day';
import { askTournament, nameOf, namesOf } from '../parts/event';
import { type Page, livePage } from '../reply';

const texts = messages.certificates;
/** Places with a certificate. */
const PLACES = 3;

/** A certificate: for what, and whose. */
interface Certificate {
  readonly title: string;
  readonly entrant: string;
  /** In a team event the player of the team, where it is one player's. */
  readonly player?: string | undefined;
}

const forPlaces = ({ standings: lines }: TournamentStandings): readonly Certificate[] =>
  lines.flatMap(({ rank, entrant }) =>
    rank !== null && rank <= PLACES ? [{ title: texts.place(rank), entrant }] : [],
  );

const forAwards = async (
  { awards: given }: TournamentAwards,
  entrants: Tournament['entrants'],
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
export const certificatesPage: Page = async ({ parameters }, context) => {
  const event = await askTournament(parameters['tournament'] ?? '', context);
  if (!event.ok) return event;
  const { id, name, startsOn, state, version, entrants } = event.value;
  const given = await call(awards, { tournament: id }, context);
  if (!given.ok) return given;
  const table = await call(standings, { tournament: id }, context);
  if (!table.ok) return table;
  const ofAwards = await forAwards(given.value, entrants, context);
  const certificates = [...(state === 'FINISHED' ? forPlaces(table.value) : []), ...ofAwards];
  const names = namesOf(event.value);
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
};
