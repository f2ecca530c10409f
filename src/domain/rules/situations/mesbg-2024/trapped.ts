import { findingsOf } from '../../finding';
import { sources2024 } from '../../rulesets/mesbg-2024/sources';
import { situationSources as sources } from './sources';

const reasons = { PRONE: ['a Prone model that loses is Trapped', sources2024.prone] } as const;

const outcomes = {
  TWO_STRIKES: ['each Strike at it is two To Wound rolls, both at this model', sources2024.trapped],
  BACKS_AWAY: ['it backs off 1"', sources.backOff],
} as const;

/** Whether a beaten model with room to back off is Trapped in the 2024 edition. */
export const isTrapped2024 = ({ prone }: { readonly prone: boolean }) => ({
  trapped: prone,
  reasons: findingsOf(reasons, { PRONE: prone }),
  mayMakeWay: null,
  makeWayReasons: [],
  texts: findingsOf(outcomes, { TWO_STRIKES: prone, BACKS_AWAY: !prone }),
});
