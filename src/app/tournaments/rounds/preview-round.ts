import { scorekeepers } from '../../../domain/tournaments/event/role';
import { digestOf, nextRound } from '../../../domain/tournaments/changes/drawing';
import { mapAnswer } from '../../kernel/use-case';
import { readOperation } from '../change/read-operation';
import { inState } from '../store/access';
import { roundPreview } from '../views/round-view';
import { DRAW_PRICE, drawRound } from './draw-round';

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
    return mapAnswer(nextRound(tournament), (next) => ({
      ...roundPreview(tournament, next),
      digest: digestOf(tournament),
    }));
  },
});
