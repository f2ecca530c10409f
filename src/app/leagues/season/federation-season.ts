import type { StoredContext } from '../../kernel/store/context';
import { shortHash } from '../../kernel/store/credentials';
import { loggedOf } from '../../kernel/store/items';
import type { Store } from '../../kernel/store/store';
import { type Answer, ok } from '../../kernel/use-case';
import { editionOf } from '../edition';
import { type Accepted, type League, playerKind, readLeague } from '../stored-league';
import { type Pending, type Season, type Settled, byDay, ownSeasonOf } from './season';

/**
 * A federation is a league that has accepted other leagues. Its season is its own tournaments and all of theirs, each counted once, with
 * their players as the federation's. So table, ratings, head-to-head and pages of a federation are those of any league.
 */

/** The number in the federation of each player of a league. */
type Numbers = ReadonlyMap<string, string>;

const PLAYERS_AT_ONCE = 100;

/** The players of a league by their numbers in a federation; those that nobody has named there are left out. */
const numbersIn = async (
  { league, federation }: { readonly league: string; readonly federation: string },
  store: Store,
): Promise<Answer<Numbers>> => {
  const numbers = new Map<string, string>();
  let after: string | undefined;
  do {
    const page = await store.leaguePlayers(league, PLAYERS_AT_ONCE, after);
    if (!page.ok) return page;
    for (const item of page.value.items) {
      const known = loggedOf(playerKind, item)?.facts.federationPlayer;
      if (known?.federation === federation && item.address.item === 'PLAYER')
        numbers.set(item.address.player, known.player);
    }
    after = page.value.next ?? undefined;
  } while (after !== undefined);
  return ok(numbers);
};

const CLAIM = /^e\d+$/;

/** A tournament's claims in the federation's numbers. Who played twice under one number counts for the first entry. */
const renumbered = (accepted: Accepted, numbers: Numbers): Accepted => {
  const seated = new Set<string>();
  const numberOf = (player: string | null): string | null => {
    const number = player === null ? undefined : numbers.get(player);
    if (number === undefined || seated.has(number)) return null;
    seated.add(number);
    return number;
  };
  const claims = Object.entries(accepted.facts)
    .filter(([field]) => CLAIM.test(field))
    .map(([field, value]) => [field, (value as readonly (string | null)[]).map(numberOf)] as const);
  return { ...accepted, facts: { ...accepted.facts, ...Object.fromEntries(claims) } };
};

/** The season of one league of a federation in the federation's numbers; undefined where it is none of it any more. */
const memberSeason = async (
  { league, federation }: { readonly league: string; readonly federation: string },
  context: StoredContext,
): Promise<Answer<Season | undefined>> => {
  const found = await readLeague(context.store, league);
  if (!found.ok) return found.error.code === 'NOT_FOUND' ? ok(undefined) : found;
  if (found.value.head.facts.federation !== federation) return ok(undefined);
  const [season, numbers] = await Promise.all([
    ownSeasonOf(found.value, context),
    numbersIn({ league, federation }, context.store),
  ]);
  if (!season.ok) return season;
  if (!numbers.ok) return numbers;
  const inNumbers = <T extends Settled | Pending>(one: T): T => ({
    ...one,
    accepted: renumbered(one.accepted, numbers.value),
  });
  return ok({
    settled: season.value.settled.map(inNumbers),
    pending: season.value.pending.map(inNumbers),
    version: shortHash(JSON.stringify([season.value.version, [...numbers.value]])),
  });
};

/** Each tournament once: as the first that names it has it. */
const onceEach = <T extends Settled | Pending>(all: readonly T[]): readonly T[] => {
  const known = new Set<string>();
  return all.filter(({ accepted: { tournament } }) => !known.has(tournament) && known.add(tournament));
};

/**
 * One table counts one edition, that of its first tournament: two leagues of a federation that accept at the same moment cannot see
 * what the other does.
 */
const ofOneEdition = ({ settled, pending, version }: Season): Season => {
  const [first] = [...settled, ...pending].toSorted(byDay);
  const counts = ({ accepted }: Settled | Pending): boolean =>
    first === undefined || editionOf(accepted) === editionOf(first.accepted);
  return { settled: settled.filter(counts), pending: pending.filter(counts), version };
};

/** The tournaments that count for a league and those to come; of a federation, with those of its leagues. */
export const seasonOf = async (league: League, context: StoredContext): Promise<Answer<Season>> => {
  const own = await ownSeasonOf(league, context);
  const { leagues = [] } = league.head.facts;
  if (!own.ok) return own;
  if (leagues.length === 0) return ok(ofOneEdition(own.value));
  const seasons: Season[] = [own.value];
  const found = await Promise.all(
    leagues.map((member) => memberSeason({ league: member, federation: league.id }, context)),
  );
  for (const season of found) {
    if (!season.ok) return season;
    if (season.value) seasons.push(season.value);
  }
  const every = {
    settled: onceEach(seasons.flatMap(({ settled }) => settled)).toSorted(byDay),
    pending: onceEach(seasons.flatMap(({ pending }) => pending)).toSorted(byDay),
    version: shortHash(JSON.stringify(seasons.map(({ version }) => version))),
  };
  return ok(ofOneEdition(every));
};
