import { namesOf } from '../../../shared/names-of';

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

export const characteristicTexts = {
  move: 'Move, in inches.',
  fight: 'Fight.',
  shoot: 'Shoot: the score needed.',
  strength: 'Strength.',
  defence: 'Defence.',
  attacks: 'Attacks.',
  wounds: 'Wounds.',
  courage: 'Courage, or the score needed.',
  intelligence: 'Intelligence: the score needed.',
  might: 'Might.',
  will: 'Will.',
  fate: 'Fate.',
} as const;
export type CharacteristicName = keyof typeof characteristicTexts;
export const characteristicNames = namesOf(characteristicTexts);

/**
 * Move in inches, Shoot as the score needed (4 for 4+); null where a profile has none (Might of a Warrior). Intelligence is of editions whose
 * lines print Courage and Intelligence as scores needed (5+); Courage is then that score.
 */
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

/** The demands that a list or Legion may make of the army that uses it. */
export const demandKinds = {
  COMPULSORY: 'All of `profiles` must be there.',
  NUMBER_OF: 'Between `minimum` and `maximum` of `profiles`.',
  RATIO: 'At most `limit` of `profiles` for each of `forEach`.',
  SHARE: 'Between `minimumShare` and `maximumShare` of all models are of `profiles`.',
  ONLY_LED_BY: '`profiles` belong only in warbands of `leaders`.',
  LEADS_ONLY: '`leaders` lead only `followers`; if that is empty, they lead nobody.',
  FULL_WARBAND: 'The warbands of `leaders` are full and hold only `followers`.',
  REQUIRES: '`profiles` need one of `present`.',
  EXCLUDES: '`profiles` and `with` exclude each other.',
  LEADER: 'The first of `profiles` in the army is its leader.',
  SAME_WARBAND: 'If fielded, `profiles` share one warband.',
  SINGLE_WARBAND: 'The whole force is one warband of one of `leaders`; with `optional` it may be.',
  FOLLOWS_KEYWORD:
    'Warriors with `keyword` (or `profiles` alone) belong only in warbands of Heroes with `leadersKeyword`, or of `alsoLedBy`.',
  EXCLUDES_KEYWORD: 'No model with `keyword`, also by a mount, together with `with`.',
  LEADER_OF_MOST: "The one of `profiles` whose keyword most models have is the army's leader.",
  WARBAND_OF: 'Some warband holds at least `minimum` of `profiles`.',
} as const;

/** Fields of a list that its sources may leave unconfirmed. */
export const unconfirmedFields = [
  'points',
  'tier',
  'member',
  'options',
  'choices',
  'demands',
  'mayFollow',
  'throwingRules',
  'listOptions',
  'statline',
  'powers',
] as const;
