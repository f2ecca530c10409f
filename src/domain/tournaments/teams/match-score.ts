import type { Pair } from '../../../shared/pair';
import type { GamePoints } from '../pack/pack';
import { pointsOfGame } from '../scoring/game-score';
import type { MemberNumber } from '../entrant';

/** One game of a team match, in the order of the table. */
export interface MatchGame {
  /** The two players, each by number in the team. */
  readonly members: Pair<MemberNumber>;
  readonly victoryPoints: Pair<number>;
}

/** The Game Points of both sides of one game. */
const gamePointsOf = (games: GamePoints, { victoryPoints: [first, second] }: MatchGame): Pair<number> => [
  pointsOfGame(games, { scored: first, conceded: second }),
  pointsOfGame(games, { scored: second, conceded: first }),
];

/** The Game Points of both sides of a match: those of its games added up. The side with more of them wins the match. */
export const matchScore = (games: GamePoints, played: readonly MatchGame[]): Pair<number> =>
  played.reduce<Pair<number>>(
    ([first, second], game) => {
      const [one, other] = gamePointsOf(games, game);
      return [first + one, second + other];
    },
    [0, 0],
  );

/** A match with its games and the two teams, in the order of the table. */
export interface PlayedMatch {
  readonly teams: readonly [string, string];
  readonly games: readonly MatchGame[];
}

/** The totals of one player of a team over the event. */
export interface IndividualLine {
  readonly rank: number;
  /** Whether somebody else has the same rank. */
  readonly tied: boolean;
  readonly team: string;
  readonly member: MemberNumber;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly gamePoints: number;
  readonly victoryPointDifference: number;
  readonly victoryPoints: number;
}

type Tally = Omit<IndividualLine, 'rank' | 'tied'>;

/** By Game Points, then Victory Point difference, then Victory Points. */
const compare = (a: Tally, b: Tally): number =>
  b.gamePoints - a.gamePoints ||
  b.victoryPointDifference - a.victoryPointDifference ||
  b.victoryPoints - a.victoryPoints;

const nothing = (team: string, member: MemberNumber): Tally => ({
  team,
  member,
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  gamePoints: 0,
  victoryPointDifference: 0,
  victoryPoints: 0,
});

const withGame = (tally: Tally, points: number, [scored, conceded]: Pair<number>): Tally => ({
  ...tally,
  played: tally.played + 1,
  won: tally.won + (scored > conceded ? 1 : 0),
  drawn: tally.drawn + (scored === conceded ? 1 : 0),
  lost: tally.lost + (scored < conceded ? 1 : 0),
  gamePoints: tally.gamePoints + points,
  victoryPointDifference: tally.victoryPointDifference + scored - conceded,
  victoryPoints: tally.victoryPoints + scored,
});

/** The standings of the players of all teams; level players share the best of their places and stand by team and number. */
export const individualTable = (
  games: GamePoints,
  matches: readonly PlayedMatch[],
): readonly IndividualLine[] => {
  const tallies = new Map<string, Tally>();
  for (const { teams, games: played } of matches)
    for (const game of played) {
      const points = gamePointsOf(games, game);
      for (const side of [0, 1] as const) {
        const [team, member] = [teams[side], game.members[side]];
        const key = `${team}/${member}`;
        const [first, second] = game.victoryPoints;
        const own: Pair<number> = side === 0 ? [first, second] : [second, first];
        tallies.set(key, withGame(tallies.get(key) ?? nothing(team, member), points[side], own));
      }
    }
  const inOrder = [...tallies.values()].sort(
    (a, b) => compare(a, b) || a.team.localeCompare(b.team, 'en', { numeric: true }) || a.member - b.member,
  );
  return inOrder.map((tally) => {
    const level = inOrder.filter((other) => compare(tally, other) === 0);
    return { rank: inOrder.indexOf(level[0] as Tally) + 1, tied: level.length > 1, ...tally };
  });
};
