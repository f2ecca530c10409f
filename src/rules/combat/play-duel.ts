import type { DiceGame } from '../rolls/dice-game';
import { poolDice } from './dice-pool';
import type { DuelDice } from './duel-dice';
import { gatherDuelDice, reach } from './duel-dice';
import type { Duel, DuelModel, SideIndex, Sides } from './fight-model';
import { other } from './fight-model';
import { fightInDuel, heroicFight, rollOffSixths, tieWinner } from './fight-value';
import type { MightSpending } from './might-game';
import { playMight } from './might-game';
import type { PlayStep } from './play-strikes';
import { bestReroll } from './rerolls';
import type { FightSwitches } from './switches';
import { combatSources } from './switches';

/** How a Duel went. */
export interface DuelPlay {
  readonly winner: SideIndex;
  /** The highest scores, Might included. */
  readonly scores: Sides<number>;
  readonly fights: Sides<number>;
  readonly spent: MightSpending | null;
}

type Log = (step: PlayStep) => void;

interface Die {
  readonly model: number;
  readonly group: DuelDice;
  readonly natural: number;
}

const scoreOf = ({ group, natural }: Die): number => group.scores[natural - 1] as number;

/** Fight values of a side, Heroic Strike and Feint rolled. */
function* rollFights(models: readonly DuelModel[], side: SideIndex, log: Log): DiceGame<number> {
  let highest = 0;
  for (const [index, model] of models.entries()) {
    let raised = model.fight;
    if (model.heroicStrike) {
      const [die = 1] = yield 1;
      raised = heroicFight(model.fight, die);
      const text = `Heroic Strike: Fight ${model.fight} + ${die} is ${raised}`;
      log({ code: 'FIGHT', side, model: index, text, dice: [die], source: combatSources.heroicActions });
    }
    let d3 = 0;
    if (model.specialStrike === 'FEINT') {
      const [die = 1] = yield 1;
      d3 = Math.ceil(die / 2);
      const text = `Feint: Fight ${raised} - ${d3}`;
      log({ code: 'FIGHT', side, model: index, text, dice: [die], source: combatSources.specialStrikes });
    }
    highest = Math.max(highest, fightInDuel(model, raised, d3));
  }
  return highest;
}

function* rollDice(groups: readonly DuelDice[], side: SideIndex, log: Log): DiceGame<readonly Die[]> {
  const dice: Die[] = [];
  for (const group of groups) {
    const thrown = yield group.dice;
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

/** A Duel die by die: Fight values, dice, re-rolls, Might, the roll-off; re-rolls and Might by best play of both. */
export function* playDuel(duel: Duel, switches: FightSwitches, log: Log): DiceGame<DuelPlay> {
  const fights: [number, number] = [0, 0];
  for (const side of [0, 1] as const) fights[side] = yield* rollFights(duel.sides[side].models, side, log);
  const groups = [gatherDuelDice(duel, 0, switches), gatherDuelDice(duel, 1, switches)] as const;
  const dice: [readonly Die[], readonly Die[]] = [[], []];
  for (const side of [0, 1] as const) dice[side] = yield* rollDice(groups[side], side, log);
  const tie = tieWinner(fights);
  const rollOff = rollOffSixths(duel.sides);
  const sixths = tie === null ? rollOff : tie === 0 ? 6 : 0;

  const pools = poolDice(groups, switches.mightCap);
  const shown = (side: SideIndex) =>
    dice[side].map((die) => {
      const reaches = die.group.scores.map((score) => reach(score, die.group.might, switches.mightCap));
      return {
        kind: pools.sides[side].kinds.findIndex((kind) => kind.reaches.join() === reaches.join()),
        level: pools.levels.indexOf(reach(scoreOf(die), die.group.might, switches.mightCap)) + 1,
      };
    });
  for (const side of [other(duel.priority), duel.priority]) {
    const facing = other(side);
    const again = bestReroll({
      own: { pool: pools.sides[side], rerolls: duel.sides[side].rerolls, dice: shown(side) },
      facing: {
        pool: pools.sides[facing],
        rerolls: side === duel.priority ? 0 : duel.sides[facing].rerolls,
        dice: shown(facing),
      },
      levels: pools.levels.length,
      tieSixths: side === 0 ? sixths : 6 - sixths,
    });
    if (again.length === 0) continue;
    const before = again.map((place) => dice[side][place]?.natural);
    const fresh = yield again.length;
    dice[side] = dice[side].map((die, place) =>
      again.includes(place) ? { ...die, natural: fresh[again.indexOf(place)] as number } : die,
    );
    const text = `re-rolls ${before.join(', ')}: ${fresh.join(', ')}`;
    log({ code: 'REROLLS', side, model: null, text, dice: fresh, source: combatSources.duelRoll });
  }

  const standing = (side: SideIndex) => {
    const best = (model: number): number =>
      Math.max(...dice[side].filter((die) => die.model === model).map(scoreOf));
    return {
      score: Math.max(...dice[side].map(scoreOf)),
      bearers: groups[side]
        .filter(({ might }) => might > 0)
        .map(({ model, might }) => ({ model, might, best: best(model) })),
    };
  };
  const standings = [standing(0), standing(1)] as const;
  const { end, spending } = playMight(standings, tie, switches.mightCap);
  if (spending)
    log({
      code: 'MIGHT',
      side: spending.side,
      model: spending.model,
      text: `spends ${spending.points} Might, from ${spending.from} to ${spending.to}`,
      dice: [],
      source: combatSources.might,
    });
  const scores = ([0, 1] as const).map((side) =>
    spending?.side === side ? spending.to : standings[side].score,
  ) as unknown as Sides<number>;
  let winner: SideIndex;
  if (end === 'ROLL_OFF') {
    const [die = 1] = yield 1;
    // Good wins high, Evil low; two sides of one alignment: the first named wins high (ruling 12).
    const firstWinsLow = duel.sides[0].alignment === 'EVIL' && duel.sides[1].alignment === 'GOOD';
    winner = (firstWinsLow ? die <= rollOff : die > 6 - rollOff) ? 0 : 1;
    const text = `${scores[0]} each, Fight ${fights[0]} each: the roll-off of ${die} goes to this side`;
    log({
      code: 'ROLL_OFF',
      side: winner,
      model: null,
      text,
      dice: [die],
      source: combatSources.drawnCombat,
    });
  } else {
    winner = end;
    const level = scores[0] === scores[1];
    const text = level
      ? `${scores[0]} each: Fight ${fights[winner]} beats ${fights[other(winner)]}`
      : `${scores[winner]} beats ${scores[other(winner)]}`;
    const source = level ? combatSources.drawnCombat : combatSources.duelRoll;
    log({ code: 'WINNER', side: winner, model: null, text, dice: [], source });
  }
  return { winner, scores, fights, spent: spending };
}
