import { beforeLatePair } from '../../../domain/tournaments/event/late-pair';
import { conflict, ok } from '../../kernel/use-case';
import { roundOperation } from '../change/change-round';

/** Undoes the last late pair of a round while it has no result: byes and tables are as before. */
export const unpairStranded = roundOperation({
  name: 'unpairStranded',
  route: 'POST /v1/tournaments/{tournament}/rounds/{round}/late-pairs/undo',
  when: ['ROUND_DRAWN', 'ROUND_STARTED', 'ROUND_COMPLETE', 'ALL_ROUNDS_COMPLETE'],
  event: 'ROUND_DRAWN',

  set: (round, { input }) => {
    const before = beforeLatePair(round);
    if (before.ok) return ok(before.value);
    return before.error === 'NONE'
      ? conflict('NOT_PAIRED_LATE', `Round ${input.round} has no late pair that its tables still have.`)
      : conflict('ROUND_HAS_RESULTS', 'The late pair is reported: correct its result instead.');
  },
});
