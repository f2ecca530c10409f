import { withVote } from '../../../domain/tournaments/changes/award-steps';
import { scorekeepers } from '../../../domain/tournaments/event/role';
import { onceStarted } from '../../../domain/tournaments/event/states';
import { entrantOperation } from '../change/change-entrant';
import { entrantIdText } from '../fields';
import { awardId } from './awards-view';

/**
 * Votes for an award, for an entrant that has played itself; it can be changed until the award is given. Nobody sees the votes
 * before that, and nobody votes for itself.
 */
export const voteForAward = entrantOperation({
  name: 'voteForAward',
  route: 'PUT /v1/tournaments/{tournament}/entrants/{entrant}/votes/{award}',
  isSilent: true,
  who: [...scorekeepers, 'PLAYER'],
  when: onceStarted,
  covers: ['F15'],

  fields: { award: awardId, choice: entrantIdText },
  set: (entrant, { input, tournament }) => withVote(tournament, entrant, input),
});
