import { createHash } from 'node:crypto';
import { meetingsOf, roundsWithoutRematch } from '../pairing/meetings';
import { type RoundDraw, drawRound, pairingInRound } from '../pairing/draw-round';
import { meetingText, wishesOf } from '../pairing/wishes';
import { assignTables, spreadOverTerrain } from '../pairing/assign-tables';
import { currentPack } from '../pack/pack-versions';
import type { TableRule } from '../pack/pairing-rules';
import { standingsAfter } from '../standings/standings';
import { type UnpairedKind, movedReason, roundsText } from '../pairing/reasons';
import type { RoundFacts, StoredTable, StoredUnpaired } from './facts';
import { entrantId, entrantNumber, recordForDraw } from './record';
import { drawnInStage, dueInStage, stageFactsByHand } from './stage-drawing';
import { type StageField, stageOfRound } from './stages';
import { scenarioAtDraw } from './round-scenario';
import { withArmies } from './drawn-armies';
import { firstTableOf, inFixedPlaces, numberOfTable, withTableNumbers } from './table-numbers';
import { type Entrant, type Round, type Tournament, cursorOf, playing } from './tournament';

/** The facts of a round as they stand before its start. */
export type DrawnFacts = Omit<RoundFacts, 'started' | 'startedAtMs' | 'minutes' | 'clockChange'>;

/**
 * The seed of the nth draw of round 1: the committed one, then for each redraw the SHA-256 of that seed, a colon and the count
 * (base64url), so that every redraw follows from the commitment too.
 */
const seedOfDraw = (seed: string, redraws: number): string =>
  redraws === 0 ? seed : createHash('sha256').update(`${seed}:${redraws}`).digest('base64url');

const numberOf = (id: string): number => entrantNumber(id) as number;

const factsOf = ({ tables, unpaired, requestedByes, roundsWithoutRematch: free }: RoundDraw) => ({
  tables: tables.map(({ entrants: [first, second], reason }): StoredTable => [
    numberOf(first),
    numberOf(second),
    reason.code,
    reason.text,
  ]),
  unpaired: unpaired
    ? ([numberOf(unpaired.entrant), unpaired.kind, unpaired.reason.code, unpaired.reason.text] as const)
    : null,
  roundsWithoutRematch: free,
  ...(requestedByes.length > 0 && { requestedByes: requestedByes.map(({ entrant }) => numberOf(entrant)) }),
});

/** How often each entrant has had each place (a table or its terrain) so far, by player number. */
const timesPlayed = <Place>(
  rounds: readonly Round[],
  placeOf: (number: number) => Place | undefined,
): ReadonlyMap<number, ReadonlyMap<Place, number>> => {
  const played = new Map<number, Map<Place, number>>();
  for (const { facts } of rounds)
    facts.tables.forEach(([first, second], index) => {
      const place = placeOf(numberOfTable(facts, index + 1));
      if (place === undefined) return;
      for (const entrant of [first, second]) {
        const own = played.get(entrant) ?? new Map<Place, number>();
        played.set(entrant, own.set(place, (own.get(place) ?? 0) + 1));
      }
    });
  return played;
};

/** For each table as drawn, how often its two players have had a place. */
const countsOf = <Place>(
  tables: readonly StoredTable[],
  played: ReadonlyMap<number, ReadonlyMap<Place, number>>,
) =>
  tables.map(([first, second]) => {
    const of = (entrant: number, place: Place): number => played.get(entrant)?.get(place) ?? 0;
    return {
      times: (place: Place): number => of(first, place) + of(second, place),
      players: (place: Place): number => [first, second].filter((entrant) => of(entrant, place) > 0).length,
      has: (place: Place): boolean => of(first, place) + of(second, place) > 0,
    };
  });

/** An announced pack says how tables are given out; without one, the tournament's own setting does. */
const tableRuleOf = ({
  head,
}: Tournament): { readonly rule: TableRule; readonly terrain: readonly string[] } => {
  const { packs = [], tableOrder } = head.facts;
  const { tables: rule, terrain } = currentPack(packs).pairing;
  return { rule: rule === 'BY_RANK' && tableOrder !== undefined ? tableOrder : rule, terrain };
};

/** The tables in the order in which the tournament wants them. */
const inTableOrder = (tournament: Tournament, number: number, tables: readonly StoredTable[]) => {
  const { rule, terrain } = tableRuleOf(tournament);
  if (rule === 'BY_RANK' || number === 1) return tables;
  const before = tournament.rounds.filter((round) => round.number < number);
  const first = firstTableOf(tournament);
  const at =
    rule === 'AVOID_REPEATS'
      ? assignTables(
          countsOf(
            tables,
            timesPlayed(before, (place) => place - first + 1),
          ),
        )
      : spreadOverTerrain(
          countsOf(
            tables,
            timesPlayed(before, (place) => terrain[place - first]),
          ),
          terrain,
        );
  const ordered: StoredTable[] = [];
  tables.forEach((table, index) => {
    ordered[(at[index] as number) - 1] = table;
  });
  return ordered;
};

/** The facts of a round with the armies that are played, and the numbers of its tables. */
const settled: typeof withArmies = (tournament, number, facts) =>
  withTableNumbers(tournament, { round: number }, withArmies(tournament, number, facts));

/** How often the round was drawn before, why it is drawn again, and the field of its stage as an organiser sets it. */
interface DrawRequest {
  readonly redraws: number;
  readonly note: string | null;
  readonly field?: StageField;
}

/** Draws round `number` from the present state: everyone active, ranked by the rounds before it. */
export const drawn = (
  tournament: Tournament,
  number: number,
  { redraws, note, field }: DrawRequest,
): DrawnFacts => {
  const { facts } = tournament.head;
  const { pairing } = currentPack(facts.packs ?? []);
  const seed = number === 1 ? seedOfDraw(facts.seed, redraws) : null;
  const span = stageOfRound(tournament, number);
  const common = { seed, basis: cursorOf(tournament), note, ...scenarioAtDraw(tournament, number) };
  const staged = span && drawnInStage(tournament, number, { span, seed: seed ?? facts.seed, by: field });
  if (staged) return settled(tournament, number, { ...staged, ...common });
  const draw = drawRound({
    ...recordForDraw(tournament, number),
    round: number,
    rounds: span?.to ?? facts.rounds,
    unpaired: facts.unpaired,
    clubMatesApart: facts.clubMatesApart?.includes(number) === true,
    pairing,
    seed: seed ?? facts.seed,
  });
  const drawnFacts = factsOf(draw);
  const tables = inFixedPlaces(tournament, inTableOrder(tournament, number, drawnFacts.tables));
  return settled(tournament, number, { ...drawnFacts, tables, ...common });
};

/** Tables as an organiser sets them by hand, by player number, each pair the higher ranked first. */
export interface HandMade {
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

/** Two entrants, by player number, who are to change places. */
export interface Swap {
  readonly first: number;
  readonly second: number;
  readonly reason: string;
}

/** A drawn round in which two entrants have changed places; their tables carry the organiser's reason. */
export const swapped = (
  tournament: Tournament,
  round: Round,
  { first, second, reason }: Swap,
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

/**
 * How many further rounds can certainly be drawn without a rematch, as things stand now: by the active entrants and those they
 * have met, a drawn round included. Before anybody has registered, by the cap; null where there is none.
 */
export const certainRounds = (tournament: Tournament): number | null => {
  const { entrants, head, rounds } = tournament;
  const { active } = playing(tournament);
  if (entrants.length === 0) return head.facts.cap === null ? null : roundsWithoutRematch(head.facts.cap, 0);
  const opponents = new Map<number, Set<number>>(active.map(({ number }) => [number, new Set()]));
  for (const { facts } of rounds)
    for (const [first, second] of facts.tables) {
      if (!opponents.has(first) || !opponents.has(second)) continue;
      opponents.get(first)?.add(second);
      opponents.get(second)?.add(first);
    }
  const most = [...opponents.values()].reduce((highest, { size }) => Math.max(highest, size), 0);
  return roundsWithoutRematch(active.length, most);
};

/** The entrants that must have a place in the next round; in a stage, those who have a game or a bye there. */
export const activeEntrants = (tournament: Tournament, round: number): readonly Entrant[] => {
  const due = dueInStage(tournament, round);
  return playing(tournament).active.filter(({ number }) => due?.has(number) ?? true);
};

/** The fewest entrants a round can be drawn for. */
export const FEWEST_ENTRANTS = 2;
