/** The words that files of the catalogue, the rules and every interface share. */

export const alignments = ['GOOD', 'EVIL'] as const;
export type Alignment = (typeof alignments)[number];

/** Heroic tiers, highest first. Together with `warbandSizes` they say who leads how many. */
export const tiers = ['LEGEND', 'VALOUR', 'FORTITUDE', 'MINOR', 'INDEPENDENT'] as const;
export type Tier = (typeof tiers)[number];

/** Warriors a Hero may lead by tier; an Independent Hero leads none and fills a place in another's warband. */
export const warbandSizes: Readonly<Record<Tier, number>> = {
  LEGEND: 18,
  VALOUR: 15,
  FORTITUDE: 12,
  MINOR: 6,
  INDEPENDENT: 0,
};

/** A siege engine is bought like a Hero's warband: its veteran leads it, its crew are Warriors. */
export const profileKinds = ['HERO', 'WARRIOR', 'SIEGE_ENGINE'] as const;
export type ProfileKind = (typeof profileKinds)[number];

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

export const optionKinds = [
  'BOW',
  'THROWING',
  'MOUNT',
  'ARMOUR',
  'SHIELD',
  'SPEAR',
  'WEAPON',
  'BANNER',
  'HORN',
  'CREW',
  'UPGRADE',
] as const;
export type OptionKind = (typeof optionKinds)[number];

export const allianceLevels = ['HISTORICAL', 'CONVENIENT', 'IMPOSSIBLE'] as const;
export type AllianceLevel = (typeof allianceLevels)[number];
