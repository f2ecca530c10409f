import type { StoredContext } from '../../../app/kernel/store/context';
import { call } from '../../../app/kernel/use-case';
import { leagues } from '../../../app/leagues/listed-leagues';
import { searchRules } from '../../../app/search/search-rules';
import { tournament } from '../../../app/tournaments/event/tournament';
import { tournaments } from '../../../app/tournaments/event/tournaments';
import { lineForms } from '../ask/line-form';
import { homeTexts } from '../home-texts';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { plainText } from '../../../shared/plain-text';
import { monthAt } from '../parts/day';
import { addressOf, nameOf } from '../parts/event';
import { list } from '../parts/layout-parts';
import { linkIfPage } from '../parts/links';

/** One search over everything: rules, lines of odds, profiles, leagues, and the players of the events around today. */

const texts = homeTexts;
const MOST_HITS = 8;
const MOST_EVENTS = 5;
/** Fewer letters are in too many names. */
const FEWEST_LETTERS = 3;
const MOST_PLAYERS = 20;

const part = (title: string, lines: readonly Html[], more: Html | false = false): Html | false =>
  lines.length > 0 &&
  html`<section>
    <h2>${title}</h2>
    ${list(lines)} ${more}
  </section>`;

const rulesFound = async (text: string, context: StoredContext): Promise<Html | false> => {
  const found = await call(searchRules, { query: text, edition: 'BOTH', limit: MOST_HITS }, context);
  if (!found.ok) return false;
  const { items, words } = found.value;
  const forms = lineForms(text, words);
  const pageOf = (kind: string, id: string): string | undefined =>
    kind === 'PROFILE' ? `/armies/profiles/${encodeURIComponent(id)}` : forms.get(id);
  return part(
    texts.foundRules,
    items.map(
      ({ kind, id, name, summary, path, edition }) =>
        html`<b>${linkIfPage({ name, path, page: pageOf(kind, id) })}</b>
          <small>${messages.rules.edition(edition)}</small> ${summary}`,
    ),
    html`<p><a href="/rules?q=${encodeURIComponent(text)}">${texts.allRulesFound}</a></p>`,
  );
};

/** Events of this month and the one before whose players are looked through. */
const eventsAround = async (context: StoredContext) => {
  const months = [0, -1].map((offset) => monthAt(context.clock.nowMs(), offset));
  const pages = await Promise.all(months.map((month) => call(tournaments, { month }, context)));
  return pages.flatMap((page) => (page.ok ? page.value.items : [])).slice(0, MOST_EVENTS);
};

const playersFound = async (text: string, context: StoredContext): Promise<Html | false> => {
  if (text.length < FEWEST_LETTERS) return false;
  const events = await Promise.all(
    (await eventsAround(context)).map(({ id }) => call(tournament, { tournament: id }, context)),
  );
  const players = events.flatMap((event) =>
    event.ok
      ? event.value.entrants
          .filter(({ name }) => plainText(name).includes(plainText(text)))
          .map(
            (entrant) =>
              html`<a href="${addressOf(event.value.id)}/entrants/${entrant.id}">${nameOf(entrant.name)}</a>
                <small>${nameOf(event.value.name)}</small>`,
          )
      : [],
  );
  return part(texts.foundPlayers, players.slice(0, MOST_PLAYERS));
};

const leaguesFound = async (text: string, context: StoredContext): Promise<Html | false> => {
  const found = await call(leagues, {}, context);
  const items = found.ok
    ? found.value.items.filter(({ name }) => plainText(name).includes(plainText(text)))
    : [];
  return part(
    texts.foundLeagues,
    items.map(({ id, name }) => html`<a href="/leagues/${encodeURIComponent(id)}">${nameOf(name)}</a>`),
  );
};

/** Everything but the events, which the page lists itself. */
export const foundEverywhere = async (text: string, context: StoredContext): Promise<Html> => {
  const parts = await Promise.all([
    playersFound(text, context),
    leaguesFound(text, context),
    rulesFound(text, context),
  ]);
  return html`<div class="everywhere">
    ${parts} ${parts.every((one) => one === false) && html`<p>${texts.foundNothing}</p>`}
  </div>`;
};
