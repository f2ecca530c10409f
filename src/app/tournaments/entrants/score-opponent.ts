import { LARGEST_SCORE } from '../../../domain/tournaments/limits';
import { scorekeepers } from '../../../domain/tournaments/event/role';
import { onceStarted } from '../../../domain/tournaments/event/states';
import { entrantNumber } from '../../../domain/tournaments/event/record';
import { startedRounds } from '../../../domain/tournaments/event/tournament';
import { wholeNumber } from '../../kernel/input';
import { nameText } from '../../kernel/text-fields';
import { conflict, invalidField, ok } from '../../kernel/use-case';
import { entrantOperation } from '../change/change-entrant';
import { entrantIdText } from '../fields';
import { haveMet } from './choose-favourite-opponent';

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
  set: ({ number, facts }, { input, tournament }) => {
    const { tiebreaker, value } = input;
    const announced = tournament.head.facts.tiebreakers.filter(({ counts }) => counts === 'OPPONENTS_SCORES');
    if (announced.length === 0)
      return conflict('NO_OPPONENTS_TIEBREAKER', 'No tiebreaker of scores by opponents was announced.');
    const own = announced.find(({ id }) => id === tiebreaker);
    if (!own)
      return invalidField('tiebreaker', 'UNKNOWN_REFERENCE', `must be one of ${announced.map(({ id }) => id).join(', ')}`); // prettier-ignore
    const { most = LARGEST_SCORE } = own;
    if (value > most) return invalidField('value', 'NOT_ALLOWED', `must be 0 to ${most}`);
    const opponent = entrantNumber(input.opponent) ?? 0;
    if (opponent === number || !haveMet(tournament, number, opponent))
      return invalidField('opponent', 'UNKNOWN_REFERENCE', 'must be one whom the entrant has met');
    const others = (facts.given ?? []).filter(
      (one) => one.tiebreaker !== tiebreaker || one.opponent !== opponent,
    );
    return ok({ given: [...others, { tiebreaker, opponent, round: startedRounds(tournament), value }] });
  },
});
