import type { AcceptedFacts, LeagueFacts } from '../../domain/tournaments/league/facts';
import { type ChangeLog, type Logged, logged } from '../../shared/change-log';
import type { AcceptedTournament } from '../kernel/generated/answers';
import { type StoredContext, operation, versionedLeagueChange } from '../kernel/operation';
import { checkIfMatch } from '../kernel/store/if-match';
import { type Target, mutate } from '../kernel/store/mutation';
import { type Answer, mapAnswer, ok } from '../kernel/use-case';
import {
  type FamilyOperation,
  type Fields,
  type Given,
  type NoFields,
  inputOf,
  prepared,
} from '../tournaments/change/operation-family';
import { tournamentId } from '../tournaments/fields';
import { leagueId } from './fields';
import { leagues } from './leagues';
import { type Accepted, type League, acceptedKind, readLeague } from './stored-league';

/** The operations with which the organiser changes a league, and the place of a tournament in it. */

/** An operation of these families: `set` decides by what was read and by what else is known. */
interface LeagueOperation<Common extends Fields, Own extends Fields, Known, Seen, Facts> extends Omit<
  FamilyOperation<Given<Common, Own>, Own, never>,
  'when' | 'faults'
> {
  /** Reads what else the change depends on; its refusal comes before any of the league. */
  readonly known?: (input: Given<Common, Own>, context: StoredContext) => Promise<Answer<Known>>;
  readonly set: (
    seen: Seen,
    request: { readonly input: Given<Common, Own>; readonly known: Known },
  ) => Answer<Partial<Facts>>;
}

const oneLeague = { league: leagueId };

/** Declares an operation that changes a league, under the condition of If-Match; a set without facts changes nothing. */
export const leagueOperation = <Known = undefined, Own extends Fields = NoFields>({
  fields,
  known,
  set,
  ...facts
}: LeagueOperation<typeof oneLeague, Own, Known, LeagueFacts, LeagueFacts>) =>
  operation({
    ...versionedLeagueChange,
    answers: 'LeagueSettings',
    ...facts,
    input: inputOf(oneLeague, fields),
    run: (input, context: StoredContext, self) =>
      prepared(known && (() => known(input, context)), (read: Known) => {
        const decide = (league: Logged<LeagueFacts>) =>
          mapAnswer(set(league.facts, { input, known: read }), (changed) => ({ set: changed }));
        return leagues.change({ self, id: input.league, input, decide }, context);
      }),
  });

/** The fields of the path that name a tournament in its league. */
export const tournamentOfLeague = { league: leagueId, tournament: tournamentId };

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

/** Declares an operation that changes a tournament's place in a league, under the condition of If-Match. */
export const acceptedOperation = <Known = undefined, Own extends Fields = NoFields>({
  fields,
  known,
  set,
  ...facts
}: LeagueOperation<typeof tournamentOfLeague, Own, Known, SeenAccepted, AcceptedFacts>) =>
  operation({
    ...versionedLeagueChange,
    answers: 'AcceptedTournament',
    ...facts,
    input: inputOf(tournamentOfLeague, fields),
    run: (input, context: StoredContext, self) =>
      prepared(known && (() => known(input, context)), (read: Known) =>
        mutate<AcceptedFacts, SeenAccepted, AcceptedTournament>(
          {
            operation: self.name,
            idempotencyScope: [input.league, input.tournament],
            input,
            read: async () =>
              mapAnswer(await readLeague(context.store, input.league), (league) => ({
                league,
                accepted: league.accepted.get(input.tournament),
              })),
            author: ({ league }) => leagues.asOwner(self, league.head, context),
            places: ({ accepted }) => (accepted ? [acceptedTarget(input, accepted.log)] : []),
            decide: (seen) => {
              const log = seen.accepted?.log ?? [];
              const now = seen.accepted ? acceptedView(input, logged(log)) : null;
              const matches = checkIfMatch(context, [now?.version ?? '0'], { now });
              if (!matches.ok) return matches;
              const changed = set(seen, { input, known: read });
              return changed.ok ? ok({ ...acceptedTarget(input, log), set: changed.value }) : changed;
            },
            answer: ({ log }) => acceptedView(input, logged(log)),
          },
          context,
        ),
      ),
  });
