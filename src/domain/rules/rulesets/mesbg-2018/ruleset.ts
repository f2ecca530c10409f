import { namesOf } from '../../../../shared/names-of';
import { inTheWayScore } from '../../charts/in-the-way';
import { modelTypes, specialStrikeIds } from '../fight-model';
import type { Ruleset } from '../ruleset';
import { toWoundCharts } from '../to-wound-charts';
import { duel2018 } from './duel';
import { heroicActions2018 } from './heroic-actions';
import { sources2018 } from './sources';
import { strikes2018 } from './strikes';

/** The rules of the 2018 edition (documents 000 to 004; docs/rulings.md). */
export const mesbg2018: Ruleset = {
  id: 'MESBG_2018',
  switches: {
    mightCap: 6,
    duelFloor: 1,
    naturalSixStands: false,
    bashAndStunForgoStrikes: true,
    shieldingStopsSide: false,
    monstersStand: false,
    strikesRolled: 'TOGETHER',
    interveningModelIsHit: false,
  },
  sources: sources2018,
  toWound: toWoundCharts.MESBG_2018,
  /** A single die first, the further one after a 6 (document 004, HOW TO SHOOT; ruling 40). */
  mightForBothDice: null,
  heroicActions: heroicActions2018,
  modelTypes: namesOf(modelTypes),
  specialStrikes: namesOf(specialStrikeIds),
  traits: [],
  ownFields: ['shieldwall', 'rivalry', 'whirl', 'piercingStrike'],
  duel: duel2018,
  strikes: strikes2018,
  shooting: {
    /** One worse after a move; a 6 always hits (document 004, MOVING AND SHOOTING). */
    toHit: ({ shoot, moved }) => Math.min(6, moved ? shoot + 1 : shoot),
    inTheWay: inTheWayScore,
  },
};
