import * as z from 'zod/mini';
import { logged } from '../../tournaments/event/change-log';
import type { ChangeLog } from '../../tournaments/event/change-log';
import type { HeadFacts } from '../../tournaments/event/facts';
import type { Tournament } from '../../tournaments/event/tournament';
import type { AcceptedFacts } from '../../tournaments/league/facts';
import { ok, refused } from '../../shared/result';
import type { Answer } from '../use-case';
import { useCase } from '../use-case';
import type { StoredContext } from '../tournaments/context';
import { reasonText, tournamentId } from '../tournaments/fields';
import { checkIfMatch } from '../tournaments/if-match';
import { noTournament, readTournament, thingOf } from '../tournaments/items';
import { mutate } from '../tournaments/mutation';
import { asOrganiser } from './access';
import { leagueId, MOST_TOURNAMENTS } from './fields';
import type { Accepted, League } from './league';
import { readHead, readLeague } from './league';

/** The most leagues that one tournament is offered to: each is told of every change. */
const MOST_LEAGUES = 10;

/** The leagues that a tournament has been offered to. */
export interface OfferedTournament {
  readonly tournament: string;
  readonly leagues: readonly string[];
  readonly version: string;
}

const offered = (id: string, log: ChangeLog<HeadFacts>): OfferedTournament => {
  const { facts, version } = logged(log);
  return { tournament: id, leagues: facts.leagues ?? [], version: String(version) };
};

/**
 * Offers a tournament to a league; its own organiser does. The league then sees its entrants, results and final table, of a
 * private tournament too. It cannot be taken back: the league's organiser takes a tournament out.
 */
export const offerTournament = useCase({
  input: z.strictObject({ tournament: tournamentId, league: leagueId }),
  run: (input, context: StoredContext) => {
    const address = { item: 'HEAD', tournament: input.tournament } as const;
    return mutate<HeadFacts, Tournament, OfferedTournament>(
      {
        operation: 'offerTournament',
        target: `${input.tournament}/${input.league}`,
        input,
        read: async () => {
          const league = await readHead(input.league, context);
          return league.ok ? readTournament(context.store, input.tournament) : league;
        },
        head: ({ head }) => head,
        places: ({ head }) => [{ address, log: head.log }],
        decide: ({ head }) => {
          const now = offered(input.tournament, head.log);
          const matches = checkIfMatch(context, [now.version], { now });
          if (!matches.ok) return matches;
          if (now.leagues.includes(input.league))
            return refused({
              code: 'CONFLICT',
              detail: 'The tournament has been offered to this league already.',
            });
          if (now.leagues.length >= MOST_LEAGUES)
            return refused({
              code: 'CONFLICT',
              detail: `A tournament counts for ${MOST_LEAGUES} leagues at most.`,
            });
          return ok({ address, log: head.log, set: { leagues: [...now.leagues, input.league] } });
        },
        answer: ({ log }) => offered(input.tournament, log),
      },
      context,
    );
  },
});

/** Whether a league counts a tournament. */
export interface AcceptedTournament {
  readonly league: string;
  readonly tournament: string;
  readonly accepted: boolean;
  /** Why it was taken out; null while it counts. */
  readonly reason: string | null;
  readonly version: string;
}

interface Seen {
  readonly league: League;
  readonly accepted: Accepted | undefined;
}

const change = (
  what: {
    readonly operation: 'acceptTournament' | 'removeTournament';
    readonly input: { readonly league: string; readonly tournament: string };
    readonly set: (seen: Seen) => Answer<Partial<AcceptedFacts>>;
  },
  context: StoredContext,
): Promise<Answer<AcceptedTournament>> => {
  const { operation, input, set } = what;
  const { league: id, tournament } = input;
  const address = { item: 'ACCEPTED', league: id, tournament } as const;
  const view = (log: ChangeLog<AcceptedFacts>): AcceptedTournament => {
    const { facts, version } = logged(log);
    return {
      league: id,
      tournament,
      accepted: facts.accepted,
      reason: facts.reason,
      version: String(version),
    };
  };
  return mutate<AcceptedFacts, Seen, AcceptedTournament>(
    {
      operation,
      target: `${id}/${tournament}`,
      input,
      read: async () => {
        const league = await readLeague(context.store, id);
        return league.ok
          ? ok({ league: league.value, accepted: league.value.accepted.get(tournament) })
          : league;
      },
      head: null,
      author: ({ league }) => asOrganiser(league.head.facts, operation, context.caller.token),
      places: ({ accepted }) => (accepted ? [{ address, log: accepted.log }] : []),
      decide: (seen) => {
        const log = seen.accepted?.log ?? [];
        const now = seen.accepted ? view(log) : null;
        const matches = checkIfMatch(context, [now?.version ?? '0'], { now });
        if (!matches.ok) return matches;
        const facts = set(seen);
        return facts.ok ? ok({ address, log, set: facts.value }) : facts;
      },
      answer: ({ log }) => view(log),
    },
    context,
  );
};

/** Accepts a tournament that was offered: it counts from the moment it is finished. Possible at any time of its life. */
export const acceptTournament = useCase({
  input: z.strictObject({ league: leagueId, tournament: tournamentId }),
  run: async (input, context: StoredContext) => {
    const items = await context.store.get([{ item: 'HEAD', tournament: input.tournament }]);
    if (!items.ok) return items;
    const head = thingOf<HeadFacts>(items.value[0]);
    return change(
      {
        operation: 'acceptTournament',
        input,
        set: ({ league, accepted }) => {
          if (!head) return noTournament(input.tournament);
          if (!head.facts.leagues?.includes(input.league))
            return refused({
              code: 'CONFLICT',
              detail: 'The tournament’s own organiser must offer it to this league first.',
            });
          if (accepted?.facts.accepted)
            return refused({ code: 'CONFLICT', detail: 'The league has accepted this tournament already.' });
          return league.accepted.size >= MOST_TOURNAMENTS && !accepted
            ? refused({ code: 'CONFLICT', detail: `A league takes ${MOST_TOURNAMENTS} tournaments at most.` })
            : ok({ accepted: true, reason: null });
        },
      },
      context,
    );
  },
});

/** Takes a tournament out of a league again, with a reason. Its claims stay, should it be accepted once more. */
export const removeTournament = useCase({
  input: z.strictObject({
    league: leagueId,
    tournament: tournamentId,
    reason: reasonText('Why it counts no longer.'),
  }),
  run: (input, context: StoredContext) =>
    change(
      {
        operation: 'removeTournament',
        input,
        set: ({ accepted }) =>
          accepted?.facts.accepted
            ? ok({ accepted: false, reason: input.reason })
            : refused({ code: 'NOT_FOUND', kind: 'tournament of this league', id: input.tournament }),
      },
      context,
    ),
});
