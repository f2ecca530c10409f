import { LARGEST_SCORE } from '../../../domain/tournaments/limits';
import { scorekeepers } from '../../../domain/tournaments/event/role';
import { onceOpen } from '../../../domain/tournaments/event/states';
import type { Tournament } from '../../../domain/tournaments/event/tournament';
import { type Fault, fault } from '../../kernel/faults';
import { wholeNumber } from '../../kernel/input';
import { invalidInput, ok } from '../../kernel/use-case';
import { nameText } from '../../kernel/text-fields';
import { roundOfEffect, effectiveRound } from '../facts/entrant-notes';
import { entrantOperation } from '../change/change-entrant';

const unknownTiebreaker = (tournament: Tournament): readonly Fault[] => {
  const known = tournament.head.facts.tiebreakers.filter(({ counts }) => counts !== 'FAVOURITE_OPPONENT');
  const names = known.map(({ id }) => id).join(', ');
  return [
    fault(
      'tiebreaker',
      'UNKNOWN_REFERENCE',
      names === '' ? 'no tiebreaker with scores was announced' : `must be one of ${names}`,
    ),
  ];
};

export const scoreFields = {
  tiebreaker: nameText('The name of an announced tiebreaker.'),
  value: wholeNumber(-LARGEST_SCORE, LARGEST_SCORE, 'The score.'),
  round: roundOfEffect,
};

/**
 * Notes an entrant's score for one of the organiser's tiebreakers; another one for the same round replaces it.
 */
export const setScore = entrantOperation({
  name: 'setScore',
  route: 'POST /v1/tournaments/{tournament}/entrants/{entrant}/scores',
  graphql: { input: 'SetScoreInput', inputDescription: 'The score.' },
  who: scorekeepers,
  when: onceOpen,
  covers: ['F6'],

  fields: scoreFields,
  set: ({ facts }, { input, tournament }) => {
    const { tiebreaker, value } = input;
    const announced = tournament.head.facts.tiebreakers.find(({ id }) => id === tiebreaker);
    if (!announced || announced.counts === 'FAVOURITE_OPPONENT')
      return invalidInput(unknownTiebreaker(tournament));
    const round = effectiveRound(tournament, input.round);
    if (!round.ok) return round;
    const others = (facts.scores ?? []).filter(
      (score) => score.tiebreaker !== tiebreaker || score.round !== round.value,
    );
    return ok({ scores: [...others, { tiebreaker, round: round.value, value }] });
  },
});
