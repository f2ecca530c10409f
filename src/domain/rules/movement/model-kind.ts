/** The kind of a model, as the rules of movement know it. */
export const modelKinds = ['INFANTRY', 'CAVALRY', 'MONSTER', 'HORSE', 'WARG'] as const;
export type ModelKind = (typeof modelKinds)[number];

/** Horses, Wargs, Cavalry and Monsters ignore shallow water (002, SHALLOW WATER). */
export const ignoresShallowWater = (kind: ModelKind): boolean => kind !== 'INFANTRY';
