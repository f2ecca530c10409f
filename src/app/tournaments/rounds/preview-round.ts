import * as z from 'zod/mini';
import { scorekeepers } from '../../../domain/tournaments/event/role';
import { operation } from '../../kernel/operation';
import { tournamentRead } from '../../kernel/operation-presets';
import { ok } from '../../../shared/result';
import { logged } from '../../../shared/change-log';
import { drawn } from '../../../domain/tournaments/event/drawing';
import type { RoundFacts } from '../../../domain/tournaments/event/facts';
import { type Tournament, roundOf } from '../../../domain/tournaments/event/tournament';
import type { StoredContext } from '../../kernel/store/context';
import { authorise } from '../store/access';
import { tournamentId } from '../fields';
import { inState } from '../store/operation';
import { readTournament } from '../store/read-tournament';
import { roundView } from '../views/round-view';
import { drawRound, digestOf, DRAW_PRICE, enoughEntrants } from './draw-round';
import type { RoundPreview } from '../../kernel/generated/answers';

/** The next round as it would be drawn. There must be enough entrants. */
const previewOf = (tournament: Tournament): RoundPreview => {
  const number = tournament.rounds.length + 1;
  const facts: RoundFacts = { ...drawn(tournament, number, { redraws: 0, note: null }), started: false };
  const thing = { ...logged<RoundFacts>([]), facts };
  const view = roundView(tournament.id, roundOf(number, thing, new Map()));
  const { tables, unpaired, roundsWithoutRematch, scenario, scenarioChoices } = view;
  // With the seed known during registration, the order of registrations could decide the draw.
  const seed = tournament.state === 'REGISTRATION' ? null : view.seed;
  return {
    tournament: tournament.id,
    number,
    tables,
    unpaired,
    seed,
    roundsWithoutRematch,
    scenario,
    scenarioChoices,
    digest: digestOf(tournament),
  };
};

/** The next round of a tournament as it would be drawn now; for those who may draw. Nothing is written. */
export const previewRound = operation({
  name: 'previewRound',
  verb: 'none',
  route: 'GET /v1/tournaments/{tournament}/next-round',
  ...tournamentRead,
  answers: 'RoundPreview',
  who: scorekeepers,
  covers: ['F8'],

  input: z.strictObject({ tournament: tournamentId }),
  price: () => DRAW_PRICE,
  run: async (input, context: StoredContext, self) => {
    const found = await readTournament(context.store, input.tournament);
    if (!found.ok) return found;
    const actor = authorise(found.value.head.facts, self, context.caller);
    if (!actor.ok) return actor;
    const possible = inState(found.value, drawRound);
    if (!possible.ok) return possible;
    const enough = enoughEntrants(found.value);
    return enough.ok ? ok(previewOf(found.value)) : enough;
  },
});
