import type { ChangeLog } from '../../shared/change-log';
import type { AcceptedFacts, PlayerFacts } from '../../domain/tournaments/league/facts';
import { type ItemKind, itemOf, logOf } from '../kernel/store/items';
import type { StoredContext } from '../kernel/store/context';
import type { Item } from '../kernel/store/store';
import { type Answer, ok, refused } from '../kernel/use-case';
import { acceptedKind, playerKind } from './stored-league';

const PLAYERS_AT_ONCE = 100;
/** The most that are written at once. */
const AT_ONCE = 25;
const MOST_ATTEMPTS = 5;
const EMPTYING = 'deleteLeague';

const noPlayer: PlayerFacts = { name: null, tokenHash: null, erased: true, federationPlayer: null };
const takenOut: AcceptedFacts = { accepted: false, reason: null };

/** The item with nothing left of its history but who changed it when; nothing where that has been done. */
const emptied = <Facts>(
  kind: ItemKind<Facts>,
  item: Item,
  { set, atMs }: { readonly set: Facts; readonly atMs: number },
): readonly Item[] => {
  const log = logOf(kind, item);
  if (log.at(-1)?.op === EMPTYING) return [];
  const former: ChangeLog<Facts> = log.map(({ op, by, at, key }) => ({
    op,
    by,
    at,
    key,
    input: '',
    set: {},
  }));
  const last = { op: EMPTYING, by: 'SERVICE', at: atMs, key: '', input: '', set };
  return [itemOf(kind, item.address, [...former, last])];
};

const playersOf = async (league: string, { store }: StoredContext): Promise<Answer<readonly Item[]>> => {
  const all: Item[] = [];
  let after: string | undefined;
  do {
    const page = await store.leaguePlayers(league, PLAYERS_AT_ONCE, after);
    if (!page.ok) return page;
    all.push(...page.value.items);
    after = page.value.next ?? undefined;
  } while (after !== undefined);
  return ok(all);
};

/** The items of a deleted league that still hold what somebody wrote, as they are to be written. */
const stillFull = async (league: string, context: StoredContext): Promise<Answer<readonly Item[]>> => {
  const [items, players] = await Promise.all([context.store.readLeague(league), playersOf(league, context)]);
  if (!items.ok) return items;
  if (!players.ok) return players;
  const atMs = context.clock.nowMs();
  const accepted = items.value.filter(({ address }) => address.item === 'ACCEPTED');
  return ok([
    ...players.value.flatMap((item) => emptied(playerKind, item, { set: noPlayer, atMs })),
    ...accepted.flatMap((item) => emptied(acceptedKind, item, { set: takenOut, atMs })),
  ]);
};

/**
 * Takes the players, their claims and every reason out of the items of a deleted league; their versions go on. Broken off, it is done by
 * the next repetition of the request.
 */
export const emptyLeague = async (league: string, context: StoredContext): Promise<Answer<true>> => {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const open = await stillFull(league, context);
    if (!open.ok) return open;
    if (open.value.length === 0) return ok(true);
    for (let from = 0; from < open.value.length; from += AT_ONCE) {
      const written = await Promise.all(
        open.value.slice(from, from + AT_ONCE).map((item) => context.store.write(item)),
      );
      const failed = written.find((one) => !one.ok);
      if (failed && !failed.ok) return failed;
    }
  }
  return refused({ code: 'UNAVAILABLE', retryAfterSeconds: 1 });
};
