import { createHash } from 'node:crypto';
import { ok } from '../../../shared/result';
import { roundsWithoutRematch } from '../pairing/meetings';
import { type RoundDraw, drawRound } from '../pairing/draw-round';
import { assignTables, spreadOverTerrain } from '../pairing/assign-tables';
import { currentPack } from '../pack/pack-versions';
import type { TableRule } from '../pack/pairing-rules';
import { conflict } from '../../../shared/refusal';
import type { RoundFacts, StoredTable } from '../event/facts';
import { entrantNumber, recordForDraw } from '../event/record';
import { drawnInStage, dueInStage } from './stage-drawing';
import { type StageField, stageFault, stageOfRound } from '../event/stages';
import { scenarioAtDraw } from './round-scenario';
import { withArmies } from './drawn-armies';
import { firstTableOf, inFixedPlaces, numberOfTable, withTableNumbers } from '../event/table-numbers';
import { type Entrant, type Round, type Tournament, cursorOf, playing } from '../event/tournament';

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
export const settled: typeof withArmies = (tournament, number, facts) =>
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
const FEWEST_ENTRANTS = 2;

/** Whether there is anything to draw, and whether the stage that begins with the round has its field. */
const enoughEntrants = (tournament: Tournament, round: number) => {
  const unfit = stageFault(tournament, round);
  if (unfit) return unfit;
  const { length } = activeEntrants(tournament, round);
  return length >= FEWEST_ENTRANTS
    ? ok(true)
    : conflict('TOO_FEW_ENTRANTS', `A round needs ${FEWEST_ENTRANTS} active entrants; there are ${length}.`);
};

/** A fingerprint of every record of a tournament and its version: another one as soon as anything has changed. */
export const digestOf = ({ id, head, entrants, rounds, closing }: Tournament): string => {
  const versions = [
    ['head', head.version],
    ...entrants.map(({ number, version }) => [`entrant ${number}`, version]),
    ...rounds.flatMap(({ number, version, results, vacant }) => [
      [`round ${number}`, version],
      ...[...results, ...vacant].map(([table, result]) => [`result ${number}/${table}`, result.version]),
    ]),
    ['closing', closing?.version ?? 0],
  ];
  return createHash('sha256')
    .update(JSON.stringify([id, versions]))
    .digest('base64url');
};

/** The next round, drawn now; refused if a preview is to be published, and was made of something else than what stands now. */
export const nextRound = (tournament: Tournament, previewed?: string) => {
  const number = tournament.rounds.length + 1;
  const enough = enoughEntrants(tournament, number);
  if (!enough.ok) return enough;
  if (previewed !== undefined && previewed !== digestOf(tournament))
    return conflict(
      'PREVIEW_OUTDATED',
      'Something has changed since this preview was made: look at a new one.',
    );
  const facts: RoundFacts = { ...drawn(tournament, number, { redraws: 0, note: null }), started: false };
  return ok({ number, facts });
};

const redrawsOf = ({ log }: Round): number => log.filter(({ op }) => op === 'redrawRound').length;

/** A round that has not been started, drawn again. */
export const drawnAgain = (tournament: Tournament, round: Round, note: string) => {
  const enough = enoughEntrants(tournament, round.number);
  return enough.ok ? ok(drawn(tournament, round.number, { redraws: redrawsOf(round) + 1, note })) : enough;
};

/** The first round of a stage, drawn from the field that an organiser sets. */
export const drawnFromField = (
  tournament: Tournament,
  round: Round,
  { groups, reason }: { readonly groups: readonly (readonly string[])[]; readonly reason: string },
): DrawnFacts => {
  const field = groups.map((ids) => ids.map(numberOf));
  return {
    ...drawn(tournament, round.number, { redraws: redrawsOf(round), note: reason, field }),
    fieldReason: reason,
  };
};
