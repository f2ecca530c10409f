/** What a model is, where a rule of movement asks. */
export const modelKinds = ['INFANTRY', 'CAVALRY', 'MONSTER', 'HORSE', 'WARG'] as const;
export type ModelKind = (typeof modelKinds)[number];

/** Horses, Wargs, Cavalry and Monsters ignore shallow water (002, SHALLOW WATER). */
export const ignoresShallowWater = (kind: ModelKind): boolean => kind !== 'INFANTRY';
