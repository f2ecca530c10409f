import type { DuelOutcome } from './duel-outcomes';
import { type DuelSide, type FightModel, type SideIndex, type Striker, other } from '../rulesets/fight-model';
import { type Ruleset, declaredActions } from '../rulesets/ruleset';
import type { Fight } from './fight';
import { onChart } from './strike-dice';
import type { StrikeQuestion, StrikeVictim } from './strike-odds';

/** The models of a side that may be struck: supporters are not part of the fight. */
export const victimIndices = ({ models }: DuelSide): readonly number[] =>
  models.flatMap(({ supporting }, index) => (supporting === null ? [index] : []));

/** The models that may Bash or Stun: those of the winning side that could otherwise strike. */
export const mayUse = (fight: Fight, winner: SideIndex, strike: 'BASH' | 'STUN'): readonly FightModel[] => {
  const side = fight.sides[winner];
  return side.models.filter(
    (model) =>
      model.specialStrike === strike &&
      [null, 'SPECIAL_STRIKE'].includes(fight.ruleset.strikes.whyNone(model, side, fight.switches)),
  );
};

/** Ways of 36 in which one Bash knocks its opponent down: D6 + Strength on both sides. */
export const bashWays = ({ strikes }: Ruleset, basher: FightModel, victim: FightModel): number => {
  const lead = strikes.bashStrength(basher) - strikes.bashStrength(victim);
  let ways = 0;
  for (let own = 1; own <= 6; own += 1)
    for (let his = 1; his <= 6; his += 1) if (own + lead >= his) ways += 1;
  return ways;
};

/** The place, among the losers that can be struck, of the model aimed at. */
export const aimedVictim = (fight: Fight, winner: SideIndex): number =>
  Math.max(0, victimIndices(fight.sides[other(winner)]).indexOf(fight.sides[winner].aimedAt));

/** Whether the winner knocks an opponent to the ground. */
export const knocksDown = (fight: Fight, winner: SideIndex): boolean => {
  const { models } = fight.sides[other(winner)];
  return victimIndices(fight.sides[other(winner)]).some((index) =>
    fight.ruleset.strikes.knocksDown(fight, winner, models[index] as FightModel),
  );
};

/** A victim with the changes of its traits and heroic actions. */
export const struckBy = (
  ruleset: Ruleset,
  model: Pick<FightModel, 'traits' | 'courage' | 'keywords' | 'heroicActions'>,
  victim: StrikeVictim,
): StrikeVictim =>
  declaredActions(ruleset, model).reduce<StrikeVictim>(
    (struck, { changeStruck }) => (changeStruck ? { ...struck, ...changeStruck(struck) } : struck),
    { ...victim, ...ruleset.strikes.struckOf?.(model) },
  );

/** A striker with what its heroic actions change. */
export const withActions = (
  ruleset: Ruleset,
  model: Pick<FightModel, 'heroicActions'>,
  striker: Striker,
): Striker =>
  declaredActions(ruleset, model).reduce<Striker>((before, { attacks = 0, changeStriker }) => {
    const after = { ...before, attacks: before.attacks + attacks };
    return changeStriker ? changeStriker(after) : after;
  }, striker);

/** Defence as it is struck at, with what a lost Piercing Strike takes off. */
export const struckDefence = ({ strikes }: Ruleset, model: FightModel, lowered = 0): number =>
  onChart(strikes.defenceOf(model) - lowered);

/** The outcome of a Duel, and of the rolls between it and the Strikes. */
export interface BeforeStrikes {
  readonly winner: SideIndex;
  /** Might spent on the Duel, by hero. */
  readonly spent: readonly NonNullable<DuelOutcome['spent']>[];
  /** A Bash knocked the model aimed at down. */
  readonly bashed: boolean;
  /** Taken off each victim's Defence by its lost Piercing Strike. */
  readonly lowered: readonly number[];
}

type SideStriker = Striker & { readonly model: number };

/** The models of the winning side that strike, with the Might they have left. */
const strikersOf = (
  { ruleset, sides, switches }: Fight,
  winner: SideIndex,
  mightLeft: (model: number) => number,
): readonly SideStriker[] =>
  sides[winner].models.flatMap((model, index): readonly SideStriker[] => {
    if (ruleset.strikes.whyNone(model, sides[winner], switches) !== null) return [];
    const plain = ruleset.strikes.strikerOf(model, sides[other(winner)].models, mightLeft(index));
    return [{ model: index, ...withActions(ruleset, model, plain) }];
  });

/** The Strikes of a won Duel, the models behind them, and the victims that lie on the ground. */
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
  const models = victims.map((index) => fight.sides[loser].models[index] as FightModel);
  const knocked = models.map((model) => fight.ruleset.strikes.knocksDown(fight, winner, model));
  const down = models.map(({ prone }, i) => prone || knocked[i] || (bashed && i === aimedAt));
  const isTrapped = (model: FightModel, i: number): boolean =>
    model.trapped ||
    model.prone ||
    (bashed && i === aimedAt) ||
    (knocked[i] === true && fight.switches.knockedDownIsTrapped !== false);
  const strikers = strikersOf(fight, winner, fight.keepsMight === winner ? () => 0 : mightOf(winner));
  const question: StrikeQuestion = {
    ruleset: fight.ruleset,
    strikers,
    victims: models.map((model, i) =>
      struckBy(fight.ruleset, model, {
        defence: struckDefence(fight.ruleset, model, lowered[i]),
        wounds: model.wounds,
        fate: model.fate,
        might: mightOf(loser)(victims[i] as number),
        rerollFate: model.rerollFate,
        trapped: isTrapped(model, i),
      }),
    ),
    aim: fight.sides[winner].aim,
    aimedAt,
    strikesRolled: fight.switches.strikesRolled,
  };
  return { question, strikers: strikers.map(({ model }) => model), victims, down };
};
