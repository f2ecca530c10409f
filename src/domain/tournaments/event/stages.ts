import { ok } from '../../../shared/result';
import { currentPack } from '../pack/pack-versions';
import { firstOrder } from '../pairing/field-of';
import { type Fault, conflict, fault } from '../../../shared/refusal';
import { scoreOf } from '../scoring/game-score';
import { type Bracket, type Place, type Slot, bracketOf, placesOfBracket } from '../stages/bracket';
import { groupsOf } from '../stages/groups';
import { type StageSpan, roundsNeeded, spansOf } from '../pack/stage-span';
import { type Standing, type StandingsInput, standingsAfter } from '../standings/standings';
import type { PlayerNumber, RoundNumber } from './numbers';
import { entrantId, entrantNumber, gamesOf, recordAfter, recordForDraw } from './record';
import { type Tournament, playing, seatedIn, startedRounds } from './tournament';

/** The groups of a stage by player number, each in the order of its seeds; one for a stage without groups. */
export type StageField = readonly (readonly PlayerNumber[])[];

export const stagesIn = ({ head }: Pick<Tournament, 'head'>): readonly StageSpan[] =>
  spansOf(currentPack(head.facts.packs ?? []).stages ?? []);

/** The stage that a round belongs to; undefined in an event without stages, or after the last of them. */
export const stageOfRound = (
  tournament: Pick<Tournament, 'head'>,
  round: RoundNumber,
): StageSpan | undefined => stagesIn(tournament).find(({ from, to }) => from <= round && round <= to);

const activeIn = (tournament: Tournament): ReadonlySet<PlayerNumber> =>
  new Set(playing(tournament).active.map(({ number }) => number));

/** Those who could be in a stage, best first: for the first one everybody in the order of round 1, later by the places before. */
const candidatesFor = (
  tournament: Tournament,
  { number }: StageSpan,
  seed: string,
): readonly PlayerNumber[] => {
  const active = activeIn(tournament);
  const before = stagesIn(tournament)[number - 2];
  const order = before
    ? placesAfter(tournament, before).flatMap(({ entrants }) => entrants)
    : firstOrder(
        recordForDraw(tournament, 1).entrants,
        currentPack(tournament.head.facts.packs ?? []).pairing,
        seed,
      ).map(({ id }) => entrantNumber(id) ?? 0);
  return order.filter((entrant) => active.has(entrant));
};

/** The field that a stage would have now. */
export const proposedField = (tournament: Tournament, span: StageSpan, seed: string): StageField => {
  const { cut, groups, grouping } = span.stage;
  return groupsOf(candidatesFor(tournament, span, seed).slice(0, cut ?? undefined), groups, grouping);
};

/** The field of a stage that has begun; of a first stage that is open to late entrants, everybody who has played. */
export const fieldOfStage = (tournament: Tournament, { from, to }: StageSpan): StageField => {
  const stored = tournament.rounds[from - 1]?.facts.field;
  if (stored) return stored;
  const rounds = tournament.rounds.filter(({ number }) => from <= number && number <= to);
  return rounds.length === 0 ? [] : [[...seatedIn(rounds)].sort((a, b) => a - b)];
};

/** A record with the games that count in a stage, the entrants numbered by their seeds: level ones stand in that order. */
export const recordInStage = <Input extends StandingsInput | Omit<StandingsInput, 'round'>>(
  record: Input,
  { stage, from }: StageSpan,
  seeds: readonly PlayerNumber[],
): Input => {
  const seedOf = new Map(seeds.map((entrant, index) => [entrantId(entrant), index + 1]));
  const entrants = record.entrants.map((entrant) => ({
    ...entrant,
    number: seedOf.get(entrant.id) ?? seeds.length + entrant.number,
  }));
  if (stage.points === 'CARRIED' || from === 1) return { ...record, entrants };
  return {
    ...record,
    entrants,
    adjustments: (record.adjustments ?? []).filter(({ round = 0 }) => round >= from),
    facts: [],
  };
};

/** The standings of some entrants in a stage, as far as it has been played. */
export const standingsInStage = (
  tournament: Tournament,
  span: StageSpan,
  entrants: readonly PlayerNumber[],
): readonly Standing[] => {
  const round = Math.min(span.to, startedRounds(tournament));
  const record = recordInStage(recordAfter(tournament, round), span, entrants);
  const own = new Set(entrants.map(entrantId));
  const isFresh = span.stage.points === 'FRESH';
  return standingsAfter({
    ...record,
    entrants: record.entrants.filter(({ id }) => own.has(id)),
    others: record.entrants.filter(({ id }) => !own.has(id)),
    games: isFresh ? record.games.filter((game) => game.round >= span.from) : record.games,
    round,
  });
};

/** The winner between two in a round: null for nobody, undefined while it is open. A drawn game sends the better seed on. */
const winnerIn = (
  tournament: Tournament,
  round: RoundNumber,
  seeds: readonly PlayerNumber[],
): ((one: PlayerNumber, other: PlayerNumber) => Slot<PlayerNumber>) => {
  const own = tournament.rounds[round - 1];
  const { scoring } = currentPack(tournament.head.facts.packs ?? []);
  const active = activeIn(tournament);
  return (one, other) => {
    const pair = [entrantId(one), entrantId(other)];
    const game = own && gamesOf([own]).find(({ entrants }) => entrants.length === 2 && entrants.every((id) => pair.includes(id))); // prettier-ignore
    if (game?.kind === 'BOTH_LOST') return null;
    if (game) {
      const { result } = scoreOf(scoring, game, entrantId(one) === game.entrants[0] ? 0 : 1);
      if (result === 'DRAWN') return seeds.indexOf(one) < seeds.indexOf(other) ? one : other;
      return result === 'WON' ? one : other;
    }
    if (own) return [one, other].find((entrant) => own.facts.sitsOut?.includes(entrant));
    if (active.has(one) === active.has(other)) return active.has(one) ? undefined : null;
    return active.has(one) ? one : other;
  };
};

/** The bracket of a knock-out as far as it is played. */
export const bracketInStage = (
  tournament: Tournament,
  { stage, from }: StageSpan,
  seeds: readonly PlayerNumber[],
): Bracket<PlayerNumber> =>
  bracketOf(
    seeds,
    (round, one, other) => winnerIn(tournament, from + round - 1, seeds)(one, other),
    stage.thirdPlace,
  );

const placesByRank = (lines: readonly Standing[], first: number): readonly Place<PlayerNumber>[] => {
  const places = new Map<number, PlayerNumber[]>();
  lines.forEach(({ rank, entrant }, index) => {
    const place = first + (rank ?? index + 1) - 1;
    places.set(place, [...(places.get(place) ?? []), entrantNumber(entrant) ?? 0]);
  });
  return [...places].map(([place, entrants]) => ({ place, entrants }));
};

/** The places of pools: the first of each, then the second of each, among them by their results in the stage. */
const placesAcross = (
  groups: readonly (readonly Standing[])[],
  all: readonly Standing[],
): readonly Place<PlayerNumber>[] => {
  const overall = new Map(all.map(({ entrant }, index) => [entrant, index]));
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  const order = Array.from({ length: longest }, (_, index) =>
    groups
      .flatMap((lines) => lines[index] ?? [])
      .toSorted((a, b) => (overall.get(a.entrant) ?? 0) - (overall.get(b.entrant) ?? 0)),
  ).flat();
  return order.map(({ entrant }, index) => ({ place: index + 1, entrants: [entrantNumber(entrant) ?? 0] }));
};

/** The places of a stage as it stands, best first. */
export const placesAfter = (tournament: Tournament, span: StageSpan): readonly Place<PlayerNumber>[] => {
  const field = fieldOfStage(tournament, span);
  const { by, grouping } = span.stage;
  if (by === 'KNOCK_OUT') {
    const [seeds = []] = field;
    return placesOfBracket(seeds, bracketInStage(tournament, span, seeds));
  }
  const tables = field.map((group) => standingsInStage(tournament, span, group));
  if (grouping === 'SNAKE' && tables.length > 1)
    return placesAcross(tables, standingsInStage(tournament, span, field.flat()));
  let first = 1;
  return tables.flatMap((lines) => {
    const places = placesByRank(lines, first);
    first += lines.length;
    return places;
  });
};

/** The final places: by the last stage that has begun, then those who were left behind by the one before, and so on. */
export const finalPlaces = (tournament: Tournament): readonly Place<PlayerNumber>[] => {
  const placed = new Set<PlayerNumber>();
  return stagesIn(tournament)
    .filter(({ from }) => from <= tournament.rounds.length)
    .toReversed()
    .flatMap((span) => {
      const ahead = placed.size;
      let place = ahead + 1;
      return placesAfter(tournament, span).flatMap(({ entrants }): readonly Place<PlayerNumber>[] => {
        const left = entrants.filter((entrant) => !placed.has(entrant));
        left.forEach((entrant) => placed.add(entrant));
        const own = { place, entrants: left };
        place += left.length;
        return left.length === 0 ? [] : [own];
      });
    });
};

/** Whether the stage that begins with this round can be drawn; undefined if it can, or if another round is asked for. */
export const stageFault = (tournament: Tournament, round: RoundNumber) => {
  const span = stageOfRound(tournament, round);
  if (span?.from !== round) return undefined;
  const { name, cut, by, rounds } = span.stage;
  const { length } = candidatesFor(tournament, span, tournament.head.facts.seed);
  if (cut !== null && cut > length)
    return conflict(
      'CUT_TOO_LARGE',
      `${name} takes the best ${cut}, and only ${length} are left: change the cut in the pack, with a reason.`,
    );
  const needed = roundsNeeded(span.stage, cut ?? length);
  return needed === 0 || needed === rounds
    ? undefined
    : conflict(
        'STAGE_ROUNDS',
        `${name} has ${rounds} rounds, and a ${by} of ${cut ?? length} needs ${needed}: change its rounds in the pack, with a reason.`,
      );
};

/** The stage that begins with a round, whose field an organiser can set. */
export const stageBegunBy = (tournament: Tournament, round: RoundNumber) => {
  const span = stageOfRound(tournament, round);
  if (!span) return conflict('NO_STAGES', 'This round belongs to no stage.');
  return span.from === round
    ? ok(span)
    : conflict('NOT_FIRST_OF_STAGE', `The field of ${span.stage.name} is set with round ${span.from}.`);
};

/** Every fault of a field that an organiser sets: its groups, how many it has, and who is in it. */
export const fieldFaults = (
  tournament: Tournament,
  { stage }: StageSpan,
  given: readonly (readonly string[])[],
): readonly Fault[] => {
  const active = activeIn(tournament);
  const all = given.flat();
  const placed = new Set<string>();
  return [
    ...(given.length === stage.groups ? [] : [fault('groups', 'INCONSISTENT', `must be ${stage.groups}`)]),
    ...(stage.cut !== null && all.length !== stage.cut
      ? [fault('groups', 'INCONSISTENT', `must have ${stage.cut} entrants together, not ${all.length}`)]
      : []),
    ...given.flatMap((entrants, index) =>
      entrants.flatMap((id, seed): readonly Fault[] => {
        const path = `groups[${index}][${seed}]`;
        if (!active.has(entrantNumber(id) ?? 0))
          return [fault(path, 'UNKNOWN_REFERENCE', `"${id}" is not an active entrant of this tournament`)];
        if (placed.has(id)) return [fault(path, 'DUPLICATE', `"${id}" has a place already`)];
        placed.add(id);
        return [];
      }),
    ),
  ];
};
