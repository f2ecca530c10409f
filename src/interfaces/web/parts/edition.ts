import { EDITION_NAME, editionIds, isEdition } from '../../../app/rules/edition-names';
import { type Html, html } from '../html';
import { messages } from '../messages';
import type { WebPage } from '../reply';

type Shown = NonNullable<WebPage['edition']>;

/** The one switch of edition: it stands in the address, and a script remembers it for every page that follows it. */

/** The edition that an address asks for; the usual one if it names none. */
export const editionIn = (query: URLSearchParams): string => {
  const asked = query.get('edition');
  return isEdition(asked) ? asked : EDITION_NAME;
};

export const is2024 = (query: URLSearchParams): boolean => editionIn(query) === '2024';

/** The edition that an address chooses; empty where it leaves that open, for a page that then shows both. */
export const chosenEdition = (query: URLSearchParams): string =>
  query.has('edition') ? editionIn(query) : '';

/** The address of the same page in an edition. */
export const inEdition = (address: string, edition: string | undefined): string =>
  !isEdition(edition) || edition === EDITION_NAME
    ? address
    : `${address}${address.includes('?') ? '&' : '?'}edition=${edition}`;

/** Links to this page in each edition. */
export const editionSwitch = ({ shown, query }: Shown, path: string): Html =>
  html`<nav class="editions" aria-label="${messages.edition}" data-edition="${shown}">
    <span>${messages.edition}</span>
    ${editionIds.map((id) => {
      const address = new URLSearchParams(query);
      address.set('edition', id);
      return html`<a href="${path}?${address.toString()}" ${id === shown && html`aria-current="true"`}
        >${id}</a
      >`;
    })}
  </nav>`;
