import { MOST_AWARD_WINNERS } from '../../../domain/tournaments/limits';
import { awardsGiven } from '../../../domain/tournaments/changes/award-steps';
import { onceStarted } from '../../../domain/tournaments/event/states';
import { optional, arrayOf } from '../../kernel/input';
import { headOperation } from '../change/change-head';
import { entrantIdText } from '../fields';
import { awardView, awardId } from './awards-view';

/**
 * Gives an award to whoever the organiser names or, where players vote, to whoever has the most votes; a tie is shared unless the
 * organiser names one. From then on everybody sees the votes, and voting is over. Giving it again corrects it.
 */
export const giveAward = headOperation({
  name: 'giveAward',
  route: 'POST /v1/tournaments/{tournament}/awards/{award}/give',
  current: null,
  answers: 'Award',
  when: onceStarted,
  event: 'TOURNAMENT_CHANGED',
  covers: ['F15'],

  fields: {
    award: awardId,
    winners: optional(
      arrayOf(entrantIdText, MOST_AWARD_WINNERS, 'The winners; if omitted, the entrant with the most votes.'),
    ),
  },
  scope: ({ award }) => award,
  set: ({ input, tournament }) => awardsGiven(tournament, input),
  answer: (_, { facts: { awards = [] } }, { input: { award: id } }) =>
    awardView(awards.find((one) => one.id === id) ?? { id, name: id, decidedBy: 'ORGANISER' }),
});
