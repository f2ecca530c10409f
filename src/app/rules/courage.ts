import * as z from 'zod/mini';
import type { CourageOutcome } from '../../rules/rolls/courage';
import {
  courageMightRoom,
  courageOdds as oddsOf,
  courageShortfall,
  courageSources,
  courageTest,
} from '../../rules/rolls/courage';
import { DEFAULT_MIGHT_CAP } from '../../rules/rolls/might';
import { ok } from '../../shared/result';
import { chance, sourceAnswer } from '../answers';
import type { CrossFault } from '../input';
import { crossCheck, optional, wholeNumber } from '../input';
import type { RulesContext } from '../ports';
import { useCase } from '../use-case';
import { flag, mightSwitches, numberIn, overspent, points, resolveDice, rollDice } from './dice';

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

const isTwoDice = (dice: unknown): dice is readonly [number, number] =>
  Array.isArray(dice) && dice.length === 2 && dice.every((die) => typeof die === 'number');

/** Points that the model lacks, that the dice have no room for, or that are spent on a test that has passed. */
const spendingFaults = (value: unknown): readonly CrossFault[] => {
  const faults = overspent(value, [
    [['will'], ['willAvailable']],
    [['might'], ['mightAvailable']],
  ]);
  const { dice, switches } = (value ?? {}) as { dice?: unknown; switches?: { mightCap?: number | null } };
  const courage = numberIn(value, 'courage');
  if (!isTwoDice(dice) || courage === undefined) return faults;
  const [will, might] = [numberIn(value, 'will') ?? 0, numberIn(value, 'might') ?? 0];
  const room = courageMightRoom(
    dice,
    switches?.mightCap === undefined ? DEFAULT_MIGHT_CAP : switches.mightCap,
  );
  const harbinger = (value as { harbinger?: unknown }).harbinger === true;
  const hasPassed = courageShortfall({ courage, harbinger }, dice) === 0;
  return [
    ...faults,
    ...(might > room
      ? [{ path: ['might'], code: 'TOO_LARGE' as const, message: `these dice have room for ${room} Might` }]
      : []),
    ...(hasPassed && will + might > 0
      ? [
          {
            path: [will > 0 ? 'will' : 'might'],
            code: 'NOT_ALLOWED' as const,
            message: 'the test has passed: points are spent on a failed one only',
          },
        ]
      : []),
  ];
};

/** A Courage test with the player's dice. Will and Might left out are spent as well as can be, Will first. */
export const resolveCourage = useCase({
  input: z
    .strictObject({
      ...situation,
      dice: z
        .array(wholeNumber(1, 6, 'A D6 as thrown; 1 to 6.'))
        .check(z.length(2), z.describe('The two dice as thrown.')),
      will: optional(wholeNumber(0, 20, 'Will points spent on the failed test; 0 to 20.')),
      might: optional(wholeNumber(0, 20, 'Might points spent on the failed test; 0 to 20.')),
    })
    .check(crossCheck(spendingFaults)),
  run: (input) => {
    const played = resolveDice(courageTest(flat(input), input), input.dice);
    return played.ok ? ok(answerOf(played.value, input.dice, null)) : played;
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
