import { scorekeepers } from '../../../domain/tournaments/event/role';
import { conflict, ok } from '../../kernel/use-case';
import { reasonOfStep } from './entrants';
import { entrantOperation } from '../change/change-entrant';

/** Takes an entrant out of all further draws; its games stay. */
export const withdrawEntrant = entrantOperation({
  name: 'withdrawEntrant',
  route: 'POST /v1/tournaments/{tournament}/entrants/{entrant}/withdraw',
  who: [...scorekeepers, 'PLAYER'],
  fields: { reason: reasonOfStep },
  set: ({ facts: { withdrawn, disqualified } }, { input: { reason = null } }) => {
    if (disqualified) return conflict('ENTRANT_DISQUALIFIED', 'The entrant has been disqualified.');
    return withdrawn
      ? conflict('ENTRANT_WITHDRAWN', 'The entrant has withdrawn already.')
      : ok({ withdrawn: true, reason });
  },
});
