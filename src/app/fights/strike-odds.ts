import * as z from 'zod/mini';
import { explainStrikes } from '../../rules/combat/explain-strikes';
import { onChart } from '../../rules/combat/strike-dice';
import type { StrikeQuestion } from '../../rules/combat/strike-odds';
import { strikeOdds as oddsOf, strikesInTurn, strikesWork, WORK_LIMIT } from '../../rules/combat/strike-odds';
import { ok } from '../../shared/result';
import { chance } from '../answers';
import type { CrossFault } from '../input';
import { crossCheck, optional } from '../input';
import { flag } from '../rules/dice';
import { invalidInput, useCase } from '../use-case';
import { slainAnswer, stepAnswer, woundsAnswer } from './answers';
import { aimFaults, faultAt, isSet, listIn, numberAt } from './faults';
import { aimFields, fightLimits, number, some, strikeSwitches, targetFields, workLimitWords } from './fields';

const strikeField = z.strictObject({
  count: some(
    1,
    fightLimits.strikes,
    'Attacks of one model, or of several alike without Might, before Trapped doubles them',
  ),
  strength: number(1, 10, 'Strength'),
  bonus: some(0, 5, 'Added to each To Wound roll, beside what the flags below add'),
  twoHanded: flag('A two-handed weapon: +1 To Wound.'),
  lance: flag('A lance on the charge: +1 To Wound.'),
  rivalry: flag('Friendly Rivalry: +1 To Wound.'),
  rerollOnes: flag('To Wound dice of 1 are re-rolled once, as after a won Feint.'),
  might: some(0, 10, 'Might of the model that strikes'),
  whirl: flag('It Whirls: one single Strike at each target, whatever its Attacks.'),
  piercingStrike: flag('Piercing Strike: a D3 is added to its Strength, once for all its Attacks.'),
});

const targetField = z.strictObject({
  ...targetFields,
  shieldwall: flag('Its Shieldwall holds: +1 Defence.'),
  trapped: flag('It is Trapped or Prone: each Attack at it is two Strikes.'),
});

type StrikeInput = z.output<typeof strikeField>;
type TargetInput = z.output<typeof targetField>;

const overLimits = (value: unknown): readonly CrossFault[] => {
  const strikes = listIn(value, 'strikes');
  const count = strikes.reduce<number>((sum, strike) => sum + numberAt(strike, 'count', 1), 0);
  const bearers = strikes.filter((strike) => numberAt(strike, 'might', 0) > 0).length;
  const { strikes: most, mightBearersPerSide } = fightLimits;
  return [
    ...(count > most ? [faultAt(['strikes'], 'TOO_LARGE', `${count} Attacks; ${most} at most`)] : []),
    ...(bearers > mightBearersPerSide
      ? [faultAt(['strikes'], 'TOO_LARGE', `${bearers} strikers have Might; ${mightBearersPerSide} at most`)]
      : []),
    ...strikes.flatMap((strike, i) =>
      isSet(strike, 'piercingStrike') && isSet(strike, 'whirl')
        ? [faultAt(['strikes', i, 'whirl'], 'INCONSISTENT', 'a model uses one special strike')]
        : [],
    ),
  ];
};

const targetFaults = (value: unknown): readonly CrossFault[] => {
  const given = (value ?? {}) as { readonly target?: unknown; readonly targets?: unknown };
  const hasOne = given.target !== undefined && given.target !== null;
  const hasList = given.targets !== undefined && given.targets !== null;
  if (hasOne === hasList)
    return [
      hasOne
        ? faultAt(['targets'], 'INCONSISTENT', 'give one target or a list of targets, not both')
        : faultAt(['target'], 'REQUIRED', 'is required: one target, or a list in targets'),
    ];
  return aimFaults(value, hasList ? listIn(value, 'targets') : [given.target], []);
};

const questionOf = (
  strikes: readonly StrikeInput[],
  targets: readonly TargetInput[],
  rest: Pick<StrikeQuestion, 'aim' | 'aimedAt' | 'strikesRolled'> & { readonly trapped: boolean },
): StrikeQuestion => ({
  ...rest,
  strikers: strikes.map(({ count, bonus, twoHanded, lance, rivalry, whirl, piercingStrike, ...strike }) => ({
    ...strike,
    attacks: count,
    bonus: bonus + Number(twoHanded) + Number(lance) + Number(rivalry),
    whirls: whirl,
    piercing: piercingStrike,
  })),
  victims: targets.map(({ shieldwall, defence, trapped, ...target }) => ({
    ...target,
    defence: onChart(defence + Number(shieldwall)),
    trapped: trapped || rest.trapped,
  })),
});

/** The refusal of a question that would take too long, by name. */
export const tooMuchWork = (work: number, path: string) =>
  invalidInput([
    {
      path,
      code: 'TOO_LARGE',
      message: `these are ${Math.ceil(work)} states to work through, ${WORK_LIMIT} at most: give fewer Attacks, targets, Fate, Might or re-rolls, or strikesRolled TOGETHER at one target`,
    },
  ]);

/** What is asked about Strikes. */
export const strikeFields = {
  strikes: z
    .array(strikeField)
    .check(
      z.minLength(1),
      z.maxLength(fightLimits.strikes),
      z.describe(
        `What strikes, in the order of striking; 30 Attacks together at most, 4 with Might, ${workLimitWords}.`,
      ),
    ),
  trapped: flag('All targets are Trapped or Prone: each Attack is two Strikes at the same target.'),
  target: optional(targetField),
  targets: optional(
    z
      .array(targetField)
      .check(
        z.minLength(1),
        z.maxLength(fightLimits.targets),
        z.describe('Instead of one target: 1 to 4 of them.'),
      ),
  ),
  ...aimFields,
  switches: strikeSwitches,
};

/** The faults between those fields. */
export const strikeFaults = (value: unknown): readonly CrossFault[] => [
  ...overLimits(value),
  ...targetFaults(value),
];

/** The exact distribution of Wounds and of models slain, with the best use of Might and Fate on both sides. */
export const strikeOdds = useCase({
  input: z.strictObject(strikeFields).check(crossCheck(strikeFaults)),
  run: ({ strikes, trapped, target, targets, aim, aimedAt, switches }) => {
    const struck = targets ?? (target ? [target] : []);
    const question = questionOf(strikes, struck, { aim, aimedAt: aimedAt ?? 0, trapped, ...switches });
    const work = strikesWork(question);
    if (work > WORK_LIMIT) return tooMuchWork(work, 'strikes');
    const odds = oddsOf(question);
    const places = (list: readonly unknown[]) => list.map((_, i) => i);
    return ok({
      slain: chance(odds.slain.at(-1) as (typeof odds.slain)[number]),
      wounds: woundsAnswer(odds.totalWounds),
      slainCount: slainAnswer(odds.slain),
      targets: odds.wounds.map((wounds) => ({
        slain: chance(wounds.at(-1) as (typeof wounds)[number]),
        wounds: woundsAnswer(wounds),
      })),
      strikesRolled: strikesInTurn(question) ? ('ONE_BY_ONE' as const) : ('TOGETHER' as const),
      steps: explainStrikes(question, { side: null, strikers: places(strikes), victims: places(struck) }).map(
        stepAnswer,
      ),
    });
  },
});
