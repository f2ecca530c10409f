/** Lines that say nothing of who is in the army. */

const LABELS = [
  'categories|rules|profiles?|special rules?|heroic actions?|magical powers?|wargear items?|description|ref',
  'heroes|warriors|troops?|infantry|cavalry|followers?|army list|army|list|roster|configuration|options',
  'total|totals|might|will|fate|wounds|models?|units?|bows?|bow count|throwing weapons|drops|spent|remaining',
].join('|');

const NOISE: readonly RegExp[] = [
  /^[^\p{L}\p{N}]*$/u,
  /https?:\/\/|www\./i,
  /^(?:created|made|generated|exported|built|powered)\s+(?:with|by|in|using)\b/i,
  /^(?:categories|rules|profiles?|special rules?|heroic actions?|magical powers?|wargear item|armour|warrior|hero)\s*:/i,
  new RegExp(
    String.raw`^[=+\s-]*(?:${LABELS})\s*[=:+\s-]*(?:[(\[]?\s*\d+(?:\s*\/\s*\d+)?\s*(?:points?|pts?|p|%)?\s*[)\]]?\s*)?[=+\s-]*$`,
    'i',
  ),
  /^(?:total|break ?point|broken|quarter(?:ed)?|bow limit|throwing weapon limit|number of banner|most expensive model|alliance(?: level)?|army bonus(?:es)?|allied|general information|shooting models|victory points)\b/i,
  /^\d+(?:\s*\/\s*\d+)?\s*(?:models?|units?|bows?|might|will|fate|throwing weapons?|heroes|warriors?|banners?|points?|pts?|warrior bows|warrior throwing weapons)\b[^\p{L}]*$/iu,
  /^bows?\s*:\s*\d+\s*\|/i,
  /^(?:hero(?:es)? of (?:legend|valour|fortitude)|(?:minor|independent) hero(?:es)?)\s*[[(]\s*\d+\s*pts[\])]$/i,
  /^[-+*\s]*(?:no bonuses|no additional equipment)\s*$/i,
];

/** Whether a line is a rule, a sum, a credit or a heading over more than names. */
export const isNoise = (text: string): boolean => {
  const plain = text
    .replace(/^[\s|*_#>•+=-]+/u, '')
    .replace(/[*_]+/g, '')
    .trim();
  return NOISE.some((pattern) => pattern.test(plain));
};

/** The points limit that a heading names: "700 points", "Rohan 600pts", "@ 500". */
export const limitIn = (text: string): number | null => {
  if (/\btotal\b/i.test(text)) return null;
  const found = /(?:@\s*|\b)(\d{3,5})\s*(?:-\s*)?(?:points?|pts?|p|punkte)\b/iu.exec(text);
  return found ? Number(found[1]) : null;
};

/** Whether a line begins a warband, and what else it says. */
export const warbandHeading = (
  text: string,
): { readonly rest: string; readonly about: string | null } | null => {
  const plain = text
    .replace(/^[\s|*_#>•+=~[({-]+/u, '')
    .replace(/[*_]{2,}/g, '')
    .trim();
  const found =
    /^(?:warband|wb|kriegsschar|bande|grupo|schiera)(?!\p{L})\s*#?\s*(?:\d{1,2}|[ivx]{1,4}\b|\(([^)]*)\))?\s*[:.–—-]?\s*(.*)$/iu.exec(
      plain,
    );
  if (found) return { rest: found[2] ?? '', about: found[1] ?? null };
  return /^\p{L}[\p{L}\s-]*['’]s?\s+(?:warband|troupe|band)\b/iu.test(plain)
    ? { rest: '', about: null }
    : null;
};
