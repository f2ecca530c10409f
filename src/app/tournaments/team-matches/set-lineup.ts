import { MOST_MEMBERS, MOST_MEMBER_NUMBER } from '../../../domain/tournaments/limits';
import { entrantIdText } from '../fields';
import * as z from 'zod/mini';
import { memberNumbersOf } from '../../../domain/tournaments/changes/team-members';
import { wholeNumber } from '../../kernel/input';
import { conflict, invalidField, ok } from '../../kernel/use-case';
import { matchOperation } from './change-match';

export const memberNumbers = z
  .array(wholeNumber(1, MOST_MEMBER_NUMBER, "A player's number in the team."))
  .check(z.minLength(1), z.maxLength(MOST_MEMBERS));

/**
 * Says who of a team plays in this match, a substitute for somebody too, in the order of the team's choice. Without it the first
 * players of the list play. It can be changed until a captain has sealed the first pick.
 */
export const setLineup = matchOperation({
  name: 'setLineup',
  route: 'PUT /v1/tournaments/{tournament}/rounds/{round}/tables/{table}/lineups/{entrant}',

  fields: { entrant: entrantIdText, players: memberNumbers.check(z.describe('The players of the lineup.')) },
  set: (match, { input }) => {
    const { facts, named, rules, side, tournament, teams } = match;
    if (facts.picks.length > 0) return conflict('MATCH_BEGUN', 'A captain has sealed the first pick.');
    const { players } = input;
    const entrant = tournament.entrants[teams[side] - 1]?.facts;
    const numbers = entrant ? memberNumbersOf(entrant) : [];
    const isFit =
      players.length === rules.size &&
      new Set(players).size === players.length &&
      players.every((player) => numbers.includes(player));
    const message = `must name ${rules.size} different players of ${numbers.join(', ')}`;
    if (!isFit) return invalidField('players', 'INCONSISTENT', message);
    const [first, second] = named;
    return ok({ lineups: side === 0 ? [players, second] : [first, players] });
  },
});
