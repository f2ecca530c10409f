import type { ShootingRules } from '../ruleset';

/** Everything in the way is passed on this or more. */
export const IN_THE_WAY_NEEDED = 4;

/** One worse after any move, and by each hindrance such as an Elven cloak; a natural 6 always hits. */
export const toHit2024: ShootingRules['toHit'] = ({ shoot, moved, hindered = 0 }) =>
  Math.min(6, shoot + Number(moved) + hindered);
