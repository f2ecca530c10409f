import { type Duel, type DuelModel, type SideIndex, hasChargeBonus, other } from './fight-model';
import type { Step } from './step';
import { type FightSwitches, combatSources } from './switches';

/** The dice of one model in the Duel roll. */
export interface DuelDice {
  readonly model: number;
  readonly dice: number;
  /** The score of each natural face 1 to 6 after modifiers. */
  readonly scores: readonly number[];
  /** Might that may raise one of these dice. */
  readonly might: number;
}

/** A natural face after a two-handed weapon's -1 (document 004; rulings 9 and 10). */
const duelScore = (
  face: number,
  twoHanded: boolean,
  { duelFloor, naturalSixStands }: Pick<FightSwitches, 'duelFloor' | 'naturalSixStands'>,
): number => {
  if (!twoHanded || (face === 6 && naturalSixStands)) return face;
  return duelFloor === null ? face - 1 : Math.max(duelFloor, face - 1);
};

/** The highest score that Might brings a die to (ruling 8: the limit holds for what Might does, not for the roll). */
export const reach = (score: number, might: number, cap: number | null): number =>
  cap === null ? score + might : Math.max(score, Math.min(cap, score + might));

/** How many dice a model adds to its side's Duel roll. */
const duelDiceOf = (model: DuelModel, enemies: readonly DuelModel[]): number => {
  if (model.supporting !== null) return 1;
  const attacks = model.attacks + (hasChargeBonus(model, enemies) ? 1 : 0);
  return model.shielding ? 2 * attacks : attacks;
};

const FACES = [1, 2, 3, 4, 5, 6];

/** The dice of a side's models, in their order. */
export const gatherDuelDice = (
  duel: Duel,
  side: SideIndex,
  switches: Pick<FightSwitches, 'duelFloor' | 'naturalSixStands'>,
): readonly DuelDice[] => {
  const enemies = duel.sides[other(side)].models;
  return duel.sides[side].models.map((model, index) => ({
    model: index,
    dice: duelDiceOf(model, enemies),
    scores: FACES.map((face) => duelScore(face, model.twoHanded, switches)),
    might: model.might,
  }));
};

/** Why each model rolls what it rolls. */
export const explainDuelDice = (duel: Duel, side: SideIndex, switches: FightSwitches): readonly Step[] => {
  const enemies = duel.sides[other(side)].models;
  return duel.sides[side].models.flatMap((model, index): Step[] => {
    const step = (code: string, text: string, source: Step['source']): Step => ({
      code,
      side,
      model: index,
      text,
      source,
    });
    const dice = duelDiceOf(model, enemies);
    const steps: Step[] = [];
    if (model.supporting !== null)
      steps.push(
        step(
          'SUPPORT',
          `supports with a ${model.supporting.toLowerCase()}: 1 die, own Fight ${model.fight}`,
          model.supporting === 'SPEAR' ? combatSources.spear : combatSources.pike,
        ),
      );
    else
      steps.push(step('DICE', `Attacks ${model.attacks}: ${dice} in the Duel roll`, combatSources.duelRoll));
    if (model.type === 'CAVALRY' && model.charged && model.supporting === null)
      steps.push(
        hasChargeBonus(model, enemies)
          ? step(
              'EXTRA_ATTACK',
              'charging Cavalry against Infantry alone: 1 Attack more',
              combatSources.extraAttack,
            )
          : step(
              'NO_EXTRA_ATTACK',
              model.chargedByCavalry
                ? 'charged by Cavalry afterwards: no extra Attack'
                : 'not only Infantry is against it: no extra Attack',
              combatSources.extraAttack,
            ),
      );
    if (model.shielding) steps.push(step('SHIELDING', 'shielding: Duel dice doubled', combatSources.shield));
    if (model.twoHanded)
      steps.push(
        step(
          'TWO_HANDED',
          `two-handed: -1 to each die${switches.duelFloor === null ? '' : `, not below ${switches.duelFloor}`}${switches.naturalSixStands ? ', a natural 6 stands' : ''}`,
          combatSources.twoHanded,
        ),
      );
    if (model.might > 0)
      steps.push(
        step(
          'MIGHT',
          `${model.might} Might may raise its own dice${switches.mightCap === null ? '' : `, to ${switches.mightCap} at most`}`,
          combatSources.might,
        ),
      );
    return steps;
  });
};
