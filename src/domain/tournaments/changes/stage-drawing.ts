import { currentPack } from '../pack/pack-versions';
import { type RoundDraw, drawRound } from '../pairing/draw-round';
import { bergerRound } from '../stages/berger';
import type { StageSpan } from '../pack/stage-span';
import type { RoundFacts, StoredTable } from '../event/facts';
import type { PlayerNumber, RoundNumber } from '../event/numbers';
import { entrantId, entrantNumber, recordForDraw } from '../event/record';
import { type StageField, bracketInStage, proposedField, recordInStage, stageOfRound } from '../event/stages';
import { type Tournament, playing } from '../event/tournament';

/** A round of a stage as it is drawn. */
export type StageRound = Pick<
  RoundFacts,
  'tables' | 'unpaired' | 'roundsWithoutRematch' | 'requestedByes' | 'field' | 'sitsOut' | 'byes'
>;

interface StageDraw {
  readonly tournament: Tournament;
  readonly round: RoundNumber;
  readonly span: StageSpan;
  readonly field: StageField;
  readonly seed: string;
}

const numberOf = (id: string): PlayerNumber => entrantNumber(id) ?? 0;

const drawOfGroup = (
  { tournament, round, span, seed }: StageDraw,
  group: readonly PlayerNumber[],
): RoundDraw => {
  const { facts } = tournament.head;
  const record = recordInStage(recordForDraw(tournament, round), span, group);
  const own = new Set(group.map(entrantId));
  return drawRound({
    ...record,
    entrants: record.entrants.map((entrant) => ({
      ...entrant,
      active: entrant.active !== false && own.has(entrant.id),
    })),
    round,
    rounds: span.to,
    unpaired: facts.unpaired,
    clubMatesApart: facts.clubMatesApart?.includes(round) === true,
    pairing: currentPack(facts.packs ?? []).pairing,
    seed,
    ...(span.stage.points === 'FRESH' && { rankedFrom: span.from }),
  });
};

/** Each group by the pairing rules of the pack; where there are several, whoever is left over in one has a bye. */
const swissRound = (draw: StageDraw): StageRound => {
  const draws = draw.field.map((group) => drawOfGroup(draw, group));
  const tables = draws.flatMap(({ tables: own }) =>
    own.map(({ entrants: [first, second], reason }): StoredTable => [
      numberOf(first),
      numberOf(second),
      reason.code,
      reason.text,
    ]),
  );
  const left = draws.flatMap(({ unpaired }) => unpaired ?? []);
  const asked = draws.flatMap(({ requestedByes }) => requestedByes.map(({ entrant }) => numberOf(entrant)));
  const [only] = draws.length === 1 ? left : [];
  return {
    tables,
    unpaired: only ? [numberOf(only.entrant), only.kind, only.reason.code, only.reason.text] : null,
    roundsWithoutRematch: Math.min(...draws.map((one) => one.roundsWithoutRematch)),
    ...(asked.length > 0 && { requestedByes: asked }),
    ...(draws.length > 1 && { byes: left.map(({ entrant }) => numberOf(entrant)) }),
  };
};

const robinRound = ({ tournament, round, span, field }: StageDraw): StageRound => {
  const active = new Set(playing(tournament).active.map(({ number }) => number));
  const tables = field.flatMap((group, index) =>
    bergerRound(group.length, round - span.from + 1).flatMap(([one, other]): readonly StoredTable[] => {
      const [first, second] = [group[one - 1] ?? 0, group[other - 1] ?? 0];
      const where = field.length > 1 ? `, group ${index + 1}` : '';
      return active.has(first) && active.has(second)
        ? [[first, second, 'BERGER', `table of Berger${where}: ${one} v ${other}`]]
        : [];
    }),
  );
  const seated = new Set(tables.flatMap(([first, second]) => [first, second]));
  return {
    tables,
    unpaired: null,
    roundsWithoutRematch: span.to - round,
    sitsOut: field.flat().filter((entrant) => active.has(entrant) && !seated.has(entrant)),
  };
};

const knockOutRound = ({ tournament, round, span, field: [seeds = []] }: StageDraw): StageRound => {
  const before = { ...tournament, rounds: tournament.rounds.filter(({ number }) => number < round) };
  const { rounds, third } = bracketInStage(before, span, seeds);
  const games = rounds[round - span.from] ?? [];
  const seedOf = (entrant: PlayerNumber): number => seeds.indexOf(entrant) + 1;
  const tableOf = (
    { entrants: [one, other], winner }: (typeof games)[number],
    code: 'KNOCK_OUT' | 'THIRD_PLACE',
  ): readonly StoredTable[] => {
    if (typeof one !== 'number' || typeof other !== 'number' || winner !== undefined) return [];
    const [first, second] = seedOf(one) < seedOf(other) ? [one, other] : [other, one];
    const name =
      code === 'THIRD_PLACE' ? 'game for the third place' : games.length === 1 ? 'final' : 'knock-out';
    return [[first, second, code, `${name}: seed ${seedOf(first)} v seed ${seedOf(second)}`]];
  };
  return {
    tables: [
      ...games.flatMap((game) => tableOf(game, 'KNOCK_OUT')),
      ...(third && round === span.to ? tableOf(third, 'THIRD_PLACE') : []),
    ],
    unpaired: null,
    roundsWithoutRematch: 0,
    sitsOut: games.flatMap(({ winner }) => (typeof winner === 'number' ? [winner] : [])),
  };
};

const roundOfKind = { SWISS: swissRound, ROUND_ROBIN: robinRound, KNOCK_OUT: knockOutRound } as const;

/**
 * Draws a round of a stage. The first round of a stage fixes its field, which stays when results before it are corrected; `by` gives
 * another field. Undefined for a stage that draws like an event without stages: Swiss with everybody.
 */
export const drawnInStage = (
  tournament: Tournament,
  round: RoundNumber,
  {
    span,
    seed,
    by,
  }: { readonly span: StageSpan; readonly seed: string; readonly by?: StageField | undefined },
): StageRound | undefined => {
  const { stage, from, number } = span;
  if (number === 1 && stage.by === 'SWISS' && stage.groups === 1) return undefined;
  const isFirst = round === from;
  const stored = tournament.rounds[from - 1]?.facts;
  const kept = isFirst && stored?.fieldReason === undefined ? undefined : stored?.field;
  const field = by ?? kept ?? proposedField(tournament, span, seed);
  const drawn = roundOfKind[stage.by]({ tournament, round, span, field, seed });
  return { ...drawn, ...(isFirst && { field }) };
};

/** The round of a stage as it would be drawn now; undefined outside of stages. */
const wouldBeDrawn = (tournament: Tournament, round: RoundNumber): StageRound | undefined => {
  const span = stageOfRound(tournament, round);
  return span && drawnInStage(tournament, round, { span, seed: tournament.head.facts.seed });
};

/** Those who have a game or a bye in a round of a stage; undefined for a round in which everybody has. */
export const dueInStage = (
  tournament: Tournament,
  round: RoundNumber,
): ReadonlySet<PlayerNumber> | undefined => {
  const staged = wouldBeDrawn(tournament, round);
  return (
    staged &&
    new Set([
      ...staged.tables.flatMap(([first, second]) => [first, second]),
      ...(staged.unpaired ? [staged.unpaired[0]] : []),
      ...(staged.byes ?? []),
    ])
  );
};

/** The field of a stage that begins with tables set by hand, and those of it who sit out. */
export const stageFactsByHand = (
  tournament: Tournament,
  round: RoundNumber,
): Pick<StageRound, 'field' | 'sitsOut'> => {
  const { field, sitsOut } = wouldBeDrawn(tournament, round) ?? {};
  return { ...(field && { field }), ...(sitsOut && { sitsOut }) };
};
