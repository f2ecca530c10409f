/** Models and sides of a fight, as every ruleset and the solver know them. */

export const alignments = ['GOOD', 'EVIL'] as const;

export const modelTypes = {
  INFANTRY: 'On foot.',
  CAVALRY: 'Rider and mount.',
  INFANTRY_MONSTER: 'A Monster of the type Infantry, such as a Troll: it counts as Infantry. 2018.',
  OTHER: 'Anything else: a war beast, a Monster that is no Infantry.',
} as const;
export type ModelType = keyof typeof modelTypes;

/** Whether the rules for Infantry hold for it (ruling 42). */
export const isInfantry = (type: ModelType): boolean => type === 'INFANTRY' || type === 'INFANTRY_MONSTER';

export const supportWeapons = {
  SPEAR: 'One supports a model.',
  PIKE: 'Two may support a model.',
} as const;
export type SupportWeapon = keyof typeof supportWeapons;

export const specialStrikeIds = {
  BASH: 'Hammers, maces, mauls.',
  FEINT: 'Daggers, swords.',
  PIERCING_STRIKE: 'Axes, picks.',
  STUN: 'Clubs, staffs.',
  WHIRL: 'Flails, scourges, whips.',
} as const;
export type SpecialStrike = keyof typeof specialStrikeIds;

/** The aim of the winner's Strikes. */
export const strikeAims = {
  KILL_MOST: 'As many models slain as possible.',
  KILL_TARGET: 'One model slain.',
  WOUND_LEADER: 'At least one Wound on the leader.',
} as const;
export type StrikeAim = keyof typeof strikeAims;

/** The most work done for one answer, in states worked through; more would take longer than a person waits. */
export const WORK_LIMIT = 8_000;

/** Wargear, special rules and states that only some editions count. */
export const fightTraits = {
  BACKSTABBERS: 'Backstabbers: +1 To Wound against Trapped models. 2024.',
  BANNER_BEARER: 'It bears a banner: -1 to its Duel dice. 2024.',
  BLADES_OF_THE_DEAD: 'Blades of the Dead: the target’s Defence is 10 less its Courage. 2024.',
  BURLY: 'Burly: no -1 for a two-handed weapon. 2024.',
  DIFFICULT_GROUND: 'It charged in difficult ground: no bonus for the charge or a lance. 2024.',
  HATRED: 'Hatred of its enemies: +1 To Wound. 2024.',
  HINDERED_PIKE: 'It uses a pike beside a shield or missile weapon: -1 to its Duel dice. 2024.',
  KNIFE_FIGHTER: 'Knife Fighter: an Attack for each enemy beyond the first, three at most. 2024.',
  MIGHTY_BLOW: 'Mighty Blow: each Wound that it causes counts as 2. 2024.',
  MITHRIL: 'Mithril: a Fate roll of 1 is rolled again. 2024.',
  MONSTER: 'A Monster: a Cavalry charge does not knock it down. 2024.',
  MONSTROUS_CHARGE: 'Monstrous Charge: an Attack when it charged, and weaker enemies fall. 2024.',
  PIKE_AGAINST_CHARGING_MOUNT: 'Its pike strikes the mount of Cavalry that charged it: +1 To Wound. 2024.',
  REROLL_FAILED: 'Venom, Bane of Kings or Enchant Blades: failed To Wound rolls are rolled again. 2024.',
  UNARMED: 'Unarmed: -1 to its Duel dice and To Wound. 2024.',
  WAR_SPEAR: 'A war spear: a lance in the saddle. 2024.',
} as const;
export type FightTrait = keyof typeof fightTraits;

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
  readonly alignment: (typeof alignments)[number];
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
