import { unsetSettings } from '../../../domain/tournaments/event/settings';
import { loggedOf } from '../../kernel/store/items';
import { conflict, ok } from '../../kernel/use-case';
import { headKind, headOrRefusal } from '../../tournaments/store/read-tournament';
import { acceptedOperation } from '../change-accepted';
import { MOST_TOURNAMENTS } from '../fields';
import type { League } from '../stored-league';

/** The edition of the league's tournaments, if it has any besides this one. */
const editionOfLeague = ({ accepted }: League, tournament: string): string | undefined => {
  const other = [...accepted.values()].find((one) => one.facts.accepted && one.tournament !== tournament);
  return other && (other.facts.edition ?? unsetSettings.edition);
};

/**
 * Accepts a tournament that was offered: it counts from the moment it is finished. All tournaments of a league are of one edition:
 * one of another is refused with `WRONG_EDITION`.
 */
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
    const { edition = unsetSettings.edition } = there.value.facts;
    const played = editionOfLeague(league, input.tournament);
    if (played !== undefined && played !== edition)
      return conflict(
        'WRONG_EDITION',
        `The league plays edition ${played}, the tournament edition ${edition}: one table counts one edition. Take a league of its own.`,
      );
    return league.accepted.size >= MOST_TOURNAMENTS && !accepted
      ? conflict('TOURNAMENT_LIMIT', `A league takes ${MOST_TOURNAMENTS} tournaments at most.`)
      : ok({ accepted: true, reason: null, edition });
  },
});
