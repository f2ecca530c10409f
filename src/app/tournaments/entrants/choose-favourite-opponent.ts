import { favouriteChosen } from '../../../domain/tournaments/changes/entrant-notes';
import { scorekeepers } from '../../../domain/tournaments/event/role';
import { onceStarted } from '../../../domain/tournaments/event/states';
import { entrantIdText } from '../fields';
import { entrantOperation } from '../change/change-entrant';

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
  set: (entrant, { input, tournament }) => favouriteChosen(tournament, entrant, input.opponent),
});
