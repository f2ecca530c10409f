import type { DuelOutcome } from './duel-outcomes';
import { type SideIndex, type Sides, other } from './fight-model';
import {
  type FightModel,
  type FightSide,
  knocksDown,
  strikersOf,
  victimIndices,
  victimOf,
  whyNoStrikes,
} from './fight-strikes';
import type { StrikeQuestion } from './strike-odds';
import type { FightSwitches } from './switches';

/** A whole fight: two sides with their aims, who has Priority, and the switches. */
export interface Fight {
  readonly sides: Sides<FightSide>;
  readonly priority: SideIndex;
  readonly switches: FightSwitches;
  /** This side's Might is for Duels alone: none is spent on its Strikes (a Heroic Combat with a fight to come). */
  readonly keepsMight: SideIndex | null;
}

/** Who may Bash or Stun: a model of the winning side that could otherwise strike. */
export const mayUse = (fight: Fight, winner: SideIndex, strike: 'BASH' | 'STUN'): readonly FightModel[] =>
  fight.sides[winner].models.filter(
    (model) =>
      model.specialStrike === strike &&
      [null, 'SPECIAL_STRIKE'].includes(whyNoStrikes(model, fight.sides[winner], fight.switches)),
  );

/** The place, among the losers that can be struck, of the model aimed at. */
export const aimedVictim = (fight: Fight, winner: SideIndex): number =>
  Math.max(0, victimIndices(fight.sides[other(winner)]).indexOf(fight.sides[winner].aimedAt));

/** What fell before the Strikes: who won with which Might, and what the rolls between Duel and Strikes brought. */
export interface BeforeStrikes {
  readonly winner: SideIndex;
  /** Might spent on the Duel, by whom. */
  readonly spent: readonly NonNullable<DuelOutcome['spent']>[];
  /** A Bash knocked the model aimed at down. */
  readonly bashed: boolean;
  /** What each victim's lost Piercing Strike takes off its Defence. */
  readonly lowered: readonly number[];
}

/** The Strikes of a won Duel, who makes them, and which victims lie on the ground. */
export const strikesAfter = (fight: Fight, { winner, spent, bashed, lowered }: BeforeStrikes) => {
  const loser = other(winner);
  const mightOf =
    (side: SideIndex) =>
    (model: number): number => {
      const { might = 0 } = fight.sides[side].models[model] ?? {};
      return spent.reduce(
        (left, each) => (each.side === side && each.model === model ? left - each.points : left),
        might,
      );
    };
  const victims = victimIndices(fight.sides[loser]);
  const aimedAt = aimedVictim(fight, winner);
  const allDown = knocksDown(fight.sides, winner);
  const models = victims.map((index) => fight.sides[loser].models[index] as FightModel);
  const down = models.map((_, i) => allDown || (bashed && i === aimedAt));
  const strikers = strikersOf(fight.sides, winner, {
    switches: fight.switches,
    mightLeft: fight.keepsMight === winner ? () => 0 : mightOf(winner),
  });
  const question: StrikeQuestion = {
    strikers,
    victims: models.map((model, i) =>
      victimOf(model, {
        might: mightOf(loser)(victims[i] as number),
        down: down[i] as boolean,
        lowered: lowered[i] as number,
      }),
    ),
    aim: fight.sides[winner].aim,
    aimedAt,
    strikesRolled: fight.switches.strikesRolled,
  };
  return {
    question,
    /** The models behind strikers and victims. */
    strikers: strikers.map(({ model }) => model),
    victims,
    down: models.map(({ prone }, i) => prone || (down[i] as boolean)),
  };
};
