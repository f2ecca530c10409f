import { ok } from '../../../shared/result';
import { notFound } from '../../../shared/refusal';
import { asItStoodAfter } from '../../../domain/tournaments/event/as-it-stood';
import { recordAfter } from '../../../domain/tournaments/event/record';
import { standingsAfter } from '../../../domain/tournaments/standings/standings';
import { readOperation } from '../change/read-operation';
import { roundNumber } from '../fields';
import { roundView } from '../views/round-view';
import { tournamentView } from '../views/tournament-view';
import type { PastTournament } from '../../kernel/generated/answers';

/** A tournament at the moment when the round after this one was drawn, without later corrections. */
export const tournamentAfterRound = readOperation({
  name: 'tournamentAfterRound',
  route: 'GET /v1/tournaments/{tournament}/rounds/{round}/as-it-stood',
  answers: 'PastTournament',
  covers: ['F5'],

  fields: { round: roundNumber },
  answer: (tournament, { input: { round } }) => {
    if (!tournament.rounds[round - 1]?.facts.started) return notFound('started round', round);
    const then = asItStoodAfter(tournament, round);
    return ok<PastTournament>({
      round,
      tournament: tournamentView(then),
      rounds: then.rounds.map((one) => roundView(then.id, one)),
      standings: standingsAfter({ ...recordAfter(then, round), round }),
    });
  },
});
