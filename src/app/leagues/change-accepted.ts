import type { AcceptedFacts } from '../../domain/tournaments/league/facts';
import { type ChangeLog, type Logged, logged } from '../../shared/change-log';
import type { AcceptedTournament } from '../kernel/generated/answers';
import { type StoredContext, operation, versionedLeagueChange } from '../kernel/operation';
import { checkIfMatch } from '../kernel/store/if-match';
import { type Target, mutate } from '../kernel/store/mutation';
import { type Answer, ok } from '../kernel/use-case';
import {
  type FamilyOperation,
  type Fields,
  type Given,
  type NoFields,
  inputOf,
} from '../tournaments/change/operation-family';
import { tournamentId } from '../tournaments/fields';
import { leagueId } from './fields';
import { leagues } from './leagues';
import { type Accepted, type League, acceptedKind, readLeague } from './stored-league';

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

const tournamentOfLeague = { league: leagueId, tournament: tournamentId };
type AcceptedInput<Own extends Fields> = Given<typeof tournamentOfLeague, Own>;

/** Declares an operation of the league's organiser that changes a tournament's place in it, under the condition of If-Match. */
export const acceptedOperation = <Known = undefined, Own extends Fields = NoFields>({
  fields,
  known,
  set,
  ...facts
}: Omit<FamilyOperation<AcceptedInput<Own>, Own, never>, 'when' | 'faults'> & {
  /** Reads what else the change depends on; its refusal comes before any of the league. */
  readonly known?: (input: AcceptedInput<Own>, context: StoredContext) => Promise<Answer<Known>>;
  readonly set: (
    seen: SeenAccepted,
    request: { readonly input: AcceptedInput<Own>; readonly known: Known },
  ) => Answer<Partial<AcceptedFacts>>;
}) =>
  operation({
    ...versionedLeagueChange,
    answers: 'AcceptedTournament',
    ...facts,
    input: inputOf(tournamentOfLeague, fields),
    run: async (input, context: StoredContext, self) => {
      const read = known ? await known(input, context) : ok(undefined as Known);
      if (!read.ok) return read;
      return mutate<AcceptedFacts, SeenAccepted, AcceptedTournament>(
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
            const changed = set(seen, { input, known: read.value });
            return changed.ok ? ok({ ...acceptedTarget(input, log), set: changed.value }) : changed;
          },
          answer: ({ log }) => acceptedView(input, logged(log)),
        },
        context,
      );
    },
  });
