import {
  courageMightRoom,
  courageOdds as oddsOf,
  courageShortfall,
  courageSources,
  courageTest,
} from '../../../domain/rules/rolls/courage';
import { DEFAULT_MIGHT_CAP } from '../../../domain/rules/rolls/might';
import { chance, sourceAnswer } from '../../kernel/answers';
import { type CrossFault, listField, optional, wholeNumber } from '../../kernel/input';
import { flag, mightSwitches, numberIn, overspent, points, resolveDice } from '../dice/dice';
import { diceTest, oddsOperation, resolveOperation, rollOperation } from '../dice/dice-test';

const flat = <T extends { readonly switches: { readonly mightCap: number | null } }>(input: T) => ({
  ...input,
  ...input.switches,
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

const courage = diceTest({
  name: 'Courage',
  path: '/v1/rules/courage',
  covers: ['A21'],
  situation: {
    courage: wholeNumber(0, 20, 'Courage of the profile.'),
    harbinger: flag('An enemy Harbinger of Evil is within 12".'),
    willAvailable: points('Will points the model has'),
    mightAvailable: points('Might points the model has'),
    switches: mightSwitches,
  },
  game: (situation) => courageTest(flat(situation)),
  answer: (outcome, situation, thrown) => ({
    ...outcome,
    ...thrown,
    sources: courageSources(situation).map(sourceAnswer),
  }),
  odds: (situation) => {
    const { unaided, passed, byWill, certainWill } = oddsOf(flat(situation));
    return {
      unaided: chance(unaided),
      passed: chance(passed),
      byWill: byWill.map(({ will, probability }) => ({ will, probability: chance(probability) })),
      certainWill,
      sources: courageSources(situation).map(sourceAnswer),
    };
  },
  own: {
    fields: {
      dice: listField(wholeNumber(1, 6, 'A D6 as thrown.'), [2, 2], 'The two dice as thrown.'),
      will: optional(wholeNumber(0, 20, 'Will points spent on the failed test.')),
      might: optional(wholeNumber(0, 20, 'Might points spent on the failed test.')),
    },
    faults: spendingFaults,
    play: (given) => resolveDice(courageTest(flat(given), given), given.dice),
  },
});

/** The exact chances of a Courage test. */
export const courageOdds = oddsOperation(courage);

/** The players' own dice for a Courage test, step by step. */
export const resolveCourage = resolveOperation(courage);

/** We throw the dice for a Courage test; with a signed receipt. */
export const rollCourage = /* @__PURE__ */ rollOperation(courage);
