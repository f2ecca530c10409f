import { MOST_MEMBER_NUMBER } from '../../../domain/tournaments/limits';
import {
  type Forfeit,
  type MatchGame,
  forfeitPoints,
  forfeits,
  matchScore,
} from '../../../domain/tournaments/teams/match-score';
import type { MemberNumber } from '../../../domain/tournaments/entrant';
import type { TeamRules } from '../../../domain/tournaments/teams/team-rules';
import { type Pair, asPair } from '../../../shared/pair';
import { type Result, ok, refused } from '../../../shared/result';
import type { Fault } from '../../kernel/faults';
import { optional, oneOf, wholeNumber, arrayOf, inputObject } from '../../kernel/input';
import { victoryPoints } from '../fields';

/** The games of a team match, as a captain or a scorekeeper reports them. */
export const teamGames = optional(
  arrayOf(
    inputObject('TeamGameInput', 'A game of a team match.', {
      members: arrayOf(
        wholeNumber(1, MOST_MEMBER_NUMBER, "A player's number in the team."),
        [2, 2],
        'The two players, in the order of the table.',
      ),
      victoryPoints: optional(
        arrayOf(victoryPoints, [2, 2], "Each side's Victory Points; left out for a forfeit."),
      ),
      forfeit: optional(
        oneOf('GameForfeit', forfeits, 'The side that does not play the game; left out if it was played.'),
      ),
    }),
    8,
    'In a team event every game of the match, in place of victoryPoints.',
  ),
);

/** A team match: its rules, and who meets whom once the captains have found it out. */
export interface TeamMatch {
  readonly rules: TeamRules;
  readonly pairs: readonly Pair<MemberNumber>[] | null;
  /** Everybody whom each team has named. */
  readonly players: Pair<readonly MemberNumber[]>;
}

type Given = readonly {
  readonly members: readonly number[];
  readonly victoryPoints?: readonly number[] | undefined;
  readonly forfeit?: Forfeit | undefined;
}[];

const fault = (message: string): Fault => ({ path: 'games', code: 'INCONSISTENT', message });

const namesTwice = (games: readonly MatchGame[], side: 0 | 1): boolean =>
  new Set(games.map(({ members }) => members[side])).size < games.length;

/** The games and their Game Points, or why they are not those of this match. */
export const matchOf = (
  { rules, pairs, players }: TeamMatch,
  given: Given | undefined,
): Result<
  { readonly games: readonly MatchGame[]; readonly victoryPoints: readonly number[] },
  readonly Fault[]
> => {
  const unsaid = (given ?? []).findIndex((one) => (one.forfeit === undefined) !== (one.victoryPoints !== undefined)); // prettier-ignore
  if (unsaid >= 0)
    return refused([{ ...fault('must have either victoryPoints or a forfeit'), path: `games[${unsaid}]` }]);
  const games = (given ?? []).map(({ members, victoryPoints: points, forfeit }): MatchGame => ({
    members: asPair(members),
    ...(forfeit
      ? { victoryPoints: forfeitPoints[forfeit], forfeit }
      : { victoryPoints: asPair(points ?? []) }),
  }));
  if (games.length !== rules.size) return refused([fault(`must be the ${rules.size} games of the match`)]);
  if (namesTwice(games, 0) || namesTwice(games, 1)) return refused([fault('must not name a player twice')]);
  for (const side of [0, 1] as const)
    if (!games.every(({ members }) => players[side].includes(members[side])))
      return refused([
        fault(`must be of players of the teams: ${players.map((all) => all.join(', ')).join(' against ')}`),
      ]);
  const isPaired = ({ members: [first, second] }: MatchGame): boolean =>
    pairs === null || pairs.some(([one, other]) => one === first && other === second);
  if (!games.every(isPaired))
    return refused([
      fault(
        `must be between those who were paired: ${(pairs ?? []).map((pair) => pair.join(' v ')).join(', ')}`,
      ),
    ]);
  return ok({ games, victoryPoints: matchScore(rules, games) });
};
