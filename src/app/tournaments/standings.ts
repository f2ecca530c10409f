import * as z from 'zod/mini';
import { ok, refused } from '../../shared/result';
import { entrantId, recordAfter } from '../../tournaments/event/record';
import type { Tournament } from '../../tournaments/event/tournament';
import { cursorOf } from '../../tournaments/event/tournament';
import type { Standing } from '../../tournaments/standings/standings';
import { standingsAfter } from '../../tournaments/standings/standings';
import { standingsCsv } from '../../tournaments/standings/standings-csv';
import { optional } from '../input';
import type { Answer } from '../use-case';
import { useCase } from '../use-case';
import type { StoredContext } from './context';
import { roundNumber, tournamentId } from './fields';
import { readableTournament } from './tournament';

/** Standings after a round. */
export interface StandingsView {
  readonly tournament: string;
  /** The round they stand after; 0 before the first has started. */
  readonly round: number;
  /** Whether every table up to that round is reported. */
  readonly complete: boolean;
  /** Whether the tournament is finished and these stand after its last round: a correction can still change them. */
  readonly final: boolean;
  readonly standings: readonly Standing[];
  readonly version: string;
}

const standingsOf = (tournament: Tournament, round: number | undefined): Answer<StandingsView> => {
  const started = tournament.rounds.filter(({ facts }) => facts.started);
  const after = round ?? started.length;
  if (after > started.length) return refused({ code: 'NOT_FOUND', kind: 'started round', id: String(after) });
  return ok({
    tournament: tournament.id,
    round: after,
    complete: started.every(({ number, state }) => number > after || state === 'COMPLETE'),
    final: tournament.state === 'FINISHED' && after === started.length,
    standings: standingsAfter({ ...recordAfter(tournament, after), round: after }),
    version: cursorOf(tournament),
  });
};

/** The standings after a round, of the last started one if none is named: always computed from the games. */
export const standings = useCase({
  input: z.strictObject({ tournament: tournamentId, round: optional(roundNumber) }),
  run: async (input, context: StoredContext) => {
    const found = await readableTournament(input.tournament, 'standings', context);
    return found.ok ? standingsOf(found.value, input.round) : found;
  },
});

/** Standings for a spreadsheet. */
export interface StandingsSheet {
  readonly tournament: string;
  readonly round: number;
  readonly final: boolean;
  /** CSV as RFC 4180 has it, with a head line; no cell of it is a formula. */
  readonly csv: string;
  readonly version: string;
}

/** The standings after a round as CSV, names beside them. REST answers the bare text where it is asked for `text/csv`. */
export const standingsSheet = useCase({
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
