import { tournaments } from '../../../app/tournaments/tournaments';
import { call } from '../../../app/use-case';
import { ok } from '../../../shared/result';
import { html } from '../html';
import { messages } from '../messages';
import { addressOf, nameOf } from '../parts/event';
import type { Page } from '../reply';

const words = messages.home;

/** The start page; the id of a tournament in the query opens it. */
export const homePage: Page = async ({ query }, context) => {
  const wanted = query.get('tournament')?.trim() ?? '';
  if (wanted !== '') return ok({ kind: 'MOVED', to: `/tournaments/${encodeURIComponent(wanted)}` });
  // Without the store the rules and the odds are still there.
  const listed = await call(tournaments, {}, context);
  const items = listed.ok ? listed.value.items : [];
  return ok({
    kind: 'PAGE',
    cache: 'live',
    page: () => ({
      title: messages.brand,
      main: html`<div class="hero">
          <h1>${words.title}</h1>
          <p class="lead">${words.lead}</p>
        </div>
        <form class="inline" action="/" method="get">
          <label for="tournament">${words.open}</label>
          <input
            id="tournament"
            name="tournament"
            required
            maxlength="100"
            autocomplete="off"
            spellcheck="false"
            aria-describedby="tournament-hint"
          />
          <button>${words.openButton}</button>
          <small id="tournament-hint">${words.openLabel}</small>
        </form>
        <ul class="cards">
          ${words.cards.map(
            ([href, title, text]) =>
              html`<li>
                <a href="${href}"><b>${title}</b><span>${text}</span></a>
              </li>`,
          )}
        </ul>
        ${
          items.length > 0 &&
          html`<h2>${words.month}</h2>
            <ul class="plain">
              ${items.map(
                ({ id, name, startsOn }) =>
                  html`<li><a href="${addressOf(id)}">${nameOf(name)}</a> <small>${startsOn}</small></li>`,
              )}
            </ul>`
        }`,
    }),
  });
};
