/**
 * The numbers by which a share link names things: a thing's place in its list is its number. A list only ever grows at
 * its end, so that an old link keeps its meaning; an id that is no longer used keeps its place.
 */
export interface ShareNumbers {
  readonly editions: readonly string[];
  /** Army lists and Legions. */
  readonly lists: readonly string[];
  readonly profiles: readonly string[];
  readonly options: readonly string[];
}

const grown = (before: readonly string[], used: Iterable<string>): readonly string[] => [
  ...new Set([...before, ...[...new Set(used)].sort()]),
];

/** The numbers with what is new at the end of each list, in alphabetical order. */
export const withNew = (before: ShareNumbers, used: ShareNumbers): ShareNumbers => ({
  editions: grown(before.editions, used.editions),
  lists: grown(before.lists, used.lists),
  profiles: grown(before.profiles, used.profiles),
  options: grown(before.options, used.options),
});
