import { invariant } from '../../shared/invariant';
import { shuffled } from '../../shared/seeded-random';
import type { Entrant } from '../entrant';
import type { Game } from '../game';
import type { Standing } from '../standings/standings';
import { standingsAfter } from '../standings/standings';
import type { TournamentRecord } from '../standings/tally';
import type { Meetings } from './meetings';
import { meetingsOf, timesUnpaired } from './meetings';
import type { RankedPair } from './pair-by-rank';
import { pairByRank, pairStraight } from './pair-by-rank';
import type { TableReason, Telling, UnpairedKind, UnpairedReason } from './reasons';
import {
  drawnReason,
  drawnUnpairedReason,
  finalReason,
  placeName,
  rankedReason,
  unpairedReason,
} from './reasons';
import { roundsWithoutRematch } from './rounds-without-rematch';
import { chooseUnpaired, chooseUnpairedInFinal } from './unpaired-choice';

export interface DrawInput extends TournamentRecord {
  /** The round to draw, 1 to `rounds`. Games of it or later are not looked at. */
  readonly round: number;
  /** How many rounds the event has: the last of them is final (unless it is the first). */
  readonly rounds: number;
  /** What the one left over of an odd number gets. */
  readonly unpaired: UnpairedKind;
  /** Round 1 is shuffled by it; needed there only. */
  readonly seed?: string | undefined;
  /** Settles full ties of the ranking by lot; see `standingsAfter`. */
  readonly lotSeed?: string | undefined;
  /** Keep entrants of the same club apart in this round, where that costs no rematch. */
  readonly clubMatesApart?: boolean | undefined;
}

export interface DrawnTable {
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
  /** The active entrants as they were ranked for this draw: "ranked 3 v 4" counts down this list. */
  readonly standings: readonly Standing[];
  /** How many further rounds after this one can certainly be drawn without a rematch. */
  readonly roundsWithoutRematch: number;
}

/** The order the draw goes down, what is known of it, and how one of it is called. */
interface Field extends Telling {
  readonly entrants: readonly Entrant[];
  readonly areClubMates: ((a: number, b: number) => boolean) | undefined;
}

const clubMatesIn =
  (entrants: readonly Entrant[]) =>
  (a: number, b: number): boolean => {
    const club = entrants[a]?.club;
    return club !== undefined && club === entrants[b]?.club;
  };

const fieldOf = (
  entrants: readonly Entrant[],
  games: readonly Game[],
  options: { readonly clubMatesApart?: boolean | undefined; readonly nameOf: Telling['nameOf'] },
): Field => ({
  entrants,
  meetings: meetingsOf(
    entrants.map(({ id }) => id),
    games,
  ),
  nameOf: options.nameOf,
  areClubMates: options.clubMatesApart ? clubMatesIn(entrants) : undefined,
});

/** The pairs of a field and who is left over, each with its reason. */
interface Pairing {
  readonly pairs: readonly (readonly [RankedPair, TableReason])[];
  readonly unpaired: readonly [position: number, UnpairedReason] | null;
}

const without = (length: number, position: number | undefined): readonly number[] =>
  Array.from({ length }, (_, index) => index).filter((index) => index !== position);

const told = (
  pairs: readonly RankedPair[],
  reasonOf: (pair: RankedPair, telling: Telling) => TableReason,
  telling: Telling,
): Pairing['pairs'] => pairs.map((pair) => [pair, reasonOf(pair, telling)]);

/** Round 1: down the shuffled list; the one left over at its end is unpaired (001, Round 1). */
const firstRound = (field: Field, kind: UnpairedKind): Pairing => {
  const { length } = field.entrants;
  const last = length % 2 === 1 ? length - 1 : undefined;
  return {
    pairs: told(pairByRank({ ...field, positions: without(length, last) }), drawnReason, field),
    unpaired: last === undefined ? null : [last, drawnUnpairedReason(kind)],
  };
};

/** Later rounds: who is left over first, then down the ranking (001, Subsequent Rounds). */
const laterRound = (field: Field, draw: DrawInput): Pairing => {
  const isFinal = draw.round === draw.rounds;
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
  const ranked = { ...field, positions: without(length, choice?.position) };
  return {
    pairs: isFinal
      ? told(pairStraight(ranked), finalReason, field)
      : told(pairByRank(ranked), rankedReason, field),
    unpaired: choice ? [choice.position, unpairedReason(choice, draw.unpaired, field.nameOf)] : null,
  };
};

const mostMetAfter = (meetings: Meetings, pairs: Pairing['pairs']): number =>
  meetings.mostOpponentsAfter(pairs.map(([{ positions }]) => positions));

/**
 * Draws a round: who of the active entrants meets whom, who is left over, and why. The same input gives the same draw.
 * Round 1 shuffles the player numbers by the seed, which must be given; later rounds go down the ranking without
 * rematches where that can be; the final round is straight. Source: 001, Pairing System; docs/pairing.md where it is silent.
 */
export const drawRound = (draw: DrawInput): RoundDraw => {
  const games = draw.games.filter(({ round }) => round < draw.round);
  const active = draw.entrants.filter((entrant) => entrant.active !== false);
  const standings = standingsAfter({ ...draw, entrants: active, games, round: draw.round - 1 });
  const isFirst = draw.round === 1;

  const byId = new Map(active.map((entrant) => [entrant.id, entrant]));
  const ranking = standings.map(({ entrant }) => byId.get(entrant) as Entrant);
  const shuffle = (): readonly Entrant[] => {
    invariant(draw.seed !== undefined, 'round 1 is drawn from a seed');
    return shuffled(
      active.toSorted((a, b) => a.number - b.number),
      draw.seed,
    );
  };
  const order = isFirst ? shuffle() : ranking;
  const field = fieldOf(order, games, {
    clubMatesApart: draw.clubMatesApart,
    nameOf: isFirst ? (position) => `no. ${order[position]?.number}` : placeName,
  });
  const { pairs, unpaired } = isFirst
    ? firstRound(field, draw.unpaired)
    : laterRound(field, { ...draw, games });

  const idAt = (position: number): string => (order[position] as Entrant).id;
  return {
    round: draw.round,
    tables: pairs.map(([{ positions }, reason], index) => ({
      table: index + 1,
      entrants: [idAt(positions[0]), idAt(positions[1])],
      reason,
    })),
    unpaired: unpaired && { entrant: idAt(unpaired[0]), kind: draw.unpaired, reason: unpaired[1] },
    standings,
    roundsWithoutRematch: roundsWithoutRematch(active.length, mostMetAfter(field.meetings, pairs)),
  };
};
