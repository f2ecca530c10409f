import { operation } from '../../kernel/operation';
import { tournamentRead } from '../../kernel/operation-presets';
import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import { entrantId } from '../../../domain/tournaments/event/record';
import { standingsCsv } from '../../../domain/tournaments/standings/standings-csv';
import { optional } from '../../kernel/input';
import type { StoredContext } from '../../kernel/store/context';
import { roundNumber, tournamentId } from '../fields';
import { readableTournament } from '../store/read-tournament';
import { type StandingsSheet, standingsOf } from '../views/standings-answer';

/** The standings of a tournament after a round as CSV for a spreadsheet. */
export const standingsSheet = operation({
  name: 'standingsSheet',
  route: 'GET /v1/tournaments/{tournament}/standings/sheet',
  ...tournamentRead,
  answers: 'StandingsSheet',
  covers: ['F6'],

  input: z.strictObject({ tournament: tournamentId, round: optional(roundNumber) }),
  run: async (input, context: StoredContext) => {
    const found = await readableTournament(input.tournament, 'standingsSheet', context);
    if (!found.ok) return found;
    const view = standingsOf(found.value, input.round);
    if (!view.ok) return view;
    const { tournament, round, final, standings: lines, version } = view.value;
    const names = new Map(found.value.entrants.map(({ number, facts }) => [entrantId(number), facts]));
    const csv = standingsCsv(lines, (entrant) => names.get(entrant) ?? { name: entrant, club: null });
    return ok<StandingsSheet>({ tournament, round, final, csv, version });
  },
});
