import { type Change, type ChangeLog, factsAt, logged } from '../../../shared/change-log';
import type { GameState } from '../../../domain/games/changes';
import type { GameRow, GameSetup, GameSide } from '../../../domain/games/sheet';
import type { PlayerNumber, RoundNumber, TableNumber } from '../../../domain/tournaments/event/numbers';
import type { TournamentFacts } from '../../../domain/tournaments/event/facts';
import type { MemberNumber } from '../../../domain/tournaments/entrant';
import { LARGEST_TEAM } from '../../../domain/tournaments/limits';
import type { Pair } from '../../../shared/pair';
import { itemKind } from '../../kernel/store/items';
import type { AddressOf } from '../../kernel/store/store';

/** The storage of game sheets: one item each, in a partition of its own, so that two players who tap slow no event. */

/** The table of an event that a game is played at. */
export interface GameTable {
  readonly tournament: string;
  readonly round: RoundNumber;
  readonly table: TableNumber;
  /** In a team event the game of the match, from 1 in the order in which the games were paired; absent elsewhere. */
  readonly board?: number;
  /** In a team event the two players of that game, each by number in the team; absent elsewhere. */
  readonly members?: Pair<MemberNumber>;
  /** In the order of the table; 0 for the Spare Player. */
  readonly entrants: readonly [PlayerNumber, PlayerNumber];
  /** The day after the event, in milliseconds since the epoch; null where it has no day. */
  readonly endsAtMs: number | null;
}

export interface SealedInGame {
  readonly id: string;
  readonly side: 0 | 1;
  readonly subject: string;
  readonly commitment: string;
  readonly choice: string | null;
  readonly nonce: string | null;
  readonly sealedAtMs: number;
  readonly shownAtMs: number | null;
}

export interface GameFacts {
  readonly setup: GameSetup;
  /** As the event or its maker named it; null for none. */
  readonly scenarioName: string | null;
  readonly state: GameState;
  /** Of a casual game: a token for each side, of which only the hash is stored. */
  readonly tokens: readonly { readonly side: 0 | 1; readonly hash: string }[];
  readonly table: GameTable | null;
  readonly secrets: readonly SealedInGame[];
  readonly finished: boolean;
  /** The Victory Points with which it ended; absent while it is played. */
  readonly endedWith?: Pair<number>;
  readonly kept: boolean;
}

type GameAddress = AddressOf<'GAME'>;

export const gameAddress = (game: string): GameAddress => ({ item: 'GAME', game });

/** The table of an event, and in a team event the game of its match. */
export type PlaceOfGame = Pick<GameTable, 'tournament' | 'round' | 'table' | 'board'>;

/** The id of the sheet of a table: there is one, whoever opens it first; in a team event one for each game of the match. */
export const tableGameId = ({ tournament, round, table, board }: PlaceOfGame): string =>
  [tournament, round, table, ...(board === undefined ? [] : [board])].join('-');

/** The ids of all sheets that a table of an event may have. */
export const sheetsOfTable = (
  place: Omit<PlaceOfGame, 'board'>,
  { format }: Pick<TournamentFacts, 'format'>,
): readonly string[] =>
  format === 'TEAMS'
    ? Array.from({ length: LARGEST_TEAM }, (_, index) => tableGameId({ ...place, board: index + 1 }))
    : [tableGameId(place)];

/** The table that an id names; undefined for a casual game. */
export const tableOfId = (id: string): PlaceOfGame | undefined => {
  const [, tournament, round, table, board] = /^([^-]+)-(\d{1,3})-(\d{1,4})(?:-(\d))?$/.exec(id) ?? [];
  return tournament === undefined
    ? undefined
    : {
        tournament,
        round: Number(round),
        table: Number(table),
        ...(board !== undefined && { board: Number(board) }),
      };
};

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_KEPT = 31;

/** When a sheet is taken away: a month after its last change, and not before a month after its event; null if it is kept. */
export const gameEndsAtMs = (log: ChangeLog<GameFacts>): number | null => {
  const { kept, table } = factsAt(log);
  const last = log.at(-1)?.at ?? 0;
  return kept ? null : Math.max(last, table?.endsAtMs ?? 0) + DAYS_KEPT * DAY_MS;
};

/** Changes whose keys are kept, so that a repeated request is known. Changes of a sheet know by themselves what they repeat. */
const KEYS_KEPT = 20;

type Line = Omit<Change<unknown>, 'set'>;

/** A row as it is stored: its numbers in this order, then whether it is a Hero, leads, is a captain and has Will of Evil. */
type PackedRow = readonly [name: string, ...numbers: number[]];

const packRow = (row: GameRow): PackedRow => [
  ...([
    row.name,
    row.models,
    row.might,
    row.will,
    row.fate,
    row.wounds,
    row.banners,
    row.force,
    row.warband,
  ] as const),
  ...[row.isHero, row.isLeader, row.isCaptain, row.willOfEvil].map(Number),
];

const unpackRow = ([name, ...numbers]: PackedRow): GameRow => {
  const [models = 0, might = 0, will = 0, fate = 0, wounds = 0, banners = 0, force = 0, warband = 0] =
    numbers;
  const [isHero = false, isLeader = false, isCaptain = false, willOfEvil = false] = numbers
    .slice(8)
    .map((yes) => yes === 1);
  return {
    ...{ name, models, might, will, fate, wounds, banners, force, warband },
    ...{ isHero, isLeader, isCaptain, willOfEvil },
  };
};

type PackedSide = Omit<GameSide, 'rows'> & { readonly rows: readonly PackedRow[] };
type PackedFacts = Omit<GameFacts, 'setup'> & {
  /** Absent once the event is deleted. */
  readonly setup?: Omit<GameSetup, 'sides'> & { readonly sides: readonly PackedSide[] };
};

const packFacts = ({ setup, ...facts }: GameFacts): PackedFacts =>
  (setup as GameSetup | undefined)
    ? {
        ...facts,
        setup: { ...setup, sides: setup.sides.map((side) => ({ ...side, rows: side.rows.map(packRow) })) },
      }
    : facts;

const unpackFacts = ({ setup, ...facts }: PackedFacts): GameFacts => {
  if (!setup) return facts as GameFacts;
  const [first, second] = setup.sides.map((side): GameSide => ({ ...side, rows: side.rows.map(unpackRow) }));
  return { ...facts, setup: { ...setup, sides: [first as GameSide, second as GameSide] } };
};

/** A sheet as it is stored: what holds now, the first change and the last ones without what they set, and how many there were. */
interface PackedGame {
  readonly facts: PackedFacts;
  readonly first: Line;
  readonly writes: number;
  readonly last: readonly Line[];
}

const lineOf = ({ op, by, at, key, input }: Change<unknown>): Line => ({ op, by, at, key, input });

const FORGOTTEN: Change<GameFacts> = { op: '', by: '', at: 0, set: {}, key: '', input: '' };

const pack = (log: ChangeLog<GameFacts>): PackedGame => {
  const [first = FORGOTTEN] = log;
  return {
    facts: packFacts(factsAt(log)),
    first: lineOf(first),
    writes: log.length,
    last: log.slice(1).slice(-KEYS_KEPT).map(lineOf),
  };
};

const unpack = (stored: unknown): ChangeLog<GameFacts> => {
  const { facts, first, writes, last } = stored as PackedGame;
  return [
    { ...first, set: unpackFacts(facts) },
    ...Array.from({ length: writes - 1 - last.length }, () => FORGOTTEN),
    ...last.map((line) => ({ ...line, set: {} })),
  ];
};

/** The table's clock counts whole seconds. */
export const gameKind = itemKind<GameFacts, GameAddress>({
  pack,
  unpack,
  place: (_, log) => {
    const endsAtMs = gameEndsAtMs(log);
    return endsAtMs === null ? {} : { expiresAtMs: Math.ceil(endsAtMs / 1000) * 1000 };
  },
});

/** The history of a sheet with other facts, as erasure leaves it. */
export const gameWithFacts = (log: ChangeLog<GameFacts>, facts: GameFacts): ChangeLog<GameFacts> =>
  log.map((change, index) => ({ ...change, set: index === 0 ? facts : {} }));

export const gameFactsOf = (log: ChangeLog<GameFacts>): GameFacts => logged(log).facts;
