import { entrantNumber, recordAfter } from '../../../domain/tournaments/event/record';
import { finalPlaces } from '../../../domain/tournaments/event/stages';
import { type Tournament, cursorOf } from '../../../domain/tournaments/event/tournament';
import { settingsOf } from '../../../domain/tournaments/event/settings';
import { type MetGame, metGames } from '../../../domain/tournaments/league/league-game';
import { standingsAfter } from '../../../domain/tournaments/standings/standings';
import { type Item, type LeagueAddress, LARGEST_BODY_BYTES } from '../../kernel/store/store';
import { entrantCount } from '../../tournaments/views/tournament-view';
import { DERIVED_SCHEMA, isStale } from '../../kernel/store/derived';

/** An entrant's line of a final table: player number, rank (null where it was disqualified), whether the rank is shared, Tournament Points. */
export type FinalRow = readonly [entrant: number, rank: number | null, tied: 0 | 1, tournamentPoints: number];

/** The final table of a finished tournament. It may be stored to save work, and can always be made again from the facts. */
export type FinalTable = ReturnType<typeof finalTable>;

export interface StoredTable extends FinalTable {
  /** Whether the facts were read once more after it had been written, and had not changed. */
  readonly confirmed: boolean;
  readonly checkedAtMs: number;
}

/** The games of a finished tournament, of the same stamp as the final table they belong to. */
export type StoredGames = ReturnType<typeof gamesToStore>;

export const eventDay = ({ head }: Pick<Tournament, 'head'>): string =>
  head.facts.startsOn ?? new Date(head.log[0]?.at ?? 0).toISOString().slice(0, 10);

/** The facts of a tournament that its league lists. */
export const cardOf = (tournament: Tournament) => {
  const { facts } = tournament.head;
  const { startsOn, endsOn, venue, address } = settingsOf(facts);
  return { name: facts.name, startsOn, endsOn, venue, address, entrantCount: entrantCount(tournament) };
};

export type Card = ReturnType<typeof cardOf>;

/** The final places of an event with stages, by player number: there the standings of all rounds decide nothing. */
const placesInStages = (
  tournament: Tournament,
): ReadonlyMap<number, { readonly place: number; readonly tied: boolean }> =>
  new Map(
    finalPlaces(tournament).flatMap(({ place, entrants }) =>
      entrants.map((entrant) => [entrant, { place, tied: entrants.length > 1 }] as const),
    ),
  );

export const finalTable = (tournament: Tournament) => {
  const { format } = tournament.head.facts;
  const round = tournament.rounds.length;
  const places = placesInStages(tournament);
  return {
    ...cardOf(tournament),
    format,
    /** The day of the event, or of its creation: the order of the season. */
    day: eventDay(tournament),
    rows: standingsAfter({ ...recordAfter(tournament, round), round }).map(
      ({ entrant, rank, tied, tournamentPoints }): FinalRow => {
        const number = entrantNumber(entrant) ?? 0;
        const own = rank === null ? undefined : places.get(number);
        return [number, own?.place ?? rank, (own?.tied ?? tied) ? 1 : 0, tournamentPoints];
      },
    ),
    /** The sums of versions that it was made from. */
    stamp: cursorOf(tournament),
  };
};

export const gamesToStore = (tournament: Tournament) => ({
  stamp: cursorOf(tournament),
  games: metGames(tournament),
});

const bodyOf = <T>({ schema, body }: Item): T | undefined =>
  schema === DERIVED_SCHEMA ? (JSON.parse(body) as T) : undefined;

/** The stored table if it can be trusted; undefined where it is stale, unconfirmed, of another shape, or not there. */
export const trustedTable = (item: Item | undefined): StoredTable | undefined => {
  if (!item || isStale(item)) return undefined;
  const table = bodyOf<StoredTable>(item);
  return table?.confirmed === true ? table : undefined;
};

/** The sums of versions that a stored table was made from, confirmed or not; undefined where it is stale or of another shape. */
export const stampOf = (item: Item): string | undefined =>
  isStale(item) ? undefined : bodyOf<StoredTable>(item)?.stamp;

/** The stored games if they belong to the table of this stamp. */
export const gamesOfStamp = (
  item: Item | null | undefined,
  stamp: string,
): readonly MetGame[] | undefined => {
  const stored = item ? bodyOf<StoredGames>(item) : undefined;
  return stored?.stamp === stamp ? stored.games : undefined;
};

/** The item to be written; undefined where it is too large to be stored. */
export const derivedItem = (
  address: LeagueAddress,
  version: number,
  content: StoredTable | StoredGames,
): Item | undefined => {
  const body = JSON.stringify(content);
  return Buffer.byteLength(body) > LARGEST_BODY_BYTES
    ? undefined
    : { address, version, schema: DERIVED_SCHEMA, body };
};
