import { call } from '../../../app/kernel/use-case';
import { leagues } from '../../../app/leagues/listed-leagues';
import { html } from '../html';
import { messages } from '../messages';
import { nameOf } from '../parts/event';
import { type Page, currentPage } from '../reply';

const texts = messages.leagues;

/** Every league, by pages. */
export const leaguesPage: Page = async ({ query }, context) => {
  const listed = await call(leagues, { cursor: query.get('cursor') ?? undefined }, context);
  if (!listed.ok) return listed;
  const { items, nextCursor } = listed.value;
  return currentPage(() => ({
    title: texts.title,
    section: 'TOURNAMENTS',
    main: html`<h1>${texts.title}</h1>
      ${items.length === 0 && html`<p>${texts.none}</p>`}
      <ul class="plain event-list">
        ${items.map(({ id, name }) => html`<li><a href="/leagues/${encodeURIComponent(id)}">${nameOf(name)}</a></li>`)}
      </ul>
      ${nextCursor !== null && html`<p><a href="/leagues?cursor=${encodeURIComponent(nextCursor)}">${messages.league.next}</a></p>`}
      <p><a class="button quiet" href="/leagues/manage">${texts.manage}</a></p>`,
  }));
};
