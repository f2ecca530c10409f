import type { MatchupAdvice } from '../../kernel/generated/answers';
import type { MatchupCell } from '../../../domain/rules/combat/matchup';
import { type Fraction, compare, complement, subtract, toDecimal } from '../../../shared/fraction';
import type { Fighter } from './fighters';

/** Which fights a side wants: those in which it slays more surely than it is slain. */

/** A fight between two fighters, by their places. */
export interface RankedFight {
  readonly first: number;
  readonly second: number;
  readonly cell: MatchupCell;
}

const marginOf = ({ slays, isSlain }: MatchupCell): Fraction => subtract(slays, isSlain);

/** Best for the first side first: by the margin, then by the Duel, then by place. */
const betterForFirst = (a: RankedFight, b: RankedFight): number =>
  compare(marginOf(b.cell), marginOf(a.cell)) ||
  compare(b.cell.wins, a.cell.wins) ||
  a.first - b.first ||
  a.second - b.second;

/** Every fight, best for the first side first. */
export const rankedFights = (odds: readonly (readonly MatchupCell[])[]): readonly RankedFight[] =>
  odds
    .flatMap((row, first) => row.map((cell, second): RankedFight => ({ first, second, cell })))
    .toSorted(betterForFirst);

const percent = (value: Fraction): string => `${Math.round(toDecimal(value) * 100)}%`;

/** The cell as the other side sees it. */
const turned = ({ wins, wounds, slays, isWounded, isSlain }: MatchupCell): MatchupCell => ({
  wins: complement(wins),
  wounds: isWounded,
  slays: isSlain,
  isWounded: wounds,
  isSlain: slays,
});

const words = ({ slays, isSlain }: MatchupCell): string =>
  `slays ${percent(slays)}, is slain ${percent(isSlain)}`;

/** Advice for each fighter of a side. */
export const adviceFor = (
  fighters: readonly [readonly Fighter[], readonly Fighter[]],
  odds: readonly (readonly MatchupCell[])[],
  side: 0 | 1,
): readonly MatchupAdvice[] => {
  const enemies = fighters[side === 0 ? 1 : 0];
  return fighters[side].map(({ name }, fighter): MatchupAdvice => {
    const cells = enemies.map((_, enemy): RankedFight => {
      const cell = side === 0 ? odds[fighter]?.[enemy] : odds[enemy]?.[fighter];
      return {
        first: fighter,
        second: enemy,
        cell: side === 0 ? (cell as MatchupCell) : turned(cell as MatchupCell),
      };
    });
    const ranked = cells.toSorted(betterForFirst);
    const [best] = ranked;
    const worst = ranked.at(-1);
    const nameOf = (fight: RankedFight | undefined) => enemies[fight?.second ?? 0]?.name ?? '';
    const text = `${name}: best against ${nameOf(best)} (${words((best as RankedFight).cell)})`;
    return {
      fighter,
      best: best?.second ?? 0,
      worst: worst?.second ?? 0,
      text:
        enemies.length === 1
          ? `${text}.`
          : `${text}, worst against ${nameOf(worst)} (${words((worst as RankedFight).cell)}).`,
    };
  });
};
