import { shippedIndex } from '../../../app/armies/lists/shipped-catalogue';

/** The page of an army list or a Legion. */
export const listPath = (list: string): string => {
  const kind = shippedIndex.legions.some(({ id }) => id === list) ? 'legions' : 'lists';
  return `/armies/${kind}/${encodeURIComponent(list)}`;
};

/** The page of a profile as an army list or a Legion fields it. */
export const profilePath = (list: string, profile: string): string =>
  `${listPath(list)}/profiles/${encodeURIComponent(profile)}`;

/** The page that shows the answer of an API address; null without such a page. */
const pageOf: readonly (readonly [RegExp, (id: string) => string])[] = [
  [/^\/v1\/rules\/to-wound$/, () => '/rules/to-wound'],
  [/^\/v1\/rules\/charts\/([^/]+)$/, (id) => `/rules/charts/${id}`],
  [/^\/v1\/rules\/reference\/([^/]+)$/, (id) => `/rules/entries/${id}`],
  [/^\/v1\/army-lists\/([^/]+)$/, (id) => `/armies/lists/${id}`],
  [/^\/v1\/legions\/([^/]+)$/, (id) => `/armies/legions/${id}`],
  [/^\/v1\/scenarios\/([^/]+)$/, (id) => `/rules/scenarios/${id}`],
];

export const pageFor = (path: string): string | null => {
  for (const [pattern, address] of pageOf) {
    const found = pattern.exec(path);
    if (found) return address(found[1] ?? '');
  }
  return null;
};
