import { squadsOf } from '../../../domain/tournaments/event/record';
import { squadTable } from '../../../domain/tournaments/standings/squad-table';
import { LARGEST_CAP } from '../../../domain/tournaments/limits';
import type { SquadStandings } from '../../kernel/generated/answers';
import { optional, wholeNumber, withDefault } from '../../kernel/input';
import { ok } from '../../kernel/use-case';
import { readOperation } from '../change/read-operation';
import { roundNumber } from '../fields';
import { standingsOf } from '../views/standings-answer';

const MEMBERS = 3;

/** The table of the squads of an event: friends who play as singles, of whom the best few count. */
export const squadStandings = readOperation({
  name: 'squadStandings',
  route: 'GET /v1/tournaments/{tournament}/squad-standings',
  answers: 'SquadStandings',
  covers: ['F6'],

  fields: {
    round: optional(roundNumber),
    best: withDefault(wholeNumber(1, LARGEST_CAP, 'How many of each squad count; 3 if omitted.'), MEMBERS),
  },
  answer: (tournament, { input }) => {
    const table = standingsOf(tournament, input.round);
    if (!table.ok) return table;
    const { round, standings, version } = table.value;
    const squads = squadsOf(tournament);
    const lines = squadTable(standings, (entrant) => squads.get(entrant), input.best);
    return ok<SquadStandings>({ tournament: tournament.id, round, best: input.best, lines, version });
  },
});
