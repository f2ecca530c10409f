import { entrantNumber } from '../../../domain/tournaments/event/record';
import { scorekeepers } from '../../../domain/tournaments/event/role';
import { onceStarted } from '../../../domain/tournaments/event/states';
import { seatedIn } from '../../../domain/tournaments/event/tournament';
import { entrantOperation } from '../change/change-entrant';
import { entrantIdText } from '../fields';
import { conflict, invalidField, ok, refused } from '../../kernel/use-case';
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
  set: ({ number, facts }, { input, tournament: { head, rounds, entrants } }) => {
    const award = (head.facts.awards ?? []).find(({ id }) => id === input.award);
    if (award?.decidedBy !== 'VOTES')
      return refused({ code: 'NOT_FOUND', kind: 'award with votes', id: input.award });
    if (award.given) return conflict('AWARD_GIVEN', 'The award is given: its votes are counted.');
    if (facts.disqualified === true)
      return conflict('ENTRANT_DISQUALIFIED', 'A disqualified entrant does not vote.');
    const seated = seatedIn(rounds.filter((round) => round.facts.started));
    if (!seated.has(number))
      return conflict('ENTRANT_HAS_NOT_PLAYED', 'Only an entrant that has played may vote.');
    const choice = entrantNumber(input.choice) ?? 0;
    const isDisqualified = entrants[choice - 1]?.facts.disqualified === true;
    if (choice === number || !seated.has(choice) || isDisqualified)
      return invalidField(
        'choice',
        'UNKNOWN_REFERENCE',
        'must be another entrant that has played and is not disqualified',
      );
    const others = (facts.votes ?? []).filter((vote) => vote.award !== input.award);
    return ok({ votes: [...others, { award: input.award, choice }] });
  },
});
