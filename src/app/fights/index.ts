import { duelOdds } from './duel-odds';
import { fightOdds } from './fight-odds';
import { mightAdvice } from './might-advice';
import { resolveFight, resolveVolley, rollFight, rollVolley } from './play';
import { strikeOdds } from './strike-odds';
import { volleyOdds } from './volley-odds';

/** What is asked about fights, by name. */
export const fightUseCases = {
  duelOdds,
  mightAdvice,
  strikeOdds,
  fightOdds,
  volleyOdds,
  resolveFight,
  rollFight,
  resolveVolley,
  rollVolley,
};
