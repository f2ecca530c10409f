import type { SpecialStrike } from '../rolls/special-strikes';

/** The words for a model in a fight, shared by the Duel and by what follows it. */
export const alignments = ['GOOD', 'EVIL'] as const;
export type Alignment = (typeof alignments)[number];

export const modelTypes = ['INFANTRY', 'CAVALRY', 'OTHER'] as const;
export type ModelType = (typeof modelTypes)[number];

export const supportWeapons = ['SPEAR', 'PIKE'] as const;
export type SupportWeapon = (typeof supportWeapons)[number];

/** What a model brings to the Duel. */
export interface DuelModel {
  /** What the players call it. */
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
  /** It declared a Heroic Strike. */
  readonly heroicStrike: boolean;
  readonly prone: boolean;
  readonly immobilised: boolean;
}

/** A model that fights itself, of which nothing special is said. */
export const standing = {
  supporting: null,
  shielding: false,
  charged: false,
  chargedByCavalry: false,
  specialStrike: null,
  heroicStrike: false,
  prone: false,
  immobilised: false,
} as const satisfies Partial<DuelModel>;

export interface DuelSide<Model extends DuelModel = DuelModel> {
  /** What the players call the side. */
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

/** A whole Duel: two sides, and who has Priority (the other re-rolls first). */
export interface Duel<Model extends DuelModel = DuelModel> {
  readonly sides: Sides<DuelSide<Model>>;
  readonly priority: SideIndex;
}

/**
 * Whether a Cavalry model has the bonuses of its charge (an extra Attack, knocking down whom it beats): it charged,
 * only Infantry is against it, and no Cavalry charged it afterwards (document 004, CAVALRY AND FIGHTS).
 */
export const hasChargeBonus = (model: DuelModel, enemies: readonly DuelModel[]): boolean =>
  model.type === 'CAVALRY' &&
  model.charged &&
  !model.chargedByCavalry &&
  enemies.every((enemy) => enemy.supporting !== null || enemy.type === 'INFANTRY');
