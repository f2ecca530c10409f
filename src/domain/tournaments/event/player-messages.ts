import { logged } from '../../../shared/change-log';
import type { ResultFacts, RoundFacts } from './facts';
import { bothSides, SPARE, type PlayerNumber, type RoundNumber, type TableNumber } from './numbers';
import { vetoStateOf } from '../scenarios/scenarios-of-round';
import { numberOfTable } from './table-numbers';
import { type EntrantStatus, type Tournament, entrantsAt, statusesOf } from './tournament';
import type { WebhookMessageType } from './webhook';

/** Messages to players: which changes cause one, and whom it concerns. */

/** The place of an entrant in a round: the number on the table and the opponent, 0 for the Spare Player; or it has a bye. */
export type Seat = { readonly table: number; readonly opponent: PlayerNumber } | 'BYE';

/** A message to one player, in numbers only: names and the address are read on sending. */
export type PlayerMessage = { readonly entrant: PlayerNumber } & (
  | { readonly kind: 'SIGNED_UP'; readonly status: 'ACTIVE' | 'WAITING' | 'AWAITING_APPROVAL' }
  | { readonly kind: 'MOVED_UP' }
  | { readonly kind: 'PAIRED'; readonly round: RoundNumber; readonly seat: Seat }
  | {
      /** The other side has vetoed a scenario. */
      readonly kind: 'VETOED';
      readonly round: RoundNumber;
      readonly table: TableNumber;
      readonly vetoedBy: PlayerNumber;
      /** The version of the veto: a later one has a message of its own. */
      readonly version: number;
    }
  | {
      readonly kind: 'TO_CONFIRM';
      readonly round: RoundNumber;
      readonly table: TableNumber;
      readonly reportedBy: PlayerNumber;
      /** The version of the report: a later one has a message of its own. */
      readonly version: number;
    }
);

type Rounds = Pick<RoundFacts, 'tables' | 'unpaired' | 'numbers' | 'requestedByes' | 'byes'>;

/** The seat of an entrant in a round; undefined if it has no part in it. */
export const seatIn = (facts: Rounds, entrant: PlayerNumber): Seat | undefined => {
  const { tables, unpaired, requestedByes = [], byes = [] } = facts;
  const index = tables.findIndex(([first, second]) => first === entrant || second === entrant);
  const pair = tables[index];
  if (pair)
    return { table: numberOfTable(facts, index + 1), opponent: pair[0] === entrant ? pair[1] : pair[0] };
  if (unpaired?.[0] === entrant)
    return unpaired[1] === 'SPARE'
      ? { table: numberOfTable(facts, tables.length + 1), opponent: SPARE }
      : 'BYE';
  return requestedByes.includes(entrant) || byes.includes(entrant) ? 'BYE' : undefined;
};

export const isSameSeat = (one: Seat | undefined, other: Seat | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The record of a change, its version after the change, and the time. */
export interface MessageCause {
  readonly type: WebhookMessageType;
  readonly record:
    | { readonly item: 'HEAD' }
    | { readonly item: 'ENTRANT'; readonly number: PlayerNumber }
    | { readonly item: 'ROUND'; readonly round: RoundNumber }
    | { readonly item: 'RESULT'; readonly round: RoundNumber; readonly table: TableNumber };
  readonly version: number;
  readonly atMs: number;
}

type Parts = Pick<Tournament, 'entrants' | 'head' | 'rounds'>;

/** The order of records whose changes fall on the same millisecond. */
const HEAD_RANK = -1;
const ROUND_RANK = 1_000_000;

/**
 * The event as it stood at a change: each log is cut at its time, and that of the changed record after the first `version` changes.
 * Changes of one millisecond stand in the order of their records, so that each of them sees the one before.
 */
const partsAt = (
  { entrants, head, rounds }: Parts,
  { record, atMs }: MessageCause,
  version: number,
): Parts => {
  const changedRank = record.item === 'ENTRANT' ? record.number : HEAD_RANK;
  const cut = <Facts extends object, Thing extends { readonly log: Parameters<typeof logged<Facts>>[0] }>(
    thing: Thing,
    rank: number,
  ): Thing => {
    const log =
      rank === changedRank
        ? thing.log.slice(0, version)
        : thing.log.filter(({ at }) => at < atMs || (at === atMs && rank < changedRank));
    return { ...thing, ...logged<Facts>(log) };
  };
  return {
    head: cut(head, HEAD_RANK),
    entrants: entrants.map((one) => cut(one, one.number)).filter(({ log }) => log.length > 0),
    rounds: rounds.map((one) => cut(one, ROUND_RANK + one.number)).filter(({ log }) => log.length > 0),
  };
};

/** The statuses of all entrants. Before round 1 those who are still to check in have theirs. */
const placesIn = (parts: Parts): ReadonlyMap<PlayerNumber, EntrantStatus> => {
  const { head } = parts;
  return statusesOf(
    parts.rounds.length > 0
      ? parts
      : { ...parts, head: { ...head, facts: { ...head.facts, phase: 'REGISTRATION' as const } } },
  );
};

const signedUp = (tournament: Tournament, cause: MessageCause): readonly PlayerMessage[] => {
  if (cause.record.item !== 'ENTRANT') return [];
  const { number } = cause.record;
  const status = placesIn(partsAt(tournament, cause, cause.version)).get(number);
  return status === 'ACTIVE' || status === 'WAITING' || status === 'AWAITING_APPROVAL'
    ? [{ kind: 'SIGNED_UP', entrant: number, status }]
    : [];
};

/** Those who had no place before this change, and have one after it. */
const movedUp = (tournament: Tournament, cause: MessageCause): readonly PlayerMessage[] => {
  const before = placesIn(partsAt(tournament, cause, cause.version - 1));
  const after = placesIn(partsAt(tournament, cause, cause.version));
  return [...after].flatMap(([entrant, status]) => {
    const was = before.get(entrant);
    const isNew = status === 'ACTIVE' && (was === 'WAITING' || was === 'AWAITING_APPROVAL');
    return isNew ? [{ kind: 'MOVED_UP' as const, entrant }] : [];
  });
};

/** Those who play elsewhere than before this change; after the first draw, everybody. */
const paired = (
  { entrants, rounds }: Tournament,
  { record, version }: MessageCause,
): readonly PlayerMessage[] => {
  const round = record.item === 'ROUND' ? rounds[record.round - 1] : undefined;
  if (!round) return [];
  const after = logged<RoundFacts>(round.log.slice(0, version)).facts;
  const before = version > 1 ? logged<RoundFacts>(round.log.slice(0, version - 1)).facts : undefined;
  // In the place of the round the tournament may have been finished before.
  const seatBefore = (entrant: PlayerNumber): Seat | undefined =>
    (before as Partial<RoundFacts> | undefined)?.tables && before ? seatIn(before, entrant) : undefined;
  return entrants.flatMap(({ number }) => {
    const seat = seatIn(after, number);
    return seat === undefined || isSameSeat(seat, seatBefore(number))
      ? []
      : [{ kind: 'PAIRED' as const, entrant: number, round: round.number, seat }];
  });
};

/** The other side of a table at which a player has reported. */
const toConfirm = ({ rounds }: Tournament, { record, version }: MessageCause): readonly PlayerMessage[] => {
  if (record.item !== 'RESULT') return [];
  const round = rounds[record.round - 1];
  const result = round?.results.get(record.table);
  if (!round || !result) return [];
  const { status, reportedBy = null } = logged<ResultFacts>(result.log.slice(0, version)).facts;
  if (status !== 'REPORTED' || reportedBy === null) return [];
  return (entrantsAt(round.facts, record.table) ?? [])
    .filter((side) => side !== reportedBy)
    .map((entrant) => ({
      kind: 'TO_CONFIRM',
      entrant,
      round: round.number,
      table: record.table,
      reportedBy,
      version,
    }));
};

/** The other side of a table at which a player has vetoed: it is its turn, or the scenario is settled. */
const vetoed = ({ rounds }: Tournament, { record, version }: MessageCause): readonly PlayerMessage[] => {
  if (record.item !== 'RESULT') return [];
  const { round, table } = record;
  const found = rounds[round - 1];
  const place = found?.vacant.get(table) ?? found?.results.get(table);
  if (!found || !place) return [];
  const sides = bothSides(entrantsAt(found.facts, table) ?? []);
  const { vetoes } = logged<ResultFacts>(place.log.slice(0, version)).facts;
  const state = vetoStateOf(found.facts.scenarioChoices ?? [], sides, vetoes);
  if (state.vetoes.length === 0) return [];
  const side = state.sideOf(state.vetoes.length - 1);
  const [vetoedBy = SPARE, entrant = SPARE] = [sides[side], sides[1 - side]];
  return entrant === SPARE ? [] : [{ kind: 'VETOED', entrant, round, table, vetoedBy, version }];
};

/** The messages that a change causes, to whoever may want them. */
export const messagesAbout = (tournament: Tournament, cause: MessageCause): readonly PlayerMessage[] => {
  switch (cause.type) {
    case 'ENTRANT_REGISTERED':
      return signedUp(tournament, cause);
    case 'ENTRANT_CHANGED':
    case 'TOURNAMENT_CHANGED':
      return movedUp(tournament, cause);
    case 'ROUND_DRAWN':
      return paired(tournament, cause);
    case 'SCENARIO_CHANGED':
      return vetoed(tournament, cause);
    case 'RESULT_REPORTED':
      return toConfirm(tournament, cause);
    default:
      return [];
  }
};
