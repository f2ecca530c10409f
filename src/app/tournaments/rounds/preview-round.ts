import { scorekeepers } from '../../../domain/tournaments/event/role';
import { ok } from '../../../shared/result';
import { logged } from '../../../shared/change-log';
import { drawn } from '../../../domain/tournaments/event/drawing';
import type { RoundFacts } from '../../../domain/tournaments/event/facts';
import { type Tournament, roundOf } from '../../../domain/tournaments/event/tournament';
import { readOperation } from '../change/read-operation';
import { inState } from '../store/access';
import { roundView } from '../views/round-view';
import { drawRound, digestOf, DRAW_PRICE, enoughEntrants } from './draw-round';
import type { RoundPreview } from '../../kernel/generated/answers';

/** The next round as it would be drawn. There must be enough entrants. */
const previewOf = (tournament: Tournament): RoundPreview => {
  const number = tournament.rounds.length + 1;
  const facts: RoundFacts = { ...drawn(tournament, number, { redraws: 0, note: null }), started: false };
  const thing = { ...logged<RoundFacts>([]), facts };
  const view = roundView(tournament.id, roundOf(number, thing, new Map()));
  const { tables, unpaired, requestedByes, byes, sitsOut, armies } = view;
  const { roundsWithoutRematch, scenario, scenarioChoices } = view;
  // With the seed known during registration, the order of registrations could decide the draw.
  const seed = tournament.state === 'REGISTRATION' ? null : view.seed;
  return {
    tournament: tournament.id,
    number,
    tables,
    unpaired,
    requestedByes,
    byes,
    sitsOut,
    seed,
    roundsWithoutRematch,
    scenario,
    scenarioChoices,
    armies,
    digest: digestOf(tournament),
  };
};

/** The next round of a tournament as it would be drawn now; for those who may draw. Nothing is written. */
export const previewRound = readOperation({
  name: 'previewRound',
  verb: 'none',
  route: 'GET /v1/tournaments/{tournament}/next-round',
  answers: 'RoundPreview',
  who: scorekeepers,
  covers: ['F8'],

  price: () => DRAW_PRICE,
  answer: (tournament) => {
    const possible = inState(tournament, drawRound);
    if (!possible.ok) return possible;
    const enough = enoughEntrants(tournament, tournament.rounds.length + 1);
    return enough.ok ? ok(previewOf(tournament)) : enough;
  },
});
