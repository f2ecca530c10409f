import { conflict, ok } from '../../kernel/use-case';
import { reasonOfStep } from './entrants';
import { entrantOperation } from '../change/change-entrant';

/** Undoes a withdrawal. */
export const reinstateEntrant = entrantOperation({
  name: 'reinstateEntrant',
  route: 'POST /v1/tournaments/{tournament}/entrants/{entrant}/reinstate',
  fields: { reason: reasonOfStep },
  set: ({ facts: { withdrawn, disqualified, erased } }, { input: { reason = null } }) => {
    if (erased) return conflict('ENTRANT_ERASED', 'The entrant has been erased.');
    return withdrawn || disqualified
      ? ok({ withdrawn: false, ...(disqualified && { disqualified: false }), reason })
      : conflict('ENTRANT_NOT_WITHDRAWN', 'The entrant has not withdrawn.');
  },
});
