import { playerIn } from '../../../domain/tournaments/league/merged-players';
import type { StoredContext } from '../../kernel/store/context';
import { shortHash } from '../../kernel/store/credentials';
import { loggedOf } from '../../kernel/store/items';
import type { Store } from '../../kernel/store/store';
import { type Answer, isMissing, ok } from '../../kernel/use-case';
import { editionOf } from '../edition';
import { type League, everyPlayer, playerKind, readLeague, withClaimsOf } from '../stored-league';
import { type Pending, type Season, type Settled, byDay, ownSeasonOf } from './season';

/**
 * A federation is a league that has accepted other leagues. Its season is its own tournaments and all of theirs, each counted once, with
 * their players as the federation's. So table, ratings, head-to-head and pages of a federation are those of any league.
 */

/** The number in the federation of each player of a league. */
type Numbers = ReadonlyMap<string, string>;

/**
 * The players of a league by their numbers in a federation; those that nobody has named there are left out. A player without one takes
 * that of a player merged into it.
 */
const numbersIn = async (
  { id: league, head }: League,
  federation: League,
  store: Store,
): Promise<Answer<Numbers>> => {
  const players = await everyPlayer(store, league);
  if (!players.ok) return players;
  const numbers = new Map<string, string>();
  for (const item of players.value) {
    const known = loggedOf(playerKind, item)?.facts.federationPlayer;
    if (known?.federation === federation.id && item.address.item === 'PLAYER')
      numbers.set(item.address.player, playerIn(federation.head.facts.merged, known.player));
  }
  const { merged = [] } = head.facts;
  for (const { player } of merged) {
    const number = numbers.get(player);
    const last = playerIn(merged, player);
    if (number !== undefined && !numbers.has(last)) numbers.set(last, number);
  }
  return ok(numbers);
};

/** The season of one league of a federation in the federation's numbers; undefined where it is none of it any more. */
const memberSeason = async (
  league: string,
  federation: League,
  context: StoredContext,
): Promise<Answer<Season | undefined>> => {
  const found = await readLeague(context.store, league);
  if (!found.ok) return isMissing(found) ? ok(undefined) : found;
  if (found.value.head.facts.federation !== federation.id) return ok(undefined);
  const [season, numbers] = await Promise.all([
    ownSeasonOf(found.value, context),
    numbersIn(found.value, federation, context.store),
  ]);
  if (!season.ok) return season;
  if (!numbers.ok) return numbers;
  const inNumbers = <T extends Settled | Pending>(one: T): T => ({
    ...one,
    accepted: withClaimsOf(one.accepted, (player) => numbers.value.get(player)),
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
  const found = await Promise.all(leagues.map((member) => memberSeason(member, league, context)));
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
