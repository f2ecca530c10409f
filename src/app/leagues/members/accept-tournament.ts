import { unsetSettings } from '../../../domain/tournaments/event/settings';
import { loggedOf } from '../../kernel/store/items';
import { conflict, ok } from '../../kernel/use-case';
import { headKind, headOrRefusal } from '../../tournaments/store/read-tournament';
import { acceptedOperation } from '../change-league';
import { editionAbove, otherTournament } from '../edition';
import { MOST_TOURNAMENTS } from '../fields';

/**
 * Accepts a tournament that was offered: it counts from the moment it is finished. All tournaments of a league, and of
 * all leagues of a federation, are of one edition: one of another is refused with `WRONG_EDITION`.
 */
export const acceptTournament = acceptedOperation({
  name: 'acceptTournament',
  route: 'POST /v1/leagues/{league}/tournaments',
  success: 201,
  location: '/v1/leagues/{league}/tournaments/{tournament}',

  known: async ({ tournament, league }, { store }) => {
    const items = await store.get([{ item: 'HEAD', tournament }]);
    if (!items.ok) return items;
    const above = await editionAbove(league, tournament, store);
    return above.ok ? ok({ head: loggedOf(headKind, items.value[0]), above: above.value }) : above;
  },
  set: ({ league, accepted }, { input, known: { head, above } }) => {
    const there = headOrRefusal(input.tournament, head);
    if (!there.ok) return there;
    if (!there.value.facts.leagues?.includes(input.league))
      return conflict('NOT_OFFERED', 'The tournament’s own organiser must offer it to this league first.');
    if (accepted?.facts.accepted)
      return conflict('ALREADY_ACCEPTED', 'The league has accepted this tournament already.');
    const { edition = unsetSettings.edition } = there.value.facts;
    const refusal = otherTournament(league, above, { tournament: input.tournament, edition });
    if (refusal) return refusal;
    return league.accepted.size >= MOST_TOURNAMENTS && !accepted
      ? conflict('TOURNAMENT_LIMIT', `A league takes ${MOST_TOURNAMENTS} tournaments at most.`)
      : ok({ accepted: true, reason: null, edition });
  },
});
