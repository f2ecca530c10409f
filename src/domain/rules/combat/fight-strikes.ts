import {
  type DuelModel,
  type DuelSide,
  type SideIndex,
  type Sides,
  hasChargeBonus,
  other,
} from './fight-model';
import { onChart } from './strike-dice';
import type { Striker, StrikeVictim } from './strike-odds';
import type { StrikeAim } from './strike-aim';
import type { FightSwitches } from './switches';

/** What a model brings to a whole fight. */
export interface FightModel extends DuelModel {
  readonly strength: number;
  readonly defence: number;
  readonly wounds: number;
  readonly fate: number;
  readonly rerollFate: boolean;
  /** It stands in a Shieldwall: +1 Defence, unless it is mounted or Immobilised (`holdsShieldwall`). */
  readonly shieldwall: boolean;
  /** It carries a lance: +1 To Wound in a turn that it charged, as Cavalry. */
  readonly lance: boolean;
  /** Further bonuses to its To Wound rolls, such as Friendly Rivalry's. */
  readonly bonus: number;
  readonly rerollOnes: boolean;
  /** It cannot back away if its side loses. */
  readonly trapped: boolean;
}

/** A side of a fight, and what it strikes for if it wins. */
export interface FightSide extends DuelSide<FightModel> {
  readonly aim: StrikeAim;
  /** The enemy model that the aim names, counted among all of the enemy's models. */
  readonly aimedAt: number;
}

/** Why a model of the winning side makes no Strikes; null if it strikes. */
export const whyNoStrikes = (
  model: FightModel,
  side: DuelSide<FightModel>,
  { shieldingStopsSide, bashAndStunForgoStrikes }: FightSwitches,
): 'SHIELDING' | 'SIDE_SHIELDING' | 'IMMOBILISED' | 'PRONE' | 'SPECIAL_STRIKE' | null => {
  if (model.shielding) return 'SHIELDING';
  if (shieldingStopsSide && side.models.some(({ shielding }) => shielding)) return 'SIDE_SHIELDING';
  if (model.immobilised) return 'IMMOBILISED';
  if (model.prone) return 'PRONE';
  const instead = model.specialStrike === 'BASH' || model.specialStrike === 'STUN';
  return instead && bashAndStunForgoStrikes ? 'SPECIAL_STRIKE' : null;
};

/** Whether its lance adds to its To Wound rolls: as Cavalry, in a turn in which it charged (004, LANCES). */
export const usesLance = ({ lance, charged, type }: FightModel): boolean =>
  lance && charged && type === 'CAVALRY';

/** The To Wound bonus of a model: two-handed, lance on the charge, and what else it was given. */
const strikeBonus = (model: FightModel): number =>
  model.bonus + (model.twoHanded ? 1 : 0) + (usesLance(model) ? 1 : 0);

/** The Attacks of a model when it strikes. */
const strikeAttacks = (model: FightModel, enemies: readonly DuelModel[]): number =>
  model.supporting !== null ? 1 : model.attacks + (hasChargeBonus(model, enemies) ? 1 : 0);

/** The models of the winning side that strike, with the Might they have left. */
export const strikersOf = (
  sides: Sides<FightSide>,
  winner: SideIndex,
  {
    switches,
    mightLeft,
  }: { readonly switches: FightSwitches; readonly mightLeft: (model: number) => number },
): readonly (Striker & { readonly model: number })[] =>
  sides[winner].models.flatMap((model, index) =>
    whyNoStrikes(model, sides[winner], switches) !== null
      ? []
      : [
          {
            model: index,
            attacks: strikeAttacks(model, sides[other(winner)].models),
            strength: model.strength,
            bonus: strikeBonus(model),
            rerollOnes: model.rerollOnes || model.specialStrike === 'FEINT',
            might: mightLeft(index),
            whirls: model.specialStrike === 'WHIRL',
            piercing: model.specialStrike === 'PIERCING_STRIKE',
          },
        ],
  );

/** The models of a side that may be struck: supporters are not part of the fight. */
export const victimIndices = ({ models }: DuelSide): readonly number[] =>
  models.flatMap(({ supporting }, index) => (supporting === null ? [index] : []));

/** Whether the winner knocks all its opponents to the ground (document 004, KNOCK TO THE GROUND). */
export const knocksDown = (sides: Sides<FightSide>, winner: SideIndex): boolean =>
  sides[winner].models.some(
    (model) => model.supporting === null && hasChargeBonus(model, sides[other(winner)].models),
  );

/**
 * Whether a model's Shieldwall adds to its Defence: an Active rule that works only on foot, so not for Cavalry and not
 * while Immobilised (004, Shieldwall; ACTIVE AND PASSIVE SPECIAL RULES).
 */
export const holdsShieldwall = ({ shieldwall, type, immobilised }: FightModel): boolean =>
  shieldwall && type !== 'CAVALRY' && !immobilised;

/** A beaten model as it is struck at. `lowered` is what its own failed Piercing Strike takes off its Defence. */
export const victimOf = (
  model: FightModel,
  { might, down, lowered }: { readonly might: number; readonly down: boolean; readonly lowered: number },
): StrikeVictim => ({
  defence: onChart(model.defence + (holdsShieldwall(model) ? 1 : 0) - lowered),
  wounds: model.wounds,
  fate: model.fate,
  might,
  rerollFate: model.rerollFate,
  trapped: model.trapped || model.prone || down,
});

/** What a model adds to its D6 for a Bash, as basher or as opponent (document 003, SPECIAL STRIKES). */
export const bashStrength = ({ strength, twoHanded }: FightModel): number => strength + (twoHanded ? 1 : 0);

/** Ways of 36 in which one Bash knocks its opponent down: D6 + Strength, +1 two-handed, on both sides. */
export const bashWays = (basher: FightModel, victim: FightModel): number => {
  const lead = bashStrength(basher) - bashStrength(victim);
  let ways = 0;
  for (let own = 1; own <= 6; own += 1)
    for (let his = 1; his <= 6; his += 1) if (own + lead >= his) ways += 1;
  return ways;
};
