import { entrantNumber, recordAfter } from '../../tournaments/event/record';
import type { Format } from '../../tournaments/event/facts';
import type { Tournament } from '../../tournaments/event/tournament';
import { cursorOf } from '../../tournaments/event/tournament';
import type { MetGame } from '../../tournaments/league/league-game';
import { metGames } from '../../tournaments/league/league-game';
import { standingsAfter } from '../../tournaments/standings/standings';
import type { Item, LeagueAddress } from '../tournaments/store';
import { LARGEST_BODY_BYTES } from '../tournaments/store';
import { isOutdated, KEPT_SCHEMA } from './outdate-kept';

/** An entrant's line of a final table: player number, rank, whether the rank is shared, Tournament Points. */
export type FinalRow = readonly [entrant: number, rank: number, tied: 0 | 1, tournamentPoints: number];

/** The final table of a finished tournament. It may be kept for speed, and can always be made again from the facts. */
export interface FinalTable {
  readonly name: string;
  /** The day of the event, or of its creation: the order of the season. */
  readonly day: string;
  readonly startsOn: string | null;
  readonly format: Format;
  readonly rows: readonly FinalRow[];
  /** The sums of versions that it was made from. */
  readonly stamp: string;
}

/** A final table as it is kept. */
export interface KeptTable extends FinalTable {
  /** Whether the facts were read once more after it had been written, and had not changed. */
  readonly confirmed: boolean;
  readonly checkedAtMs: number;
}

/** The games of a finished tournament, of the same stamp as the final table they belong to. */
export interface KeptGames {
  readonly stamp: string;
  readonly games: readonly MetGame[];
}

export const eventDay = ({ head }: Pick<Tournament, 'head'>): string =>
  head.facts.startsOn ?? new Date(head.log[0]?.at ?? 0).toISOString().slice(0, 10);

export const finalTable = (tournament: Tournament): FinalTable => {
  const { name, startsOn, format } = tournament.head.facts;
  const round = tournament.rounds.length;
  return {
    name,
    startsOn,
    format,
    day: eventDay(tournament),
    rows: standingsAfter({ ...recordAfter(tournament, round), round }).map(
      ({ entrant, rank, tied, tournamentPoints }): FinalRow => [
        entrantNumber(entrant) ?? 0,
        rank,
        tied ? 1 : 0,
        tournamentPoints,
      ],
    ),
    stamp: cursorOf(tournament),
  };
};

export const keptGames = (tournament: Tournament): KeptGames => ({
  stamp: cursorOf(tournament),
  games: metGames(tournament),
});

const bodyOf = <T>({ schema, body }: Item): T | undefined =>
  schema === KEPT_SCHEMA ? (JSON.parse(body) as T) : undefined;

/** The kept table if it can be trusted; undefined where it is outdated, unconfirmed, of another shape, or not there. */
export const trustedTable = (item: Item | undefined): KeptTable | undefined => {
  if (!item || isOutdated(item)) return undefined;
  const table = bodyOf<KeptTable>(item);
  return table?.confirmed === true ? table : undefined;
};

/** The sums of versions that a kept table was made from, confirmed or not; undefined where it is outdated or of another shape. */
export const stampOf = (item: Item): string | undefined =>
  isOutdated(item) ? undefined : bodyOf<KeptTable>(item)?.stamp;

/** The kept games if they belong to the table of this stamp. */
export const gamesOfStamp = (
  item: Item | null | undefined,
  stamp: string,
): readonly MetGame[] | undefined => {
  const kept = item ? bodyOf<KeptGames>(item) : undefined;
  return kept?.stamp === stamp ? kept.games : undefined;
};

/** What is to be written to keep it; undefined where it is too large to be kept. */
export const keptItem = (
  address: LeagueAddress,
  version: number,
  content: KeptTable | KeptGames,
): Item | undefined => {
  const body = JSON.stringify(content);
  return Buffer.byteLength(body) > LARGEST_BODY_BYTES
    ? undefined
    : { address, version, schema: KEPT_SCHEMA, body };
};
