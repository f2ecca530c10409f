import { cursorOf } from '../../../domain/tournaments/event/tournament';
import type { FinishedTournament } from '../../kernel/generated/answers';
import { closingOperation } from '../change/change-closing';

/** Finishes a tournament whose drawn rounds are all reported. `reopenTournament` undoes it. */
export const finishTournament = closingOperation({
  name: 'finishTournament',
  route: 'POST /v1/tournaments/{tournament}/finish',
  answers: 'FinishedTournament',
  when: ['ROUND_COMPLETE', 'ALL_ROUNDS_COMPLETE'],
  event: 'TOURNAMENT_FINISHED',

  decide: (tournament) => ({ set: { closed: true, basis: cursorOf(tournament) } }),
  answer: ({ tournament }, { address }): FinishedTournament => ({
    tournament,
    state: 'FINISHED',
    finishedAfter: address.item === 'ROUND' ? address.round - 1 : 0,
  }),
});
