import * as z from 'zod/mini';
import type { CastingOutcome, CastingSituation } from '../../rules/magic/casting';
import { castingGame, castingOdds as oddsOf, castingSources } from '../../rules/magic/casting';
import { effectOdds, magicalPowers, powerSources } from '../../rules/magic/effects';
import { multiply } from '../../shared/fraction';
import { ok } from '../../shared/result';
import { chance, sourceAnswer } from '../answers';
import type { Fault } from '../faults';
import type { CrossFault } from '../input';
import { crossCheck, idText, optional, wholeNumber, withDefault } from '../input';
import type { RulesContext } from '../ports';
import { invalidInput, useCase } from '../use-case';
import { diceField, flag, mightSwitches, numberIn, overspent, points, resolveDice, rollDice } from './dice';

const victimFields = {
  wounds: withDefault(wholeNumber(1, 20, 'Wounds it has left; 1 to 20.'), 1),
  fate: points('Fate points it has'),
  fateMight: points('Might points it may spend on its Fate rolls'),
};

const caster = z.strictObject({
  will: wholeNumber(
    1,
    20,
    'Dice of the casting roll: the Will expended, the free point of a Staff of Power included.',
  ),
  castingValue: wholeNumber(1, 6, 'The score that casts the power, such as 4 for 4+.'),
  might: points('Might points the caster has'),
  staffOfPower: flag('One of the Will points is the Staff of Power’s free one.'),
  willOfEvil: flag('It has Will of Evil: its last Will point may not go into casting.'),
  willAvailable: optional(wholeNumber(0, 40, 'Will points in its store; 0 to 40. Checked if given.')),
});

const target = z.strictObject({
  ...victimFields,
  name: withDefault(idText('What to call it in the answer.'), 'target'),
  defence: optional(wholeNumber(1, 10, 'Its Defence; Black Dart and Sorcerous Blast need it. 1 to 10.')),
  will: points('Will points it expends on the Resist test, the free ones left out'),
  willAvailable: optional(wholeNumber(0, 40, 'Will points in its store; 0 to 40. Checked if given.')),
  resistantToMagic: flag('Resistant to Magic: one free die.'),
  staffOfPower: flag('It spends the free Will of its own Staff of Power: one free die.'),
  might: points('Might points it may spend on the Resist test'),
});

const other = z.strictObject({
  ...victimFields,
  name: idText('What to call it in the answer.'),
  defence: wholeNumber(1, 10, 'Its Defence; 1 to 10.'),
  knockedAtInches: withDefault(
    wholeNumber(
      0,
      6,
      'Sorcerous Blast: inches the target flies before it meets this one; 0 if knocked Prone whatever the distance, as in the target’s Fight.',
    ),
    0,
  ),
});

const situation = {
  power: z.enum(magicalPowers).check(z.describe('The Magical Power.')),
  caster,
  target: withDefault(target, {
    name: 'target',
    defence: undefined,
    willAvailable: undefined,
    wounds: 1,
    fate: 0,
    fateMight: 0,
    will: 0,
    resistantToMagic: false,
    staffOfPower: false,
    might: 0,
  }),
  others: withDefault(
    z
      .array(other)
      .check(z.maxLength(50), z.describe('Sorcerous Blast: every other model it may knock Prone.')),
    [],
  ),
  switches: mightSwitches,
};

const at = (path: readonly string[], code: CrossFault['code'], message: string): CrossFault => ({
  path,
  code,
  message,
});

const givenFlag = (value: unknown, side: string, name: string): boolean =>
  ((value as Record<string, Record<string, unknown> | null | undefined> | null)?.[side]?.[name] ?? false) ===
  true;

/** The powers that roll To Wound. */
const WOUNDING: readonly unknown[] = ['BLACK_DART', 'SORCEROUS_BLAST'];

/** Will that a side lacks, and what the power has no use for. */
const faultsOf = (value: unknown): readonly CrossFault[] => {
  const faults: CrossFault[] = [];
  const store = numberIn(value, 'caster', 'willAvailable');
  const spent =
    (numberIn(value, 'caster', 'will') ?? 0) - (givenFlag(value, 'caster', 'staffOfPower') ? 1 : 0);
  if (store !== undefined && spent > store)
    faults.push(at(['caster', 'will'], 'TOO_LARGE', `expends ${spent} of its own Will, but has ${store}`));
  if (store !== undefined && spent > 0 && spent === store && givenFlag(value, 'caster', 'willOfEvil'))
    faults.push(
      at(['caster', 'will'], 'NOT_ALLOWED', 'Will of Evil: the last Will point may not go into casting'),
    );
  const resisting = numberIn(value, 'target', 'will') ?? 0;
  const targetStore = numberIn(value, 'target', 'willAvailable');
  if (targetStore !== undefined && resisting > targetStore)
    faults.push(at(['target', 'will'], 'TOO_LARGE', `expends ${resisting} Will, but has ${targetStore}`));
  if (
    WOUNDING.includes((value as { power?: unknown } | null)?.power) &&
    numberIn(value, 'target', 'defence') === undefined
  )
    faults.push(at(['target', 'defence'], 'REQUIRED', 'is required: the power rolls To Wound'));
  const resists =
    resisting > 0 || ['resistantToMagic', 'staffOfPower'].some((name) => givenFlag(value, 'target', name));
  if ((value as { power?: unknown } | null)?.power === 'TERRIFYING_AURA' && resists)
    faults.push(at(['target'], 'NOT_ALLOWED', 'the power targets its caster: nobody resists it'));
  const { power, others } = (value ?? {}) as { readonly power?: unknown; readonly others?: unknown };
  if (power !== 'SORCEROUS_BLAST' && Array.isArray(others) && others.length > 0)
    faults.push(at(['others'], 'NOT_ALLOWED', 'only a Sorcerous Blast hits other models'));
  return faults;
};

const checkedSituation = z.strictObject(situation).check(crossCheck(faultsOf));
type Input = z.output<typeof checkedSituation>;

const situationOf = ({ power, caster: by, target: at_, others, switches }: Input): CastingSituation => ({
  power,
  castingValue: by.castingValue,
  castingDice: by.will,
  casterMight: by.might,
  resistWill: at_.will,
  resistFree: (at_.resistantToMagic ? 1 : 0) + (at_.staffOfPower ? 1 : 0),
  targetMight: at_.might,
  mightCap: switches.mightCap,
  target: { ...at_, defence: at_.defence ?? 1, knockedAtInches: 0 },
  others,
});

const sourcesOf = ({ power }: Input) => [...castingSources, powerSources[power]].map(sourceAnswer);

/** The chance that a power is cast, resisted and takes effect, and what it then does to each model. */
export const castingOdds = useCase({
  input: checkedSituation,
  run: (input) => {
    const odds = oddsOf(situationOf(input));
    const played = situationOf(input);
    const victims = effectOdds(input.power, played.target, played.others);
    return ok({
      cast: chance(odds.cast),
      resisted: chance(odds.resisted),
      takesEffect: chance(odds.takesEffect),
      casterWillSpent: input.caster.will - (input.caster.staffOfPower ? 1 : 0),
      willRegained: odds.willRegained.map(({ points: count, probability }) => ({
        points: count,
        probability: chance(probability),
      })),
      victims: victims.map(({ name, strength, hit, wounded, slain }) => ({
        name,
        strength,
        hit: chance(multiply(odds.takesEffect, hit)),
        wounded: chance(multiply(odds.takesEffect, wounded)),
        slain: chance(multiply(odds.takesEffect, slain)),
      })),
      sources: sourcesOf(input),
    });
  },
});

const answerOf = (
  outcome: CastingOutcome,
  input: Input,
  thrown: { readonly dice: readonly number[]; readonly receipt: string | null },
) => ({ ...outcome, ...thrown, sources: sourcesOf(input) });

/** Might that the dice have no room for, or that comes when there is nothing to spend it on. */
const spendingFaults = (
  outcome: CastingOutcome,
  {
    casterMight = 0,
    targetMight = 0,
  }: { casterMight?: number | undefined; targetMight?: number | undefined },
  cap: number | null,
): readonly Fault[] => {
  const faults: Fault[] = [];
  if (cap !== null && casterMight > 0 && outcome.castingScore > cap)
    faults.push({ path: 'casterMight', code: 'TOO_LARGE', message: `Might raises no die beyond ${cap}` });
  if (outcome.resistScore === null && targetMight > 0)
    faults.push({ path: 'targetMight', code: 'NOT_ALLOWED', message: 'there was no Resist test' });
  if (cap !== null && targetMight > 0 && (outcome.resistScore ?? 0) > cap)
    faults.push({ path: 'targetMight', code: 'TOO_LARGE', message: `Might raises no die beyond ${cap}` });
  return faults;
};

/**
 * A casting with the players' dice: the casting roll; if it is cast, the Resist test, Will dice before free ones; if it
 * takes effect, what the power rolls. Might left out is spent as well as can be.
 */
export const resolveCasting = useCase({
  input: z
    .strictObject({
      ...situation,
      dice: diceField,
      casterMight: optional(
        wholeNumber(0, 20, 'Might the caster spends on the casting roll, before the Resist test; 0 to 20.'),
      ),
      targetMight: optional(wholeNumber(0, 20, 'Might the target spends on the Resist test; 0 to 20.')),
    })
    .check(
      crossCheck((value) => [
        ...faultsOf(value),
        ...overspent(value, [
          [['casterMight'], ['caster', 'might']],
          [['targetMight'], ['target', 'might']],
        ]),
      ]),
    ),
  run: (input) => {
    const played = resolveDice(castingGame(situationOf(input), input), input.dice);
    if (!played.ok) return played;
    const faults = spendingFaults(played.value, input, input.switches.mightCap);
    return faults.length > 0
      ? invalidInput(faults)
      : ok(answerOf(played.value, input, { dice: input.dice, receipt: null }));
  },
});

/** A casting with dice that we throw; both sides spend their Might as well as can be. */
export const rollCasting = useCase({
  input: checkedSituation,
  run: (input, context: RulesContext) => {
    const { outcome, dice, receipt } = rollDice(
      castingGame(situationOf(input)),
      { operation: 'rollCasting', input },
      context,
    );
    return ok(answerOf(outcome, input, { dice, receipt }));
  },
});
