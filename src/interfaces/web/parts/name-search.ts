import { LONGEST_NAME } from '../../../app/kernel/limits';
import { plainText } from '../../../shared/plain-text';
import { eventEndTexts as texts } from '../event-end-texts';
import { type Html, html } from '../html';
import type { ScriptName } from '../reply';

/** Finds a name in a long table: rows of others are hidden, by the server, or by the script while one types. */

/** A table of fewer rows is read faster than a name is typed. */
const FEWEST_ROWS = 16;

export const wantedName = (query: URLSearchParams): string =>
  plainText((query.get('q') ?? '').trim()).slice(0, LONGEST_NAME);

/** Whether a row has the name that is looked for. */
export const hasName = (wanted: string, ...names: readonly (string | null)[]): boolean =>
  wanted === '' || names.some((name) => name !== null && plainText(name).includes(wanted));

export const nameSearchScripts = (rows: number): readonly ScriptName[] =>
  rows < FEWEST_ROWS ? [] : ['find'];

/** The field; nothing above a short table. */
export const nameSearch = (query: URLSearchParams, shown: number, all: number): Html | false =>
  all >= FEWEST_ROWS &&
  html`<form class="inline find" role="search" method="get" data-find>
    <label for="find">${texts.search}</label>
    <input
      id="find"
      name="q"
      type="search"
      value="${query.get('q') ?? ''}"
      maxlength="${LONGEST_NAME}"
      autocomplete="off"
      enterkeyhint="search"
    />
    ${query.has('round') && html`<input type="hidden" name="round" value="${query.get('round') ?? ''}" />`}
    <output for="find">${shown < all && texts.found(shown, all)}</output>
  </form>`;
