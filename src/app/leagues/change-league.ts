import { type ChangeLog, type Logged, logged } from '../../shared/change-log';
import type { AcceptedFacts, LeagueFacts } from '../../domain/tournaments/league/facts';
import { ok } from '../../shared/result';
import type { StoredContext } from '../kernel/store/context';
import { checkIfMatch } from '../kernel/store/if-match';
import { type Target, mutate } from '../kernel/store/mutation';
import type { Answer } from '../kernel/use-case';
import { type LeagueOperation, asOrganiser } from './access';
import { acceptedKind, leagueKind } from './item-kinds';
import { type Accepted, type League, readHead, readLeague } from './stored-league';
import { leagueSettings } from './views';

export const addressOfLeague = (league: string) => ({ item: 'LEAGUE', league }) as const;

/** A change of a league's head by its organiser: the decision and the view. */
export interface LeagueChange<Output> {
  readonly operation: LeagueOperation;
  readonly input: { readonly league: string };
  readonly set: (league: Logged<LeagueFacts>) => Answer<Partial<LeagueFacts>>;
  readonly answer: (league: Logged<LeagueFacts>) => Output;
}

/** Changes the head of a league, under the condition of If-Match. */
export const changeLeague = <Output>(
  { operation, input, set, answer }: LeagueChange<Output>,
  context: StoredContext,
): Promise<Answer<Output>> => {
  const targetOf = (log: ChangeLog<LeagueFacts>): Target<LeagueFacts> => ({
    kind: leagueKind,
    address: addressOfLeague(input.league),
    log,
  });
  return mutate<LeagueFacts, Logged<LeagueFacts>, Output>(
    {
      operation: operation.name,
      idempotencyScope: [input.league],
      input,
      read: () => readHead(input.league, context),
      author: ({ facts }) => asOrganiser(facts, operation, context),
      places: ({ log }) => [targetOf(log)],
      decide: (head) => {
        const now = leagueSettings(input.league, head);
        const matches = checkIfMatch(context, [now.version], { now });
        if (!matches.ok) return matches;
        const facts = set(head);
        if (!facts.ok) return facts;
        const changesNothing = Object.keys(facts.value).length === 0;
        return ok({
          ...targetOf(head.log),
          set: facts.value,
          ...(changesNothing && { changesNothing: true as const }),
        });
      },
      answer: ({ log }) => answer(logged(log)),
    },
    context,
  );
};

/** A tournament in its league. */
export interface LeagueTournamentAddress {
  readonly league: string;
  readonly tournament: string;
}

export const acceptedTarget = (
  { league, tournament }: LeagueTournamentAddress,
  log: ChangeLog<AcceptedFacts>,
): Target<AcceptedFacts> => ({ kind: acceptedKind, address: { item: 'ACCEPTED', league, tournament }, log });

/** What a change of a tournament's place in its league sees. */
export interface SeenAccepted {
  readonly league: League;
  readonly accepted: Accepted | undefined;
}

/** A change of a tournament's place in its league, by the league's organiser. */
export interface AcceptedChange<Output extends { readonly version: string }> {
  readonly operation: LeagueOperation;
  readonly input: LeagueTournamentAddress;
  readonly set: (seen: SeenAccepted) => Answer<Partial<AcceptedFacts>>;
  readonly answer: (accepted: Logged<AcceptedFacts>) => Output;
}

/** Changes a tournament's place in its league, under the condition of If-Match. */
export const changeAccepted = <Output extends { readonly version: string }>(
  { operation, input, set, answer }: AcceptedChange<Output>,
  context: StoredContext,
): Promise<Answer<Output>> =>
  mutate<AcceptedFacts, SeenAccepted, Output>(
    {
      operation: operation.name,
      idempotencyScope: [input.league, input.tournament],
      input,
      read: async () => {
        const league = await readLeague(context.store, input.league);
        return league.ok
          ? ok({ league: league.value, accepted: league.value.accepted.get(input.tournament) })
          : league;
      },
      author: ({ league }) => asOrganiser(league.head.facts, operation, context),
      places: ({ accepted }) => (accepted ? [acceptedTarget(input, accepted.log)] : []),
      decide: (seen) => {
        const log = seen.accepted?.log ?? [];
        const now = seen.accepted ? answer(logged(log)) : null;
        const matches = checkIfMatch(context, [now?.version ?? '0'], { now });
        if (!matches.ok) return matches;
        const facts = set(seen);
        return facts.ok ? ok({ ...acceptedTarget(input, log), set: facts.value }) : facts;
      },
      answer: ({ log }) => answer(logged(log)),
    },
    context,
  );
