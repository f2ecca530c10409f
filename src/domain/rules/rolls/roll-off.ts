import { type Source, cite, ruling } from '../../../shared/source';
import type { DiceGame } from './dice-game';

/** A roll-off: highest D6, those tied for it roll again. For Primary Force, Team A, deployment and the like. */
export const rollOffSources: readonly Source[] = [
  cite('000', 'THE ARMY'),
  cite('003', 'THE PRIORITY PHASE', 18),
  cite('004', 'STARTING POSITIONS'),
  ruling('18a'),
];

/** One throw by every side still in it. */
export interface RollOffRound {
  readonly throws: readonly { readonly side: string; readonly die: number }[];
}

/** The sides throw in the order named; all tied for the highest throw again. Two or more sides, of different names. */
export function* rollOff(
  sides: readonly string[],
): DiceGame<{ readonly rounds: readonly RollOffRound[]; readonly winner: string }> {
  const rounds: RollOffRound[] = [];
  let rolling = sides;
  while (rolling.length > 1 || rounds.length === 0) {
    const dice = yield rolling.length;
    const throws = rolling.map((side, index) => ({ side, die: dice[index] ?? 0 }));
    rounds.push({ throws });
    const highest = Math.max(...dice);
    rolling = throws.filter(({ die }) => die === highest).map(({ side }) => side);
  }
  return { rounds, winner: rolling[0] as string };
}
