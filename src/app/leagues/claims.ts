import * as z from 'zod/mini';
import { entrantId, entrantNumber } from '../../tournaments/event/record';
import type { Logged } from '../../tournaments/event/change-log';
import { logged } from '../../tournaments/event/change-log';
import type { Format } from '../../tournaments/event/facts';
import type { Tournament } from '../../tournaments/event/tournament';
import type { AcceptedFacts, Claim, LeagueFacts, PlayerFacts } from '../../tournaments/league/facts';
import { ok, refused } from '../../shared/result';
import type { Fault } from '../faults';
import type { Answer } from '../use-case';
import { invalidInput, useCase } from '../use-case';
import type { StoredContext } from '../tournaments/context';
import { entrantIdText, reasonText, tournamentId } from '../tournaments/fields';
import { checkIfMatch } from '../tournaments/if-match';
import { readTournament, thingOf } from '../tournaments/items';
import type { Target } from '../tournaments/mutation';
import { mutate } from '../tournaments/mutation';
import { asOrganiser, asPlayer } from './access';
import { isClaimCode } from './credentials';
import { leagueId, member, playerId } from './fields';
import { claimsOf, noLeague } from './league';
import { noPlayer } from './players';
import { getMany } from './season';

/** The players of an entrant, in the order of a team's members. */
export interface ClaimedEntrant {
  readonly entrant: string;
  readonly players: readonly (string | null)[];
}

/** The claims that a request changed. */
export interface ChangedClaims {
  readonly league: string;
  readonly tournament: string;
  readonly claims: readonly ClaimedEntrant[];
  readonly version: string;
}

/** What a claim needs to see. */
export interface SeenClaims {
  readonly head: Logged<LeagueFacts>;
  readonly accepted: Logged<AcceptedFacts>;
  readonly tournament: Tournament;
  readonly players: ReadonlyMap<string, Logged<PlayerFacts>>;
}

/** One seat and who shall have it. */
interface Wish {
  readonly entrant: string;
  readonly member: number;
  readonly player: string;
}

interface Where {
  readonly league: string;
  readonly tournament: string;
}

const notInLeague = (tournament: string): Answer<never> =>
  refused({ code: 'NOT_FOUND', kind: 'tournament of this league', id: tournament });

const read = async (
  { league, tournament }: Where,
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
  const head = thingOf<LeagueFacts>(headItem);
  if (!head) return noLeague(league);
  const accepted = thingOf<AcceptedFacts>(acceptedItem);
  if (!accepted) return notInLeague(tournament);
  const event = await readTournament(store, tournament);
  if (!event.ok) return event;
  const known = wanted.flatMap((player, index): readonly (readonly [string, Logged<PlayerFacts>])[] => {
    const thing = thingOf<PlayerFacts>(playerItems[index]);
    return thing ? [[player, thing]] : [];
  });
  return ok({ head, accepted, tournament: event.value, players: new Map(known) });
};

const teamSize = (format: Format): number => (format === 'DOUBLES' ? 2 : 1);

const numberOf = ({ entrants }: Tournament, id: string): number | undefined => {
  const number = entrantNumber(id);
  return number !== undefined && entrants[number - 1] ? number : undefined;
};

const fault = (path: string, code: Fault['code'], message: string): Fault => ({ path, code, message });

/** The claims once these wishes are granted, or every reason why they cannot be. */
const granted = (
  wishes: readonly Wish[],
  { accepted, tournament, players }: SeenClaims,
  pathOf: (index: number, field: keyof Wish) => string,
): Answer<Partial<AcceptedFacts>> => {
  const size = teamSize(tournament.head.facts.format);
  const claims = new Map<number, (string | null)[]>(
    [...claimsOf(accepted)].map(([number, claim]) => [number, [...claim]]),
  );
  const holders = new Set([...claims.values()].flat());
  const faults: Fault[] = [];
  const changed = new Set<number>();
  wishes.forEach(({ entrant, member: seat, player }, index) => {
    const number = numberOf(tournament, entrant);
    const found = players.get(player);
    const wrong: Fault[] = [];
    if (number === undefined)
      wrong.push(fault(pathOf(index, 'entrant'), 'UNKNOWN_REFERENCE', 'is no entrant of this tournament'));
    if (seat > size)
      wrong.push(fault(pathOf(index, 'member'), 'TOO_LARGE', `must be at most ${size} in this tournament`));
    if (!found)
      wrong.push(fault(pathOf(index, 'player'), 'UNKNOWN_REFERENCE', 'is no player of this league'));
    else if (found.facts.erased)
      wrong.push(fault(pathOf(index, 'player'), 'NOT_ALLOWED', 'has had the data erased'));
    else if (holders.has(player))
      wrong.push(fault(pathOf(index, 'player'), 'DUPLICATE', 'has a claim in this tournament already'));
    if (wrong.length === 0 && number !== undefined) {
      const claim = claims.get(number) ?? Array.from({ length: size }, () => null);
      if (claim[seat - 1])
        wrong.push(
          fault(pathOf(index, 'entrant'), 'DUPLICATE', 'is claimed already: release that claim first'),
        );
      else {
        claim[seat - 1] = player;
        claims.set(number, claim);
        holders.add(player);
        changed.add(number);
      }
    }
    faults.push(...wrong);
  });
  if (faults.length > 0) return invalidInput(faults);
  return ok(Object.fromEntries([...changed].map((number) => [entrantId(number), claims.get(number)])));
};

interface ClaimChange {
  readonly operation: string;
  readonly target: string;
  readonly input: Where;
  readonly players: readonly string[];
  readonly author: (seen: SeenClaims) => Answer<string>;
  readonly set: (seen: SeenClaims) => Answer<Partial<AcceptedFacts>>;
  readonly told?: Readonly<Record<string, string | number | boolean>>;
}

const changeOf = (
  { operation, target, input, players, author, set, told }: ClaimChange,
  context: StoredContext,
): Promise<Answer<ChangedClaims>> => {
  const { league, tournament } = input;
  const address = { item: 'ACCEPTED', league, tournament } as const;
  return mutate<AcceptedFacts, SeenClaims, ChangedClaims>(
    {
      operation,
      target,
      input,
      read: () => read(input, players, context),
      head: null,
      author,
      places: ({ accepted }) => [{ address, log: accepted.log }],
      decide: (seen) => {
        // Only now: a claim that was made before the tournament was taken out is answered as it was.
        if (!seen.accepted.facts.accepted) return notInLeague(tournament);
        const version = String(seen.accepted.version);
        const now = { league, tournament, claims: allClaims(seen.accepted), version };
        const matches = checkIfMatch(context, [version], { now });
        if (!matches.ok) return matches;
        const facts = set(seen);
        return facts.ok
          ? ok({ address, log: seen.accepted.log, set: facts.value, ...(told && { told }) })
          : facts;
      },
      answer: (changed) => ({ league, tournament, ...changedBy(changed) }),
    },
    context,
  );
};

const claimView = (entrant: string, players: Claim): ClaimedEntrant => ({ entrant, players });

const allClaims = (accepted: Pick<Logged<AcceptedFacts>, 'facts'>): readonly ClaimedEntrant[] =>
  [...claimsOf(accepted)].map(([number, claim]) => claimView(entrantId(number), claim));

/** What the last of these changes set, in the order of player numbers. */
const changedBy = ({ log }: Target<AcceptedFacts>): Pick<ChangedClaims, 'claims' | 'version'> => ({
  claims: allClaims({ facts: { accepted: true, reason: null, ...log.at(-1)?.set } }).toSorted(
    (a, b) => (entrantNumber(a.entrant) ?? 0) - (entrantNumber(b.entrant) ?? 0),
  ),
  version: String(logged(log).version),
});

const where = { league: leagueId, tournament: tournamentId };
const MOST_CLAIMS = 500;

/** Confirms, as the league's organiser, which players the entrants of a tournament are. */
export const claimEntrants = useCase({
  input: z.strictObject({
    ...where,
    claims: z
      .array(z.strictObject({ entrant: entrantIdText, member, player: playerId }))
      .check(
        z.minLength(1),
        z.maxLength(MOST_CLAIMS),
        z.describe('Who is who, at most 500 at once; both members of a doubles team are claimed apart.'),
      ),
  }),
  run: (input, context: StoredContext) =>
    changeOf(
      {
        operation: 'claimEntrants',
        target: `${input.league}/${input.tournament}`,
        input,
        players: input.claims.map(({ player }) => player),
        author: ({ head }) => asOrganiser(head.facts, 'claimEntrants', context.caller.token),
        set: (seen) => granted(input.claims, seen, (index, field) => `claims[${index}].${field}`),
      },
      context,
    ),
});

const wasSpent = ({ log }: Logged<AcceptedFacts>, seat: string): boolean =>
  log.some(({ told }) => told?.['code'] === seat);

/**
 * Claims an entrant with the code that the tournament's organiser has given it, as the player whose token is sent. A code
 * works once: should that claim be released, only the league's organiser can confirm the next.
 */
export const claimWithCode = useCase({
  input: z.strictObject({
    ...where,
    entrant: entrantIdText,
    member,
    player: playerId,
    code: z
      .string()
      .check(z.minLength(1), z.maxLength(100), z.describe('The claim code, in any spelling of its letters.')),
  }),
  run: (input, context: StoredContext) => {
    const { league, tournament, entrant, player } = input;
    const seat = `${entrant}/${input.member}`;
    const operation = 'claimWithCode';
    return changeOf(
      {
        operation,
        target: `${league}/${tournament}/${seat}`,
        input,
        players: [player],
        author: ({ players }) => {
          const own = players.get(player);
          return own ? asPlayer(own.facts, operation, context.caller.token) : noPlayer(player);
        },
        set: (seen) => {
          if (
            !isClaimCode(context.keyring, { league, tournament, entrant, member: input.member }, input.code)
          )
            return refused({ code: 'FORBIDDEN', operation, allowedRoles: ['holder of the code'] });
          if (wasSpent(seen.accepted, seat))
            return refused({ code: 'CONFLICT', detail: 'This code has been used already.' });
          return granted([input], seen, (_, field) => field);
        },
        told: { code: seat },
      },
      context,
    );
  },
});

/** Takes a wrong claim back, with a reason; the league's organiser does. */
export const releaseClaim = useCase({
  input: z.strictObject({
    ...where,
    entrant: entrantIdText,
    member,
    reason: reasonText('Why the claim was wrong.'),
  }),
  run: (input, context: StoredContext) => {
    const seat = `${input.entrant}/${input.member}`;
    return changeOf(
      {
        operation: 'releaseClaim',
        target: `${input.league}/${input.tournament}/${seat}`,
        input,
        players: [],
        author: ({ head }) => asOrganiser(head.facts, 'releaseClaim', context.caller.token),
        set: ({ accepted, tournament }) => {
          const number = numberOf(tournament, input.entrant) ?? 0;
          const claim = claimsOf(accepted).get(number);
          if (!claim?.[input.member - 1]) return refused({ code: 'NOT_FOUND', kind: 'claim', id: seat });
          const left = claim.map((player, index) => (index === input.member - 1 ? null : player));
          return ok({ [entrantId(number)]: left });
        },
        told: { reason: input.reason },
      },
      context,
    );
  },
});
