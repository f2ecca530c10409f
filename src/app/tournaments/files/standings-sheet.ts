import { ok } from '../../../shared/result';
import { entrantId } from '../../../domain/tournaments/event/record';
import { standingsCsv } from '../../../domain/tournaments/standings/standings-csv';
import { optional } from '../../kernel/input';
import { readOperation } from '../change/read-operation';
import { roundNumber } from '../fields';
import { standingsOf } from '../views/standings-answer';
import type { StandingsSheet } from '../../kernel/generated/answers';

/** The standings of a tournament after a round as CSV for a spreadsheet. */
export const standingsSheet = readOperation({
  name: 'standingsSheet',
  route: 'GET /v1/tournaments/{tournament}/standings/sheet',
  answers: 'StandingsSheet',
  covers: ['F6'],

  fields: { round: optional(roundNumber) },
  answer: (event, { input }) => {
    const view = standingsOf(event, input.round);
    if (!view.ok) return view;
    const { tournament, round, final, standings: lines, version } = view.value;
    const names = new Map(event.entrants.map(({ number, facts }) => [entrantId(number), facts]));
    const csv = standingsCsv(lines, (entrant) => names.get(entrant) ?? { name: entrant, club: null });
    return ok<StandingsSheet>({ tournament, round, final, csv, version });
  },
});
