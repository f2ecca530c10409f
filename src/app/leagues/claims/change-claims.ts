import type { ChangedClaims, ClaimedEntrant } from '../../kernel/generated/answers';
import type { Named } from '../../kernel/owned/owned-records';
import { type StoredContext, operation, versionedLeagueChange } from '../../kernel/operation';
import { leagues } from '../leagues';
import {
  type FamilyOperation,
  type Fields,
  type Given,
  inputOf,
} from '../../tournaments/change/operation-family';
import { entrantId, entrantNumber } from '../../../domain/tournaments/event/record';
import { type Logged, type Receipt, logged } from '../../../shared/change-log';
import type { Tournament } from '../../../domain/tournaments/event/tournament';
import type { AcceptedFacts, Claim } from '../../../domain/tournaments/league/facts';
import { playerIn } from '../../../domain/tournaments/league/merged-players';
import type { AppError } from '../../kernel/errors';
import type { Fault } from '../../kernel/faults';
import { hashText } from '../../kernel/store/credentials';
import { guardedCode } from '../../kernel/rate-limits/rate-limit';
import { type Answer, invalidInput, mapAnswer, ok } from '../../kernel/use-case';
import { checkIfMatch } from '../../kernel/store/if-match';
import { type Author, type Target, mutate } from '../../kernel/store/mutation';
import { readTournament } from '../../tournaments/store/read-tournament';
import { type LeagueTournamentAddress, acceptedTarget, tournamentOfLeague } from '../change-league';
import { type LeaguePlace, claimsOf, notInLeague, readPlace } from '../stored-league';
import { membersOf } from '../season/league-entrants';

/** The records that a claim depends on. */
export interface SeenClaims extends LeaguePlace {
  readonly tournament: Tournament;
}

/** A claim to grant: the player for one member of an entrant. */
interface Wish {
  readonly entrant: string;
  readonly member: number;
  readonly player: string;
}

const read = async (
  input: LeagueTournamentAddress,
  players: readonly string[],
  { store }: StoredContext,
): Promise<Answer<SeenClaims>> => {
  const place = await readPlace(input, players, store);
  if (!place.ok) return place;
  return mapAnswer(await readTournament(store, input.tournament), (tournament) => ({
    ...place.value,
    tournament,
  }));
};

/** The player number of an entrant of this tournament. */
export const numberOf = ({ entrants }: Tournament, id: string): number | undefined => {
  const number = entrantNumber(id);
  return number !== undefined && entrants[number - 1] ? number : undefined;
};

const fault = (path: string, code: Fault['code'], message: string): Fault => ({ path, code, message });

/** The fault of a member number that is not among the entrant's. */
const memberFaults = (path: string, member: number, numbers: readonly number[]): readonly Fault[] => {
  if (numbers.includes(member)) return [];
  const code = member > Math.max(...numbers) ? 'TOO_LARGE' : 'INCONSISTENT';
  return [fault(path, code, `must be ${numbers.join(' or ')} for this entrant`)];
};

/** The claim with this player at that number. */
const withPlayer = (claim: Claim, member: number, player: string): Claim =>
  Array.from({ length: Math.max(claim.length, member) }, (_, index) =>
    index === member - 1 ? player : (claim[index] ?? null),
  );

/** The claims once these wishes are granted, or every reason why they cannot be. */
export const granted = (
  wishes: readonly Wish[],
  { head, accepted, tournament, players }: SeenClaims,
  pathOf: (index: number, field: keyof Wish) => string,
): Answer<Partial<AcceptedFacts>> => {
  const { format } = tournament.head.facts;
  const claims = new Map(claimsOf(accepted));
  const { merged } = head.facts;
  const holders = new Set(
    [...claims.values()].flat().flatMap((player) => (player === null ? [] : playerIn(merged, player))),
  );
  const faults: Fault[] = [];
  const changed = new Set<number>();
  wishes.forEach(({ entrant, member, player }, index) => {
    const number = numberOf(tournament, entrant);
    const registered = number === undefined ? undefined : tournament.entrants[number - 1];
    const numbers = registered ? membersOf(registered, format).map((one) => one.member) : [];
    const found = players.get(player);
    const wrong: Fault[] = [];
    if (number === undefined)
      wrong.push(
        fault(pathOf(index, 'entrant'), 'UNKNOWN_REFERENCE', 'is not an entrant of this tournament'),
      );
    else wrong.push(...memberFaults(pathOf(index, 'member'), member, numbers));
    if (!found)
      wrong.push(fault(pathOf(index, 'player'), 'UNKNOWN_REFERENCE', 'is no player of this league'));
    else if (found.facts.erased)
      wrong.push(fault(pathOf(index, 'player'), 'NOT_ALLOWED', 'has had the data erased'));
    else if (playerIn(merged, player) !== player)
      wrong.push(
        fault(
          pathOf(index, 'player'),
          'NOT_ALLOWED',
          `counts for ${playerIn(merged, player)}: name that player`,
        ),
      );
    else if (holders.has(player))
      wrong.push(fault(pathOf(index, 'player'), 'DUPLICATE', 'has a claim in this tournament already'));
    if (wrong.length === 0 && number !== undefined) {
      const claim = claims.get(number) ?? Array.from({ length: Math.max(...numbers) }, () => null);
      if (claim[member - 1])
        wrong.push(
          fault(pathOf(index, 'entrant'), 'DUPLICATE', 'is claimed already: release that claim first'),
        );
      else {
        claims.set(number, withPlayer(claim, member, player));
        holders.add(player);
        changed.add(number);
      }
    }
    faults.push(...wrong);
  });
  if (faults.length > 0) return invalidInput(faults);
  return ok(Object.fromEntries([...changed].map((number) => [entrantId(number), claims.get(number)])));
};

/** A change of the claims of a tournament in its league. */
interface ClaimChange {
  readonly self: Named;
  readonly idempotencyScope: readonly string[];
  readonly input: LeagueTournamentAddress;
  readonly players: readonly string[];
  readonly author: (seen: SeenClaims) => Answer<Author>;
  readonly set: (seen: SeenClaims) => Answer<Partial<AcceptedFacts>>;
  readonly receipt?: Receipt;
}

/** Changes claims, under the condition of If-Match. */
const changeClaims = (
  { self, idempotencyScope, input, players, author, set, receipt }: ClaimChange,
  context: StoredContext,
): Promise<Answer<ChangedClaims>> => {
  const { league, tournament } = input;
  return mutate<AcceptedFacts, SeenClaims, ChangedClaims>(
    {
      operation: self.name,
      idempotencyScope,
      input,
      read: () => read(input, players, context),
      author,
      places: ({ accepted }) => [acceptedTarget(input, accepted.log)],
      decide: (seen) => {
        // Checked here, so that a repeated claim gets its first answer after the tournament was taken out.
        if (!seen.accepted.facts.accepted) return notInLeague(tournament);
        const version = String(seen.accepted.version);
        const now = { league, tournament, claims: allClaims(seen.accepted), version };
        const matches = checkIfMatch(context, [version], { now });
        if (!matches.ok) return matches;
        const facts = set(seen);
        return facts.ok
          ? ok({
              ...acceptedTarget(input, seen.accepted.log),
              set: facts.value,
              ...(receipt && { receipt }),
            })
          : facts;
      },
      answer: (changed) => ({ league, tournament, ...changedBy(changed) }),
    },
    context,
  );
};

/** Declares an operation that changes the claims of a tournament, under the condition of If-Match: for the league's organiser, if no other author is named. */
export const claimOperation = <Own extends Fields>({
  fields,
  change,
  ...facts
}: Omit<FamilyOperation<Given<typeof tournamentOfLeague, Own>, Own, never>, 'when' | 'faults'> & {
  /** The change, with the member whose claim it is about, if only one, and the code that is tried, if any. */
  readonly change: (
    input: Given<typeof tournamentOfLeague, Own>,
    context: StoredContext,
    self: Named,
  ) => Pick<ClaimChange, 'set' | 'receipt'> &
    Partial<Pick<ClaimChange, 'players' | 'author'>> & { readonly claimed?: string; readonly code?: string };
}) =>
  operation({
    ...versionedLeagueChange,
    answers: 'ChangedClaims',
    ...facts,
    input: inputOf(tournamentOfLeague, fields),
    run: (input, context: StoredContext, self) => {
      const { claimed, code, players = [], ...changed } = change(input, context, self);
      const { league, tournament } = input;
      const idempotencyScope = [league, tournament, ...(claimed === undefined ? [] : [claimed])];
      const author = ({ head }: SeenClaims) => leagues.asOwner(self, head, context);
      const attempt = () =>
        changeClaims({ self, idempotencyScope, input, players, author, ...changed }, context);
      if (code === undefined) return attempt();
      const isWrong = (error: AppError): boolean => error.code === 'FORBIDDEN';
      const target = `${league}/${tournament}`;
      return guardedCode({ target, code: hashText(code), isWrong, attempt }, context);
    },
  });

const claimView = (entrant: string, players: Claim): ClaimedEntrant => ({ entrant, players });

const allClaims = (accepted: Pick<Logged<AcceptedFacts>, 'facts'>): readonly ClaimedEntrant[] =>
  [...claimsOf(accepted)].map(([number, claim]) => claimView(entrantId(number), claim));

/** The claims that the last of these changes set, in the order of player numbers. */
const changedBy = ({ log }: Target<AcceptedFacts>): Pick<ChangedClaims, 'claims' | 'version'> => ({
  claims: allClaims({ facts: { accepted: true, reason: null, ...log.at(-1)?.set } }).toSorted(
    (a, b) => (entrantNumber(a.entrant) ?? 0) - (entrantNumber(b.entrant) ?? 0),
  ),
  version: String(logged(log).version),
});
