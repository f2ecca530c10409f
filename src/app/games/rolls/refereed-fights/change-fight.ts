import { fightId } from '../fields';
import { rollOperations } from '../roll-operation';
import { fightStateOf } from './fight-facts';
import { fightTarget, readFight } from './fight-items';
import { fightView } from './fight-view';

/** Declares an operation that changes a refereed fight, for its two players. */
export const fightOperation = rollOperations({
  shared: { answers: 'RefereedFight', reads: ['REFEREED_FIGHT'], writes: ['REFEREED_FIGHT'] },
  fields: { id: fightId },
  read: readFight,
  target: fightTarget,
  view: fightView,
  stateOf: fightStateOf,
  possible: {
    OPEN: ['joinRefereedFight', 'abandonRefereedFight'],
    PLAYING: ['playRefereedFight', 'abandonRefereedFight'],
    OVER: [],
    ABANDONED: [],
  },
  late: { state: 'TOO_LATE_TO_PLAY', allowed: 'abandonRefereedFight' },
});
