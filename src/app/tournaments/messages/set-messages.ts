import { organisers } from '../../../domain/tournaments/event/role';
import { always } from '../../../domain/tournaments/event/states';
import { flag } from '../../kernel/input';
import { conflict, ok, refused } from '../../kernel/use-case';
import { entrantOperation } from '../change/change-entrant';

/**
 * Says whether the player wants messages of this event by email: that a place is free, who the opponent is, and which result to
 * confirm. They go to the address of the sign-up, if the event sends messages. Organisers can end them, and only the player can want
 * them.
 */
export const setMessages = entrantOperation({
  name: 'setMessages',
  route: 'PUT /v1/tournaments/{tournament}/entrants/{entrant}/messages',
  who: [...organisers, 'PLAYER'],
  when: always,
  isSilent: true,
  covers: ['F13'],

  fields: {
    wanted: flag('Whether the player wants messages.'),
  },
  set: ({ facts }, { input: { wanted }, actor }) => {
    if (wanted && actor.entrant === null)
      return refused({ code: 'FORBIDDEN', operation: 'setMessages', allowedRoles: ['PLAYER'] });
    return wanted && !facts.email
      ? conflict('NO_EMAIL', 'No email address was given when this player signed up.')
      : ok({ messages: wanted });
  },
});
