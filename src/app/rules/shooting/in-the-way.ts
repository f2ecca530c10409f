import * as z from 'zod/mini';
import { type Obstruction, obstructions } from '../../../domain/rules/charts/in-the-way';
import { type InTheWayOutcome, inTheWaySources } from '../../../domain/rules/rolls/in-the-way-shot';
import { sourceAnswer } from '../../kernel/answers';
import { withDefault, named } from '../../kernel/input';
import { flag, points } from '../dice/dice';

export const situation = {
  obstructions: withDefault(
    z
      .array(named('Obstruction', z.enum(obstructions as [Obstruction, ...Obstruction[]])))
      .check(z.maxLength(20), z.describe('What lies between, nearest the firer first; may be empty.')),
    [],
  ),
  heroicAccuracy: flag('Failed rolls are made again once (Heroic Accuracy).'),
  mightAvailable: points('Might points the firer has'),
  switches: withDefault(
    named(
      'InTheWaySwitchesInput',
      z.strictObject({
        interveningModelIsHit: flag('A model in the way that stops the shot is hit by it.'),
      }),
      'What the documents leave open about In The Way, with our default.',
    ),
    { interveningModelIsHit: false },
  ),
};

type Input = z.output<z.ZodMiniObject<typeof situation>>;

export const answerOf = (
  outcome: InTheWayOutcome,
  input: Input,
  thrown: { readonly dice: readonly number[]; readonly receipt: string | null },
) => ({
  ...outcome,
  interveningModelHit: input.switches.interveningModelIsHit && outcome.stoppedBy === 'INTERVENING_MODEL',
  ...thrown,
  sources: inTheWaySources(input).map(sourceAnswer),
});
