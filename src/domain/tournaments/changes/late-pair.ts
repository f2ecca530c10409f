import { type Result, ok, refused } from '../../../shared/result';
import { roundsWithoutRematch } from '../pairing/meetings';
import { movedReason } from '../pairing/reasons';
import { conflict } from '../../../shared/refusal';
import { type NamedPair, handMadeBreaks, pairOf } from './by-hand';
import type { RoundFacts, StoredTable } from '../event/facts';
import type { PlayerNumber } from '../event/numbers';
import { armiesSeated } from '../event/round-armies';
import { stageOfRound } from '../event/stages';
import { numberOfTable, withTableNumbers } from '../event/table-numbers';
import { type Round, type Tournament, cursorOf, playing, reportedTables } from '../event/tournament';

/** Two who have nobody to play in a round that is drawn, and why they meet. */
interface LatePair {
  readonly first: PlayerNumber;
  readonly second: PlayerNumber;
  readonly reason: string;
}

/** The place of somebody without an opponent: at a table whose other side has left, or at none (a bye, or came late). */
type Place = { readonly table: number; readonly opponent: PlayerNumber } | 'NO_TABLE';

const placeOf = (
  { facts, results }: Round,
  isPlaying: ReadonlySet<PlayerNumber>,
  entrant: PlayerNumber,
): Result<Place, string> => {
  if (!isPlaying.has(entrant)) return refused('does not play: it has left, waits, or has not come');
  const { unpaired, tables } = facts;
  if (unpaired?.[0] === entrant && unpaired[1] === 'SPARE')
    return results.has(tables.length + 1) ? refused('has played the Spare Player') : ok('NO_TABLE');
  const index = tables.findIndex(([one, other]) => one === entrant || other === entrant);
  const pair = tables[index];
  if (!pair) return ok('NO_TABLE');
  const opponent = pair[0] === entrant ? pair[1] : pair[0];
  if (results.has(index + 1)) return refused(`has a result at table ${numberOfTable(facts, index + 1)}`);
  return isPlaying.has(opponent)
    ? refused(`has an opponent at table ${numberOfTable(facts, index + 1)}, who has not left`)
    : ok({ table: index + 1, opponent });
};

/** A fault of one of the two, or of the round. */
interface LatePairFault {
  readonly of: 'first' | 'second' | 'round';
  readonly text: string;
}

/** The tables with the pair at one of them: where one of the two sits already, or else after the others. */
const seated = (
  { facts }: Round,
  places: readonly [Place, Place],
  pair: StoredTable,
): readonly StoredTable[] => {
  const at = places.flatMap((place) => (place === 'NO_TABLE' ? [] : [place]));
  const [here, there] = at;
  if (here === undefined) return [...facts.tables, pair];
  return facts.tables.map((table, index): StoredTable => {
    if (index + 1 === here.table) return pair;
    // Both who have left sit together: nobody plays there.
    if (index + 1 === there?.table) return [here.opponent, there.opponent, pair[2], pair[3]];
    return table;
  });
};

const without = (list: readonly PlayerNumber[], pair: readonly PlayerNumber[]): readonly PlayerNumber[] =>
  list.filter((entrant) => !pair.includes(entrant));

type LateFacts = Pick<RoundFacts, 'tables' | 'unpaired' | 'numbers' | 'requestedByes' | 'byes' | 'armies' | 'roundsWithoutRematch' | 'basis'>; // prettier-ignore

const factsWith = (
  tournament: Tournament,
  round: Round,
  { first, second, reason, places }: LatePair & { readonly places: readonly [Place, Place] },
): LateFacts => {
  const { unpaired, requestedByes, byes, armies } = round.facts;
  const { head, rounds } = tournament;
  const pair = [first, second];
  const breaks = handMadeBreaks(tournament, round.number);
  const text = `${movedReason(reason).text}${breaks.textOf(first, second)}`;
  const tables = seated(round, places, [first, second, 'MOVED_BY_ORGANISER', text]);
  const left = unpaired && !pair.includes(unpaired[0]) ? unpaired : null;
  // Tables that are played stay where they are, that against the Spare Player too.
  const known = [
    ...tables.map((_, index) =>
      index < round.facts.tables.length ? numberOfTable(round.facts, index + 1) : undefined,
    ),
    ...(left ? [numberOfTable(round.facts, round.facts.tables.length + 1)] : []),
  ];
  return {
    ...withTableNumbers(tournament, { round: round.number, known }, { tables, unpaired: left }),
    ...(requestedByes && { requestedByes: without(requestedByes, pair) }),
    ...(byes && { byes: without(byes, pair) }),
    // By the rules that the round was drawn by: the other tables play what they were told.
    ...(armies && {
      armies: armiesSeated(
        armies,
        { tables, unpaired: left },
        { round: round.number, seed: head.facts.seed, before: rounds.slice(0, round.number - 1) },
      ),
    }),
    roundsWithoutRematch: roundsWithoutRematch(tables.length * 2 + (left ? 1 : 0), breaks.mostMet(tables)),
    basis: cursorOf(tournament),
  };
};

/** Whether a further table would move the game against the Spare Player, which has a record at its table. */
const movesSpare = ({ facts, results, vacant }: Round, { first, second }: LatePair): boolean => {
  const { unpaired, tables } = facts;
  if (unpaired?.[1] !== 'SPARE' || unpaired[0] === first || unpaired[0] === second) return false;
  const spare = reportedTables({ ...facts, tables });
  return results.has(spare) || vacant.has(spare);
};

/** A round in which two meet late whom an organiser names. */
export const pairedByName = (tournament: Tournament, round: Round, named: NamedPair) => {
  const pair = pairOf(named, (number) => tournament.entrants[number - 1] !== undefined, 'tournament');
  if (!pair.ok) return pair;
  const paired = pairedLate(tournament, round, pair.value);
  if (paired.ok) return paired;
  const nameOf = { first: named.first, second: named.second, round: `Round ${round.number}` };
  const texts = paired.error.map(({ of, text }) => `${nameOf[of]} ${text}`);
  return conflict('NOT_STRANDED', `${texts.join('; ')}.`);
};

/**
 * A drawn or running round in which two without an opponent meet: who came late, has a bye, or whose opponent has left. Tables that
 * are played stay as they are.
 */
const pairedLate = (
  tournament: Tournament,
  round: Round,
  pair: LatePair,
): Result<LateFacts, readonly LatePairFault[]> => {
  const span = stageOfRound(tournament, round.number);
  if (span !== undefined && span.stage.by !== 'SWISS')
    return refused([
      { of: 'round', text: 'is of a bracket or of all who play all: its tables follow from the stage' },
    ]);
  const isPlaying = new Set(playing(tournament).active.map(({ number }) => number));
  const [one, other] = [placeOf(round, isPlaying, pair.first), placeOf(round, isPlaying, pair.second)];
  if (!one.ok || !other.ok)
    return refused([
      ...(one.ok ? [] : [{ of: 'first' as const, text: one.error }]),
      ...(other.ok ? [] : [{ of: 'second' as const, text: other.error }]),
    ]);
  const places = [one.value, other.value] as const;
  const isNew = places.every((place) => place === 'NO_TABLE');
  if (isNew && movesSpare(round, pair))
    return refused([
      { of: 'round', text: 'has a game against the Spare Player at the table that this would be' },
    ]);
  if (!isNew && tournament.head.facts.format === 'TEAMS')
    return refused([
      { of: 'round', text: 'has a team match there: only teams without a table can be paired late' },
    ]);
  return ok(factsWith(tournament, round, { ...pair, places }));
};

const STEP = 'pairStranded';
const others = [
  'drawRound',
  'redrawRound',
  'swapEntrants',
  'setRoundTables',
  'setStageField',
  'unpairStranded',
];

/** The facts of a round before its last late pair; refused if none was made, if its tables were changed since, or it is reported. */
export const beforeLatePair = ({ number, log, results, facts }: Round) => {
  const index = log.findLastIndex(({ op }) => op === STEP || others.includes(op));
  const change = log[index];
  if (change?.op !== STEP)
    return conflict('NOT_PAIRED_LATE', `Round ${number} has no late pair that its tables still have.`);
  const then: Partial<RoundFacts> = Object.assign({}, ...log.slice(0, index).map(({ set }) => set));
  const {
    tables = [],
    unpaired = null,
    numbers,
    requestedByes,
    byes,
    armies,
    roundsWithoutRematch: free = 0,
    basis = '',
  } = then;
  const changed = facts.tables.flatMap(([one, other], at) =>
    tables[at]?.[0] === one && tables[at][1] === other ? [] : [at + 1],
  );
  const isSpareMoved = tables.length !== facts.tables.length && facts.unpaired?.[1] === 'SPARE';
  const spare = reportedTables(facts);
  if (changed.some((table) => results.has(table)) || (isSpareMoved && results.has(spare)))
    return conflict('ROUND_HAS_RESULTS', 'The late pair is reported: correct its result instead.');
  return ok<LateFacts>({
    tables,
    unpaired,
    ...(facts.numbers && { numbers: numbers ?? [] }),
    ...((requestedByes ?? facts.requestedByes) && { requestedByes: requestedByes ?? [] }),
    ...((byes ?? facts.byes) && { byes: byes ?? [] }),
    ...(facts.armies && { armies: armies ?? null }),
    roundsWithoutRematch: free,
    basis,
  });
};
