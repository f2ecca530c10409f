import { beforeLatePair } from '../../../domain/tournaments/changes/late-pair';
import { roundOperation } from '../change/change-round';

/** Undoes the last late pair of a round while it has no result: byes and tables are as before. */
export const unpairStranded = roundOperation({
  name: 'unpairStranded',
  route: 'POST /v1/tournaments/{tournament}/rounds/{round}/late-pairs/undo',
  when: ['ROUND_DRAWN', 'ROUND_STARTED', 'ROUND_COMPLETE', 'ALL_ROUNDS_COMPLETE'],
  event: 'ROUND_DRAWN',

  set: beforeLatePair,
});
