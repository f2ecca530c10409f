import { namesOf } from '../../../../shared/names-of';
import { fightTraits } from '../fight-model';
import type { Ruleset } from '../ruleset';
import { toWoundCharts } from '../to-wound-charts';
import { duel2024 } from './duel';
import { heroicActions2024 } from './heroic-actions';
import { IN_THE_WAY_NEEDED, toHit2024 } from './shooting';
import { sources2024 } from './sources';
import { strikes2024 } from './strikes';

/** The rules of the 2024 edition, as far as public transcriptions know them (`facts` has each with its grade). */
export const mesbg2024: Ruleset = {
  id: 'MESBG_2024',
  switches: {
    mightCap: 6,
    duelFloor: 1,
    naturalSixStands: true,
    bashAndStunForgoStrikes: true,
    shieldingStopsSide: true,
    monstersStand: true,
    strikesRolled: 'TOGETHER',
    interveningModelIsHit: true,
    /** Not found: without the switch a question gets both numbers. */
    knockedDownIsTrapped: false,
  },
  sources: sources2024,
  toWound: toWoundCharts.MESBG_2024,
  /** Might on the first die carries to the second. */
  mightForBothDice: Math.max,
  heroicActions: heroicActions2024,
  modelTypes: ['INFANTRY', 'CAVALRY', 'OTHER'],
  specialStrikes: [],
  ownFields: ['keywords', 'hatred', 'ancientEnemies', 'mithril'],
  traits: namesOf(fightTraits),
  duel: duel2024,
  strikes: strikes2024,
  shooting: { toHit: toHit2024, inTheWay: () => IN_THE_WAY_NEEDED },
};
