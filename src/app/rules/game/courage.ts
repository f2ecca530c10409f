import * as z from 'zod/mini';
import {
  COURAGE_NEEDED,
  type CourageOutcome,
  courageMightRoom,
  courageOdds as oddsOf,
  courageShortfall,
  courageSources,
  courageTest,
} from '../../../domain/rules/rolls/courage';
import { DEFAULT_MIGHT_CAP } from '../../../domain/rules/rolls/might';
import { testSources } from '../../../domain/rules/rolls/characteristic-test';
import type { Source } from '../../../shared/source';
import { chance } from '../../kernel/answers';
import { worded } from '../../kernel/faults';
import { faultRows } from '../fault-rows';
import { type CrossFault, listField, optional, wholeNumber } from '../../kernel/input';
import { fieldsOf } from '../../kernel/unchecked';
import { flag, mightSwitches, numberIn, overspent, points, resolveDice, withChances } from '../dice/dice';
import { rulesetIdOf } from '../edition';
import { editionField } from '../edition-field';
import { diceTest, oddsOperation, resolveOperation, rollOperation } from '../dice/dice-test';

const flat = <T extends { readonly switches: { readonly mightCap: number | null } }>(input: T) => ({
  ...input,
  ...input.switches,
});

interface Asked {
  readonly courage: number;
  readonly edition?: string | undefined;
  readonly warHorn?: boolean | undefined;
}

const isTargetNumber = (edition: unknown): boolean => rulesetIdOf(edition) !== 'MESBG_2018';

/** "2D6, 7 or more" asks as much as "2D6 and a Courage of 3, 10 or more". */
const courageOf = ({ courage, edition, warHorn }: Asked): number =>
  isTargetNumber(edition) ? COURAGE_NEEDED - courage + Number(warHorn === true) : courage;

/** The test as the rules take it. */
const tested = <T extends Asked & Parameters<typeof flat>[0]>(input: T) => ({
  ...flat(input),
  courage: courageOf(input),
});

/** The outcome as its edition counts it: in 2024 the dice without the number of the profile. */
const asCounted = (outcome: CourageOutcome, { courage, edition }: Asked): CourageOutcome => {
  if (!isTargetNumber(edition)) return outcome;
  const own = COURAGE_NEEDED - courage;
  return { ...outcome, courage, unaided: outcome.unaided - own, total: outcome.total - own };
};

const sourcesOf = ({
  edition,
  courage,
  warHorn = false,
  ...situation
}: Asked & Parameters<typeof courageSources>[0]): readonly Source[] =>
  isTargetNumber(edition)
    ? testSources({
        needed: courage,
        warHorn,
        harbinger: situation.harbinger,
        will: situation.willAvailable,
        might: situation.mightAvailable,
      })
    : courageSources(situation);

/** Numbers that the edition does not have. */
const rangeFaults = (value: unknown): readonly CrossFault[] => {
  const courage = numberIn(value, 'courage');
  const is2024 = isTargetNumber(fieldsOf(value)['edition']);
  return faultRows(
    [is2024 && courage !== undefined && courage < 3, ['courage'], 'TOO_SMALL', 'must be 3 to 10: 7 for 7+'],
    [is2024 && courage !== undefined && courage > 10, ['courage'], 'TOO_LARGE', 'must be 3 to 10: 7 for 7+'],
  );
};

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
  const { harbinger, edition, warHorn } = value as Readonly<Record<string, unknown>>;
  const asked = { courage, edition: worded(edition), warHorn: warHorn === true };
  const hasPassed =
    courageShortfall({ courage: courageOf(asked), harbinger: harbinger === true }, dice) === 0;
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
    courage: wholeNumber(
      0,
      20,
      'Courage of the profile; in the 2024 edition Courage or Intelligence, 7 for 7+ and 3 to 10.',
    ),
    edition: editionField,
    warHorn: optional(
      z.boolean().check(z.describe('A war horn of its side is within 24": +1, in the 2024 edition.')),
    ),
    harbinger: flag('An enemy Harbinger of Evil is within 12".'),
    willAvailable: points('Will points the model has'),
    mightAvailable: points('Might points the model has'),
    switches: mightSwitches,
  },
  limits: { only2024: ['warHorn'] },
  faults: rangeFaults,
  game: (situation) => courageTest(tested(situation)),
  answer: asCounted,
  odds: (situation) => {
    const { unaided, passed, byWill, certainWill } = oddsOf(tested(situation));
    return {
      unaided: chance(unaided),
      passed: chance(passed),
      byWill: withChances(byWill),
      certainWill,
    };
  },
  sources: sourcesOf,
  own: {
    fields: {
      dice: listField(wholeNumber(1, 6, 'A D6 as thrown.'), [2, 2], 'The two dice as thrown.'),
      will: optional(wholeNumber(0, 20, 'Will points spent on the failed test.')),
      might: optional(wholeNumber(0, 20, 'Might points spent on the failed test.')),
    },
    faults: spendingFaults,
    play: (given) => resolveDice(courageTest(tested(given), given), given.dice),
  },
});

/** The exact chances of a Courage test. */
export const courageOdds = oddsOperation(courage);

/** The players' own dice for a Courage test, step by step. */
export const resolveCourage = resolveOperation(courage);

/** We throw the dice for a Courage test; with a signed receipt. */
export const rollCourage = /* @__PURE__ */ rollOperation(courage);
