import * as z from 'zod/mini';
import { entrantId, entrantNumber } from '../../../domain/tournaments/event/record';
import { type Tournament, cursorOf, startedRounds } from '../../../domain/tournaments/event/tournament';
import { type PlayedMatch, individualTable } from '../../../domain/tournaments/teams/match-score';
import { memberName } from '../../../domain/tournaments/event/team-members';
import { ok, refused } from '../../../shared/result';
import { optional } from '../../kernel/input';
import { operation } from '../../kernel/operation';
import { tournamentRead } from '../../kernel/operation-presets';
import type { StoredContext } from '../../kernel/store/context';
import { roundNumber, tournamentId } from '../fields';
import { readableTournament } from '../store/read-tournament';
import { conflict } from '../../kernel/use-case';

/** The team matches with a result, up to a round. */
export const matchesOf = ({ rounds }: Tournament, after: number): readonly PlayedMatch[] =>
  rounds
    .filter(({ number }) => number <= after)
    .flatMap(({ facts, results }) =>
      [...results].flatMap(([table, { facts: result }]): readonly PlayedMatch[] => {
        const pair = facts.tables[table - 1];
        const { outcome } = result;
        return pair && outcome.kind === 'PLAYED' && outcome.games
          ? [{ teams: [entrantId(pair[0]), entrantId(pair[1])], games: outcome.games }]
          : [];
      }),
    );

/** The table of the players of a team event: Game Points, then Victory Point difference, then Victory Points. */
export const individualStandings = operation({
  name: 'individualStandings',
  route: 'GET /v1/tournaments/{tournament}/individual-standings',
  ...tournamentRead,
  answers: 'IndividualStandings',
  covers: ['F14'],

  input: z.strictObject({ tournament: tournamentId, round: optional(roundNumber) }),
  price: () => 5,
  run: async (input, context: StoredContext) => {
    const found = await readableTournament(input.tournament, 'individualStandings', context);
    if (!found.ok) return found;
    const { head, entrants } = found.value;
    const { teams: rules } = head.facts;
    if (rules === undefined) return conflict('NO_TEAM_EVENT', 'This is not a team event.');
    const started = startedRounds(found.value);
    const round = input.round ?? started;
    if (round > started) return refused({ code: 'NOT_FOUND', kind: 'started round', id: String(round) });
    const lines = individualTable(rules.gamePoints, matchesOf(found.value, round)).map((line) => ({
      ...line,
      name: memberName(entrants[(entrantNumber(line.team) ?? 0) - 1]?.log ?? [], line.member),
    }));
    return ok({ tournament: input.tournament, round, lines, version: cursorOf(found.value) });
  },
});
