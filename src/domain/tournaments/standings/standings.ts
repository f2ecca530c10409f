import type { RankingCriterion } from '../pack/criterion-names';
import type { RankingRule } from '../pack/pack';
import { matchedPlayGuide } from '../pack/matched-play-guide';
import type { Entrant } from '../entrant';
import type { CriterionField } from './criteria/criterion';
import {
  type Deciding,
  type Decision,
  type Measured,
  type Ranked,
  figureText,
  measuredIn,
  rankedBy,
} from './ranking';
import { type PointsBefore, type Schedule, pointsBeforeIn, scheduleOf } from './schedule';
import {
  type Tally,
  type Tiebreaker,
  type TournamentRecord,
  countsAfter,
  differenceOf,
  scoringOf,
  talliesAfter,
} from './tally';
import { once } from '../../../shared/once';

/** An entrant's number in a criterion that no other column shows: whole, or a fraction in lowest terms. */
export interface CriterionValue {
  readonly criterion: RankingCriterion;
  /** Which number of the games it is, for GAME_NUMBER; null for all others. */
  readonly name: string | null;
  readonly value: string;
}

type Totals = Readonly<Omit<Tally, 'entrant' | 'majorWins' | 'tiebreakers' | 'difference' | 'numbers'>>;

/** One line of the standings. */
export interface Standing extends Totals {
  /** 1 for the first; level entrants share the best of their places. Null for a disqualified entrant (ruling 31). */
  readonly rank: number | null;
  /** Whether somebody else has the same rank (shown as "=3rd"). */
  readonly tied: boolean;
  readonly entrant: string;
  readonly victoryPointDifference: number;
  /** The organiser's own tiebreakers in the order announced. */
  readonly tiebreakers: readonly { readonly id: string; readonly value: number }[];
  /** The pack's criteria that no other field shows, in their order; none of document 001's. */
  readonly criteria: readonly CriterionValue[];
  /** The criterion that placed it below the line above; null for the first and where both are level. */
  readonly decidedBy: Decision | null;
  /** The numbers of `decidedBy`: its own and the line above's. */
  readonly decidingValues: readonly [own: string, above: string] | null;
  readonly disqualified: boolean;
}

export interface StandingsInput extends TournamentRecord {
  /** Facts of later rounds are left out, so that a round's standings stay what they were. */
  readonly round: number;
  /** Given, full ties are settled by the published lot of this seed; else they stay ties. */
  readonly lotSeed?: string | undefined;
  /** The order of the criteria; document 001's where it is left out. */
  readonly ranking?: readonly RankingRule[] | undefined;
  /** Entrants who are not listed, but were met by those who are. */
  readonly others?: readonly Entrant[] | undefined;
}

const fieldOf = (tallies: readonly Tally[], input: StandingsInput): CriterionField => {
  const { round, lotSeed, votes = [], tiebreakers = [] } = input;
  const schedule = once<Schedule>(() => scheduleOf(tallies, input, round));
  return {
    tallies,
    schedule,
    pointsBefore: once<PointsBefore>(() => pointsBeforeIn(tallies, schedule(), input)),
    votes: () => votes.filter(countsAfter(round)),
    lotSeed,
    numbers: (scoringOf(input).numbers ?? []).map(({ id }) => id),
    tiebreakers: tiebreakers.map(({ id }) => id),
  };
};

/** A tournament that settles full ties by lot asks for it last, whatever its pack says. */
const rulesOf = ({ ranking = matchedPlayGuide.ranking, lotSeed }: StandingsInput): readonly RankingRule[] =>
  lotSeed === undefined || ranking.some(({ criterion }) => criterion === 'LOT')
    ? ranking
    : [...ranking, { criterion: 'LOT', better: 'LOWER' }];

/** Criteria that a field of the line shows anyway, or that has no number of its own. */
const shownElsewhere: ReadonlySet<RankingCriterion> = new Set([
  'TOURNAMENT_POINTS',
  'VICTORY_POINT_DIFFERENCE',
  'VICTORY_POINTS',
  'VICTORY_POINTS_CONCEDED',
  'LEADERS_KILLED',
  'WINS',
  'ORGANISER_TIEBREAKER',
  'LOT',
]);

type Valued = (place: number) => CriterionValue;

/** The criteria that need a value of their own in the line. */
const valuedBy = (criteria: readonly Measured[]): readonly Valued[] =>
  criteria.flatMap(({ decision: { criterion, tiebreaker: name }, measure }): readonly Valued[] =>
    measure.kind === 'FIGURES' && !shownElsewhere.has(criterion)
      ? [(place) => ({ criterion, name, value: figureText(measure, place) })]
      : [],
  );

interface Rank extends Pick<Standing, 'rank' | 'tied'> {
  readonly deciding: Deciding | null;
}

type Shown = Pick<Standing, 'tiebreakers' | 'criteria'>;

/** The organiser's own tiebreakers and the pack's other criteria of each place; most events have neither. */
const shownBy = (announced: readonly Tiebreaker[], valued: readonly Valued[]) => {
  const none: Shown = { tiebreakers: [], criteria: [] };
  return (place: number, scores: readonly number[]): Shown =>
    announced.length === 0 && valued.length === 0
      ? none
      : {
          tiebreakers: announced.map(({ id }, index) => ({ id, value: scores[index] ?? 0 })),
          criteria: valued.map((value) => value(place)),
        };
};

const standingOf = (tally: Tally, { rank, tied, deciding }: Rank, shown: Shown): Standing => ({
  rank,
  tied,
  entrant: tally.entrant.id,
  played: tally.played,
  won: tally.won,
  drawn: tally.drawn,
  lost: tally.lost,
  tournamentPoints: tally.tournamentPoints,
  victoryPointDifference: differenceOf(tally),
  victoryPoints: tally.victoryPoints,
  victoryPointsConceded: tally.victoryPointsConceded,
  leadersKilled: tally.leadersKilled,
  tiebreakers: shown.tiebreakers,
  criteria: shown.criteria,
  decidedBy: deciding === null ? null : deciding.decision,
  decidingValues: deciding === null ? null : [deciding.own, deciding.above],
  disqualified: tally.entrant.disqualified === true,
});

/** The rank of each place of an order: an entrant that is level with the one above shares its rank. */
const ranksOf = ({ deciding }: Ranked): readonly Rank[] => {
  let rank = 1;
  return deciding.map((by, index): Rank => {
    const isLevelWithAbove = index > 0 && by === null;
    const isLevelWithBelow = index + 1 < deciding.length && deciding[index + 1] === null;
    if (!isLevelWithAbove) rank = index + 1;
    return { rank, tied: isLevelWithAbove || isLevelWithBelow, deciding: by };
  });
};

const UNRANKED: Rank = { rank: null, tied: false, deciding: null };

/**
 * The standings after `round`, best first. Level entrants share a rank and are listed by player number, the lower first
 * (ruling; the source is silent). Disqualified entrants stand last, without a rank. Source: 001, Scoring & Tiebreakers.
 */
export const standingsAfter = (input: StandingsInput): readonly Standing[] => {
  const { round, entrants, others = [], tiebreakers = [] } = input;
  const tallies = talliesAfter(
    others.length === 0 ? input : { ...input, entrants: [...entrants, ...others] },
    round,
  );
  const criteria = measuredIn(rulesOf(input), tiebreakers, fieldOf(tallies, input));
  const shownOf = shownBy(tiebreakers, valuedBy(criteria));
  const tallyAt = (place: number): Tally => tallies[place] as Tally;
  const places = entrants
    .map((_, place) => place)
    .sort((a, b) => tallyAt(a).entrant.number - tallyAt(b).entrant.number);
  const isOut = (place: number): boolean => tallyAt(place).entrant.disqualified === true;
  const ranked = rankedBy(
    criteria,
    places.filter((place) => !isOut(place)),
  );
  const unranked = rankedBy(criteria, places.filter(isOut)).order;
  const ranks = ranksOf(ranked);

  const lineOf = (place: number, rank: Rank): Standing => {
    const tally = tallyAt(place);
    return standingOf(tally, rank, shownOf(place, tally.tiebreakers));
  };
  const lines = ranked.order.map((place, index) => lineOf(place, ranks[index] as Rank));
  for (const place of unranked) lines.push(lineOf(place, UNRANKED));
  return lines;
};
