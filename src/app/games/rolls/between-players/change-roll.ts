import { rollId } from '../fields';
import { rollOperations } from '../roll-operation';
import { stateOf } from '../roll-facts';
import { readRoll, rollTarget } from './roll-items';
import { rollView } from './roll-view';

/** Declares an operation that changes a roll, for its players. */
export const rollOperation = rollOperations({
  shared: { answers: 'Roll', reads: ['ROLL'], writes: ['ROLL'] },
  fields: { id: rollId },
  read: readRoll,
  target: rollTarget,
  view: rollView,
  stateOf,
  possible: { OPEN: ['joinRoll', 'abandonRoll'], ROLLED: [], ABANDONED: [] },
  late: { state: 'TOO_LATE_TO_JOIN', allowed: 'abandonRoll' },
});
