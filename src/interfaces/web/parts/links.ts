import { shippedIndex } from '../../../app/armies/lists/shipped-catalogue';
import { type Html, html } from '../html';

/** The page of an army list or a Legion. */
export const listPath = (list: string): string => {
  const kind = shippedIndex.legions.some(({ id }) => id === list) ? 'legions' : 'lists';
  return `/armies/${kind}/${encodeURIComponent(list)}`;
};

/** The page of a profile as an army list or a Legion fields it. */
export const profilePath = (list: string, profile: string): string =>
  `${listPath(list)}/profiles/${encodeURIComponent(profile)}`;

/** Pages that show the answer of an API address. */
const pagesOf: readonly (readonly [RegExp, (id: string) => string])[] = [
  [/^\/v1\/rules\/to-wound$/, () => '/rules/to-wound'],
  [/^\/v1\/rules\/charts\/([^/]+)$/, (id) => `/rules/charts/${id}`],
  [/^\/v1\/rules\/scoring-sheets\/([^/]+)$/, (id) => `/rules/scenarios/${id}`],
  [/^\/v1\/rules\/reference\/([^/]+)$/, (id) => `/rules/entries/${id}`],
  [/^\/v1\/army-lists\/([^/]+)$/, (id) => `/armies/lists/${id}`],
  [/^\/v1\/legions\/([^/]+)$/, (id) => `/armies/legions/${id}`],
  [/^\/v1\/scenarios\/([^/]+)$/, (id) => `/rules/scenarios/${id}`],
];

const pageFor = (path: string): string | undefined => {
  for (const [pattern, address] of pagesOf) {
    const found = pattern.exec(path);
    if (found) return address(found[1] ?? '');
  }
  return undefined;
};

interface Named {
  readonly name: string;
  readonly path: string;
  /** Its page; found by its address if omitted. */
  readonly page?: string | undefined;
}

/** A name, with a link to its page if there is one. */
export const linkIfPage = ({ name, path, page = pageFor(path) }: Named): Html =>
  page === undefined ? html`${name}` : html`<a href="${page}">${name}</a>`;
