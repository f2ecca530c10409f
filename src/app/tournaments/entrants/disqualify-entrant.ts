import { conflict, ok } from '../../kernel/use-case';
import { reasonText } from '../../kernel/text-fields';
import { entrantOperation } from '../change/change-entrant';

/** Disqualifies an entrant: it is no longer drawn, its games stay. */
export const disqualifyEntrant = entrantOperation({
  name: 'disqualifyEntrant',
  route: 'POST /v1/tournaments/{tournament}/entrants/{entrant}/disqualify',

  fields: { reason: reasonText('Why; shown with the entrant.') },
  set: ({ facts }, { input }) =>
    facts.disqualified
      ? conflict('ENTRANT_DISQUALIFIED', 'The entrant has been disqualified already.')
      : ok({ disqualified: true, reason: input.reason }),
});
