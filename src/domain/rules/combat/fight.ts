import type { DuelModel, DuelSide, FightModel, FightSide, SideIndex, Sides } from '../rulesets/fight-model';
import type { FightSwitches, Ruleset } from '../rulesets/ruleset';

/** Two sides of a Duel under an edition's rules; the side without Priority re-rolls first. */
export interface Duel<Model extends DuelModel = DuelModel> {
  readonly ruleset: Ruleset;
  readonly sides: Sides<DuelSide<Model>>;
  readonly priority: SideIndex;
}

/** A whole fight: a Duel whose sides have aims for their Strikes, and its switches. */
export interface Fight extends Duel<FightModel> {
  readonly sides: Sides<FightSide>;
  readonly switches: FightSwitches;
  /** This side's Might is for Duels alone: none is spent on its Strikes (a Heroic Combat with a fight to come). */
  readonly keepsMight: SideIndex | null;
}
