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

/** Forms of the page that asks, by the API address of what they ask. */
const forms: Readonly<Record<string, string>> = {
  'rules/is-trapped': 'trapped',
  'rules/water-test': 'water',
  'rules/terrain-test': 'crossing',
  'rules/prone-movement': 'standing-up',
  'rules/falling-damage': 'fall',
  'rules/courage/odds': 'courage',
  'rules/fate/odds': 'fate',
  'rules/casting/odds': 'casting',
  'rules/in-the-way/odds': 'in-the-way',
  'rules/game-state': 'broken',
  'fights/duel-odds': 'duel',
  'fights/strike-odds': 'strikes',
};
const SAME_NAME = /^rules\/(may-(?:shoot|charge|move|support|cast)|carrying|passenger)$/;

/** Pages that show the answer of an API address. */
const pagesOf: readonly (readonly [RegExp, (id: string) => string])[] = [
  [/^\/v1\/rules\/to-wound$/, () => '/rules/to-wound'],
  [/^\/v1\/scenarios\/\{id\}\/score$/, () => '/rules/ask'],
  [/^\/v1\/fights\/fight-odds$/, () => '/odds'],
  [/^\/v1\/fights\/volley-odds$/, () => '/odds?kind=volley'],
  [/^\/v1\/rules\/charts\/([^/]+)$/, (id) => `/rules/charts/${id}`],
  [/^\/v1\/rules\/scoring-sheets\/([^/]+)$/, (id) => `/rules/scenarios/${id}`],
  [/^\/v1\/rules\/reference\/([^/]+)$/, (id) => `/rules/entries/${id}`],
  [/^\/v1\/army-lists\/([^/]+)$/, (id) => `/armies/lists/${id}`],
  [/^\/v1\/legions\/([^/]+)$/, (id) => `/armies/legions/${id}`],
  [/^\/v1\/scenarios\/([^/]+)$/, (id) => `/rules/scenarios/${id}`],
];

const formFor = (path: string): string | undefined => {
  const place = path.replace(/^\/v1\//, '');
  const id = forms[place] ?? SAME_NAME.exec(place)?.[1];
  return id === undefined ? undefined : `/rules/ask?question=${id}`;
};

const pageFor = (path: string): string | undefined => {
  for (const [pattern, address] of pagesOf) {
    const found = pattern.exec(path);
    if (found) return address(found[1] ?? '');
  }
  return formFor(path);
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
