import { type ScoringItem, armyLeaderOf, woundsText } from '../scoring-item';

interface Worth {
  readonly wounded: number;
  /** Left out where killing is worth no more than wounding. */
  readonly slain?: number;
  readonly side?: 'TEAM_B';
}

/** Wounds on the enemy army's leader, or its death. Removed without a Wound counts as killed (ruling 18a). */
export const enemyLeader = ({ wounded, slain, side }: Worth): ScoringItem => ({
  id: 'enemy-leader',
  name: 'Enemy leader',
  side: side ?? 'BOTH',
  each: false,
  steps: [
    { points: wounded, when: 'at least one Wound caused on the enemy leader, not stopped by Fate' },
    ...(slain === undefined ? [] : [{ points: slain, when: 'the enemy leader is slain' }]),
  ],
  needs: [side === 'TEAM_B' ? 'LEADER_WOUNDS_OF_A' : 'LEADER_WOUNDS'],
  score: ({ enemy }) => {
    const leader = armyLeaderOf(enemy);
    if (leader.slain === true) return [{ points: slain ?? wounded, reason: 'the enemy leader was slain' }];
    const wounds = leader.wounds ?? 0;
    return wounds > 0
      ? [{ points: wounded, reason: `the enemy leader suffered ${woundsText(wounds)}` }]
      : [{ points: 0, reason: 'the enemy leader suffered no Wound' }];
  },
});
