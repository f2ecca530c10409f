/** The words that files of the catalogue, the rules and every interface share. */

export const alignments = ['GOOD', 'EVIL'] as const;
export type Alignment = (typeof alignments)[number];

/** Heroic tiers, highest first. Together with `warbandSizes` they say who leads how many. */
export const tiers = {
  LEGEND: 'Hero of Legend: leads 18 Warriors.',
  VALOUR: 'Hero of Valour: leads 15.',
  FORTITUDE: 'Hero of Fortitude: leads 12.',
  MINOR: 'Minor Hero: leads 6.',
  INDEPENDENT: "Independent Hero: leads none, takes a place in another's warband.",
} as const;
export type Tier = keyof typeof tiers;

/** Warriors a Hero may lead by tier; an Independent Hero leads none and fills a place in another's warband. */
export const warbandSizes: Readonly<Record<Tier, number>> = {
  LEGEND: 18,
  VALOUR: 15,
  FORTITUDE: 12,
  MINOR: 6,
  INDEPENDENT: 0,
};

/** A siege engine is bought like a Hero's warband: its veteran leads it, its crew are Warriors. */
export const profileKinds = {
  HERO: 'Hero.',
  WARRIOR: 'Warrior.',
  SIEGE_ENGINE: 'A siege engine with its veteran and crew.',
} as const;
export type ProfileKind = keyof typeof profileKinds;

export const characteristicNames = [
  'move',
  'fight',
  'shoot',
  'strength',
  'defence',
  'attacks',
  'wounds',
  'courage',
  'might',
  'will',
  'fate',
] as const;
export type CharacteristicName = (typeof characteristicNames)[number];

/** Move in inches, Shoot as the score needed (4 for 4+); null where a profile has none (Might of a Warrior). */
export type Characteristics = { readonly [C in CharacteristicName]: number | null };

export const optionKinds = {
  BOW: 'A bow or crossbow: counts towards the bow limit on a Warrior.',
  THROWING: 'A throwing weapon, blowpipe or sling: never counts.',
  MOUNT: 'Mount.',
  ARMOUR: 'Armour.',
  SHIELD: 'Shield.',
  SPEAR: 'A spear or pike.',
  WEAPON: 'Another weapon.',
  BANNER: 'Banner.',
  HORN: 'A horn or drum.',
  CREW: 'More crew of a siege engine.',
  UPGRADE: 'Anything else.',
} as const;
export type OptionKind = keyof typeof optionKinds;

export const allianceLevels = {
  HISTORICAL: 'Both keep their army bonus.',
  CONVENIENT: 'Both lose it.',
  IMPOSSIBLE: "Both lose it, and banners, Stand Fast and heroic actions reach only one's own list.",
} as const;
export type AllianceLevel = keyof typeof allianceLevels;
