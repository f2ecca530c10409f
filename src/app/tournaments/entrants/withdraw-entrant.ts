import { scorekeepers } from '../../../domain/tournaments/event/role';
import { whileOpen } from '../../../domain/tournaments/event/states';
import { operation } from '../../kernel/operation';
import { entrantChange } from '../../kernel/operation-presets';
import { ok } from '../../../shared/result';
import { conflict } from '../../kernel/use-case';
import { presenceStep } from './entrants';

/** Takes an entrant out of all further draws; its games stay. */
export const withdrawEntrant = operation({
  name: 'withdrawEntrant',
  route: 'POST /v1/tournaments/{tournament}/entrants/{entrant}/withdraw',
  ...entrantChange,
  who: [...scorekeepers, 'PLAYER'],
  when: whileOpen,
  covers: ['F1'],
  ...presenceStep(({ withdrawn, disqualified }, reason) => {
    if (disqualified) return conflict('ENTRANT_DISQUALIFIED', 'The entrant has been disqualified.');
    return withdrawn
      ? conflict('ENTRANT_WITHDRAWN', 'The entrant has withdrawn already.')
      : ok({ withdrawn: true, reason });
  }),
});
