/** The kind of a model, as the rules of movement know it. */
export const modelKinds = {
  INFANTRY: 'On foot.',
  CAVALRY: 'A rider on a mount.',
  MONSTER: 'A Monster.',
  HORSE: 'A horse without rider.',
  WARG: 'A Warg without rider.',
};
export type ModelKind = keyof typeof modelKinds;

/** Horses, Wargs, Cavalry and Monsters ignore shallow water (002, SHALLOW WATER). */
export const ignoresShallowWater = (kind: ModelKind): boolean => kind !== 'INFANTRY';
