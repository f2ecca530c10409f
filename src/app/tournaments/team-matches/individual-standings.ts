import { entrantNumber } from '../../../domain/tournaments/event/record';
import { cursorOf, startedRound } from '../../../domain/tournaments/event/tournament';
import { individualTable } from '../../../domain/tournaments/teams/match-score';
import { memberName } from '../../../domain/tournaments/changes/team-members';
import { optional } from '../../kernel/input';
import { readOperation } from '../change/read-operation';
import { roundNumber } from '../fields';
import { conflict, ok } from '../../kernel/use-case';
import { matchesOf } from './match-view';

/** The table of the players of a team event: Game Points, then Victory Point difference, then Victory Points. */
export const individualStandings = readOperation({
  name: 'individualStandings',
  route: 'GET /v1/tournaments/{tournament}/individual-standings',
  answers: 'IndividualStandings',
  covers: ['F14'],

  fields: { round: optional(roundNumber) },
  price: () => 5,
  answer: (tournament, { input }) => {
    const { id, head, entrants } = tournament;
    const { teams: rules } = head.facts;
    if (rules === undefined) return conflict('NO_TEAM_EVENT', 'This is not a team event.');
    const round = startedRound(tournament, input.round);
    if (!round.ok) return round;
    const lines = individualTable(rules, matchesOf(tournament, round.value)).map((line) => ({
      ...line,
      name: memberName(entrants[(entrantNumber(line.team) ?? 0) - 1]?.log ?? [], line.member),
    }));
    return ok({ tournament: id, round: round.value, lines, version: cursorOf(tournament) });
  },
});
