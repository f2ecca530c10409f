import type { Pair } from '../../../shared/pair';
import { type Of, maybe, object, tuple } from '../../../shared/shape';
import { memberNumber, names, victoryPoints } from '../fact-shapes';
import { type GameResult, pointsOfGame, resultByPoints } from '../scoring/game-score';
import type { MemberNumber } from '../entrant';
import type { TeamRules } from './team-rules';

export const forfeits = {
  FIRST: 'The first side of the table does not play it, or is a player short.',
  SECOND: 'The second side does not play it, or is a player short.',
  BOTH: 'Neither side plays it.',
} as const;
export type Forfeit = keyof typeof forfeits;

/** A game that a side forfeits is scored like a concession. Source: 001, Conceding. */
export const forfeitPoints: Readonly<Record<Forfeit, Pair<number>>> = {
  FIRST: [0, 12],
  SECOND: [12, 0],
  BOTH: [0, 0],
};

/** One game of a team match, in the order of the table. */
export const matchGame = object({
  /** The two players, each by number in the team. */
  members: tuple(memberNumber, memberNumber),
  victoryPoints: tuple(victoryPoints, victoryPoints),
  /** The side that does not play it; absent for a game that was played. */
  forfeit: maybe(names(forfeits)),
});
export type MatchGame = Of<typeof matchGame>;

/** The rules of a match that its Game Points follow from. */
export type MatchRules = Pick<TeamRules, 'gamePoints' | 'forfeit'>;

/** The Game Points of both sides of one game. */
const gamePointsOf = (
  { gamePoints: games, forfeit: announced }: MatchRules,
  { victoryPoints: [first, second], forfeit }: MatchGame,
): Pair<number> => {
  const lost = announced?.loser ?? pointsOfGame(games, { scored: 0, conceded: 12 });
  const won = announced?.winner ?? pointsOfGame(games, { scored: 12, conceded: 0 });
  if (forfeit) return [forfeit === 'SECOND' ? won : lost, forfeit === 'FIRST' ? won : lost];
  return [
    pointsOfGame(games, { scored: first, conceded: second }),
    pointsOfGame(games, { scored: second, conceded: first }),
  ];
};

/** The Game Points of both sides of a match: those of its games added up. The side with more of them wins the match. */
export const matchScore = (rules: MatchRules, played: readonly MatchGame[]): Pair<number> =>
  played.reduce<Pair<number>>(
    ([first, second], game) => {
      const [one, other] = gamePointsOf(rules, game);
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

const withGame = (
  tally: Tally,
  points: number,
  { own: [scored, conceded], result }: { readonly own: Pair<number>; readonly result: GameResult },
): Tally => ({
  ...tally,
  played: tally.played + 1,
  won: tally.won + (result === 'WON' ? 1 : 0),
  drawn: tally.drawn + (result === 'DRAWN' ? 1 : 0),
  lost: tally.lost + (result === 'LOST' ? 1 : 0),
  gamePoints: tally.gamePoints + points,
  victoryPointDifference: tally.victoryPointDifference + scored - conceded,
  victoryPoints: tally.victoryPoints + scored,
});

/** Nobody draws a game that neither plays. */
const resultOf = ({ gamePoints }: MatchRules, { forfeit }: MatchGame, own: Pair<number>): GameResult =>
  forfeit === 'BOTH' ? 'LOST' : resultByPoints(gamePoints, ...own);

/** The standings of the players of all teams; level players share the best of their places and stand by team and number. */
export const individualTable = (
  rules: MatchRules,
  matches: readonly PlayedMatch[],
): readonly IndividualLine[] => {
  const tallies = new Map<string, Tally>();
  for (const { teams, games: played } of matches)
    for (const game of played) {
      const points = gamePointsOf(rules, game);
      for (const side of [0, 1] as const) {
        const [team, member] = [teams[side], game.members[side]];
        const key = `${team}/${member}`;
        const [first, second] = game.victoryPoints;
        const own: Pair<number> = side === 0 ? [first, second] : [second, first];
        tallies.set(
          key,
          withGame(tallies.get(key) ?? nothing(team, member), points[side], {
            own,
            result: resultOf(rules, game, own),
          }),
        );
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
