import type { RoundNumber } from '../../../domain/tournaments/event/numbers';
import type { EventPack } from '../../../domain/tournaments/pack/pack';
import { packsOfRound } from '../../../domain/tournaments/pack/pack-versions';
import {
  type Tournament,
  cursorOf,
  startedRound,
  statusesOf,
} from '../../../domain/tournaments/event/tournament';
import { entrantNumber, recordAfter } from '../../../domain/tournaments/event/record';
import { type Standing, standingsAfter } from '../../../domain/tournaments/standings/standings';
import type { StandingEntrant, TournamentStandings } from '../../kernel/generated/answers';
import { type Answer, ok } from '../../kernel/answer';

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
): Answer<TournamentStandings> => {
  const started = tournament.rounds.filter(({ facts }) => facts.started);
  const found = startedRound(tournament, round);
  if (!found.ok) return found;
  const after = found.value;
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
