import type { Format } from '../../../domain/tournaments/event/facts';
import { entrantId } from '../../../domain/tournaments/event/record';
import { everyMember, memberNumbersOf } from '../../../domain/tournaments/changes/team-members';
import type { Entrant, Tournament } from '../../../domain/tournaments/event/tournament';
import type { Claim } from '../../../domain/tournaments/league/facts';
import type { LeagueTournament } from '../../kernel/generated/answers';
import { type Answer, mapAnswer, ok } from '../../kernel/use-case';
import type { StoredContext } from '../../kernel/store/context';
import { loggedOf } from '../../kernel/store/items';
import { playerKind } from '../stored-league';
import { pageFrom } from '../page';
import { getMany } from '../../kernel/store/get-many';

/** Somebody who can be claimed: a member of a doubles team by number, or the entrant itself, which has number 1. */
interface ClaimableMember {
  readonly member: number;
  readonly name: string;
}

/** The members of an entrant that can be claimed, in the order of the list. */
export const membersOf = ({ facts }: Pick<Entrant, 'facts'>, format: Format): readonly ClaimableMember[] =>
  format === 'DOUBLES'
    ? memberNumbersOf(facts).map((member, index) => ({ member, name: facts.members[index] ?? '' }))
    : [{ member: 1, name: facts.name }];

/** Members who have left a doubles team and still have a claim. */
const formerMembers = (
  entrant: Pick<Entrant, 'facts' | 'log'>,
  format: Format,
  claim: Claim,
): readonly ClaimableMember[] => {
  if (format !== 'DOUBLES') return [];
  const now = memberNumbersOf(entrant.facts);
  return [...everyMember(entrant.log)].flatMap(([member, name]) =>
    now.includes(member) || !claim[member - 1] ? [] : [{ member, name }],
  );
};

/** Entrants by player number: numbers are never given twice, so that a page repeats and skips nobody. */
export const entrantsPage = (
  { entrants }: Tournament,
  input: { readonly limit: number; readonly cursor?: string | undefined },
) => pageFrom(entrants, input, ({ number }) => String(number));

/** The names of players, and what changes with any of them. */
export const playerNames = async (
  league: string,
  players: readonly string[],
  { store }: StoredContext,
): Promise<
  Answer<{ readonly names: ReadonlyMap<string, string | null>; readonly versions: readonly number[] }>
> => {
  const items = await getMany(
    store,
    players.map((player) => ({ item: 'PLAYER', league, player })),
  );
  if (!items.ok) return items;
  const records = items.value.map((item) => loggedOf(playerKind, item));
  return ok({
    names: new Map(players.map((player, index) => [player, records[index]?.facts.name ?? null])),
    versions: records.map((record) => record?.version ?? 0),
  });
};

/** The members of an entrant that can be claimed, each with the player that claims it. */
const seatsOf = (entrant: Entrant, format: Format, claim: Claim = []) =>
  [...membersOf(entrant, format), ...formerMembers(entrant, format, claim)].map((one) => ({
    ...one,
    player: claim[one.member - 1] ?? null,
  }));

const membersView = ({ facts }: Entrant, format: Format, members: readonly ClaimableMember[]) =>
  format === 'DOUBLES'
    ? { members: members.map(({ name }) => name), memberNumbers: members.map(({ member }) => member) }
    : { members: facts.members, memberNumbers: memberNumbersOf(facts) };

/** Entrants of a tournament of the league, with the players that claim them. */
export const claimedEntrants = async (
  entrants: readonly Entrant[],
  {
    league,
    format,
    claims,
  }: { readonly league: string; readonly format: Format; readonly claims: ReadonlyMap<number, Claim> },
  context: StoredContext,
): Promise<Answer<LeagueTournament['items']>> => {
  const seated = entrants.map((entrant) => ({
    entrant,
    seats: seatsOf(entrant, format, claims.get(entrant.number)),
  }));
  const players = seated.flatMap(({ seats }) => seats.flatMap(({ player }) => player ?? []));
  return mapAnswer(await playerNames(league, players, context), ({ names }) =>
    seated.map(({ entrant, seats }) => ({
      entrant: entrantId(entrant.number),
      name: entrant.facts.name,
      ...membersView(entrant, format, seats),
      players: seats.map(({ player }) =>
        player === null ? null : { id: player, name: names.get(player) ?? null },
      ),
    })),
  );
};
