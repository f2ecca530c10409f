import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { courageMightRoom, courageShortfall, courageTest } from '../../../domain/rules/rolls/courage';
import { DEFAULT_MIGHT_CAP } from '../../../domain/rules/rolls/might';
import { ok } from '../../../shared/result';
import { type CrossFault, crossCheck, optional, wholeNumber } from '../../kernel/input';
import { numberIn, overspent, resolveDice } from '../dice/dice';
import { situation, flat, answerOf } from './courage';

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

/** The players' own dice for a Courage test, step by step. */
export const resolveCourage = operation({
  name: 'resolveCourage',
  route: 'POST /v1/rules/courage/resolve',
  function: 'rolls',
  answers: 'CourageResolution',
  graphql: { kind: 'query', input: 'ResolveCourageInput', inputDescription: 'The situation and the dice.' },
  covers: ['A21'],

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
    return played.ok ? ok(answerOf(played.value, input, { dice: input.dice, receipt: null })) : played;
  },
});
