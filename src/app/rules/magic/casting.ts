import * as z from 'zod/mini';
import {
  type CastingOutcome,
  type CastingSituation,
  castingGame,
  castingOdds as oddsOf,
  castingSources,
} from '../../../domain/rules/magic/casting';
import { transcribed } from '../../../domain/rules/rulesets/mesbg-2024/sources';
import { editionText, rulesetIdOf } from '../edition';
import { editionField } from '../edition-field';
import { rulesetOf } from '../ruleset';
import { effectOdds, magicalPowers, powerSources } from '../../../domain/rules/magic/effects';
import { type Fraction, multiply } from '../../../shared/fraction';
import { chance, sourceAnswer } from '../../kernel/answers';
import type { Fault } from '../../kernel/faults';
import {
  type CrossFault,
  choice,
  listField,
  optional,
  shortText,
  wholeNumber,
  withDefault,
  inputObject,
} from '../../kernel/input';
import { invalidInput } from '../../kernel/use-case';
import { flag, mightSwitches, numberIn, overspent, points, resolveDice } from '../dice/dice';
import { diceTest, oddsOperation, resolveOperation, rollOperation } from '../dice/dice-test';

const victimFields = {
  wounds: withDefault(wholeNumber(1, 20, 'Wounds it has left.'), 1),
  fate: points('Fate points it has'),
  fateMight: points('Might points it may spend on its Fate rolls'),
};

const casterInput = inputObject('CasterInput', 'The caster.', {
  will: wholeNumber(
    1,
    20,
    'Dice of the casting roll: the Will expended, the free point of a Staff of Power included.',
  ),
  castingValue: wholeNumber(1, 6, 'The score that casts the power, such as 4 for 4+.'),
  might: points('Might points the caster has'),
  staffOfPower: flag('One of the Will points is the Staff of Power’s free one.'),
  willOfEvil: flag('It has Will of Evil: its last Will point may not go into casting.'),
  willAvailable: optional(wholeNumber(0, 40, 'Will points in its store. Checked if given.')),
});

const targetInput = inputObject('CastingTargetInput', 'The target of the power.', {
  ...victimFields,
  name: withDefault(shortText('Name to use in the answer.'), 'target'),
  defence: optional(wholeNumber(1, 10, 'Its Defence; Black Dart and Sorcerous Blast need it.')),
  will: points('Will points it expends on the Resist test, the free ones left out'),
  willAvailable: optional(wholeNumber(0, 40, 'Will points in its store. Checked if given.')),
  resistantToMagic: flag('Resistant to Magic: one free die.'),
  staffOfPower: flag('It spends the free Will of its own Staff of Power: one free die.'),
  might: points('Might points it may spend on the Resist test'),
});

const otherInput = inputObject('BlastedModelInput', 'A model that a Sorcerous Blast may knock Prone.', {
  ...victimFields,
  name: shortText('Name to use in the answer.'),
  defence: wholeNumber(1, 10, 'Its Defence.'),
  knockedAtInches: withDefault(
    wholeNumber(
      0,
      6,
      'Sorcerous Blast: inches the target flies before it meets this one, or the model in whose Fight this one is; the blast ends at the first. 0 if knocked Prone whatever the distance, as in the target’s Fight.',
    ),
    0,
  ),
});

const situation = {
  power: choice('MagicalPower', magicalPowers, 'The Magical Powers.').check(z.describe('The Magical Power.')),
  caster: casterInput,
  target: withDefault(targetInput, {
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
    listField(otherInput, [0, 50], 'Sorcerous Blast: every other model it may knock Prone.'),
    [],
  ),
  switches: mightSwitches,
  edition: editionField,
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
  const { power, others, edition } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const { magic, id } = rulesetOf(edition);
  if (typeof power === 'string' && magic.powerTexts !== undefined && !(power in magic.powerTexts))
    faults.push(
      at(['power'], 'NOT_ALLOWED', `${power} is a power of the 2018 edition, not of ${editionText(id)}`),
    );
  else if (!magic.blastTravels && Array.isArray(others) && others.length > 0)
    faults.push(at(['others'], 'NOT_ALLOWED', 'in the 2024 edition a Sorcerous Blast hits its target alone'));
  else if (power !== 'SORCEROUS_BLAST' && Array.isArray(others) && others.length > 0)
    faults.push(at(['others'], 'NOT_ALLOWED', 'only a Sorcerous Blast hits other models'));
  return faults;
};

type Situation = z.output<z.ZodMiniObject<typeof situation>>;

const situationOf = ({ power, caster, target, others, switches, edition }: Situation): CastingSituation => ({
  ruleset: rulesetOf(edition),
  power,
  castingValue: caster.castingValue,
  castingDice: caster.will,
  casterMight: caster.might,
  resistWill: target.will,
  resistFree: (target.resistantToMagic ? 1 : 0) + (target.staffOfPower ? 1 : 0),
  targetMight: target.might,
  mightCap: switches.mightCap,
  target: { ...target, defence: target.defence ?? 1, knockedAtInches: 0 },
  others,
});

const sourcesOf = ({ power, caster, target, edition }: Situation) => {
  const { resistantToMagic, staffOfPower, will } = target;
  const used = {
    resists: will > 0 || resistantToMagic || staffOfPower,
    resistantToMagic,
    staffOfPower: caster.staffOfPower || staffOfPower,
  };
  const sources =
    rulesetIdOf(edition) === 'MESBG_2018'
      ? [...castingSources(used), powerSources[power]]
      : [
          transcribed('Casting', 'B'),
          ...(used.resists ? [transcribed('Resisting', 'A')] : []),
          transcribed('Magical Powers', 'A'),
        ];
  return sources.map(sourceAnswer);
};

/** Might that the dice have no room for, or that comes when there is nothing to spend it on. */
const spendingFaults = (
  { castingScore, resistScore }: CastingOutcome,
  {
    casterMight = 0,
    targetMight = 0,
  }: { casterMight?: number | undefined; targetMight?: number | undefined },
  cap: number | null,
): readonly Fault[] => {
  const message = `Might raises no die beyond ${cap}`;
  const isOver = (might: number, score: number | null): boolean =>
    cap !== null && might > 0 && (score ?? 0) > cap;
  return [
    ...(isOver(casterMight, castingScore)
      ? [{ path: 'casterMight', code: 'TOO_LARGE' as const, message }]
      : []),
    ...(resistScore === null && targetMight > 0
      ? [{ path: 'targetMight', code: 'NOT_ALLOWED' as const, message: 'there was no Resist test' }]
      : []),
    ...(isOver(targetMight, resistScore)
      ? [{ path: 'targetMight', code: 'TOO_LARGE' as const, message }]
      : []),
  ];
};

const casting = diceTest({
  name: 'Casting',
  path: '/v1/rules/casting',
  covers: ['A23'],
  situation,
  faults: faultsOf,
  game: (input) => castingGame(situationOf(input)),
  answer: (outcome, input, thrown) => ({ ...outcome, ...thrown, sources: sourcesOf(input) }),
  odds: (input) => {
    const played = situationOf(input);
    const { cast, resisted, takesEffect, willRegained } = oddsOf(played);
    const after = (probability: Fraction) => chance(multiply(takesEffect, probability));
    return {
      cast: chance(cast),
      resisted: chance(resisted),
      takesEffect: chance(takesEffect),
      casterWillSpent: input.caster.will - (input.caster.staffOfPower ? 1 : 0),
      willRegained: willRegained.map(({ points: count, probability }) => ({
        points: count,
        probability: chance(probability),
      })),
      victims: effectOdds(played).map(({ name, strength, hit, wounded, slain }) => ({
        name,
        strength,
        hit: after(hit),
        wounded: after(wounded),
        slain: after(slain),
      })),
      sources: sourcesOf(input),
    };
  },
  own: {
    fields: {
      casterMight: optional(
        wholeNumber(0, 20, 'Might the caster spends on the casting roll, before the Resist test.'),
      ),
      targetMight: optional(wholeNumber(0, 20, 'Might the target spends on the Resist test.')),
    },
    faults: (value) =>
      overspent(value, [
        [['casterMight'], ['caster', 'might']],
        [['targetMight'], ['target', 'might']],
      ]),
    play: (given) => {
      const played = resolveDice(castingGame(situationOf(given), given), given.dice);
      if (!played.ok) return played;
      const faults = spendingFaults(played.value, given, given.switches.mightCap);
      return faults.length > 0 ? invalidInput(faults) : played;
    },
  },
});

/** The exact chances of a casting, and what the power does. */
export const castingOdds = oddsOperation(casting);

/** The players' own dice for a casting, and what the power does, step by step. */
export const resolveCasting = resolveOperation(casting);

/** We throw the dice for a casting, and what the power does; with a signed receipt. */
export const rollCasting = /* @__PURE__ */ rollOperation(casting);
