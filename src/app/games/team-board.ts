import type { PlayerNumber } from '../../domain/tournaments/event/numbers';
import { memberName } from '../../domain/tournaments/changes/team-members';
import { entrantId } from '../../domain/tournaments/event/record';
import type { Tournament } from '../../domain/tournaments/event/tournament';
import type { MemberNumber } from '../../domain/tournaments/entrant';
import { pairingOf } from '../../domain/tournaments/teams/team-match';
import { type Pair, asPair } from '../../shared/pair';
import type { Store } from '../kernel/store/store';
import { type Answer, conflict, invalidField, ok } from '../kernel/use-case';
import { factsOf, readMatch, worldOf } from '../tournaments/team-matches/change-match';
import type { PlaceOfGame } from '../tournaments/store/game-item';

/** The games of a team match, each of which has a sheet of its own. */

/** Whether the place names a game of a match where there are matches of teams, and only there. */
export const fitsBoard = ({ head }: Tournament, { board }: PlaceOfGame): Answer<true> => {
  const { teams } = head.facts;
  if (teams === undefined)
    return board === undefined
      ? ok(true)
      : invalidField('board', 'NOT_ALLOWED', 'must be left out: this is no team event');
  const allowed = `1 to ${teams.size}: a match has ${teams.size} games`;
  if (board === undefined)
    return invalidField('board', 'REQUIRED', `is required in a team event: ${allowed}`);
  return board <= teams.size ? ok(true) : invalidField('board', 'TOO_LARGE', `must be ${allowed}`);
};

/** The two players of a game of a match, once both captains have shown whom they send. */
export const membersAt = async (
  tournament: Tournament,
  { board = 1, ...place }: PlaceOfGame,
  store: Store,
): Promise<Answer<Pair<MemberNumber>>> => {
  const world = worldOf(tournament, place);
  if (!world.ok) return world;
  const match = await readMatch(store, place);
  if (!match.ok) return match;
  const { games } = pairingOf(factsOf(match.value.log, world.value).facts, world.value.rules);
  const members = games[board - 1];
  return members
    ? ok(asPair(members))
    : conflict(
        'GAME_NOT_PAIRED',
        `The captains have paired ${games.length} of ${world.value.rules.size} games: game ${board} has no players yet.`,
      );
};

/** A player of a team, with the team. */
export const playerName = ({ entrants }: Tournament, number: PlayerNumber, member: MemberNumber): string => {
  const team = entrants[number - 1];
  const name = team ? memberName(team.log, member) : '';
  return `${name === '' ? `Player ${member}` : name} (${team?.facts.name ?? entrantId(number)})`;
};
