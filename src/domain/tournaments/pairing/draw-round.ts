import type { Entrant } from '../entrant';
import type { Game } from '../game';
import type { PairingRules } from '../pack/pairing-rules';
import { matchedPlayGuide } from '../pack/matched-play-guide';
import type { RankingRule } from '../pack/pack';
import { type Standing, standingsAfter } from '../standings/standings';
import type { TournamentRecord } from '../standings/tally';
import { type Drawable, drawableOf, firstOrder } from './field-of';
import { meetingsOf, timesUnpaired, roundsWithoutRematch } from './meetings';
import { pairFinal, pairFirst, pairLater } from './pair-field';
import type { RankedPair } from './pair-by-rank';
import {
  type Reason,
  type TableReason,
  type Wording,
  type UnpairedKind,
  type UnpairedReason,
  drawnReason,
  drawnUnpairedReason,
  finalReason,
  missedText,
  placeName,
  rankedReason,
  requestedByeReason,
  seededReason,
  unpairedReason,
} from './reasons';
import { chooseUnpaired, chooseUnpairedInFinal } from './unpaired-choice';

export interface DrawInput extends TournamentRecord {
  /** The round to draw, 1 to `rounds`. Games of it or later are not looked at. */
  readonly round: number;
  /** How many rounds the event has: the last of them is final (unless it is the first). */
  readonly rounds: number;
  /** The entrant left over of an odd number has a bye, or the Spare Player. */
  readonly unpaired: UnpairedKind;
  /** Round 1 is shuffled by it, and score groups that are paired by lot; needed there only. */
  readonly seed?: string | undefined;
  /** Games of earlier rounds count as meetings, but not in the ranking: a stage begins anew. */
  readonly rankedFrom?: number | undefined;
  /** Settles full ties of the ranking by lot; see `standingsAfter`. */
  readonly lotSeed?: string | undefined;
  /** Keep entrants of the same club apart in this round where possible: a soft wish beside those of `pairing`. */
  readonly clubMatesApart?: boolean | undefined;
  /** How rounds are made and ranked; document 001's where they are left out. */
  readonly pairing?: PairingRules | undefined;
  readonly ranking?: readonly RankingRule[] | undefined;
}

interface DrawnTable {
  readonly table: number;
  /** Two ids, the higher ranked first (in round 1 in the order of the draw). */
  readonly entrants: readonly [string, string];
  readonly reason: TableReason;
}

export interface RoundDraw {
  readonly round: number;
  readonly tables: readonly DrawnTable[];
  readonly unpaired: {
    readonly entrant: string;
    readonly kind: UnpairedKind;
    readonly reason: UnpairedReason;
  } | null;
  /** Byes that entrants asked for in advance. */
  readonly requestedByes: readonly { readonly entrant: string; readonly reason: UnpairedReason }[];
  /** The active entrants as they were ranked for this draw: "ranked 3 v 4" counts down this list. */
  readonly standings: readonly Standing[];
  /** How many further rounds after this one can certainly be drawn without a rematch. */
  readonly roundsWithoutRematch: number;
}

/** The entrants to be paired in the order the draw goes down, and how one of it is called. */
interface Field extends Wording {
  readonly entrants: readonly Entrant[];
  readonly pairing: PairingRules;
}

/** The pairs of a field and the one left over, each with its reason. */
interface Pairing {
  readonly pairs: readonly (readonly [RankedPair, TableReason])[];
  readonly unpaired: readonly [position: number, UnpairedReason] | null;
}

const without = (length: number, position: number | undefined): readonly number[] =>
  Array.from({ length }, (_, index) => index).filter((index) => index !== position);

const withReasons = (
  pairs: readonly RankedPair[],
  reasonOf: (pair: RankedPair, wording: Wording) => TableReason,
  wording: Wording,
): Pairing['pairs'] => pairs.map((pair) => [pair, reasonOf(pair, wording)]);

/** Round 1: down the order; the one left over at its end is unpaired (001, Round 1). */
const firstRound = (field: Field, { round, unpaired: kind }: DrawInput): Pairing => {
  const { length } = field.entrants;
  const last = length % 2 === 1 ? length - 1 : undefined;
  const reasonOf = field.pairing.firstRound.by === 'SEEDED' ? seededReason : drawnReason;
  return {
    pairs: withReasons(pairFirst({ ...field, round, positions: without(length, last) }), reasonOf, field),
    unpaired: last === undefined ? null : [last, drawnUnpairedReason(kind)],
  };
};

/** The Tournament Points of entrants in their order. */
const pointsIn = (standings: readonly Standing[], entrants: readonly Entrant[]): readonly number[] => {
  const points = new Map(standings.map(({ entrant, tournamentPoints }) => [entrant, tournamentPoints]));
  return entrants.map(({ id }) => points.get(id) ?? 0);
};

/** Later rounds: first the one left over, then down the ranking (001, Subsequent Rounds). */
const laterRound = (field: Field, draw: DrawInput, standings: readonly Standing[]): Pairing => {
  const isFinal = draw.round === draw.rounds && field.pairing.finalRound === 'NO_SWAPS';
  const { length } = field.entrants;
  const times = timesUnpaired(
    field.entrants.map(({ id }) => id),
    draw.games,
  );
  const choice =
    length % 2 === 0
      ? undefined
      : isFinal
        ? chooseUnpairedInFinal(times)
        : chooseUnpaired(times, field.meetings);
  const ranked = { ...field, round: draw.round, positions: without(length, choice?.position) };
  const unpaired: Pairing['unpaired'] = choice
    ? [choice.position, unpairedReason(choice, draw.unpaired, field.nameOf)]
    : null;
  if (isFinal) return { pairs: withReasons(pairFinal(ranked), finalReason, field), unpaired };
  const scores = { pointsOf: () => pointsIn(standings, field.entrants), seed: draw.seed ?? '' };
  return { pairs: withReasons(pairLater(ranked, scores), rankedReason, field), unpaired };
};

/** The pack's pairing rules with the club wish that a draw can ask for by itself. */
export const pairingInRound = (
  pairing: PairingRules,
  clubMatesApart: boolean,
  round: number,
): PairingRules =>
  clubMatesApart
    ? { ...pairing, apart: [...pairing.apart, { apart: 'CLUB', strength: 'SOFT', rounds: [round] }] }
    : pairing;

const pairingOf = ({ pairing = matchedPlayGuide.pairing, clubMatesApart, round }: DrawInput): PairingRules =>
  pairingInRound(pairing, clubMatesApart === true, round);

/** The most different opponents that anyone active has met once these tables have been played. */
const mostMetAfter = (
  active: readonly Entrant[],
  games: readonly Game[],
  tables: readonly { readonly entrants: readonly [string, string] }[],
): number => {
  const ids = active.map(({ id }) => id);
  const places = new Map(ids.map((id, place) => [id, place]));
  const at = (id: string): number => places.get(id) as number;
  return meetingsOf(ids, games).mostOpponentsAfter(
    tables.map(({ entrants: [a, b] }) => [at(a), at(b)] as const),
  );
};

/** The drawn entrants in the order of the ranking, with the place of each among all active ones. */
const inRankOrder = (drawn: readonly Entrant[], standings: readonly Standing[]) => {
  const byId = new Map(drawn.map((entrant) => [entrant.id, entrant]));
  const entrants: Entrant[] = [];
  const places: number[] = [];
  standings.forEach(({ entrant: id }, place) => {
    const entrant = byId.get(id);
    if (!entrant) return;
    entrants.push(entrant);
    places.push(place);
  });
  return { entrants, places };
};

/** The field of the drawn entrants, in their order: shuffled or seeded in round 1, later by rank among all. */
const fieldOf = ({ drawn }: Drawable, standings: readonly Standing[], draw: DrawInput): Field => {
  const pairing = pairingOf(draw);
  const fieldWith = (entrants: readonly Entrant[], nameOf: Wording['nameOf']): Field => ({
    entrants,
    pairing,
    meetings: meetingsOf(
      entrants.map(({ id }) => id),
      draw.games,
    ),
    nameOf,
  });
  if (draw.round === 1) {
    const order = firstOrder(drawn, pairing, draw.seed);
    return fieldWith(order, (position) => `no. ${order[position]?.number}`);
  }
  const { entrants, places } = inRankOrder(drawn, standings);
  return fieldWith(entrants, (position) => placeName(places[position] as number));
};

/** Adds to a reason the given tables and challenges of these entrants that could not be set. */
const missedIn = ({ missed }: Drawable, entrants: readonly Entrant[]) => {
  const nameOf = (id: string): string => {
    const entrant = entrants.find((one) => one.id === id);
    return entrant ? `no. ${entrant.number}` : id;
  };
  return <Code extends string>(reason: Reason<Code>, ...ids: readonly string[]): Reason<Code> => {
    const own = missed.filter((one) => ids.some((id) => one.entrants.includes(id)));
    return own.length === 0
      ? reason
      : { ...reason, text: reason.text + own.map((one) => missedText(one, nameOf)).join('') };
  };
};

/**
 * Draws a round: the tables of the active entrants and the one left over, with reasons. The same input gives the same draw.
 * Round 1 shuffles the player numbers by the seed, which must be given; later rounds go down the ranking without
 * rematches where possible; the final round is straight. Source: 001, Pairing System; docs/pairing.md where it is silent.
 */
export const drawRound = (input: DrawInput): RoundDraw => {
  const draw = { ...input, games: input.games.filter(({ round }) => round < input.round) };
  const active = draw.entrants.filter((entrant) => entrant.active !== false);
  const others = draw.entrants.filter((entrant) => entrant.active === false);
  const { rankedFrom = 1 } = draw;
  const standings = standingsAfter({
    ...draw,
    games: draw.games.filter(({ round }) => round >= rankedFrom),
    entrants: active,
    others,
    round: draw.round - 1,
  });

  const drawable = drawableOf(active, pairingOf(draw), draw.round);
  const field = fieldOf(drawable, standings, draw);
  const { pairs, unpaired } = draw.round === 1 ? firstRound(field, draw) : laterRound(field, draw, standings);

  const idAt = (position: number): string => (field.entrants[position] as Entrant).id;
  const missed = missedIn(drawable, draw.entrants);
  const first = drawable.fixed.length + 1;
  const tables: readonly DrawnTable[] = [
    ...drawable.fixed.map(({ entrants, reason }, index) => ({
      table: index + 1,
      entrants,
      reason: missed(reason, ...entrants),
    })),
    ...pairs.map(([{ positions }, reason], index) => ({
      table: first + index,
      entrants: [idAt(positions[0]), idAt(positions[1])] as const,
      reason: missed(reason, ...positions.map(idAt)),
    })),
  ];
  return {
    round: draw.round,
    tables,
    unpaired: unpaired && {
      entrant: idAt(unpaired[0]),
      kind: draw.unpaired,
      reason: missed(unpaired[1], idAt(unpaired[0])),
    },
    requestedByes: drawable.byes.map(({ id }) => ({ entrant: id, reason: missed(requestedByeReason, id) })),
    standings,
    roundsWithoutRematch: roundsWithoutRematch(
      active.length,
      drawable.drawn.length === active.length
        ? field.meetings.mostOpponentsAfter(pairs.map(([{ positions }]) => positions))
        : mostMetAfter(active, draw.games, tables),
    ),
  };
};
