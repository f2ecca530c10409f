import type { Entrant } from '../entrant';
import type { Game } from '../game';
import type { ScoringRules } from '../pack/pack';
import { matchedPlayGuide } from '../pack/matched-play-guide';
import { type NotedFact, bonusPoints } from '../scoring/bonuses';
import { type GameScore, concededTo, scoreBye, scoreOf } from '../scoring/game-score';

/** Points given or taken by the organiser, with their reason; from `round` on, or from the start when left out. */
export interface Adjustment {
  readonly entrant: string;
  readonly tournamentPoints: number;
  readonly victoryPoints: number;
  readonly reason: string;
  readonly round?: number | undefined;
}

/** A score or a vote; it counts from its `round` on, or from the start when left out. */
export interface NotedValue {
  readonly entrant: string;
  readonly value: number;
  readonly round?: number | undefined;
}

/** A tiebreaker of the organiser's own, announced before round 1. An entrant's value is the sum of its scores, 0 without any. */
export interface Tiebreaker {
  readonly id: string;
  readonly better: 'HIGHER' | 'LOWER';
  readonly values: readonly NotedValue[];
}

/** The totals of an entrant so far, all whole numbers. */
export type Tally = ReturnType<typeof emptyTally>;

/** Everything that standings are computed from. */
export interface TournamentRecord {
  readonly entrants: readonly Entrant[];
  readonly games: readonly Game[];
  readonly adjustments?: readonly Adjustment[] | undefined;
  readonly tiebreakers?: readonly Tiebreaker[] | undefined;
  /** Facts that earn a bonus of the pack. */
  readonly facts?: readonly NotedFact[] | undefined;
  /** Votes for favourite opponents: `entrant` is the one voted for. */
  readonly votes?: readonly NotedValue[] | undefined;
  /** The points for games; document 001's where it is left out. */
  readonly scoring?: ScoringRules | undefined;
}

/** Victory Points scored minus conceded, over all games, each as far as the pack counts it, with what was given or taken. */
export const differenceOf = ({ difference }: Tally): number => difference;

/** Whether a fact counts in the standings after `round`. */
export const countsAfter =
  (round: number) =>
  (fact: { readonly round?: number | undefined }): boolean =>
    (fact.round ?? 0) <= round;

export const scoringOf = ({ scoring }: Pick<TournamentRecord, 'scoring'>): ScoringRules =>
  scoring ?? matchedPlayGuide.scoring;

const emptyTally = (entrant: Entrant, tiebreakers: number, numbers: number) => ({
  entrant,
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  majorWins: 0,
  tournamentPoints: 0,
  victoryPoints: 0,
  victoryPointsConceded: 0,
  difference: 0,
  leadersKilled: 0,
  /** The numbers of the pack, in their order. */
  numbers: new Array<number>(numbers).fill(0),
  tiebreakers: new Array<number>(tiebreakers).fill(0),
});

const addScore = (tally: Tally, score: GameScore): void => {
  tally.played += 1;
  if (score.result === 'WON') tally.won += 1;
  else if (score.result === 'DRAWN') tally.drawn += 1;
  else tally.lost += 1;
  if (score.isMajor) tally.majorWins += 1;
  tally.tournamentPoints += score.tournamentPoints;
  tally.victoryPoints += score.scored;
  tally.victoryPointsConceded += score.conceded;
  tally.difference += score.difference;
  score.numbers.forEach((value, index) => (tally.numbers[index] = (tally.numbers[index] ?? 0) + value));
  if (score.leaderKilled) tally.leadersKilled += 1;
};

/** A score with the pack's rule for a win over somebody disqualified (ruling 31). */
export const scoreAgainst = (
  scoring: ScoringRules,
  score: GameScore,
  opponent: Entrant | undefined,
): GameScore =>
  opponent?.disqualified === true && scoring.disqualified === 'AS_CONCEDED' && score.result === 'WON'
    ? concededTo(scoring)
    : score;

/** Byes come last: what one is worth may follow from the other games. */
const inScoringOrder = (games: readonly Game[], { byes }: ScoringRules): readonly Game[] =>
  byes === 'AVERAGE' ? games.toSorted((a, b) => Number(a.kind === 'BYE') - Number(b.kind === 'BYE')) : games;

const addGame = (tallies: ReadonlyMap<string, Tally>, game: Game, scoring: ScoringRules): void => {
  const first = tallies.get(game.entrants[0]);
  const second = game.entrants[1] === undefined ? undefined : tallies.get(game.entrants[1]);
  if (first && game.kind === 'BYE') addScore(first, scoreBye(scoring, scoreOf(scoring, game, 0), first));
  else if (first) addScore(first, scoreAgainst(scoring, scoreOf(scoring, game, 0), second?.entrant));
  if (second) addScore(second, scoreAgainst(scoring, scoreOf(scoring, game, 1), first?.entrant));
};

/** Facts by the entrant they are of. */
export const byEntrant = <Fact extends { readonly entrant: string }>(
  facts: readonly Fact[],
): ReadonlyMap<string, readonly Fact[]> => {
  const lists = new Map<string, Fact[]>();
  for (const fact of facts) {
    const list = lists.get(fact.entrant);
    if (list) list.push(fact);
    else lists.set(fact.entrant, [fact]);
  }
  return lists;
};

const addBonuses = (
  tallies: ReadonlyMap<string, Tally>,
  { bonuses }: ScoringRules,
  facts: readonly NotedFact[],
): void => {
  if (bonuses.length === 0) return;
  const noted = byEntrant(facts);
  for (const [id, tally] of tallies) {
    const earned = bonusPoints(bonuses, tally.leadersKilled, noted.get(id) ?? []);
    tally.tournamentPoints += earned.tournamentPoints;
    tally.victoryPoints += earned.victoryPoints;
    tally.difference += earned.victoryPoints;
  }
};

/** One tally for each entrant, in their order, from all that happened up to and including `round`. */
export const talliesAfter = (record: TournamentRecord, round: number): readonly Tally[] => {
  const { entrants, games, adjustments = [], tiebreakers = [], facts = [] } = record;
  const scoring = scoringOf(record);
  const numbers = scoring.numbers?.length ?? 0;
  const tallies = new Map(
    entrants.map((entrant) => [entrant.id, emptyTally(entrant, tiebreakers.length, numbers)]),
  );
  const counts = countsAfter(round);

  for (const game of inScoringOrder(games, scoring)) if (counts(game)) addGame(tallies, game, scoring);
  addBonuses(tallies, scoring, facts.filter(counts));
  for (const adjustment of adjustments.filter(counts)) {
    const tally = tallies.get(adjustment.entrant);
    if (!tally) continue;
    tally.tournamentPoints += adjustment.tournamentPoints;
    tally.victoryPoints += adjustment.victoryPoints;
    tally.difference += adjustment.victoryPoints;
  }
  tiebreakers.forEach(({ values }, index) => {
    for (const score of values.filter(counts)) {
      const scores = tallies.get(score.entrant)?.tiebreakers;
      if (scores) scores[index] = (scores[index] ?? 0) + score.value;
    }
  });
  return [...tallies.values()];
};
