import type { Tournament as Facts } from '../../../domain/tournaments/event/tournament';
import { ok } from '../../../shared/result';
import type { Tournament } from '../../kernel/generated/answers';
import { readerPart } from '../public-projection/projection-parts';
import { readOperation } from '../change/read-operation';
import { tournamentView } from '../views/tournament-view';

/** Hundreds ask for the same version at once: its view is made once for as long as its facts are remembered. */
const shown = new WeakMap<Facts, Tournament>();

const shownOnce = (event: Facts): Tournament => {
  const view = shown.get(event) ?? tournamentView(event);
  shown.set(event, view);
  return view;
};

/** A tournament. */
export const tournament = readOperation({
  name: 'tournament',
  route: 'GET /v1/tournaments/{tournament}',
  answers: 'Tournament',
  graphql: { renamed: { tournament: 'id' } },
  covers: ['F1', 'F11'],

  projected: async (input, context) => {
    const given = await readerPart(input.tournament, 'EVENT', context);
    return given && { ...given.content, version: given.head.cursor };
  },
  answer: (event) => ok(shownOnce(event)),
});
