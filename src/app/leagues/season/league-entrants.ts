import type { Format } from '../../../domain/tournaments/event/facts';
import { everyMember, memberNumbersOf } from '../../../domain/tournaments/event/team-members';
import type { Entrant, Tournament } from '../../../domain/tournaments/event/tournament';
import type { Claim } from '../../../domain/tournaments/league/facts';
import { type Answer, ok } from '../../kernel/use-case';
import type { StoredContext } from '../../kernel/store/context';
import { loggedOf } from '../../kernel/store/items';
import { playerKind } from '../stored-league';
import { pageFrom } from '../page';
import { getMany } from '../../kernel/store/get-many';

/** Somebody who can be claimed: a member of a doubles team by number, or the entrant itself, which has number 1. */
export interface ClaimableMember {
  readonly member: number;
  readonly name: string;
}

/** The members of an entrant that can be claimed, in the order of the list. */
export const membersOf = ({ facts }: Pick<Entrant, 'facts'>, format: Format): readonly ClaimableMember[] =>
  format === 'DOUBLES'
    ? memberNumbersOf(facts).map((member, index) => ({ member, name: facts.members[index] ?? '' }))
    : [{ member: 1, name: facts.name }];

/** Members who have left a doubles team and still have a claim. */
export const formerMembers = (
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
  const things = items.value.map((item) => loggedOf(playerKind, item));
  return ok({
    names: new Map(players.map((player, index) => [player, things[index]?.facts.name ?? null])),
    versions: things.map((thing) => thing?.version ?? 0),
  });
};
