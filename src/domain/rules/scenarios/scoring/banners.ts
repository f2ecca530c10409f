import { type ScoringItem, bannersText } from '../scoring-item';

interface Worth {
  readonly some: number;
  readonly enemyHasNone: number;
}

/** Banners remaining at the end of the game. */
export const banners = ({ some, enemyHasNone }: Worth): ScoringItem => ({
  id: 'banners',
  name: 'Banners',
  side: 'BOTH',
  each: false,
  steps: [
    { points: some, when: 'at least one banner left' },
    { points: enemyHasNone, when: 'at least one banner left and the enemy has none' },
  ],
  needs: ['BANNERS'],
  score: ({ own, enemy }) => {
    const [ours, theirs] = [own.banners ?? 0, enemy.banners ?? 0];
    if (ours === 0) return [{ points: 0, reason: 'no banner left' }];
    return theirs === 0
      ? [{ points: enemyHasNone, reason: `${bannersText(ours)} left, the enemy has none` }]
      : [{ points: some, reason: `${bannersText(ours)} left, the enemy has ${theirs}` }];
  },
});
