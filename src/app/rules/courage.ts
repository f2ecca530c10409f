import * as z from 'zod/mini';
import type { CourageOutcome } from '../../rules/rolls/courage';
import {
  courageMightRoom,
  courageOdds as oddsOf,
  courageShortfall,
  courageSources,
  courageTest,
} from '../../rules/rolls/courage';
import { ok } from '../../shared/result';
import { chance, sourceAnswer } from '../answers';
import type { Fault } from '../faults';
import { crossCheck, optional, wholeNumber } from '../input';
import type { RulesContext } from '../ports';
import { invalidInput, useCase } from '../use-case';
import { diceField, flag, mightSwitches, overspent, points, resolveDice, rollDice } from './dice';

const situation = {
  courage: wholeNumber(0, 20, 'Courage of the profile; 0 to 20.'),
  harbinger: flag('An enemy Harbinger of Evil is within 12".'),
  willAvailable: points('Will points the model has'),
  mightAvailable: points('Might points the model has'),
  switches: mightSwitches,
};

const flat = <T extends { readonly switches: { readonly mightCap: number | null } }>(input: T) => ({
  ...input,
  ...input.switches,
});

const sources = courageSources.map(sourceAnswer);

/** The chance of passing a Courage test, unaided and with Will and Might, and the least Will that makes it certain. */
export const courageOdds = useCase({
  input: z.strictObject(situation),
  run: (input) => {
    const { unaided, passed, byWill, certainWill } = oddsOf(flat(input));
    return ok({
      unaided: chance(unaided),
      passed: chance(passed),
      byWill: byWill.map(({ will, probability }) => ({ will, probability: chance(probability) })),
      certainWill,
      sources,
    });
  },
});

const answerOf = (outcome: CourageOutcome, dice: readonly number[], receipt: string | null) => ({
  ...outcome,
  dice,
  receipt,
  sources,
});

/** A Courage test with the player's dice. Will and Might left out are spent as well as can be, Will first. */
export const resolveCourage = useCase({
  input: z
    .strictObject({
      ...situation,
      dice: diceField,
      will: optional(wholeNumber(0, 20, 'Will points spent on the failed test; 0 to 20.')),
      might: optional(wholeNumber(0, 20, 'Might points spent on the failed test; 0 to 20.')),
    })
    .check(
      crossCheck((value) =>
        overspent(value, [
          [['will'], ['willAvailable']],
          [['might'], ['mightAvailable']],
        ]),
      ),
    ),
  run: (input) => {
    const { dice, will = 0, might = 0 } = input;
    const played = resolveDice(courageTest(flat(input), input), dice);
    if (!played.ok) return played;
    const room = courageMightRoom(dice, input.switches.mightCap);
    const needless = courageShortfall(flat(input), dice) === 0 && will + might > 0;
    const faults: Fault[] = [
      ...(might > room
        ? [{ path: 'might', code: 'TOO_LARGE' as const, message: `these dice have room for ${room} Might` }]
        : []),
      ...(needless
        ? [
            {
              path: will > 0 ? 'will' : 'might',
              code: 'NOT_ALLOWED' as const,
              message: 'the test has passed: points are spent on a failed one only',
            },
          ]
        : []),
    ];
    return faults.length > 0 ? invalidInput(faults) : ok(answerOf(played.value, dice, null));
  },
});

/** A Courage test with dice that we throw; Will and Might are spent as well as can be, Will first. */
export const rollCourage = useCase({
  input: z.strictObject(situation),
  run: (input, context: RulesContext) => {
    const { outcome, dice, receipt } = rollDice(
      courageTest(flat(input)),
      { operation: 'rollCourage', input },
      context,
    );
    return ok(answerOf(outcome, dice, receipt));
  },
});
