import { type DuelDice, bothDuelDice } from './duel-dice';
import { type SideIndex, type Sides, other } from '../rulesets/fight-model';
import type { DuelSwitches } from '../rulesets/ruleset';
import { type Message, message, textOf } from '../rulesets/texts';
import type { Duel } from './fight';
import { rollOffSixths, tieWinner } from './fight-value';
import type { MightSpending, Standing } from './might-game';
import { modelLabel } from './names';
import { type MightTable, bestMight, playersMight } from './play-might';
import { type Die, type DuelDiceOnTable, type DuelTable, rerollDice, scoreOf } from './play-rerolls';
import { type TableGame, roll } from './table';

export interface DuelPlay {
  readonly winner: SideIndex;
  /** The highest scores, Might included. */
  readonly scores: Sides<number>;
  readonly fights: Sides<number>;
  readonly spent: readonly MightSpending[];
}

/** The highest Fight of a side, once all rolls that change one have fallen. */
function* rollFights({ ruleset, sides }: Duel, side: SideIndex, log: DuelTable['log']): TableGame<number> {
  let highest = 0;
  for (const [index, model] of sides[side].models.entries()) {
    const step = { code: 'FIGHT', side, model: index };
    let fight = model.fight;
    for (const { sides: faces, change, explain, why, source } of ruleset.duel.fightRolls(model)) {
      const [die = 1] = yield* roll({ ...step, count: 1, why });
      const rolled = faces === 3 ? Math.ceil(die / 2) : die;
      log({ ...step, message: explain(fight, rolled), dice: [die], source });
      fight = change(fight, rolled);
    }
    highest = Math.max(highest, ruleset.duel.fightOf(model, fight));
  }
  return highest;
}

function* rollDice(
  { ruleset: { sources } }: Duel,
  { side, groups }: { readonly side: SideIndex; readonly groups: readonly DuelDice[] },
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
    const scores = thrown.map((face) => group.scores[face - 1] as number);
    const changed = scores.some((score, i) => score !== thrown[i]);
    log({
      code: 'DICE',
      side,
      model: group.model,
      message: message('rolls', thrown, changed ? scores : null),
      dice: thrown,
      source: sources.duelRoll,
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
export const spendingMessage = ({
  points,
  from,
  to,
}: Pick<MightSpending, 'points' | 'from' | 'to'>): Message => message('spendsMight', points, from, to);

/** The same as an offer: with the hero's name where several heroes could spend. */
const offerText =
  ({ sides }: Duel) =>
  (spending: MightSpending, ofSeveral: boolean): string =>
    textOf(spendingMessage(spending), ofSeveral ? modelLabel(sides[spending.side], spending.model) : null);

/** A Duel die by die: Fight values, dice, re-rolls, Might, the roll-off; re-rolls and Might chosen, or by best play of both. */
export function* playDuel(duel: Duel, switches: DuelSwitches, table: DuelTable): TableGame<DuelPlay> {
  const { log, playersChoose } = table;
  const { sources } = duel.ruleset;
  const fights: [number, number] = [0, 0];
  for (const side of [0, 1] as const) fights[side] = yield* rollFights(duel, side, log);
  const groups = bothDuelDice(duel, switches);
  const thrown: DuelDiceOnTable = [[], []];
  for (const side of [0, 1] as const)
    thrown[side] = yield* rollDice(duel, { side, groups: groups[side] }, log);
  const tie = tieWinner(fights);
  const rollOff = rollOffSixths(duel);
  const sixths = tie === null ? rollOff : tie === 0 ? 6 : 0;
  const cap = switches.mightCap;
  const dice: DuelDiceOnTable = yield* rerollDice(duel, { dice: thrown, groups, sixths, cap }, table);

  const might: MightTable = {
    standings: [standingOf(dice[0], groups[0]), standingOf(dice[1], groups[1])],
    tie,
    rollOff,
    cap,
    priority: switches.bidsFirst === undefined ? duel.priority : other(switches.bidsFirst),
  };
  const spent = playersChoose ? yield* playersMight(might, offerText(duel)) : bestMight(might);
  for (const spending of spent.spendings)
    log({
      code: 'MIGHT',
      side: spending.side,
      model: spending.model,
      message: spendingMessage(spending),
      dice: [],
      source: sources.might,
    });
  const { end, scores } = spent;
  const winner: SideIndex =
    end === 'ROLL_OFF'
      ? yield* playRollOff(duel, { scores, fights, rollOff, highFaces: switches.highFaces }, log)
      : end;
  if (end !== 'ROLL_OFF') {
    const [own, enemy] = [winner, other(winner)];
    const isLevel = scores[0] === scores[1];
    log({
      code: 'WINNER',
      side: winner,
      model: null,
      message: isLevel
        ? message('fightWins', scores[0], fights[own], fights[enemy])
        : message('scoreWins', scores[own], scores[enemy]),
      dice: [],
      source: isLevel ? sources.drawnCombat : sources.duelRoll,
    });
  }
  return { winner, scores, fights, spent: spent.spendings };
}

/**
 * Of two sides of one alignment, whether the first wins on the low faces: the only Elven-made weapon has 3-6 for Good and
 * 1-4 for Evil (ruling 45); with none or two the first wins high (ruling 12).
 */
const winsLow = (alignment: 'GOOD' | 'EVIL' | undefined, rollOff: number): boolean =>
  rollOff !== 3 && rollOff > 3 === (alignment === 'EVIL');

/** The roll-off of a drawn combat. Good wins high, Evil low; two sides of one alignment as `winsLow` says, or the switch. */
function* playRollOff(
  duel: Duel,
  {
    scores,
    fights,
    rollOff,
    highFaces,
  }: {
    readonly scores: Sides<number>;
    readonly fights: Sides<number>;
    readonly rollOff: number;
    readonly highFaces: DuelSwitches['highFaces'];
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
  const [first, second] = duel.sides.map(({ alignment }) => alignment);
  const lowIsFirst = highFaces === undefined ? winsLow(first, rollOff) : highFaces === 1;
  const firstWinsLow = first === second ? lowIsFirst : first === 'EVIL';
  const winner = (firstWinsLow ? die <= rollOff : die > 6 - rollOff) ? 0 : 1;
  log({
    code: 'ROLL_OFF',
    side: winner,
    model: null,
    message: message('rollOff', scores[0], fights[0], die),
    dice: [die],
    source: duel.ruleset.sources.drawnCombat,
  });
  return winner;
}
