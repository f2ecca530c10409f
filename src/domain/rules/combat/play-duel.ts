import { type DuelDice, gatherDuelDice } from './duel-dice';
import { type Duel, type DuelModel, type SideIndex, type Sides, other } from './fight-model';
import { fightInDuel, heroicFight, rollOffSixths, tieWinner } from './fight-value';
import type { MightSpending, Standing } from './might-game';
import { modelLabel } from './names';
import { type MightTable, bestMight, playersMight } from './play-might';
import { type Die, type DuelDiceOnTable, type DuelTable, rerollDice, scoreOf } from './play-rerolls';
import { type FightSwitches, combatSources } from './switches';
import { type TableGame, roll } from './table';

/** How a Duel went. */
export interface DuelPlay {
  readonly winner: SideIndex;
  /** The highest scores, Might included. */
  readonly scores: Sides<number>;
  readonly fights: Sides<number>;
  readonly spent: readonly MightSpending[];
}

/** Fight values of a side, Heroic Strike and Feint rolled. */
function* rollFights(
  models: readonly DuelModel[],
  side: SideIndex,
  log: DuelTable['log'],
): TableGame<number> {
  let highest = 0;
  for (const [index, model] of models.entries()) {
    const one = { code: 'FIGHT', side, model: index, count: 1 };
    let raised = model.fight;
    if (model.heroicStrike) {
      const [die = 1] = yield* roll({ ...one, why: 'what the Heroic Strike adds to its Fight' });
      raised = heroicFight(model.fight, die);
      const text = `Heroic Strike: Fight ${model.fight} + ${die} is ${raised}`;
      log({ code: 'FIGHT', side, model: index, text, dice: [die], source: combatSources.heroicActions });
    }
    let d3 = 0;
    if (model.specialStrike === 'FEINT') {
      const [die = 1] = yield* roll({ ...one, why: 'a D3: what the Feint takes off its Fight' });
      d3 = Math.ceil(die / 2);
      const text = `Feint: Fight ${raised} - ${d3}`;
      log({ code: 'FIGHT', side, model: index, text, dice: [die], source: combatSources.specialStrikes });
    }
    highest = Math.max(highest, fightInDuel(model, raised, d3));
  }
  return highest;
}

function* rollDice(
  groups: readonly DuelDice[],
  side: SideIndex,
  log: DuelTable['log'],
): TableGame<readonly Die[]> {
  const dice: Die[] = [];
  for (const group of groups) {
    const thrown = yield* roll({
      code: 'DICE',
      side,
      model: group.model,
      count: group.dice,
      why: 'its Duel roll: the highest die of both sides wins',
    });
    thrown.forEach((natural) => dice.push({ model: group.model, group, natural }));
    const scores = thrown.map((face) => group.scores[face - 1]);
    const changed = scores.some((score, i) => score !== thrown[i]);
    log({
      code: 'DICE',
      side,
      model: group.model,
      text: `rolls ${thrown.join(', ')}${changed ? `, two-handed: ${scores.join(', ')}` : ''}`,
      dice: thrown,
      source: combatSources.duelRoll,
    });
  }
  return dice;
}

const standingOf = (dice: readonly Die[], groups: readonly DuelDice[]): Standing => {
  const best = (model: number): number => Math.max(...dice.filter((die) => die.model === model).map(scoreOf));
  return {
    score: Math.max(...dice.map(scoreOf)),
    bearers: groups
      .filter(({ might }) => might > 0)
      .map(({ model, might }) => ({ model, might, best: best(model) })),
  };
};

/** "spends 1 Might: 5 becomes 6" */
export const spendingText = ({ points, from, to }: Pick<MightSpending, 'points' | 'from' | 'to'>): string =>
  `spends ${points} Might: ${from} becomes ${to}`;

/** The same as an offer: with the hero's name where several heroes could spend. */
const offerText =
  ({ sides }: Duel) =>
  (spending: MightSpending, ofSeveral: boolean): string =>
    ofSeveral
      ? `${modelLabel(sides[spending.side], spending.model)} ${spendingText(spending)}`
      : spendingText(spending);

/** A Duel die by die: Fight values, dice, re-rolls, Might, the roll-off; re-rolls and Might chosen, or by best play of both. */
export function* playDuel(duel: Duel, switches: FightSwitches, table: DuelTable): TableGame<DuelPlay> {
  const { log, playersChoose } = table;
  const fights: [number, number] = [0, 0];
  for (const side of [0, 1] as const) fights[side] = yield* rollFights(duel.sides[side].models, side, log);
  const groups = [gatherDuelDice(duel, 0, switches), gatherDuelDice(duel, 1, switches)] as const;
  const thrown: DuelDiceOnTable = [[], []];
  for (const side of [0, 1] as const) thrown[side] = yield* rollDice(groups[side], side, log);
  const tie = tieWinner(fights);
  const rollOff = rollOffSixths(duel.sides);
  const sixths = tie === null ? rollOff : tie === 0 ? 6 : 0;
  const cap = switches.mightCap;
  const dice: DuelDiceOnTable = yield* rerollDice(duel, { dice: thrown, groups, sixths, cap }, table);

  const might: MightTable = {
    standings: [standingOf(dice[0], groups[0]), standingOf(dice[1], groups[1])],
    tie,
    rollOff,
    cap,
    priority: duel.priority,
  };
  const spent = playersChoose ? yield* playersMight(might, offerText(duel)) : bestMight(might);
  for (const spending of spent.spendings)
    log({
      code: 'MIGHT',
      side: spending.side,
      model: spending.model,
      text: spendingText(spending),
      dice: [],
      source: combatSources.might,
    });
  const { end, scores } = spent;
  const winner: SideIndex =
    end === 'ROLL_OFF' ? yield* playRollOff(duel, { scores, fights, rollOff }, log) : end;
  if (end !== 'ROLL_OFF') {
    const level = scores[0] === scores[1];
    const text = level
      ? `${scores[0]} each: Fight ${fights[winner]} beats ${fights[other(winner)]}`
      : `${scores[winner]} beats ${scores[other(winner)]}`;
    const source = level ? combatSources.drawnCombat : combatSources.duelRoll;
    log({ code: 'WINNER', side: winner, model: null, text, dice: [], source });
  }
  return { winner, scores, fights, spent: spent.spendings };
}

/** The roll-off of a drawn combat. Good wins high, Evil low; two sides of one alignment: the first named wins high (ruling 12). */
function* playRollOff(
  duel: Duel,
  {
    scores,
    fights,
    rollOff,
  }: {
    readonly scores: Sides<number>;
    readonly fights: Sides<number>;
    readonly rollOff: number;
  },
  log: DuelTable['log'],
): TableGame<SideIndex> {
  const [die = 1] = yield* roll({
    code: 'ROLL_OFF',
    side: duel.priority,
    model: null,
    count: 1,
    why: 'the roll-off of a drawn combat, thrown by the player with Priority',
  });
  const firstWinsLow = duel.sides[0].alignment === 'EVIL' && duel.sides[1].alignment === 'GOOD';
  const winner = (firstWinsLow ? die <= rollOff : die > 6 - rollOff) ? 0 : 1;
  const text = `${scores[0]} each, Fight ${fights[0]} each: the roll-off of ${die} goes to this side`;
  log({
    code: 'ROLL_OFF',
    side: winner,
    model: null,
    text,
    dice: [die],
    source: combatSources.drawnCombat,
  });
  return winner;
}
