import { operation } from '../../kernel/operation';
import { versionedLeagueChange } from '../../kernel/operation-presets';
import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import { conflict } from '../../kernel/use-case';
import type { StoredContext } from '../../kernel/store/context';
import { loggedOf } from '../../kernel/store/items';
import { tournamentId } from '../../tournaments/fields';
import { headKind } from '../../tournaments/store/read-tournament';
import { headOrRefusal } from '../../tournaments/store/read-tournament';
import { changeAccepted } from '../change-accepted';
import { leagueId, MOST_TOURNAMENTS } from '../fields';

/** Accepts a tournament that was offered: it counts from the moment it is finished. */
export const acceptTournament = operation({
  name: 'acceptTournament',
  route: 'POST /v1/leagues/{league}/tournaments',
  ...versionedLeagueChange,
  answers: 'AcceptedTournament',
  success: 201,
  location: '/v1/leagues/{league}/tournaments/{tournament}',

  input: z.strictObject({ league: leagueId, tournament: tournamentId }),
  run: async (input, context: StoredContext, self) => {
    const items = await context.store.get([{ item: 'HEAD', tournament: input.tournament }]);
    if (!items.ok) return items;
    const head = loggedOf(headKind, items.value[0]);
    return changeAccepted(
      {
        self,
        input,
        set: ({ league, accepted }) => {
          const there = headOrRefusal(input.tournament, head);
          if (!there.ok) return there;
          if (!there.value.facts.leagues?.includes(input.league))
            return conflict(
              'NOT_OFFERED',
              'The tournament’s own organiser must offer it to this league first.',
            );
          if (accepted?.facts.accepted)
            return conflict('ALREADY_ACCEPTED', 'The league has accepted this tournament already.');
          return league.accepted.size >= MOST_TOURNAMENTS && !accepted
            ? conflict('TOURNAMENT_LIMIT', `A league takes ${MOST_TOURNAMENTS} tournaments at most.`)
            : ok({ accepted: true, reason: null });
        },
      },
      context,
    );
  },
});
