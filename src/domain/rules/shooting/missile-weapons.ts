/** The missile weapon chart, and weapons beyond it, whose range and Strength the profile prints. */
export const missileKinds = {
  BOW: 'A bow: 24 inches, Strength 2. With a range of its own, a bow of any kind.',
  ORC_BOW: 'An Orc bow: 18 inches, Strength 2.',
  URUK_HAI_BOW: 'An Uruk-hai bow: 18 inches, Strength 3.',
  THROWING_SPEAR: 'A throwing spear: 8 inches, Strength 3.',
  OTHER_BOW: 'A bow or crossbow that the chart does not print.',
  OTHER_THROWN_WEAPON: 'Another thrown weapon.',
};
export type MissileKind = keyof typeof missileKinds;

interface MissileWeapon {
  readonly rangeInches: number | null;
  readonly strength: number | null;
}

/** Range in inches and Strength as the chart prints them; null where the profile does. */
// prettier-ignore
export const missileWeapons: Readonly<Record<MissileKind, MissileWeapon>> = {
  BOW:                 { rangeInches: 24,   strength: 2 },
  ORC_BOW:             { rangeInches: 18,   strength: 2 },
  URUK_HAI_BOW:        { rangeInches: 18,   strength: 3 },
  THROWING_SPEAR:      { rangeInches: 8,    strength: 3 },
  OTHER_BOW:           { rangeInches: null, strength: null },
  OTHER_THROWN_WEAPON: { rangeInches: null, strength: null },
};

/** The chart's row of a weapon; undefined for anything else. */
export const printedWeapon = (weapon: unknown): MissileWeapon | undefined =>
  Object.entries(missileWeapons).find(([kind]) => kind === weapon)?.[1];

/** Whether it is thrown: a thrown weapon may be used after any move (003, MOVING AND SHOOTING). */
export const isThrown = (weapon: string): boolean =>
  weapon === 'THROWING_SPEAR' || weapon === 'OTHER_THROWN_WEAPON';
