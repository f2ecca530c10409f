import type { FactName } from '../game-facts';
import type { ScoringItem, SideView } from '../scoring-item';

/** A step: so many times as many as the enemy, and at least so many of one's own. */
interface Step {
  readonly points: number;
  readonly times: 1 | 2 | 3;
  readonly atLeast: number;
}

interface Comparison {
  readonly id: string;
  readonly name: string;
  /** "models within 6" of the objective". */
  readonly what: string;
  readonly needs: FactName;
  readonly count: (view: SideView) => readonly [own: number, enemy: number];
  /** The lowest first. */
  readonly steps: readonly Step[];
}

/** Against none, a multiple is met as soon as the minimum is (ruling 18); one against none is "twice" (ruling 18a). */
const isMet = ({ times, atLeast }: Step, own: number, enemy: number): boolean =>
  own > enemy && own >= atLeast && own >= times * enemy;

const words = { 1: 'more', 2: 'at least twice as many', 3: 'at least three times as many' } as const;

/** More of something than the enemy, twice as many, three times as many. */
export const outnumber = ({ id, name, what, needs, count, steps }: Comparison): ScoringItem => ({
  id,
  name,
  side: 'BOTH',
  each: false,
  steps: steps.map(({ points, times, atLeast }) => ({
    points,
    when: `${words[times]} ${what} ${times === 1 ? 'than' : 'as'} the enemy${atLeast > 1 ? `, and at least ${atLeast}` : ''}`,
  })),
  needs: [needs],
  score: (view) => {
    const [own, enemy] = count(view);
    const reached = steps.filter((step) => isMet(step, own, enemy)).at(-1);
    const numbers = `${own} against ${enemy} ${what}`;
    return reached === undefined
      ? [{ points: 0, reason: `${numbers}: not more` }]
      : [{ points: reached.points, reason: `${numbers}: ${words[reached.times]}` }];
  },
});
