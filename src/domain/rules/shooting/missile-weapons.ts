/** The missile weapon chart, and weapons beyond it, whose range and Strength the profile prints. */
export const missileKinds = [
  'BOW',
  'ORC_BOW',
  'URUK_HAI_BOW',
  'THROWING_SPEAR',
  'OTHER_BOW',
  'OTHER_THROWN_WEAPON',
] as const;
export type MissileKind = (typeof missileKinds)[number];

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

/** Whether it is thrown: a thrown weapon may be used after any move (003, MOVING AND SHOOTING). */
export const isThrown = (weapon: MissileKind): boolean =>
  weapon === 'THROWING_SPEAR' || weapon === 'OTHER_THROWN_WEAPON';
