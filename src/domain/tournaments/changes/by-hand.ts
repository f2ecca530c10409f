import { type Result, ok, refused } from '../../../shared/result';
import { currentPack } from '../pack/pack-versions';
import { pairingInRound } from '../pairing/draw-round';
import { meetingsOf, roundsWithoutRematch } from '../pairing/meetings';
import { type UnpairedKind, movedReason, roundsText } from '../pairing/reasons';
import { meetingText, wishesOf } from '../pairing/wishes';
import { type Fault, conflict, fault, invalidInput } from '../../../shared/refusal';
import { standingsAfter } from '../standings/standings';
import { type DrawnFacts, activeEntrants, settled } from './drawing';
import type { RoundFacts, StoredTable, StoredUnpaired } from '../event/facts';
import type { PlayerNumber } from '../event/numbers';
import { entrantId, entrantNumber, recordForDraw } from '../event/record';
import { scenarioAtDraw } from './round-scenario';
import { stageFactsByHand } from './stage-drawing';
import { type Entrant, type Round, type Tournament, cursorOf, playing } from '../event/tournament';

/** Tables of a round that an organiser sets, or swaps two entrants of. */

/** Tables by the ids of entrants, as an organiser names them. */
interface GivenTables {
  readonly tables: readonly (readonly string[])[];
  readonly unpaired?: { readonly entrant: string; readonly kind: UnpairedKind } | undefined;
}

const MOST_NAMED = 10;

/** The tables by player number, or every fault: each active entrant must have exactly one place, nobody else any. */
const checkHandMade = (
  { tables, unpaired }: GivenTables,
  active: readonly Entrant[],
): Result<Omit<HandMade, 'reason'>, readonly Fault[]> => {
  const open = new Map(active.map(({ number }) => [number, true]));
  const faults: Fault[] = [];
  const seat = (path: string, id: string): number => {
    const number = entrantNumber(id) ?? 0;
    const isOpen = open.get(number);
    if (isOpen === undefined)
      faults.push(fault(path, 'UNKNOWN_REFERENCE', `"${id}" is not an active entrant of this tournament`));
    else if (!isOpen) faults.push(fault(path, 'DUPLICATE', `"${id}" has a place already`));
    else open.set(number, false);
    return number;
  };

  const seated = tables.map(
    (pair, index) =>
      [seat(`tables[${index}][0]`, pair[0] ?? ''), seat(`tables[${index}][1]`, pair[1] ?? '')] as const,
  );
  const left = unpaired && { entrant: seat('unpaired.entrant', unpaired.entrant), kind: unpaired.kind };
  const forgotten = [...open].flatMap(([number, isOpen]) => (isOpen ? [entrantId(number)] : []));
  if (forgotten.length > 0) {
    const named = forgotten.slice(0, MOST_NAMED).join(', ');
    const more = forgotten.length - MOST_NAMED;
    faults.push(
      fault(
        'tables',
        'INCONSISTENT',
        `must give every active entrant a place; without one: ${named}${more > 0 ? ` and ${more} more` : ''}`,
      ),
    );
  }
  return faults.length > 0 ? refused(faults) : ok({ tables: seated, unpaired: left ?? null });
};

/** Tables as an organiser sets them by hand, by player number, each pair the higher ranked first. */
interface HandMade {
  readonly tables: readonly (readonly [number, number])[];
  readonly unpaired: { readonly entrant: number; readonly kind: UnpairedKind } | null;
  readonly reason: string;
}

const BY_HAND = 'MOVED_BY_ORGANISER';

/** The rematches and the wishes of the pack that tables set by hand break, in words. */
export const handMadeBreaks = (tournament: Tournament, round: number) => {
  const { entrants, games } = recordForDraw(tournament, round);
  const ids = entrants.map(({ id }) => id);
  const meetings = meetingsOf(ids, games);
  const positions = new Map(ids.map((id, position) => [id, position]));
  const at = (entrant: number): number => positions.get(entrantId(entrant)) ?? 0;
  const { facts } = tournament.head;
  const wishes = wishesOf(
    pairingInRound(
      currentPack(facts.packs ?? []).pairing,
      facts.clubMatesApart?.includes(round) === true,
      round,
    ),
    entrants,
    { round },
  );
  const textOf = (first: number, second: number): string => {
    const [a, b] = [at(first), at(second)];
    const met = meetings.roundsMet(a, b);
    return [
      ...(met.length > 0 ? [`; rematch of ${roundsText(met)}`] : []),
      ...(wishes?.brokenBy(a, b) ?? []).map(({ wish }) => `; ${meetingText[wish]} meet`),
    ].join('');
  };
  return {
    textOf,
    mostMet: (tables: readonly (readonly [number, number, ...unknown[]])[]): number =>
      meetings.mostOpponentsAfter(tables.map(([one, two]) => [at(one), at(two)])),
  };
};

/**
 * A round as the organiser sets it, with their reason for every table: stored once, as the note. A rematch or a broken wish is marked.
 */
export const setByHand = (tournament: Tournament, number: number, by: HandMade): DrawnFacts => {
  const breaks = handMadeBreaks(tournament, number);
  const met = breaks.mostMet(by.tables);
  const textOf = (first: number, second: number): string => {
    const broken = breaks.textOf(first, second);
    return broken === '' ? '' : `${movedReason(by.reason).text}${broken}`;
  };
  const active = by.tables.length * 2 + (by.unpaired ? 1 : 0);
  return settled(tournament, number, {
    tables: by.tables.map(([first, second]): StoredTable => [first, second, BY_HAND, textOf(first, second)]),
    unpaired: by.unpaired
      ? ([by.unpaired.entrant, by.unpaired.kind, BY_HAND, ''] as const satisfies StoredUnpaired)
      : null,
    roundsWithoutRematch: roundsWithoutRematch(active, met),
    ...stageFactsByHand(tournament, number),
    seed: null,
    basis: cursorOf(tournament),
    note: by.reason,
    ...scenarioAtDraw(tournament, number),
  });
};

/** A drawn round in which two entrants have changed places; their tables carry the organiser's reason. */
export const swapped = (
  tournament: Tournament,
  round: Round,
  {
    first,
    second,
    reason,
  }: { readonly first: PlayerNumber; readonly second: PlayerNumber; readonly reason: string },
): DrawnFacts => {
  const { facts } = round;
  const other = (entrant: number): number =>
    entrant === first ? second : entrant === second ? first : entrant;
  const text = movedReason(reason).text;
  const breaks = handMadeBreaks(tournament, round.number);
  const ranking = standingsAfter({ ...recordForDraw(tournament, round.number), round: round.number - 1 });
  const places = new Map(ranking.map(({ entrant }, place) => [entrant, place]));
  const place = (entrant: number): number => places.get(entrantId(entrant)) ?? places.size;
  const tables = facts.tables.map((table): StoredTable => {
    const pair = [other(table[0]), other(table[1])] as const;
    if (pair[0] === table[0] && pair[1] === table[1]) return table;
    const [higher, lower] = place(pair[0]) <= place(pair[1]) ? pair : [pair[1], pair[0]];
    return [higher, lower, BY_HAND, `${text}${breaks.textOf(higher, lower)}`];
  });
  const left = facts.unpaired;
  const isActive = (entrant: number): boolean =>
    playing(tournament).active.some(({ number }) => number === entrant);
  // An entrant that has left plays no game and has no bye.
  const unpaired: StoredUnpaired | null =
    left === null || other(left[0]) === left[0]
      ? left
      : isActive(other(left[0]))
        ? [other(left[0]), left[1], BY_HAND, text]
        : null;
  const met = breaks.mostMet(tables);
  const active = tables.length * 2 + (unpaired ? 1 : 0) + (facts.requestedByes ?? []).length;
  return settled(tournament, round.number, {
    ...facts,
    tables,
    unpaired,
    roundsWithoutRematch: roundsWithoutRematch(active, met),
    basis: cursorOf(tournament),
  });
};

/** The round whose tables can be set now: the drawn one, or the next, which is undefined. */
export const settableRound = ({ state, rounds }: Tournament, number: number) => {
  const settable = state === 'ROUND_DRAWN' ? rounds.length : rounds.length + 1;
  return number === settable
    ? ok(rounds[number - 1])
    : conflict('NOT_SETTABLE_ROUND', `The round whose tables can be set now is ${settable}.`);
};

/** A round with the tables that an organiser names, or every fault of them. */
export const tablesByName = (
  tournament: Tournament,
  number: number,
  { reason, ...given }: GivenTables & { readonly reason: string },
): Result<Partial<RoundFacts>, readonly Fault[]> => {
  const checked = checkHandMade(given, activeEntrants(tournament, number));
  if (!checked.ok) return checked;
  const facts = setByHand(tournament, number, { ...checked.value, reason });
  return ok(tournament.rounds[number - 1] ? facts : { ...facts, started: false });
};

/** Two entrants that an organiser names by their ids, and why. */
export interface NamedPair {
  readonly first: string;
  readonly second: string;
  readonly reason: string;
}

/** Two different entrants of those who are known, by player number. */
export const pairOf = (
  { first, second, reason }: NamedPair,
  isKnown: (entrant: PlayerNumber) => boolean,
  place: 'round' | 'tournament',
) => {
  const [one, other] = [entrantNumber(first) ?? 0, entrantNumber(second) ?? 0];
  const faults = [
    ...(isKnown(one) ? [] : ['first']),
    ...(isKnown(other) && other !== one ? [] : ['second']),
  ].map((path) =>
    fault(path, 'UNKNOWN_REFERENCE', `must be an entrant of this ${place}, and not the same one`),
  );
  return faults.length > 0 ? invalidInput(faults) : ok({ first: one, second: other, reason });
};

/** A drawn round in which the two that an organiser names have changed places. */
export const swapNamed = (tournament: Tournament, round: Round, named: NamedPair) => {
  const { tables, unpaired } = round.facts;
  const hasPlace = (entrant: PlayerNumber): boolean =>
    unpaired?.[0] === entrant || tables.some(([one, other]) => one === entrant || other === entrant);
  const pair = pairOf(named, hasPlace, 'round');
  return pair.ok ? ok(swapped(tournament, round, pair.value)) : pair;
};
