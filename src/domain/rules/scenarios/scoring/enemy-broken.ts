import type { ScoringItem } from '../scoring-item';

interface Worth {
  readonly broken: number;
  /** Left out where it does not matter whether the own side is Broken too. */
  readonly whileUnbroken?: number;
}

/** The enemy Broken at the end of the game, worth more to a side that is not. */
export const enemyBroken = ({ broken, whileUnbroken }: Worth): ScoringItem => ({
  id: 'enemy-broken',
  name: 'Enemy Broken',
  side: 'BOTH',
  each: false,
  steps: [
    { points: broken, when: 'the enemy is Broken at the end' },
    ...(whileUnbroken === undefined
      ? []
      : [{ points: whileUnbroken, when: 'the enemy is Broken at the end and your side is not' }]),
  ],
  needs: ['BROKEN'],
  score: ({ own, enemy }) => {
    if (!enemy.broken) return [{ points: 0, reason: 'the enemy is not Broken' }];
    if (whileUnbroken === undefined) return [{ points: broken, reason: 'the enemy is Broken' }];
    return own.broken
      ? [{ points: broken, reason: 'both sides are Broken' }]
      : [{ points: whileUnbroken, reason: 'the enemy is Broken, your side is not' }];
  },
});
