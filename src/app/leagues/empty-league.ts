import type { AcceptedFacts, PlayerFacts } from '../../domain/tournaments/league/facts';
import type { StoredContext } from '../kernel/store/context';
import { emptied, writeUntilEmpty } from '../kernel/store/empty-items';
import type { Item } from '../kernel/store/store';
import { type Answer, ok } from '../kernel/use-case';
import { acceptedKind, everyPlayer, playerKind } from './stored-league';

const noPlayer: PlayerFacts = { name: null, tokenHash: null, erased: true, federationPlayer: null };
const takenOut: AcceptedFacts = { accepted: false, reason: null };

/** The items of a deleted league that still hold what somebody wrote, as they are to be written. */
const stillFull = async (
  league: string,
  { store, clock }: StoredContext,
): Promise<Answer<readonly Item[]>> => {
  const [items, players] = await Promise.all([store.readLeague(league), everyPlayer(store, league)]);
  if (!items.ok) return items;
  if (!players.ok) return players;
  const emptying = { op: 'deleteLeague', atMs: clock.nowMs() };
  const accepted = items.value.filter(({ address }) => address.item === 'ACCEPTED');
  return ok([
    ...players.value.flatMap((item) => emptied(playerKind, item, { ...emptying, set: noPlayer }) ?? []),
    ...accepted.flatMap((item) => emptied(acceptedKind, item, { ...emptying, set: takenOut }) ?? []),
  ]);
};

/**
 * Takes the players, their claims and every reason out of the items of a deleted league; their versions go on. Broken off, it is done by
 * the next repetition of the request.
 */
export const emptyLeague = (league: string, context: StoredContext): Promise<Answer<true>> =>
  writeUntilEmpty(() => stillFull(league, context), context.store);
