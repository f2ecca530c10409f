import { loggedOf } from '../../kernel/store/items';
import { conflict, ok } from '../../kernel/use-case';
import { headKind, headOrRefusal } from '../../tournaments/store/read-tournament';
import { acceptedOperation } from '../change-accepted';
import { MOST_TOURNAMENTS } from '../fields';

/** Accepts a tournament that was offered: it counts from the moment it is finished. */
export const acceptTournament = acceptedOperation({
  name: 'acceptTournament',
  route: 'POST /v1/leagues/{league}/tournaments',
  success: 201,
  location: '/v1/leagues/{league}/tournaments/{tournament}',

  known: async ({ tournament }, { store }) => {
    const items = await store.get([{ item: 'HEAD', tournament }]);
    return items.ok ? ok(loggedOf(headKind, items.value[0])) : items;
  },
  set: ({ league, accepted }, { input, known: head }) => {
    const there = headOrRefusal(input.tournament, head);
    if (!there.ok) return there;
    if (!there.value.facts.leagues?.includes(input.league))
      return conflict('NOT_OFFERED', 'The tournament’s own organiser must offer it to this league first.');
    if (accepted?.facts.accepted)
      return conflict('ALREADY_ACCEPTED', 'The league has accepted this tournament already.');
    return league.accepted.size >= MOST_TOURNAMENTS && !accepted
      ? conflict('TOURNAMENT_LIMIT', `A league takes ${MOST_TOURNAMENTS} tournaments at most.`)
      : ok({ accepted: true, reason: null });
  },
});
