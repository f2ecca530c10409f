import { scored } from '../../../domain/tournaments/changes/entrant-notes';
import { roundOfEffect } from '../fields';
import { LARGEST_SCORE } from '../../../domain/tournaments/limits';
import { scorekeepers } from '../../../domain/tournaments/event/role';
import { onceOpen } from '../../../domain/tournaments/event/states';
import { wholeNumber } from '../../kernel/input';
import { nameText } from '../../kernel/text-fields';
import { entrantOperation } from '../change/change-entrant';

export const scoreFields = {
  tiebreaker: nameText('The name of an announced tiebreaker, or the id of a noted bonus of the pack.'),
  value: wholeNumber(-LARGEST_SCORE, LARGEST_SCORE, 'The score.'),
  round: roundOfEffect,
};

/**
 * Notes an entrant's score for one of the organiser's tiebreakers or for a noted bonus of the pack; another one for the same round
 * replaces it.
 */
export const setScore = entrantOperation({
  name: 'setScore',
  route: 'POST /v1/tournaments/{tournament}/entrants/{entrant}/scores',
  graphql: { input: 'SetScoreInput', inputDescription: 'The score.' },
  who: scorekeepers,
  when: onceOpen,
  covers: ['F6'],

  fields: scoreFields,
  set: (entrant, { input, tournament }) => scored(tournament, entrant, input),
});
