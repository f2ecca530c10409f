import { organisers } from '../../../domain/tournaments/event/role';
import { whileOpen } from '../../../domain/tournaments/event/states';
import { operation } from '../../kernel/operation';
import { entrantChange } from '../../kernel/operation-presets';
import { ok } from '../../../shared/result';
import { conflict } from '../../kernel/use-case';
import { presenceStep } from './entrants';

/** Undoes a withdrawal. */
export const reinstateEntrant = operation({
  name: 'reinstateEntrant',
  route: 'POST /v1/tournaments/{tournament}/entrants/{entrant}/reinstate',
  ...entrantChange,
  who: organisers,
  when: whileOpen,
  covers: ['F1'],
  ...presenceStep(({ withdrawn, disqualified, erased }, reason) => {
    if (erased) return conflict('ENTRANT_ERASED', 'The entrant has been erased.');
    return withdrawn || disqualified
      ? ok({ withdrawn: false, ...(disqualified && { disqualified: false }), reason })
      : conflict('ENTRANT_NOT_WITHDRAWN', 'The entrant has not withdrawn.');
  }),
});
