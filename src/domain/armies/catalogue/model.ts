/**
 * What an army may be made of, as data: the shape that the validation rules read. The files under `data/catalogue`
 * are written more briefly (defaults left out, profiles shared between lists) and become this when loaded.
 * Ids are kebab-case and stable; a profile's id is the same in every list and Legion that may field it.
 */

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

/** Something that holds or not in a given army; rules depend on it only through this. */
export type Condition =
  /** The list keeps its army bonus: it stands alone or all its allies are Historical. */
  | { readonly kind: 'HISTORICAL' }
  /** At least one model of any of these profiles is in the same force, or in the whole army. */
  | { readonly kind: 'PRESENT'; readonly profiles: readonly string[]; readonly within: 'FORCE' | 'ARMY' }
  /** The unit stands in (or leads) a warband led by one of these profiles. */
  | { readonly kind: 'LED_BY'; readonly profiles: readonly string[] }
  /** The same unit has taken this option. */
  | { readonly kind: 'OPTION'; readonly option: string }
  | { readonly kind: 'NOT'; readonly condition: Condition }
  | { readonly kind: 'ALL'; readonly conditions: readonly Condition[] }
  | { readonly kind: 'ANY'; readonly conditions: readonly Condition[] };

/** What one chosen unit of a profile (or one option, added to it) counts as. */
export interface Counts {
  /** Models for Break Point and quarter. A creature and its crew may be several. */
  readonly models: number;
  /** Warriors, the number that the bow limit is taken of. */
  readonly warriors: number;
  /** Bows and crossbows carried by Warriors; throwing weapons, blowpipes and slings are none. */
  readonly bows: number;
  /**
   * Places taken in the leader's warband. Of a siege engine, which leads: places that its own crew takes in its
   * warband.
   */
  readonly places: number;
}

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

/** Something a unit may be given for points. */
export interface Option {
  readonly id: string;
  readonly name: string;
  readonly kind: OptionKind;
  /** For each model of the unit that has it; may be negative. */
  readonly points: number;
  /** How often one model may take it. */
  readonly maximum: number;
  /** What it adds to what the unit counts as; a bow adds one to `bows` (never for a Hero). */
  readonly counts: Counts;
  /** What it adds to the characteristics, or what they become. */
  readonly adds: Partial<Characteristics>;
  readonly sets: Partial<Characteristics>;
  /** The Hero's tier becomes this (an engineer captain leading a siege engine). */
  readonly tier: Tier | null;
  /** At most so often in an army, whoever takes it; null for any number. */
  readonly inArmy: number | null;
  /** May be taken only while this holds. */
  readonly when: Condition | null;
  /** Must be taken while this holds. */
  readonly compulsoryWhen: Condition | null;
}

/** Among these options of one profile, at least `minimum` and at most `maximum` are taken by each model. */
export interface Choice {
  readonly options: readonly string[];
  readonly minimum: number;
  readonly maximum: number;
}

/** One of several models that are sold as one. */
export interface Member {
  readonly name: string;
  readonly count: number;
  readonly characteristics: Characteristics;
}

/** A model, or models sold as one, that a list may field. */
export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly kind: ProfileKind;
  /** The Hero's tier (of a siege engine: its leader's); null for a Warrior. */
  readonly tier: Tier | null;
  /** There is only one: at most once in an army, in doubles once over both forces. */
  readonly unique: boolean;
  /** Who it is: profiles of the same character (Gandalf the Grey, Gandalf the White) exclude each other when unique. */
  readonly character: string;
  readonly points: number;
  readonly keywords: readonly string[];
  readonly characteristics: Characteristics;
  /** The models, where one purchase is several of different lines; empty where it is one. */
  readonly members: readonly Member[];
  /** Profiles of any list that never stand in one army with this one. */
  readonly excludes: readonly string[];
  /** By name only: what they do stands in the book. */
  readonly specialRules: readonly string[];
  readonly heroicActions: readonly string[];
  readonly magicalPowers: readonly string[];
  /** What it carries without paying, by name. */
  readonly wargear: readonly string[];
  readonly options: readonly Option[];
  readonly choices: readonly Choice[];
  readonly counts: Counts;
  /** May be fielded only while this holds. */
  readonly when: Condition | null;
}

/** Says how many Warriors someone leads where the tier does not. The last rule that holds wins; `add` adds to it. */
export interface WarbandRule {
  /** The leaders meant; null for every Hero of the list. A Warrior named here may lead. */
  readonly leaders: readonly string[] | null;
  readonly set: number | null;
  readonly add: number;
  readonly when: Condition | null;
}

/** A warband that nobody leads, of so many Warriors. The first rule that fits the warband is used. */
export interface CaptainlessRule {
  /** The only profiles in it; null for any Warriors. */
  readonly profiles: readonly string[] | null;
  readonly minimum: number;
  readonly maximum: number;
  readonly when: Condition | null;
}

/** Heroes who may stand in the warband of another Hero though they could lead one. */
export interface FollowRule {
  readonly heroes: readonly string[];
  readonly leaders: readonly string[];
  /** Only together: the warband holds exactly so many models of them, and nobody else. Null for any number. */
  readonly exactly: number | null;
}

/** The part of the Warriors that may carry bows, rounded up; 1/1 is no limit. The first rule that holds is used. */
export interface BowRule {
  readonly numerator: number;
  readonly denominator: number;
  readonly when: Condition | null;
}

/** Models of these profiles count neither as bows nor as Warriors for the bow limit. */
export interface BowExemption {
  readonly profiles: readonly string[];
  /** Only those in a warband led by one of these; null for all. */
  readonly ledBy: readonly string[] | null;
  readonly when: Condition | null;
}

/** A part of the whole: one third is 1 and 3. */
export interface Share {
  readonly numerator: number;
  readonly denominator: number;
}

/** What a list or Legion asks of the army that uses it. */
export type Demand = DemandKind & { readonly when: Condition | null };

/** What is asked, apart from when. */
export type DemandKind =
  /** Every one of these must be there. */
  | { readonly kind: 'COMPULSORY'; readonly profiles: readonly string[] }
  /** At least `minimum` models (and at most `maximum`, null for any number) out of these. */
  | {
      readonly kind: 'NUMBER_OF';
      readonly profiles: readonly string[];
      readonly minimum: number;
      readonly maximum: number | null;
    }
  /** At most `limit` of `profiles` for each model of `forEach`. */
  | {
      readonly kind: 'RATIO';
      readonly profiles: readonly string[];
      readonly forEach: readonly string[];
      readonly limit: number;
    }
  /** Of all models, at least `minimum` and at most `maximum` parts are of these; null for no bound. */
  | {
      readonly kind: 'SHARE';
      readonly profiles: readonly string[];
      readonly minimum: Share | null;
      readonly maximum: Share | null;
    }
  /** These may stand only in warbands led by one of `leaders`; an empty list: in nobody's. */
  | {
      readonly kind: 'ONLY_LED_BY';
      readonly profiles: readonly string[];
      readonly leaders: readonly string[];
    }
  /** These leaders may lead only `followers`; an empty list: they lead nobody. */
  | {
      readonly kind: 'LEADS_ONLY';
      readonly leaders: readonly string[];
      readonly followers: readonly string[];
    }
  /** The warband of each of `leaders` must be full and hold only `followers`. */
  | {
      readonly kind: 'FULL_WARBAND';
      readonly leaders: readonly string[];
      readonly followers: readonly string[];
    }
  /** These may be there only if one of `present` is. */
  | { readonly kind: 'REQUIRES'; readonly profiles: readonly string[]; readonly present: readonly string[] }
  /** These may not be there together with any of `with`. */
  | { readonly kind: 'EXCLUDES'; readonly profiles: readonly string[]; readonly with: readonly string[] }
  /** The first of these that is there is always the army's leader. */
  | { readonly kind: 'LEADER'; readonly profiles: readonly string[] }
  /** Those of these that are there stand in one warband, whoever leads it. */
  | { readonly kind: 'SAME_WARBAND'; readonly profiles: readonly string[] }
  /** The whole force is one warband under one of these, whatever its size. */
  | { readonly kind: 'SINGLE_WARBAND'; readonly leaders: readonly string[] };

/** A bonus, by name only: what it does stands in the book. */
export interface Bonus {
  readonly id: string;
  readonly name: string;
}

/** What an edition of the game says of every army, where a list does not say otherwise. */
export interface Edition {
  readonly id: string;
  readonly name: string;
  /** The part of the Warriors that may carry bows, rounded up. */
  readonly bowFraction: Share;
  /** The part of the Warriors that may carry throwing weapons, rounded up; null for no limit. */
  readonly throwingFraction: Share | null;
  /** Whether an army may be of several army lists. */
  readonly listsMayAlly: boolean;
}

/** What army lists and Legions share: who may be fielded, and under which rules. */
export interface AnyList {
  readonly id: string;
  readonly name: string;
  readonly alignment: Alignment;
  readonly edition: Edition;
  /** No longer in print: events may leave it out. */
  readonly legacy: boolean;
  readonly bonuses: readonly Bonus[];
  /** Resolved: changes that the list or Legion makes to a profile are already in it. */
  readonly profiles: readonly Profile[];
  readonly bowRules: readonly BowRule[];
  readonly bowExemptions: readonly BowExemption[];
  readonly warbandRules: readonly WarbandRule[];
  readonly captainless: readonly CaptainlessRule[];
  readonly mayFollow: readonly FollowRule[];
  readonly demands: readonly Demand[];
}

export interface ArmyList extends AnyList {
  /** False while the catalogue knows the list by name and allies only; its profiles come with the request then. */
  readonly complete: boolean;
}

export interface Legion extends AnyList {
  /** The army lists it is drawn from. */
  readonly armyLists: readonly string[];
}

export const allianceLevels = ['HISTORICAL', 'CONVENIENT', 'IMPOSSIBLE'] as const;
export type AllianceLevel = (typeof allianceLevels)[number];

/** Two lists and their level, in either order. A pair that is not named is Impossible. */
export interface Alliance {
  readonly lists: readonly [string, string];
  readonly level: Exclude<AllianceLevel, 'IMPOSSIBLE'>;
  /** The level holds only while this does, and is `otherwise` without; null for always. */
  readonly when: Condition | null;
  readonly otherwise: AllianceLevel | null;
}

/** Heroes whose presence makes their force's alliances worse. */
export interface AllianceChange {
  readonly profiles: readonly string[];
  readonly level: AllianceLevel;
  /** With these lists it stays as it is. */
  readonly except: readonly string[];
}

/** Heroes of different times: together they cost the army bonus. */
export interface BonusLoss {
  readonly profiles: readonly string[];
  readonly with: readonly string[];
}

/**
 * What the whole catalogue knows by name, so that a part of it can still say of an id whose it is. A catalogue may hold
 * only the lists that a question needs.
 */
export interface Directory {
  /** Every army list and Legion. */
  readonly lists: readonly { readonly id: string; readonly name: string }[];
  /** A profile's name; undefined where none has the id. */
  readonly profileName: (id: string) => string | undefined;
  /** The names of the army lists and Legions that field a profile. */
  readonly fieldedBy: (id: string) => readonly string[];
  /** Every profile's id. */
  readonly profiles: () => readonly string[];
  /** The names of the army lists and Legions in which somebody may have an option. */
  readonly listsWithOption: (id: string) => readonly string[];
}

export interface Catalogue {
  readonly armyLists: readonly ArmyList[];
  readonly legions: readonly Legion[];
  readonly alliances: readonly Alliance[];
  readonly allianceChanges: readonly AllianceChange[];
  readonly bonusLosses: readonly BonusLoss[];
  /** Army lists whose alliances the catalogue does not know. */
  readonly withoutAlliances: readonly string[];
  readonly directory: Directory;
}
