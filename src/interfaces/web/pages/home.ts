import { LONGEST_SHORT_TEXT } from '../../../app/kernel/limits';
import type { ListedTournament } from '../../../app/kernel/generated/answers';
import type { StoredContext } from '../../../app/kernel/store/context';
import { call, ok } from '../../../app/kernel/use-case';
import { tournaments } from '../../../app/tournaments/event/tournaments';
import { homeTexts } from '../home-texts';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { dayOf, monthAt } from '../parts/day';
import { addressOf, nameOf } from '../parts/event';
import { field } from '../parts/form';
import { tools } from '../parts/front-tools';
import { type Page, SITE_CARD, currentPage } from '../reply';

const texts = messages.home;
const own = homeTexts;
const DAY_MS = 24 * 60 * 60 * 1000;
/** An event that began so many days ago may still be on where it does not say when it ends. */
const LASTS_DAYS = 2;
/** A day lasts so much longer in the last places of the earth than in UTC. */
const LAST_PLACES_MS = DAY_MS / 2;
const MONTHS_SHOWN = 4;

const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The month before, this one and those after it. */
const monthsFrom = (nowMs: number): readonly string[] =>
  Array.from({ length: MONTHS_SHOWN }, (_, index) => monthAt(nowMs, index - 1));

interface Wanted {
  readonly text: string;
  readonly month: string;
}

/** The public events of these months by day. Without the store there are none, and the rest of the page stands. */
const eventsOf = async (
  { text, month }: Wanted,
  context: StoredContext,
): Promise<readonly ListedTournament[]> => {
  const months = month === '' ? monthsFrom(context.clock.nowMs()) : [month];
  const pages = await Promise.all(
    months.map((one) => call(tournaments, { month: one, ...(text !== '' && { text }) }, context)),
  );
  return pages.flatMap((page) => (page.ok ? page.value.items : []));
};

const eventLine = ({ id, name, startsOn, rounds, pointsLimit, format }: ListedTournament): Html =>
  html`<li>
    <a href="${addressOf(id)}">${nameOf(name)}</a>
    <small
      >${startsOn !== null && html`${dayOf(startsOn)} · `}${messages.tournament.formats[format]} ·
      ${messages.tournament.rounds(rounds)}${pointsLimit !== null && html` · ${messages.tournament.points(pointsLimit)}`}</small
    >
  </li>`;

const eventList = (title: string, events: readonly ListedTournament[]): Html | false =>
  events.length > 0 &&
  html`<h3>${title}</h3>
    <ul class="plain event-list">
      ${events.map(eventLine)}
    </ul>`;

type Dated = ListedTournament & { readonly startsOn: string };

/** An event without a day is often a trial: the search finds it, and nobody has to look past it. */
const isDated = (event: ListedTournament): event is Dated => event.startsOn !== null;

const byTime = (events: readonly Dated[], nowMs: number): readonly (Html | false)[] => {
  const today = dayAt(nowMs);
  const first = dayAt(nowMs - LASTS_DAYS * DAY_MS);
  const lastDay = dayAt(nowMs - LAST_PLACES_MS);
  const timeOf = ({ startsOn, endsOn }: Dated) => {
    if (endsOn === null ? startsOn < first : endsOn < lastDay) return 'past';
    return startsOn <= today ? 'on' : 'coming';
  };
  return (['on', 'coming', 'past'] as const).map((time) => {
    const shown = events.filter((event) => timeOf(event) === time);
    return eventList(texts[time], time === 'past' ? shown.toReversed() : shown);
  });
};

const searchForm = ({ text, month }: Wanted): Html =>
  html`<form class="row" action="/tournaments" method="get">
    ${field(texts.search, html`<input name="q" type="search" value="${text}" maxlength="${LONGEST_SHORT_TEXT}" autocomplete="off" />`)}
    ${field(texts.month, html`<input name="month" type="month" value="${month}" pattern="[0-9]{4}-[0-9]{2}" />`)}
    <button>${texts.find}</button>
  </form>`;

/** The search that the address names. */
const wantedIn = (query: URLSearchParams): Wanted => {
  const month = query.get('month') ?? '';
  return {
    text: (query.get('q') ?? '').trim().slice(0, LONGEST_SHORT_TEXT),
    month: /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : '',
  };
};

const isSearch = ({ text, month }: Wanted): boolean => text !== '' || month !== '';

/** The events that were asked for, or those of these months by time. */
const eventsShown = (wanted: Wanted, found: readonly ListedTournament[], nowMs: number): Html => {
  if (isSearch(wanted))
    return html`${eventList(texts.found, found)} ${found.length === 0 && html`<p>${texts.noneFound}</p>`}`;
  const dated = found.filter(isDated);
  return html`${byTime(dated, nowMs)} ${dated.length === 0 && html`<p>${texts.noEvents}</p>`}
  ${dated.length < found.length && html`<p><small>${texts.undated}</small></p>`}`;
};

/** The list of events by itself. */
export const eventsPage: Page = async ({ query }, context) => {
  const wanted = wantedIn(query);
  const events = await eventsOf(wanted, context);
  return currentPage(() => ({
    title: texts.events,
    section: 'TOURNAMENTS',
    main: html`<h1>${texts.events}</h1>
      ${searchForm(wanted)} ${eventsShown(wanted, events, context.clock.nowMs())}
      <p><a href="/leagues">${messages.leagues.title}</a></p>`,
  }));
};

/** Each role with its page and its guide. */
const roles = html`<ul class="plain roles">
  ${own.roles.map(({ address, name, about, guide }) => html`<li><a href="${address}">${name}</a> <span>${about}</span> <a href="/guide${guide}">${own.howTo}</a></li>`)}
</ul>`;

const searchBox = (text: string): Html =>
  html`<form class="inline" role="search" aria-label="${own.searchAll}" action="/" method="get">
    <label for="everything" class="hidden">${own.searchAll}</label>
    <input
      id="everything"
      name="q"
      type="search"
      value="${text}"
      maxlength="${LONGEST_SHORT_TEXT}"
      placeholder="${own.searchExample}"
    />
    <button>${own.searchButton}</button>
  </form>`;

/** The start page: what to do, the events, and the tools in reach. The id of a tournament in the query opens it. */
export const homePage: Page = async ({ query }, context) => {
  const id = query.get('tournament')?.trim() ?? '';
  if (id !== '') return ok({ kind: 'MOVED', to: `/tournaments/${encodeURIComponent(id)}` });
  const wanted = wantedIn(query);
  const events = await eventsOf(wanted, context);
  const found =
    wanted.text !== '' && (await (await import('./found-everywhere')).foundEverywhere(wanted.text, context));
  const isEmpty = !isSearch(wanted) && !events.some(isDated);
  return currentPage(() => ({
    title: messages.brand,
    section: 'TOURNAMENTS',
    scripts: ['front'],
    social: { description: texts.lead, picture: SITE_CARD },
    main: html`<div class="hero">
        <h1>${texts.title}</h1>
        <p class="lead">${texts.lead}</p>
        ${searchBox(wanted.text)}
        <p>
          <a href="/rules">${own.allRules}</a> · <a href="/rules/to-wound">${own.toWound}</a> ·
          <a href="/armies">${own.lists}</a>
        </p>
      </div>
      ${found} ${found === false && roles}
      <div class="front">
        <section aria-labelledby="events">
          <h2 id="events">${texts.events}</h2>
          ${eventsShown(wanted, events, context.clock.nowMs())}
          <div class="demo" data-demo="${isEmpty ? 'empty' : ''}" hidden></div>
          <p>
            <a href="/tournaments">${own.allEvents}</a> ·
            <a href="/leagues">${messages.leagues.title}</a>
          </p>
        </section>
        ${tools()}
      </div>`,
  }));
};
