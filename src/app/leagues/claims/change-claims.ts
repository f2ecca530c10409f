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
import type {
  AcceptedFacts,
  Claim,
  LeagueFacts,
  PlayerFacts,
} from '../../../domain/tournaments/league/facts';
import { playerIn } from '../../../domain/tournaments/league/merged-players';
import type { Fault } from '../../kernel/faults';
import { type Answer, ok, refused, invalidInput } from '../../kernel/use-case';
import { checkIfMatch } from '../../kernel/store/if-match';
import { loggedOf } from '../../kernel/store/items';
import { type Author, type Target, mutate } from '../../kernel/store/mutation';
import { readTournament } from '../../tournaments/store/read-tournament';
import { type LeagueTournamentAddress, acceptedTarget, tournamentOfLeague } from '../change-league';
import { acceptedKind, claimsOf, headOrRefusal, leagueKind, playerKind } from '../stored-league';
import { membersOf } from '../season/league-entrants';
import { getMany } from '../../kernel/store/get-many';

/** The records that a claim depends on. */
export interface SeenClaims {
  readonly head: Logged<LeagueFacts>;
  readonly accepted: Logged<AcceptedFacts>;
  readonly tournament: Tournament;
  readonly players: ReadonlyMap<string, Logged<PlayerFacts>>;
}

/** A claim to grant: the player for one member of an entrant. */
interface Wish {
  readonly entrant: string;
  readonly member: number;
  readonly player: string;
}

const notInLeague = (tournament: string): Answer<never> =>
  refused({ code: 'NOT_FOUND', kind: 'tournament of this league', id: tournament });

const read = async (
  { league, tournament }: LeagueTournamentAddress,
  players: readonly string[],
  { store }: StoredContext,
): Promise<Answer<SeenClaims>> => {
  const wanted = [...new Set(players)];
  const items = await getMany(store, [
    { item: 'LEAGUE', league },
    { item: 'ACCEPTED', league, tournament },
    ...wanted.map((player) => ({ item: 'PLAYER', league, player }) as const),
  ]);
  if (!items.ok) return items;
  const [headItem, acceptedItem, ...playerItems] = items.value;
  const head = headOrRefusal(league, loggedOf(leagueKind, headItem));
  if (!head.ok) return head;
  const accepted = loggedOf(acceptedKind, acceptedItem);
  if (!accepted) return notInLeague(tournament);
  const event = await readTournament(store, tournament);
  if (!event.ok) return event;
  const known = wanted.flatMap((player, index): readonly (readonly [string, Logged<PlayerFacts>])[] => {
    const record = loggedOf(playerKind, playerItems[index]);
    return record ? [[player, record]] : [];
  });
  return ok({ head: head.value, accepted, tournament: event.value, players: new Map(known) });
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
export interface ClaimChange {
  readonly self: Named;
  readonly idempotencyScope: readonly string[];
  readonly input: LeagueTournamentAddress;
  readonly players: readonly string[];
  readonly author: (seen: SeenClaims) => Answer<Author>;
  readonly set: (seen: SeenClaims) => Answer<Partial<AcceptedFacts>>;
  readonly receipt?: Receipt;
}

/** Changes claims, under the condition of If-Match. */
export const changeClaims = (
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

/** Declares an operation of the league's organiser that changes the claims of a tournament, under the condition of If-Match. */
export const claimOperation = <Own extends Fields>({
  fields,
  change,
  ...facts
}: Omit<FamilyOperation<Given<typeof tournamentOfLeague, Own>, Own, never>, 'when' | 'faults'> & {
  /** The change, and the member whose claim it is about, if only one. */
  readonly change: (
    input: Given<typeof tournamentOfLeague, Own>,
  ) => Pick<ClaimChange, 'set' | 'receipt'> &
    Partial<Pick<ClaimChange, 'players'>> & { readonly claimed?: string };
}) =>
  operation({
    ...versionedLeagueChange,
    answers: 'ChangedClaims',
    ...facts,
    input: inputOf(tournamentOfLeague, fields),
    run: (input, context: StoredContext, self) => {
      const { claimed, players = [], ...changed } = change(input);
      const idempotencyScope = [input.league, input.tournament, ...(claimed === undefined ? [] : [claimed])];
      const author = ({ head }: SeenClaims) => leagues.asOwner(self, head, context);
      return changeClaims({ self, idempotencyScope, input, players, author, ...changed }, context);
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
