import type * as z from 'zod/mini';
import {
  type CastingOutcome,
  type CastingSituation,
  castingGame,
  castingOdds as oddsOf,
  castingSources,
} from '../../../domain/rules/magic/casting';
import { effectOdds } from '../../../domain/rules/magic/effects';
import { powerIn } from '../../../domain/rules/rulesets/powers';
import { castingSources2024 } from '../../../domain/rules/magic/power-odds';
import { type Fraction, multiply } from '../../../shared/fraction';
import { chance } from '../../kernel/answers';
import type { Fault } from '../../kernel/faults';
import { optional, wholeNumber } from '../../kernel/input';
import { invalidInput } from '../../kernel/use-case';
import { overspent, resolveDice, withChances } from '../dice/dice';
import { diceTest, oddsOperation, resolveOperation, rollOperation } from '../dice/dice-test';
import { rulesetIdOf } from '../edition';
import { rulesetOf } from '../ruleset';
import { faultsOf, situation } from './casting-fields';

type Situation = z.output<z.ZodMiniObject<typeof situation>>;

const situationOf = ({ power, caster, target, others, switches, edition }: Situation): CastingSituation => ({
  ruleset: rulesetOf(edition),
  power,
  castingValue: caster.castingValue,
  castingDice: caster.will,
  casterMight: caster.might,
  resistWill: target.will,
  resistFree: Number(target.resistantToMagic) + Number(target.staffOfPower) + (target.freeDice ?? 0),
  isChannelled: caster.channelled,
  targetMight: target.might,
  mightCap: switches.mightCap,
  target: { ...target, defence: target.defence ?? 1, knockedAtInches: 0 },
  others,
});

const sourcesOf = ({ power, caster, target, edition }: Situation) => {
  const { resistantToMagic, staffOfPower, will, freeDice = 0 } = target;
  const used = {
    resists: will > 0 || freeDice > 0 || resistantToMagic || staffOfPower,
    resistantToMagic,
    staffOfPower: caster.staffOfPower || staffOfPower,
  };
  const source = powerIn(rulesetIdOf(edition), power)?.source;
  const ofEdition =
    rulesetIdOf(edition) === 'MESBG_2018'
      ? castingSources(used)
      : castingSources2024(used.resists, caster.channelled === true);
  return source ? [...ofEdition, source] : ofEdition;
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
  answer: (outcome) => outcome,
  odds: (input) => {
    const played = situationOf(input);
    const { cast, resisted, takesEffect, willRegained } = oddsOf(played);
    const after = (probability: Fraction) => chance(multiply(takesEffect, probability));
    return {
      cast: chance(cast),
      resisted: chance(resisted),
      takesEffect: chance(takesEffect),
      casterWillSpent: input.caster.will - (input.caster.staffOfPower ? 1 : 0),
      willRegained: withChances(willRegained),
      victims: effectOdds(played).map(({ name, strength, hit, wounded, slain }) => ({
        name,
        strength,
        hit: after(hit),
        wounded: after(wounded),
        slain: after(slain),
      })),
    };
  },
  sources: sourcesOf,
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
