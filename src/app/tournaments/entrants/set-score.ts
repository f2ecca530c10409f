import { LARGEST_SCORE } from '../../../domain/tournaments/limits';
import { scorekeepers } from '../../../domain/tournaments/event/role';
import { onceOpen } from '../../../domain/tournaments/event/states';
import { currentPack } from '../../../domain/tournaments/pack/pack-versions';
import type { Tournament } from '../../../domain/tournaments/event/tournament';
import { type Fault, fault } from '../../kernel/faults';
import { wholeNumber } from '../../kernel/input';
import { invalidInput, ok } from '../../kernel/use-case';
import { nameText } from '../../kernel/text-fields';
import { roundOfEffect, effectiveRound } from '../facts/entrant-notes';
import { entrantOperation } from '../change/change-entrant';

/** The names under which scores can be noted: announced tiebreakers with scores, and bonuses of the pack that the organiser notes. */
const noted = ({ head }: Tournament): readonly string[] => [
  ...head.facts.tiebreakers.filter(({ counts = 'SCORES' }) => counts === 'SCORES').map(({ id }) => id),
  ...currentPack(head.facts.packs ?? [])
    .scoring.bonuses.filter(({ fact }) => fact !== 'LEADER_KILLED')
    .map(({ id }) => id),
];

const unknownTiebreaker = (tournament: Tournament): readonly Fault[] => {
  const names = [...new Set(noted(tournament))].join(', ');
  return [
    fault(
      'tiebreaker',
      'UNKNOWN_REFERENCE',
      names === '' ? 'no tiebreaker with scores was announced' : `must be one of ${names}`,
    ),
  ];
};

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
  set: ({ facts }, { input, tournament }) => {
    const { tiebreaker, value } = input;
    if (!noted(tournament).includes(tiebreaker)) return invalidInput(unknownTiebreaker(tournament));
    const round = effectiveRound(tournament, input.round);
    if (!round.ok) return round;
    const others = (facts.scores ?? []).filter(
      (score) => score.tiebreaker !== tiebreaker || score.round !== round.value,
    );
    return ok({ scores: [...others, { tiebreaker, round: round.value, value }] });
  },
});
