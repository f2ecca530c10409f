import * as z from 'zod/mini';
import type { Obstruction } from '../../rules/charts/in-the-way';
import { inTheWayScore, obstructions } from '../../rules/charts/in-the-way';
import type { InTheWayOutcome } from '../../rules/rolls/in-the-way-shot';
import { inTheWayOdds as oddsOf, inTheWayShot, inTheWaySources } from '../../rules/rolls/in-the-way-shot';
import { sum } from '../../shared/fraction';
import { ok } from '../../shared/result';
import { chance, sourceAnswer } from '../answers';
import { withDefault } from '../input';
import type { RulesContext } from '../ports';
import { useCase } from '../use-case';
import { diceField, flag, points, resolveDice, rollDice } from './dice';

const situation = {
  obstructions: withDefault(
    z
      .array(z.enum(obstructions as [Obstruction, ...Obstruction[]]))
      .check(z.maxLength(20), z.describe('What lies between, nearest the firer first; may be empty.')),
    [],
  ),
  heroicAccuracy: flag('Failed rolls are made again once (Heroic Accuracy).'),
  mightAvailable: points('Might points the firer has'),
  switches: withDefault(
    z.strictObject({
      interveningModelIsHit: flag('A model in the way that stops the shot is hit by it.'),
    }),
    { interveningModelIsHit: false },
  ),
};

const sources = inTheWaySources.map(sourceAnswer);

/** The chance that a shot passes everything in its way, that each thing stops it, and that a model in the way is hit. */
export const inTheWayOdds = useCase({
  input: z.strictObject(situation),
  run: (input) => {
    const { passed, stopped } = oddsOf(input);
    const models = stopped.filter((_, index) => input.obstructions[index] === 'INTERVENING_MODEL');
    return ok({
      passed: chance(passed),
      obstructions: stopped.map((probability, index) => {
        const obstruction = input.obstructions[index] as Obstruction;
        return { obstruction, needed: inTheWayScore(obstruction), stopped: chance(probability) };
      }),
      stoppedByModel: chance(sum(models)),
      interveningModelHit: chance(sum(input.switches.interveningModelIsHit ? models : [])),
      sources,
    });
  },
});

type Input = z.output<z.ZodMiniObject<typeof situation>>;

const answerOf = (
  outcome: InTheWayOutcome,
  { switches }: Input,
  thrown: { readonly dice: readonly number[]; readonly receipt: string | null },
) => ({
  ...outcome,
  interveningModelHit: switches.interveningModelIsHit && outcome.stoppedBy === 'INTERVENING_MODEL',
  ...thrown,
  sources,
});

/** A shot past what is in its way with the player's dice: one for each roll and re-roll, in order. */
export const resolveInTheWay = useCase({
  input: z.strictObject({ ...situation, dice: diceField }),
  run: (input) => {
    const played = resolveDice(inTheWayShot(input), input.dice);
    return played.ok ? ok(answerOf(played.value, input, { dice: input.dice, receipt: null })) : played;
  },
});

/** A shot past what is in its way with dice that we throw. */
export const rollInTheWay = useCase({
  input: z.strictObject(situation),
  run: (input, context: RulesContext) => {
    const { outcome, dice, receipt } = rollDice(
      inTheWayShot(input),
      { operation: 'rollInTheWay', input },
      context,
    );
    return ok(answerOf(outcome, input, { dice, receipt }));
  },
});
