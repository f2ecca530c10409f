import type { FactName } from './game-facts';
import { type SideView, armyLeaderOf, bannersText, scoringItem, woundsText } from './scoring-item';

/** Wounds on the enemy army's leader, or its death. Removed without a Wound counts as killed (ruling 18a). */
export const enemyLeader = ({
  wounded,
  slain,
  side = 'BOTH',
}: {
  readonly wounded: number;
  /** Left out where killing is worth no more than wounding. */
  readonly slain?: number;
  readonly side?: 'TEAM_B' | 'BOTH';
}) =>
  scoringItem({
    id: 'enemy-leader',
    name: 'Enemy leader',
    side,
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

/** The enemy Broken at the end of the game, worth more to a side that is not. */
export const enemyBroken = ({
  broken,
  whileUnbroken,
}: {
  readonly broken: number;
  /** Left out where it does not matter whether the own side is Broken too. */
  readonly whileUnbroken?: number;
}) =>
  scoringItem({
    id: 'enemy-broken',
    name: 'Enemy Broken',
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

/** Banners remaining at the end of the game. */
export const banners = ({ some, enemyHasNone }: Readonly<Record<'some' | 'enemyHasNone', number>>) =>
  scoringItem({
    id: 'banners',
    name: 'Banners',
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
export const outnumber = ({ id, name, what, needs, count, steps }: Comparison) =>
  scoringItem({
    id,
    name,
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
