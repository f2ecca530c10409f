import { reportedTables } from '../../../domain/tournaments/event/tournament';
import { conflict, ok } from '../../kernel/use-case';
import { reasonText } from '../../kernel/text-fields';
import { vacateResults } from '../change/vacate-results';
import { roundOperation } from '../change/change-round';

/**
 * Undoes the start of a round while it has no result: it can be drawn again, changed by hand and started again. A result that
 * arrives at the same moment starts the round again.
 */
export const unstartRound = roundOperation({
  name: 'unstartRound',
  route: 'POST /v1/tournaments/{tournament}/rounds/{round}/unstart',
  graphql: { input: 'UnstartRoundInput', inputDescription: 'Why.' },
  when: ['ROUND_STARTED'],
  event: 'ROUND_UNSTARTED',

  fields: { reason: reasonText('Why the start is undone; shown with the round.') },
  raises: (round) => (round ? reportedTables(round.facts) : 0),
  afterWrite: (input, context) => vacateResults(input.tournament, input.round, context),
  set: ({ facts, results }, { input }) =>
    results.size > 0
      ? conflict(
          'ROUND_HAS_RESULTS',
          `Round ${input.round} has results at ${results.size === 1 ? 'table' : 'tables'} ${[...results.keys()].join(', ')}: correct those instead.`,
        )
      : ok({
          started: false,
          unstarted: { times: (facts.unstarted?.times ?? 0) + 1, reason: input.reason },
        }),
});
