import type { Criterion, Decision } from './criteria';
import { criteriaOf, victoryPointDifference } from './criteria';
import type { Tally, TournamentRecord } from './tally';
import { talliesAfter } from './tally';

/** One line of the table. */
export interface Standing {
  /** 1 for the first; level entrants share the best of their places. */
  readonly rank: number;
  /** Whether somebody else has the same rank (shown as "=3rd"). */
  readonly tied: boolean;
  readonly entrant: string;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly tournamentPoints: number;
  readonly victoryPointDifference: number;
  readonly victoryPoints: number;
  readonly victoryPointsConceded: number;
  readonly leadersKilled: number;
  /** The organiser's own tiebreakers in the order announced. */
  readonly tiebreakers: readonly { readonly id: string; readonly value: number }[];
  /** What placed it below the line above; null for the first and where both are level. */
  readonly decidedBy: Decision | null;
}

export interface StandingsInput extends TournamentRecord {
  /** Facts of later rounds are left out, so that a round's standings stay what they were. */
  readonly round: number;
  /** Given, full ties are settled by the published lot of this seed; else they stay ties. */
  readonly lotSeed?: string | undefined;
}

/** The first criterion in which the two differ, if there is one. */
const decider = (criteria: readonly Criterion[], a: Tally, b: Tally): Criterion | undefined => {
  for (const criterion of criteria) if (criterion.value(a) !== criterion.value(b)) return criterion;
  return undefined;
};

/** Negative when `a` stands higher; level ones by player number, the lower first. */
const byRanking =
  (criteria: readonly Criterion[]) =>
  (a: Tally, b: Tally): number => {
    const by = decider(criteria, a, b);
    return by ? by.value(b) - by.value(a) : a.entrant.number - b.entrant.number;
  };

/**
 * The standings after `round`, best first. Level entrants share a rank and are listed by player number, the lower first
 * (ruling; the source is silent). Source: 001, Scoring & Tiebreakers.
 */
export const standingsAfter = (input: StandingsInput): readonly Standing[] => {
  const { round, lotSeed, tiebreakers = [] } = input;
  const criteria = criteriaOf(tiebreakers, lotSeed);
  const ranked = talliesAfter(input, round).toSorted(byRanking(criteria));
  const decisions = ranked.map((tally, place) => {
    const above = ranked[place - 1];
    return above && decider(criteria, above, tally);
  });

  let rank = 1;
  return ranked.map((tally, place): Standing => {
    const decidedBy = decisions[place];
    const levelWithAbove = place > 0 && decidedBy === undefined;
    const levelWithBelow = place + 1 < ranked.length && decisions[place + 1] === undefined;
    if (!levelWithAbove) rank = place + 1;
    return {
      rank,
      tied: levelWithAbove || levelWithBelow,
      entrant: tally.entrant.id,
      played: tally.played,
      won: tally.won,
      drawn: tally.drawn,
      lost: tally.lost,
      tournamentPoints: tally.tournamentPoints,
      victoryPointDifference: victoryPointDifference(tally),
      victoryPoints: tally.victoryPoints,
      victoryPointsConceded: tally.victoryPointsConceded,
      leadersKilled: tally.leadersKilled,
      tiebreakers: tiebreakers.map(({ id }, index) => ({ id, value: tally.tiebreakers[index] ?? 0 })),
      decidedBy: decidedBy?.decision ?? null,
    };
  });
};
