import { type DuelDice, reach } from './duel-dice';
import { poolDice } from './dice-pool';
import { type SideIndex, other } from '../rulesets/fight-model';
import { message } from '../rulesets/texts';
import type { Duel } from './fight';
import type { PlayStep } from './step';
import { type RerollQuestion, bestReroll, chanceOfReroll } from './reroll-advice';
import { type TableGame, choose, roll } from './table';

/** How a Duel is played: where its steps go, and whether the players choose or best play does. */
export interface DuelTable {
  readonly log: (step: PlayStep) => void;
  readonly playersChoose: boolean;
}

/** A Duel die on the table. */
export interface Die {
  readonly model: number;
  readonly group: DuelDice;
  readonly natural: number;
}

/** Its score after modifiers. */
export const scoreOf = ({ group, natural }: Die): number => group.scores[natural - 1] as number;

/** The dice of both sides. */
export type DuelDiceOnTable = [readonly Die[], readonly Die[]];

/** The choices of a side that may re-roll: nothing, its lowest dice, or the best set. */
function* chooseReroll(
  question: RerollQuestion,
  dice: readonly Die[],
  side: SideIndex,
): TableGame<readonly number[]> {
  const best = bestReroll(question);
  const lowestFirst = dice
    .map((die, place) => ({ place, score: scoreOf(die) }))
    .sort((a, b) => a.score - b.score)
    .map(({ place }) => place);
  const most = Math.min(question.own.rerolls, dice.length);
  const sets = [[], best, ...Array.from({ length: most }, (_, i) => lowestFirst.slice(0, i + 1))].map(
    (places) => [...places].sort((a, b) => a - b),
  );
  const different = sets.filter((set, i) => sets.findIndex((one) => one.join() === set.join()) === i);
  const taken: number = yield* choose({
    side,
    model: null,
    code: 'REROLLS',
    why: 'which of its dice to roll again, once',
    measure: 'CHANCE_TO_WIN_THE_DUEL',
    higherIsBetter: true,
    options: different.map((places) => ({
      id: places.length === 0 ? 'KEEP' : `REROLL_${places.join('_')}`,
      text:
        places.length === 0
          ? 'keeps its dice'
          : `re-rolls ${places.map((place) => dice[place]?.natural).join(', ')}`,
      worth: chanceOfReroll(question, places),
    })),
  });
  return different[taken] ?? [];
}

/** Re-rolls of both sides, the one without Priority first. */
export function* rerollDice(
  duel: Duel,
  {
    dice,
    groups,
    sixths,
    cap,
  }: {
    readonly dice: DuelDiceOnTable;
    readonly groups: readonly [readonly DuelDice[], readonly DuelDice[]];
    readonly sixths: number;
    readonly cap: number | null;
  },
  { log, playersChoose }: DuelTable,
): TableGame<DuelDiceOnTable> {
  const now: DuelDiceOnTable = [...dice];
  const pools = poolDice(groups, cap);
  const shown = (side: SideIndex) =>
    now[side].map((die) => {
      const reaches = die.group.scores.map((score) => reach(score, die.group.might, cap));
      return {
        kind: pools.sides[side].kinds.findIndex((kind) => kind.reaches.join() === reaches.join()),
        level: pools.levels.indexOf(reach(scoreOf(die), die.group.might, cap)) + 1,
      };
    });
  for (const side of [other(duel.priority), duel.priority]) {
    if (duel.sides[side].rerolls === 0) continue;
    const facing = other(side);
    const question: RerollQuestion = {
      own: { pool: pools.sides[side], rerolls: duel.sides[side].rerolls, dice: shown(side) },
      facing: {
        pool: pools.sides[facing],
        rerolls: side === duel.priority ? 0 : duel.sides[facing].rerolls,
        dice: shown(facing),
      },
      levels: pools.levels.length,
      tieSixths: side === 0 ? sixths : 6 - sixths,
    };
    const again: readonly number[] = playersChoose
      ? yield* chooseReroll(question, now[side], side)
      : bestReroll(question);
    if (again.length === 0) continue;
    const before = again.map((place) => (now[side][place] as Die).natural);
    const step = { code: 'REROLLS', side, model: null };
    const why = `the dice of ${before.join(', ')} rolled again`;
    const fresh: readonly number[] = yield* roll({ ...step, count: again.length, why });
    now[side] = now[side].map((die, place) =>
      again.includes(place) ? { ...die, natural: fresh[again.indexOf(place)] as number } : die,
    );
    const { duelRoll } = duel.ruleset.sources;
    log({ ...step, message: message('rerolls', before, fresh), dice: fresh, source: duelRoll });
  }
  return now;
}
