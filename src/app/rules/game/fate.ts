import { type FateOutcome, FATE_NEEDED, fateSources } from '../../../domain/rules/rolls/fate';
import { sourceAnswer } from '../../kernel/answers';
import { wholeNumber } from '../../kernel/input';
import { flag, points } from '../dice/dice';

export const situation = {
  fate: wholeNumber(0, 20, 'Fate points that may be spent on this Wound; 0 to 20.'),
  mightAvailable: points('Might points the model has'),
  rerollFailed: flag('Failed Fate rolls may be made again once, as at a Site of Power.'),
};

/** The Might that would turn the last roll; 0 where the Wound is saved or nothing was rolled. */
const mightNeeded = ({ rolls, saved }: FateOutcome): number =>
  saved ? 0 : FATE_NEEDED - (rolls[rolls.length - 1]?.total ?? FATE_NEEDED);

export const answerOf = (
  outcome: FateOutcome,
  input: Parameters<typeof fateSources>[0],
  { dice, receipt }: { readonly dice: readonly number[]; readonly receipt: string | null },
) => ({
  ...outcome,
  mightNeeded: mightNeeded(outcome),
  dice,
  receipt,
  sources: fateSources(input).map(sourceAnswer),
});
