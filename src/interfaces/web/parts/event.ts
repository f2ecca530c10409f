import type { EntrantStatus, Tournament } from '../../../app/kernel/generated/answers';
import type { StoredContext } from '../../../app/kernel/store/context';
import { type Answer, call } from '../../../app/kernel/use-case';
import { isEdition } from '../../../app/rules/edition-names';
import { unsetSettings } from '../../../domain/tournaments/event/settings';
import { tournament } from '../../../app/tournaments/event/tournament';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { entrantStatuses } from '../state-texts';
import type { Page, PageRequest, WebPage } from '../reply';
import { dayOf, dayText } from './day';
import { joined } from './layout-parts';

/** The frame that the pages of a tournament share. */

const texts = messages.tournament;

export const askTournament = async (id: string, context: StoredContext): Promise<Answer<Tournament>> =>
  call(tournament, { tournament: id }, context);

type Replied = ReturnType<Page>;

/** The page of the tournament that the address names. */
export const pageOfEvent =
  (
    reply: (event: Tournament, asked: PageRequest, context: StoredContext) => Replied | Awaited<Replied>,
  ): Page =>
  async (asked, context) => {
    const event = await askTournament(asked.parameters['tournament'] ?? '', context);
    return event.ok ? reply(event.value, asked, context) : event;
  };

export const addressOf = (id: string, ...rest: readonly (string | number)[]): string =>
  ['/tournaments', encodeURIComponent(id), ...rest].join('/');

/** The same from a page of the tournament that stands `depth` below the tournament's own: short, where it stands in every row. */
export const nearAddressOf = (id: string, depth: number, ...rest: readonly (string | number)[]): string =>
  [...(depth === 0 ? [encodeURIComponent(id)] : Array.from({ length: depth - 1 }, () => '..')), ...rest].join(
    '/',
  );

/** A name as its bearer wrote it, kept from disturbing what stands around it. */
export const nameOf = (name: string | null): Html =>
  name === null ? html`<i>${messages.entrants.erased}</i>` : html`<bdi>${name}</bdi>`;

/** Names one after the other. */
export const namesList = (names: readonly string[]): readonly Html[] => joined(names.map(nameOf), ', ');

export const namesOf = ({ entrants }: Tournament): ((entrant: string) => Html) => {
  const names = new Map(entrants.map(({ id, name }) => [id, name]));
  return (entrant) => nameOf(names.get(entrant) ?? entrant);
};

/** How many lines the list of entrants has, and why some of them do not play. */
const entrantsInShort = ({ entrants }: Tournament): string => {
  const others = namesOfStatuses(entrants);
  const all = texts.entrantCount(entrants.length);
  return others.length === 0 ? all : `${all} (${others.join(', ')})`;
};

const namesOfStatuses = (entrants: Tournament['entrants']): readonly string[] => {
  const counts = new Map<EntrantStatus, number>();
  for (const { status } of entrants)
    if (status !== 'ACTIVE') counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} ${entrantStatuses[status]}`);
};

const link = (href: string, text: string, isCurrent: boolean): Html =>
  html`<a href="${href}" ${isCurrent && html`aria-current="page"`}>${text}</a>`;

type Tab = 'NOW' | 'STANDINGS' | 'ENTRANTS' | 'MOVEMENT' | 'STAGES' | 'SQUADS' | number;

/** The tournament's name, its facts, and the way to its other pages. */
export const eventHeader = (event: Tournament, tab: Tab | null, heading: string | null = null): Html => {
  const { id, name, state, format, rounds, startsOn, roundsDrawn, stages, entrants } = event;
  return html`<header class="event">
    ${
      heading === null
        ? html`<h1>${nameOf(name)}</h1>`
        : html`<p class="event-name"><a href="${addressOf(id)}">${nameOf(name)}</a></p>
            <h1>${heading}</h1>`
    }
    <ul class="facts">
      <li class="state" data-state="${state}">${texts.states[state]}</li>
      ${startsOn !== null && html`<li>${dayOf(startsOn)}</li>`}
      <li>${texts.formats[format]}</li>
      <li>${texts.rounds(rounds)}</li>
      <li>${entrantsInShort(event)}</li>
    </ul>
    <nav class="tabs" aria-label="${texts.tabs}">
      ${link(addressOf(id), state === 'FINISHED' ? texts.result : texts.overview, tab === 'NOW')}
      ${link(addressOf(id, 'standings'), texts.standings, tab === 'STANDINGS')}
      ${stages.length > 0 && link(addressOf(id, 'stages'), texts.stages, tab === 'STAGES')}
      ${entrants.some(({ squad }) => squad !== null) && link(addressOf(id, 'squads'), texts.squads, tab === 'SQUADS')}
      ${roundsDrawn.map(({ number }) => link(addressOf(id, 'rounds', number), texts.round(number), tab === number))}
      ${link(addressOf(id, 'entrants'), texts.entrants, tab === 'ENTRANTS')}
      ${roundsDrawn.length > 0 && link(addressOf(id, 'movement'), texts.movement, tab === 'MOVEMENT')}
    </nav>
  </header>`;
};

/** Facts about an event, in lines for its card. */
export const eventFacts = (event: Tournament): readonly string[] => {
  const { startsOn, format, rounds, edition, pointsLimit, state } = event;
  const other = edition === unsetSettings.edition ? [] : [texts.edition(edition)];
  const limit = pointsLimit === null ? [] : [texts.points(pointsLimit)];
  return [
    ...(startsOn === null ? [] : [dayText(startsOn)]),
    [texts.formats[format], texts.rounds(rounds), ...other, ...limit].join(' · '),
    [entrantsInShort(event), texts.states[state]].join(' · '),
  ];
};

const hasPodium = ({ state, roundsDrawn }: Tournament): boolean =>
  state === 'FINISHED' && roundsDrawn.length > 0;

/** A page of an event with its card; a private one has no picture, as chats ask for it without a token. */
export const eventPage = (event: Tournament, page: WebPage): WebPage => ({
  ...(isEdition(event.edition) && { eventEdition: event.edition }),
  ...(event.houseRulings.length > 0 && { followedEvent: event.id }),
  social: {
    description: `${event.name}: ${eventFacts(event).join(', ')}.`,
    ...(event.visibility === 'PUBLIC' && {
      picture: `/cards/${hasPodium(event) ? 'podiums' : 'tournaments'}/${encodeURIComponent(event.id)}.png`,
    }),
  },
  ...page,
});

/** Whether everybody may read the army lists by now; where each entrant has several armies, at least those of one of them. */
export const areListsPublic = (
  { armyListsPublished, armies, armyDesk: { publishAt } }: Tournament,
  nowMs: number,
): boolean =>
  armyListsPublished ||
  (publishAt !== null && nowMs >= Date.parse(publishAt)) ||
  (armies?.slotsPublished ?? []).length > 0;
