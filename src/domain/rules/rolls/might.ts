/** **switch** `mightCap` (rulings, Fights 8 and 16g): Might raises no single D6 beyond it; null lifts the limit. */
export type MightCap = number | null;

export const DEFAULT_MIGHT_CAP: MightCap = 6;

/** How many Might points a die showing `face` has room for. */
export const mightRoom = (face: number, cap: MightCap): number =>
  cap === null ? Number.MAX_SAFE_INTEGER : Math.max(0, cap - face);

/** How far a die can be raised with the points at hand. */
export const mightReach = (face: number, { points, cap }: { points: number; cap: MightCap }): number =>
  face + Math.min(points, mightRoom(face, cap));
