import { ok, refused } from '../../../shared/result';
import type { RoundNumber } from '../../../domain/tournaments/event/numbers';
import type { EventPack } from '../../../domain/tournaments/pack/pack';
import { packsOfRound } from '../../../domain/tournaments/pack/pack-versions';
import {
  type EntrantStatus,
  statusesOf,
  type Tournament,
  cursorOf,
} from '../../../domain/tournaments/event/tournament';
import { entrantNumber, recordAfter } from '../../../domain/tournaments/event/record';
import { type Standing, standingsAfter } from '../../../domain/tournaments/standings/standings';
import type { Answer } from '../../kernel/use-case';

/** Standings after a round. */
export interface StandingsView {
  readonly tournament: string;
  /** The round after which these standings apply; 0 before the first has started. */
  readonly round: number;
  /** Whether every table up to that round is reported. */
  readonly complete: boolean;
  /** Whether the tournament is finished and these stand after its last round: a correction can still change them. */
  readonly final: boolean;
  readonly standings: readonly Standing[];
  /** The entrants, in the order of the lines. */
  readonly entrants: readonly StandingEntrant[];
  /** The same under the pack that was in force when the round was drawn; null where that is the one in force now (ruling 37). */
  readonly earlier: EarlierStandings | null;
  readonly version: string;
}

/** An entrant as a table of standings names it. */
export interface StandingEntrant {
  readonly id: string;
  readonly name: string;
  readonly club: string | null;
  readonly status: EntrantStatus;
}

export interface EarlierStandings {
  /** The name of the pack. */
  readonly pack: string;
  readonly standings: readonly Standing[];
}

const whoStands = (tournament: Tournament, lines: readonly Standing[]): readonly StandingEntrant[] => {
  const statuses = statusesOf(tournament);
  return lines.flatMap(({ entrant: id }) => {
    const entrant = tournament.entrants[(entrantNumber(id) ?? 0) - 1];
    if (!entrant) return [];
    const { number, facts } = entrant;
    return [{ id, name: facts.name, club: facts.club, status: statuses.get(number) ?? 'ACTIVE' }];
  });
};

export const standingsOf = (
  tournament: Tournament,
  round: RoundNumber | undefined,
): Answer<StandingsView> => {
  const started = tournament.rounds.filter(({ facts }) => facts.started);
  const after = round ?? started.length;
  if (after > started.length) return refused({ code: 'NOT_FOUND', kind: 'started round', id: String(after) });
  const { then } = packsOfRound(tournament.head.facts.packs ?? [], after);
  const under = (pack?: EventPack): readonly Standing[] =>
    standingsAfter({ ...recordAfter(tournament, after, pack), round: after });
  const lines = under();
  return ok({
    tournament: tournament.id,
    round: after,
    complete: started.every(({ number, state }) => number > after || state === 'COMPLETE'),
    final: tournament.state === 'FINISHED' && after === started.length,
    standings: lines,
    entrants: whoStands(tournament, lines),
    earlier: then && { pack: then.name, standings: under(then) },
    version: cursorOf(tournament),
  });
};

/** Standings for a spreadsheet. */
export interface StandingsSheet {
  readonly tournament: string;
  readonly round: number;
  readonly final: boolean;
  /** CSV as RFC 4180 has it, with a header line; no cell of it is a formula. */
  readonly csv: string;
  readonly version: string;
}
