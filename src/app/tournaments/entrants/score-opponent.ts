import { opponentScored } from '../../../domain/tournaments/changes/entrant-notes';
import { LARGEST_SCORE } from '../../../domain/tournaments/limits';
import { scorekeepers } from '../../../domain/tournaments/event/role';
import { onceStarted } from '../../../domain/tournaments/event/states';
import { wholeNumber } from '../../kernel/input';
import { nameText } from '../../kernel/text-fields';
import { entrantOperation } from '../change/change-entrant';
import { entrantIdText } from '../fields';

/**
 * Gives an opponent that an entrant has met a score, such as for sportsmanship; it can be changed. Nobody is shown who gave which
 * score.
 */
export const scoreOpponent = entrantOperation({
  name: 'scoreOpponent',
  route: 'PUT /v1/tournaments/{tournament}/entrants/{entrant}/opponent-scores',
  graphql: { input: 'ScoreOpponentInput', inputDescription: 'The score.' },
  who: [...scorekeepers, 'PLAYER'],
  when: onceStarted,
  covers: ['F6'],

  fields: {
    opponent: entrantIdText,
    tiebreaker: nameText('The name of an announced tiebreaker that counts OPPONENTS_SCORES.'),
    value: wholeNumber(0, LARGEST_SCORE, 'The score, up to the most that was announced.'),
  },
  set: (entrant, { input, tournament }) => opponentScored(tournament, entrant, input),
});
