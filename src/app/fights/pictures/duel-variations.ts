import { gatherDuelDice } from '../../../domain/rules/combat/duel-dice';
import { duelOdds } from '../../../domain/rules/combat/duel-odds';
import type { DuelModel, DuelSide, SideIndex, Sides } from '../../../domain/rules/rulesets/fight-model';
import type { Duel } from '../../../domain/rules/combat/fight';
import type { DuelSwitches } from '../../../domain/rules/rulesets/ruleset';
import { toDecimal } from '../../../shared/fraction';
import type { Fault } from '../../kernel/faults';
import { fightLimits } from '../questions/fields';

/** A Duel asked many times over: with more dice, another Fight, more Might. */

/** A change of a side: the Attacks or Might of its first model in the fight itself, the Fight of all its models. */
export interface Change {
  readonly attacks?: number;
  readonly might?: number;
  readonly fight?: number;
}

const isInFight = ({ supporting }: Pick<DuelModel, 'supporting'>): boolean => supporting === null;

const changedSide = (side: DuelSide, { fight, ...first }: Change): DuelSide => {
  const place = side.models.findIndex(isInFight);
  return {
    ...side,
    models: side.models.map((model, i) => ({
      ...model,
      ...(i === place && first),
      ...(fight !== undefined && { fight }),
    })),
  };
};

/** The Duel with both sides changed. */
export const changedDuel = ({ sides, ...duel }: Duel, changes: Sides<Change>): Duel => ({
  ...duel,
  sides: [changedSide(sides[0], changes[0]), changedSide(sides[1], changes[1])],
});

/** How many dice the side throws. */
export const diceOfSide = (duel: Duel, side: SideIndex, switches: DuelSwitches): number =>
  gatherDuelDice(duel, side, switches).reduce((sum, { dice }) => sum + dice, 0);

/** The first side's chance to win, as a decimal. */
export const firstWins = (duel: Duel, switches: DuelSwitches): number =>
  toDecimal(duelOdds(duel, switches).win[0]);

export const firstInFight = ({ models }: DuelSide): DuelModel => models.find(isInFight) as DuelModel;

export const highestFight = ({ models }: DuelSide): number => Math.max(...models.map(({ fight }) => fight));

/** Whether a roll may change a Fight value, so that the size of a difference counts. */
const rollsFight = ({ ruleset, sides }: Duel): boolean =>
  sides.some(({ models }) => models.some((model) => ruleset.duel.fightRolls(model).length > 0));

const WIDEST_DIFFERENCE = 6;

/** The Fight differences worth showing, lowest first: below, level, above; every pip where a roll changes Fight values. */
export const fightDifferences = (duel: Duel): readonly number[] => {
  const widest = rollsFight(duel) ? WIDEST_DIFFERENCE : 1;
  const against = highestFight(duel.sides[1]);
  return Array.from({ length: 2 * widest + 1 }, (_, i) => i - widest).filter(
    (difference) => against + difference >= 0 && against + difference <= 10,
  );
};

/** The difference, among those shown, that is the one asked about; null where the models' Fight values are too mixed to say. */
export const askedDifference = (duel: Duel): number | null => {
  const differences = fightDifferences(duel);
  const difference = highestFight(duel.sides[0]) - highestFight(duel.sides[1]);
  if (!rollsFight(duel)) return Math.sign(difference);
  const isEven = new Set(duel.sides[0].models.map(({ fight }) => fight)).size === 1;
  return isEven && differences.includes(difference) ? difference : null;
};

/** How many Duels one picture may be made of; each with re-rolls takes several times as long. */
const mostDuels = ({ sides }: Duel): number => (sides.some(({ rerolls }) => rerolls > 0) ? 36 : 100);

/** The size of a picture, for limits beyond those of single numbers: dice a side, and Duels. */
export interface Extent {
  readonly duel: Duel;
  readonly switches: DuelSwitches;
  readonly upTo: number;
  /** The sides whose Attacks go up to `upTo`. */
  readonly sides: readonly SideIndex[];
  readonly duels: number;
}

export const extentFaults = ({ duel, switches, upTo, sides, duels }: Extent): readonly Fault[] => {
  const most = mostDuels(duel);
  const changed = changedDuel(duel, [{ attacks: upTo }, { attacks: upTo }]);
  const tooLarge = (message: string): Fault => ({ path: 'upTo', code: 'TOO_LARGE', message });
  return [
    ...sides.flatMap((side) => {
      const dice = diceOfSide(changed, side, switches);
      return dice > fightLimits.dicePerSide
        ? [
            tooLarge(
              `gives side ${side} ${dice} Duel dice; a side may have ${fightLimits.dicePerSide} at most`,
            ),
          ]
        : [];
    }),
    ...(duels > most
      ? [tooLarge(`makes ${duels} Duels to work out; ${most} at most${most < 100 ? ' with re-rolls' : ''}`)]
      : []),
  ];
};
