/** Models and sides of a fight, as every ruleset and the solver know them. */

export const alignments = ['GOOD', 'EVIL'] as const;
export type Alignment = (typeof alignments)[number];

export const modelTypes = ['INFANTRY', 'CAVALRY', 'OTHER'] as const;
export type ModelType = (typeof modelTypes)[number];

export const supportWeapons = ['SPEAR', 'PIKE'] as const;
export type SupportWeapon = (typeof supportWeapons)[number];

export const specialStrikeIds = ['BASH', 'FEINT', 'PIERCING_STRIKE', 'STUN', 'WHIRL'] as const;
export type SpecialStrike = (typeof specialStrikeIds)[number];

/** The aim of the winner's Strikes. */
export const strikeAims = ['KILL_MOST', 'KILL_TARGET', 'WOUND_LEADER'] as const;
export type StrikeAim = (typeof strikeAims)[number];

/** The most work done for one answer, in states worked through; more would take longer than a person waits. */
export const WORK_LIMIT = 8_000;

/** Wargear, special rules and states that only some editions count. */
export const fightTraits = [
  'BACKSTABBERS',
  'BANNER_BEARER',
  'BLADES_OF_THE_DEAD',
  'BURLY',
  'DIFFICULT_GROUND',
  'HATRED',
  'HINDERED_PIKE',
  'KNIFE_FIGHTER',
  'MIGHTY_BLOW',
  'MITHRIL',
  'MONSTER',
  'MONSTROUS_CHARGE',
  'PIKE_AGAINST_CHARGING_MOUNT',
  'REROLL_FAILED',
  'UNARMED',
  'WAR_SPEAR',
] as const;
export type FightTrait = (typeof fightTraits)[number];

export interface DuelModel {
  readonly name?: string | undefined;
  /** 1 to 10, as on its profile. */
  readonly attacks: number;
  /** Fight value, 0 to 10. */
  readonly fight: number;
  /** Might points left, any heroic action already paid. */
  readonly might: number;
  readonly type: ModelType;
  readonly twoHanded: boolean;
  readonly elvenMade: boolean;
  /** The weapon with which it supports a friend instead of fighting itself; null for a model in the fight. */
  readonly supporting: SupportWeapon | null;
  readonly shielding: boolean;
  /** It charged into this fight this turn. */
  readonly charged: boolean;
  /** An enemy Cavalry model charged it afterwards: the bonuses of its own charge are lost. */
  readonly chargedByCavalry: boolean;
  readonly specialStrike: SpecialStrike | null;
  /** Heroic actions that it declared for this fight, by their ids in the ruleset. */
  readonly heroicActions: readonly string[];
  readonly prone: boolean;
  readonly immobilised: boolean;
  /** Its traits; an edition counts those of its own. */
  readonly traits?: readonly FightTrait[] | undefined;
}

/** A model that fights itself, in no special state. */
export const standing = {
  supporting: null,
  shielding: false,
  charged: false,
  chargedByCavalry: false,
  specialStrike: null,
  heroicActions: [],
  prone: false,
  immobilised: false,
} as const satisfies Partial<DuelModel>;

export interface DuelSide<Model extends DuelModel = DuelModel> {
  readonly name?: string | undefined;
  readonly alignment: Alignment;
  readonly models: readonly Model[];
  /** How many of its Duel dice it may roll again, once each. */
  readonly rerolls: number;
}

/** A side's place in the question. */
export type SideIndex = 0 | 1;

export type Sides<T> = readonly [T, T];

export const other = (side: SideIndex): SideIndex => (side === 0 ? 1 : 0);

export interface FightModel extends DuelModel {
  readonly strength: number;
  readonly defence: number;
  readonly wounds: number;
  readonly fate: number;
  readonly rerollFate: boolean;
  /** It stands in a Shieldwall: +1 Defence, unless it is mounted or Immobilised. */
  readonly shieldwall: boolean;
  /** It carries a lance: +1 To Wound in a turn that it charged, as Cavalry. */
  readonly lance: boolean;
  /** Further bonuses to its To Wound rolls, such as Friendly Rivalry's. */
  readonly bonus: number;
  readonly rerollOnes: boolean;
  /** It cannot back away if its side loses. */
  readonly trapped: boolean;
  /** Courage as the edition writes it: 6 for 6+ in 2024. Only Blades of the Dead ask for it. */
  readonly courage?: number | undefined;
  /** Keywords of its profile, and those that it hates or has as Ancient Enemies. */
  readonly keywords?: readonly string[] | undefined;
  readonly hatred?: readonly string[] | undefined;
  readonly ancientEnemies?: readonly string[] | undefined;
}

/** A side of a fight, with the aim of its Strikes if it wins. */
export interface FightSide extends DuelSide<FightModel> {
  readonly aim: StrikeAim;
  /** The enemy model that the aim names, counted among all of the enemy's models. */
  readonly aimedAt: number;
}

/** A model that Strikes, or several alike without Might. */
export interface Striker {
  /** Attacks, before Trapped doubles them. */
  readonly attacks: number;
  readonly strength: number;
  /** Added to each To Wound roll: two-handed, lance on the charge, rivalry... */
  readonly bonus: number;
  readonly rerollOnes: boolean;
  readonly might: number;
  /** It Whirls: one single Strike at each victim. */
  readonly whirls: boolean;
  /** Piercing Strike: a D3 is added to its Strength. */
  readonly piercing: boolean;
  /** Every To Wound die that fails is rolled again once. */
  readonly rerollFailed?: boolean | undefined;
  /** Wounds lost to each Strike that wounds; 1 if omitted. */
  readonly damage?: number | undefined;
  readonly traits?: readonly FightTrait[] | undefined;
  readonly hatred?: readonly string[] | undefined;
  readonly ancientEnemies?: readonly string[] | undefined;
}

/** A model struck at, as far as its own state changes the roll. */
export interface Struck {
  readonly defence: number;
  /** Each Attack at it is two Strikes. */
  readonly trapped: boolean;
  readonly courage?: number | undefined;
  readonly keywords?: readonly string[] | undefined;
  /** Only natural 6s wound it. */
  readonly onlyNaturalSixes?: boolean | undefined;
  /** A Fate roll of 1 may be rolled again. */
  readonly rerollFateOnes?: boolean | undefined;
}

/** The roll of one Strike: Strength and Defence 1 to 10, what is added, and which dice are rolled again (each die, ruling 16d). */
export interface StrikeRoll {
  readonly strength: number;
  readonly defence: number;
  readonly bonus: number;
  readonly rerollOnes: boolean;
  readonly rerollFailed?: boolean | undefined;
  readonly onlyNaturalSixes?: boolean | undefined;
}
