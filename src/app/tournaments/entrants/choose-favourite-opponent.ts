import { scorekeepers } from '../../../domain/tournaments/event/role';
import { onceStarted } from '../../../domain/tournaments/event/states';
import type { PlayerNumber } from '../../../domain/tournaments/event/numbers';
import { entrantNumber } from '../../../domain/tournaments/event/record';
import { type Tournament, startedRounds } from '../../../domain/tournaments/event/tournament';
import { conflict, invalidField, ok } from '../../kernel/use-case';
import { entrantIdText } from '../fields';
import { entrantOperation } from '../change/change-entrant';

/** Whether two have met in a started round. */
export const haveMet = ({ rounds }: Tournament, one: PlayerNumber, other: PlayerNumber): boolean =>
  rounds.some(
    ({ facts }) =>
      facts.started &&
      facts.tables.some(
        ([first, second]) => [first, second].includes(one) && [first, second].includes(other),
      ),
  );

/** Names the favourite opponent of an entrant; it can be changed. */
export const chooseFavouriteOpponent = entrantOperation({
  name: 'chooseFavouriteOpponent',
  route: 'PUT /v1/tournaments/{tournament}/entrants/{entrant}/favourite-opponent',
  who: [...scorekeepers, 'PLAYER'],
  when: onceStarted,
  covers: ['F6'],

  fields: {
    opponent: entrantIdText,
  },
  set: ({ number }, { input, tournament }) => {
    if (!tournament.head.facts.tiebreakers.some(({ counts }) => counts === 'FAVOURITE_OPPONENT'))
      return conflict('NO_FAVOURITE_TIEBREAKER', 'No tiebreaker of favourite opponents was announced.');
    const opponent = entrantNumber(input.opponent) ?? 0;
    return opponent !== number && haveMet(tournament, number, opponent)
      ? ok({ favourite: { opponent, round: startedRounds(tournament) } })
      : invalidField('opponent', 'UNKNOWN_REFERENCE', 'must be one whom the entrant has met');
  },
});
