import { type SideIndex, other } from '../rulesets/fight-model';
import { type DuelSwitches, declaredActions } from '../rulesets/ruleset';
import type { Duel } from './fight';
import type { Step } from './step';

/** The dice of one model in the Duel roll. */
export interface DuelDice {
  readonly model: number;
  readonly dice: number;
  /** The score of each natural face 1 to 6 after modifiers. */
  readonly scores: readonly number[];
  /** Might that may raise one of these dice. */
  readonly might: number;
}

/** The highest score that Might brings a die to (ruling 8: the limit holds for Might alone, not for the roll). */
export const reach = (score: number, might: number, cap: number | null): number =>
  cap === null ? score + might : Math.max(score, Math.min(cap, score + might));

const FACES = [1, 2, 3, 4, 5, 6];

/** The dice of a side's models, in their order. */
export const gatherDuelDice = (
  { ruleset, sides }: Duel,
  side: SideIndex,
  switches: DuelSwitches,
): readonly DuelDice[] => {
  const enemies = sides[other(side)].models;
  return sides[side].models.map((model, index) => ({
    model: index,
    dice: declaredActions(ruleset, model).reduce(
      (sum, { attacks = 0 }) => sum + attacks,
      ruleset.duel.diceOf(model, enemies),
    ),
    scores: FACES.map((face) => ruleset.duel.scoreOf(model, face, switches)),
    might: model.might,
  }));
};

/** The dice of both sides. */
export const bothDuelDice = (duel: Duel, switches: DuelSwitches) =>
  [gatherDuelDice(duel, 0, switches), gatherDuelDice(duel, 1, switches)] as const;

/** The reasons for each model's dice. */
export const explainDuelDice = (
  { ruleset, sides }: Duel,
  side: SideIndex,
  switches: DuelSwitches,
): readonly Step[] =>
  sides[side].models.flatMap((one, model) =>
    ruleset.duel
      .explainDice(one, sides[other(side)].models, switches)
      .map((reason) => ({ ...reason, side, model })),
  );
