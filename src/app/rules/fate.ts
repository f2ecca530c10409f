import * as z from 'zod/mini';
import type { FateOutcome } from '../../rules/rolls/fate';
import { FATE_NEEDED, fateAsRolled, fateGame, fateOdds as oddsOf, fateSources } from '../../rules/rolls/fate';
import { ok } from '../../shared/result';
import { chance, sourceAnswer } from '../answers';
import { crossCheck, wholeNumber, withDefault } from '../input';
import type { RulesContext } from '../ports';
import { invalidInput, useCase } from '../use-case';
import { diceField, flag, overspent, points, rollDice } from './dice';

const situation = {
  fate: wholeNumber(0, 20, 'Fate points that may be spent on this Wound; 0 to 20.'),
  mightAvailable: points('Might points the model has'),
  rerollFailed: flag('Failed Fate rolls may be made again once, as at a Site of Power.'),
};

const sources = fateSources.map(sourceAnswer);

/** The chance of saving one Wound by best play, and what it costs: saving first, then sparing Might, then Fate. */
export const fateOdds = useCase({
  input: z.strictObject(situation),
  run: (input) => {
    const { saved, fateSpent, mightSpent } = oddsOf(input);
    const listed = (spent: typeof fateSpent) =>
      spent.map(({ points: count, probability }) => ({ points: count, probability: chance(probability) }));
    return ok({
      saved: chance(saved),
      fateSpent: listed(fateSpent),
      mightSpent: listed(mightSpent),
      sources,
    });
  },
});

/** The Might that would turn the last roll; 0 where the Wound is saved or nothing was rolled. */
const mightNeeded = ({ rolls, saved }: FateOutcome): number =>
  saved ? 0 : FATE_NEEDED - (rolls[rolls.length - 1]?.total ?? FATE_NEEDED);

const answerOf = (outcome: FateOutcome, dice: readonly number[], receipt: string | null) => ({
  ...outcome,
  mightNeeded: mightNeeded(outcome),
  dice,
  receipt,
  sources,
});

/** Fate as the player rolled it: one die a point (and its re-roll), ending where the player stops. */
export const resolveFate = useCase({
  input: z
    .strictObject({
      ...situation,
      dice: diceField,
      might: withDefault(wholeNumber(0, 20, 'Might points spent on the last roll; 0 to 20.'), 0),
    })
    .check(crossCheck((value) => overspent(value, [[['might'], ['mightAvailable']]]))),
  run: (input) => {
    const { outcome, unused } = fateAsRolled(input, input);
    if (unused > 0)
      return invalidInput([
        {
          path: 'dice',
          code: 'TOO_LONG',
          message: `${input.dice.length} given, but it was over after ${input.dice.length - unused}`,
        },
      ]);
    const last = outcome.rolls[outcome.rolls.length - 1];
    if (input.might > 0 && (last?.natural ?? FATE_NEEDED) >= FATE_NEEDED)
      return invalidInput([
        { path: 'might', code: 'NOT_ALLOWED', message: 'Might is spent on a failed Fate roll only' },
      ]);
    return ok(answerOf(outcome, input.dice, null));
  },
});

/** Fate with dice that we throw, by best play. */
export const rollFate = useCase({
  input: z.strictObject(situation),
  run: (input, context: RulesContext) => {
    const { outcome, dice, receipt } = rollDice(fateGame(input), { operation: 'rollFate', input }, context);
    return ok(answerOf(outcome, dice, receipt));
  },
});
