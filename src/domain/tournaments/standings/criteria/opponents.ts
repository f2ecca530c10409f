import { commonMultiple } from '../../common-multiple';
import { type CriterionField, type Criterion, measuredOnce, wholeFigures } from './criterion';
import type { ScheduledGame } from '../schedule';

/** Criteria of the strength of schedule: an entrant by what its opponents are worth. */

interface OpponentWorth {
  /** An opponent's own worth, by its place among the tallies. */
  readonly ofOpponent: (place: number) => number;
  /** For a bye and the Spare Player: the entrant's own worth before that round (ruling 32). */
  readonly ofItselfBefore: (place: number, round: number) => number;
}

/** The worth of each game's opponent, in the order of the games. A withdrawn opponent keeps its worth. */
const opponentsWorth = (
  games: readonly ScheduledGame[],
  place: number,
  { ofOpponent, ofItselfBefore }: OpponentWorth,
): readonly number[] =>
  games.map(({ opponent, round }) =>
    opponent === null ? ofItselfBefore(place, round) : ofOpponent(opponent),
  );

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Adds up the opponents' worth for each entrant. */
const sumOfWorth = (field: CriterionField, worth: OpponentWorth): ((place: number) => number) =>
  measuredOnce(field.tallies, (place) => sumOf(opponentsWorth(field.schedule()[place] ?? [], place, worth)));

/** The number of games of an entrant, at least 1: the divisor of a mean. */
const gamesOf =
  ({ schedule }: CriterionField) =>
  (place: number): number =>
    Math.max(1, schedule()[place]?.length ?? 0);

const byTournamentPoints = ({ tallies, pointsBefore }: CriterionField): OpponentWorth => ({
  ofOpponent: (place) => tallies[place]?.tournamentPoints ?? 0,
  ofItselfBefore: (place, round) => pointsBefore()(place, round),
});

/** The sum of the opponents' Tournament Points over all games. */
export const opponentsPoints: Criterion = (field) =>
  wholeFigures(sumOfWorth(field, byTournamentPoints(field)));

/** The mean of the opponents' Tournament Points; 0 without a game. */
export const opponentsPointsMean: Criterion = (field) => ({
  kind: 'FIGURES',
  of: sumOfWorth(field, byTournamentPoints(field)),
  over: gamesOf(field),
  denominator: 1,
});

const before = (games: readonly ScheduledGame[], round: number) => {
  const earlier = games.filter((game) => game.round < round);
  return { won: earlier.filter(({ score }) => score.result === 'WON').length, played: earlier.length };
};

const PERCENT = 100;

/**
 * The mean of the opponents' win rates (games won out of games played; 0 without a game), none counted as less than the
 * floor. For a bye and the Spare Player, the entrant's own rate before that round (ruling 32).
 */
export const opponentsWinRate: Criterion = (field, { floorPercent = 0 }) => {
  const { tallies } = field;
  const schedule = field.schedule();
  const most = tallies.reduce((highest, { played }) => Math.max(highest, played), 1);
  const rates = commonMultiple([PERCENT, ...Array.from({ length: most }, (_, index) => index + 1)]);
  const floor = floorPercent * (rates / PERCENT);
  const rate = ({ won, played }: ReturnType<typeof before>): number =>
    Math.max(floor, played === 0 ? 0 : won * (rates / played));
  const worth = {
    ofOpponent: measuredOnce(tallies, (place) => rate(tallies[place] ?? { won: 0, played: 0 })),
    ofItselfBefore: (place: number, round: number) => rate(before(schedule[place] ?? [], round)),
  };
  return { kind: 'FIGURES', of: sumOfWorth(field, worth), over: gamesOf(field), denominator: rates };
};

/** The worth of a result in half points. */
const HALVES = { WON: 2, DRAWN: 1, LOST: 0 } as const;

/** Opponents by their results alone, in half points. */
const byResults = ({ tallies, schedule }: Pick<CriterionField, 'tallies' | 'schedule'>): OpponentWorth => ({
  ofOpponent: (place) => {
    const tally = tallies[place];
    return tally === undefined ? 0 : 2 * tally.won + tally.drawn;
  },
  ofItselfBefore: (place, round) =>
    (schedule()[place] ?? []).reduce(
      (sum, game) => (game.round < round ? sum + HALVES[game.score.result] : sum),
      0,
    ),
});

/** How many of the lowest and of the highest opponents are left out. */
type Cut = readonly [lowest: 0 | 1, highest: 0 | 1];

/** The sum without the opponents that are cut; 0 where nothing is left. */
const sumWithout = (values: readonly number[], [lowest, highest]: Cut): number =>
  values.length <= lowest + highest
    ? 0
    : sumOf(values) - lowest * Math.min(...values) - highest * Math.max(...values);

/** A draw in half points. */
const DRAW = HALVES.DRAWN;

/**
 * Opponents by their results in half points as FIDE counts unplayed rounds. Source: FIDE Handbook C.07, Tie-Break Regulations (from 1
 * August 2024), article 16: an own round without an opponent is one against somebody with the same results; the rounds after
 * the last one that an opponent came to count as draws, earlier ones as they were scored. A concession counts as played.
 */
const byFide = ({ tallies, schedule }: Pick<CriterionField, 'tallies' | 'schedule'>) => {
  const games = schedule();
  const rounds = [...new Set(games.flatMap((own) => own.map(({ round }) => round)))];
  const scored = byResults({ tallies, schedule }).ofOpponent;
  const adjusted = measuredOnce(tallies, (place) => {
    const last = (games[place] ?? []).reduce((latest, { round }) => Math.max(latest, round), 0);
    return scored(place) + DRAW * rounds.filter((round) => round > last).length;
  });
  return {
    ofGame: (place: number, { opponent }: ScheduledGame): number =>
      opponent === null ? scored(place) : adjusted(opponent),
    /** The worth of each round that the entrant has missed: these are cut first. */
    missed: (place: number): readonly number[] => {
      const came = new Set((games[place] ?? []).map(({ round }) => round));
      return rounds.filter((round) => !came.has(round)).map(() => scored(place));
    },
  };
};

/** Buchholz by FIDE: of the lowest that is cut, a missed round goes before all others. */
const buchholzByFide = (field: CriterionField, [lowest, highest]: Cut): ((place: number) => number) => {
  const { ofGame, missed } = byFide(field);
  return measuredOnce(field.tallies, (place) => {
    const played = (field.schedule()[place] ?? []).map((game) => ofGame(place, game));
    const own = missed(place);
    return own.length > 0 && lowest === 1
      ? sumWithout([...played, ...own.slice(1)], [0, highest])
      : sumWithout([...played, ...own], [lowest, highest]);
  });
};

/** Buchholz: the sum of the opponents' results in half points, without those that are cut. */
export const buchholzWithout =
  (...cut: Cut): Criterion =>
  (field, { unplayed }) => {
    if (unplayed === 'FIDE') return wholeFigures(buchholzByFide(field, cut));
    const worth = byResults(field);
    const schedule = field.schedule();
    return wholeFigures(
      measuredOnce(field.tallies, (place) =>
        sumWithout(opponentsWorth(schedule[place] ?? [], place, worth), cut),
      ),
    );
  };

/** The opponents' results in half points, twice for a win over them and once for a draw: quarter points in all. */
export const sonnebornBerger: Criterion = (field, { unplayed }) => {
  const worth = byResults(field);
  if (unplayed === 'FIDE') {
    const { ofGame } = byFide(field);
    return wholeFigures(
      measuredOnce(field.tallies, (place) =>
        sumOf((field.schedule()[place] ?? []).map((game) => HALVES[game.score.result] * ofGame(place, game))),
      ),
    );
  }
  return wholeFigures(
    measuredOnce(field.tallies, (place) => {
      const games = field.schedule()[place] ?? [];
      const values = opponentsWorth(games, place, worth);
      return sumOf(games.map(({ score }, game) => HALVES[score.result] * (values[game] ?? 0)));
    }),
  );
};

/** Each round has a weight; a win counts it twice, a draw once. The last weight holds for all later rounds. */
export const pathToVictory: Criterion = (field, { weights = [] }) => {
  const weightOf = (round: number): number => weights[Math.min(round, weights.length) - 1] ?? 0;
  return wholeFigures(
    measuredOnce(field.tallies, (place) =>
      sumOf(
        (field.schedule()[place] ?? []).map(({ round, score }) => HALVES[score.result] * weightOf(round)),
      ),
    ),
  );
};
