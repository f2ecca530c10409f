/** The players of an entrant by member number; null where nobody has claimed. */
type Claim = readonly (string | null)[];

/** Two entries of one player: everything of `player` counts for `into`. */
export interface Merge {
  readonly player: string;
  readonly into: string;
}

/** The player that this one counts for in the end: itself if it was merged into nobody. */
export const playerIn = (merged: readonly Merge[] = [], player: string): string => {
  const next = merged.find((merge) => merge.player === player);
  return next ? playerIn(merged, next.into) : player;
};

/** Claims with other names for their players; undefined leaves one out. Of two claims of one player the first counts. */
export const renamedClaims = (
  claims: ReadonlyMap<number, Claim>,
  nameOf: (player: string) => string | undefined,
): ReadonlyMap<number, Claim> => {
  const seated = new Set<string>();
  const renamed = (player: string | null): string | null => {
    const name = player === null ? undefined : nameOf(player);
    if (name === undefined || seated.has(name)) return null;
    seated.add(name);
    return name;
  };
  return new Map([...claims].map(([entrant, claim]) => [entrant, claim.map(renamed)]));
};

/** Whether both have claimed an entrant of one tournament: then they cannot be one player. */
export const haveBothPlayed = (
  claims: ReadonlyMap<number, Claim>,
  merged: readonly Merge[] | undefined,
  players: readonly [string, string],
): boolean => {
  const all = [...claims.values()].flat().map((player) => player !== null && playerIn(merged, player));
  return players.every((player) => all.includes(playerIn(merged, player)));
};
