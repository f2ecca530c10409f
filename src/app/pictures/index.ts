import { duelCurvesPicture } from './duel-curves-picture';
import { duelMatrixPicture } from './duel-matrix-picture';
import { fightOutcomesPicture } from './fight-outcomes-picture';
import { strikeWoundsPicture, volleyWoundsPicture } from './wounds-pictures';

/** What is asked for as a picture, by name. */
export const pictureUseCases = {
  duelMatrixPicture,
  duelCurvesPicture,
  strikeWoundsPicture,
  volleyWoundsPicture,
  fightOutcomesPicture,
};
