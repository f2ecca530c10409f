import type { Option, Profile } from '../../../domain/armies/catalogue/model';
import type { Characteristics } from '../../../domain/armies/catalogue/vocabulary';
import type {
  FightModel,
  FightTrait,
  SpecialStrike,
  SupportWeapon,
} from '../../../domain/rules/rulesets/fight-model';
import type { NewMissileKind } from '../../../domain/rules/rulesets/mesbg-2024/reference/missile-weapons';
import type { MissileKind } from '../../../domain/rules/shooting/missile-weapons';

/** A profile with the options taken, as fights take it, and what of it is not counted. */
export interface ProfileModel {
  /** The Shoot value, 4 for 4+; null where it has none. */
  readonly shoot: number | null;
  /** The missile weapons that charts of 2018 print and it carries. */
  readonly missiles: readonly MissileKind[];
  /** Its missile weapon, if the chart prints it; one that only 2024 has is `weapon2024`. */
  readonly weapon: MissileKind | null;
  readonly weapon2024: NewMissileKind | null;
  readonly weaponRangeInches: number | null;
  /** Its shots roll a To Wound die of 1 again. */
  readonly hasPoisonedMissile: boolean;
  /** With which weapons it can support a friend: it carries one. */
  readonly supportsWith: readonly SupportWeapon[];
  /** It carries a shield, and so may be Shielding on foot. */
  readonly hasShield: boolean;
  /** The special strikes of the weapons that it carries; all where its weapons do not say of which kind they are. */
  readonly specialStrikes: readonly SpecialStrike[];
  /** The heroic actions that it may declare, without the word Heroic: none of a Warrior; null where no list says which. */
  readonly heroicActions: readonly string[] | null;
  readonly isHero: boolean;
  readonly hasShieldwall: boolean;
  /** Wargear, options and special rules by name whose effect is not defined: nothing of them is counted. */
  readonly notCounted: readonly string[];
  readonly numbers: Pick<
    FightModel,
    | 'attacks'
    | 'strength'
    | 'defence'
    | 'wounds'
    | 'might'
    | 'fate'
    | 'type'
    | 'lance'
    | 'elvenMade'
    | 'twoHanded'
  > & { readonly name: string; readonly fight: number | null };
  /** Fields that only the 2024 edition counts; those that it has none of are left out. */
  readonly counted2024: {
    readonly traits?: readonly FightTrait[];
    readonly courage?: number;
    readonly rerollOnes?: true;
    readonly mithril?: true;
    readonly keywords?: readonly string[];
    readonly hatred?: readonly string[];
    readonly ancientEnemies?: readonly string[];
  };
}

/** "Two-Handed Axe", "two handed axe" and "two-handed axe" are one. */
export const plain = (name: string): string => name.toLowerCase().replaceAll(/[\s-]+/g, ' ');

/** The characteristics with what the options add, then set. */
export const withOptions = (base: Characteristics, taken: readonly Option[]): Characteristics =>
  taken.reduce<Characteristics>((now, { adds, sets }) => {
    const added = Object.fromEntries(
      (Object.keys(now) as (keyof Characteristics)[]).map((name) => {
        const value = now[name];
        const more = adds[name] ?? 0;
        return [name, value === null && more === 0 ? null : (value ?? 0) + more];
      }),
    ) as Characteristics;
    return { ...added, ...sets };
  }, base);

/** Its rank: heroic actions, and whether it may stand in a Shieldwall; the same in both editions. */
export const ranksOf = ({ tier, heroicActions, specialRules }: Profile) => ({
  isHero: tier !== null,
  heroicActions: tier === null ? [] : heroicActions.length === 0 ? null : heroicActions,
  hasShieldwall: specialRules.some((rule) => plain(rule) === 'shieldwall'),
});
