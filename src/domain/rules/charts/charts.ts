import type { Chart } from './chart';
import { climb } from './climb';
import { drawnCombat } from './drawn-combat';
import { fate } from './fate';
import { inTheWay } from './in-the-way';
import { jump } from './jump';
import { jumpOverProne } from './jump-over-prone';
import { leap } from './leap';
import { maelstromOfBattle } from './maelstrom-of-battle';
import { mountAsPassenger } from './mount-as-passenger';
import { passengerHit } from './passenger-hit';
import { sentry } from './sentry';
import { shootingIntoAFight } from './shooting-into-a-fight';
import { stun } from './stun';
import { suddenEnd } from './sudden-end';
import { swim } from './swim';
import { thrownRider } from './thrown-rider';

/** Every roll table, by phase. A new chart is a file of its own and a line here. */
export const charts: readonly Chart[] = [
  jump,
  jumpOverProne,
  leap,
  climb,
  swim,
  mountAsPassenger,
  thrownRider,
  sentry,
  maelstromOfBattle,
  inTheWay,
  shootingIntoAFight,
  passengerHit,
  drawnCombat,
  stun,
  fate,
  suddenEnd,
];

export const findChart = (id: string): Chart | undefined => charts.find((chart) => chart.id === id);
