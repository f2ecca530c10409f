import type { AcceptedFacts } from '../../domain/tournaments/league/facts';
import { type ChangeLog, type Logged, logged } from '../../shared/change-log';
import type { AcceptedTournament } from '../kernel/generated/answers';
import type { Named } from '../kernel/owned/owned-records';
import type { StoredContext } from '../kernel/store/context';
import { checkIfMatch } from '../kernel/store/if-match';
import { type Target, mutate } from '../kernel/store/mutation';
import { type Answer, ok } from '../kernel/use-case';
import { leagues } from './leagues';
import { type Accepted, type League, acceptedKind, readLeague } from './stored-league';

/** A tournament in its league. */
export interface LeagueTournamentAddress {
  readonly league: string;
  readonly tournament: string;
}

export const acceptedTarget = (
  { league, tournament }: LeagueTournamentAddress,
  log: ChangeLog<AcceptedFacts>,
): Target<AcceptedFacts> => ({ kind: acceptedKind, address: { item: 'ACCEPTED', league, tournament }, log });

const acceptedView = (
  { league, tournament }: LeagueTournamentAddress,
  { facts, version }: Logged<AcceptedFacts>,
): AcceptedTournament => ({
  league,
  tournament,
  accepted: facts.accepted,
  reason: facts.reason,
  version: String(version),
});

/** The league and the tournament's place in it, if it was ever accepted. */
interface SeenAccepted {
  readonly league: League;
  readonly accepted: Accepted | undefined;
}

/** Changes a tournament's place in its league, for the league's organiser, under the condition of If-Match. */
export const changeAccepted = (
  {
    self,
    input,
    set,
  }: {
    readonly self: Named;
    readonly input: LeagueTournamentAddress;
    readonly set: (seen: SeenAccepted) => Answer<Partial<AcceptedFacts>>;
  },
  context: StoredContext,
): Promise<Answer<AcceptedTournament>> =>
  mutate<AcceptedFacts, SeenAccepted, AcceptedTournament>(
    {
      operation: self.name,
      idempotencyScope: [input.league, input.tournament],
      input,
      read: async () => {
        const league = await readLeague(context.store, input.league);
        return league.ok
          ? ok({ league: league.value, accepted: league.value.accepted.get(input.tournament) })
          : league;
      },
      author: ({ league }) => leagues.asOwner(self, league.head, context),
      places: ({ accepted }) => (accepted ? [acceptedTarget(input, accepted.log)] : []),
      decide: (seen) => {
        const log = seen.accepted?.log ?? [];
        const now = seen.accepted ? acceptedView(input, logged(log)) : null;
        const matches = checkIfMatch(context, [now?.version ?? '0'], { now });
        if (!matches.ok) return matches;
        const facts = set(seen);
        return facts.ok ? ok({ ...acceptedTarget(input, log), set: facts.value }) : facts;
      },
      answer: ({ log }) => acceptedView(input, logged(log)),
    },
    context,
  );
