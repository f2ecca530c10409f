import { leagues } from '../leagues';
import { everyPlayer, readHead, leagueKind, playerKind } from '../stored-league';
import type { Named } from '../../kernel/owned/owned-records';
import type { LeaguePlayer } from '../../kernel/generated/answers';
import * as z from 'zod/mini';
import type { FederationPlayer } from '../../../domain/tournaments/league/facts';
import { idText, optional } from '../../kernel/input';
import { type StoredContext, operation, versionedLeagueChange } from '../../kernel/operation';
import { loggedOf } from '../../kernel/store/items';
import { type Answer, mapAnswer, ok, conflict, invalidField } from '../../kernel/use-case';
import { addPlayer } from './add-player';
import { changePlayer, onePlayer, storedPlayer, wasPlayerChanged } from './players';

interface LinkRequest {
  readonly self: Named;
  readonly league: string;
  readonly player: string;
  readonly number?: string | undefined;
}

const notFederated = (): Answer<never> =>
  conflict(
    'NOT_FEDERATED',
    'The league is part of no federation: ask for it (`joinFederation`) and be accepted first.',
  );

/** The federation that has accepted this league, for the league's organiser. */
const federationOf = async ({ self, league }: LinkRequest, context: StoredContext) => {
  const { store } = context;
  const own = await readHead(league, context);
  if (!own.ok) return own;
  const head = own.value;
  const author = leagues.asOwner(self, head, context);
  if (!author.ok) return author;
  const { federation = null } = head.facts;
  if (federation === null) return notFederated();
  const above = await store.get([{ item: 'LEAGUE', league: federation }]);
  if (!above.ok) return above;
  const accepted = loggedOf(leagueKind, above.value[0])?.facts.leagues ?? [];
  return accepted.includes(league) ? ok(federation) : notFederated();
};

/** The other player of the league with this number, if any. */
const holderOf = async (
  { league, player }: LinkRequest,
  number: FederationPlayer,
  { store }: StoredContext,
): Promise<Answer<string | undefined>> =>
  mapAnswer(await everyPlayer(store, league), (players) => {
    const ids = players.flatMap((item) => {
      const link = loggedOf(playerKind, item)?.facts.federationPlayer;
      const isHeld = link?.federation === number.federation && link.player === number.player;
      return isHeld && item.address.item === 'PLAYER' ? [item.address.player] : [];
    });
    return ids.find((id) => id !== player);
  });

/** The number that was named, if a player of the federation has it; a new one if none was named. */
const numberFor = async (input: LinkRequest, federation: string, context: StoredContext) => {
  const { self, league, player, number } = input;
  if (number === undefined) {
    const own = await storedPlayer(league, player, context);
    if (!own.ok) return own;
    const { federationPlayer: known } = own.value;
    if (known?.federation === federation) return ok(known);
    if (own.value.name === null) return conflict('PLAYER_ERASED', 'The player’s data has been erased.');
    const added = await addPlayer(
      {
        self,
        league: federation,
        name: own.value.name,
        input: { league, player, number },
        grantedBy: league,
      },
      context,
    );
    return added.ok ? ok({ federation, player: added.value.id }) : added;
  }
  const named = await storedPlayer(federation, number, context);
  if (!named.ok && named.error.code !== 'NOT_FOUND') return named;
  if (!named.ok || named.value.erased)
    return invalidField('number', 'UNKNOWN_REFERENCE', 'is not the number of a player of the federation');
  const link = { federation, player: number };
  const holder = await holderOf(input, link, context);
  if (!holder.ok) return holder;
  return holder.value === undefined
    ? ok(link)
    : conflict('PLAYER_LINKED', `The league’s player ${holder.value} has this number already.`);
};

const linkFor = async (input: LinkRequest, context: StoredContext): Promise<Answer<FederationPlayer>> => {
  const federation = await federationOf(input, context);
  return federation.ok ? numberFor(input, federation.value, context) : federation;
};

/**
 * Says who a player of a league is in its federation: somebody with a number there already, or somebody new, who is given one. The number
 * stays over seasons and leagues. Nobody is found by name. Another number given later corrects a mistake.
 */
export const linkLeaguePlayer = operation({
  name: 'linkLeaguePlayer',
  route: 'PUT /v1/leagues/{league}/players/{player}/number',
  ...versionedLeagueChange,
  answers: 'LeaguePlayer',

  input: z.strictObject({
    ...onePlayer,
    number: optional(idText('The player’s number in the federation; a new one is given if omitted.')),
  }),
  run: async (input, context: StoredContext, self): Promise<Answer<LeaguePlayer>> => {
    const applied = await wasPlayerChanged({ self, input, player: input.player }, context);
    if (!applied.ok) return applied;
    // The league may have left the federation since: a repeated request must not look for it again.
    const link = applied.value ? undefined : await linkFor({ self, ...input }, context);
    if (link && !link.ok) return link;
    return changePlayer(
      {
        self,
        input,
        decide: ({ facts }) => {
          if (!link) throw new Error('a change that was applied is not decided again');
          const isKnown = JSON.stringify(facts.federationPlayer) === JSON.stringify(link.value);
          return ok({ set: isKnown ? {} : { federationPlayer: link.value } });
        },
      },
      context,
    );
  },
});
