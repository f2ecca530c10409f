import { type CourageOutcome, courageSources } from '../../../domain/rules/rolls/courage';
import { sourceAnswer } from '../../kernel/answers';
import { wholeNumber } from '../../kernel/input';
import { flag, mightSwitches, points } from '../dice/dice';

export const situation = {
  courage: wholeNumber(0, 20, 'Courage of the profile; 0 to 20.'),
  harbinger: flag('An enemy Harbinger of Evil is within 12".'),
  willAvailable: points('Will points the model has'),
  mightAvailable: points('Might points the model has'),
  switches: mightSwitches,
};

export const flat = <T extends { readonly switches: { readonly mightCap: number | null } }>(input: T) => ({
  ...input,
  ...input.switches,
});

export const answerOf = (
  outcome: CourageOutcome,
  input: Parameters<typeof courageSources>[0],
  { dice, receipt }: { readonly dice: readonly number[]; readonly receipt: string | null },
) => ({
  ...outcome,
  dice,
  receipt,
  sources: courageSources(input).map(sourceAnswer),
});
