import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { nameSteps } from '../../../domain/rules/combat/names';
import {
  explainThrowThenFight,
  throwThenFightOdds as oddsOf,
  throwThenFightSources,
  throwThenFightWork,
} from '../../../domain/rules/combat/throw-then-fight';
import { missileWeapons } from '../../../domain/rules/shooting/missile-weapons';
import { chance, sourceAnswer } from '../../kernel/answers';
import { type CrossFault, crossCheck, wholeNumber, withDefault, inputObject } from '../../kernel/input';
import { flag } from '../../rules/dice/dice';
import { ok, invalidField } from '../../kernel/use-case';
import { stepAnswer } from '../answers';
import { faultRows } from '../../rules/fault-rows';
import { settledFightFaults } from '../questions/edition-faults';
import { listIn, numberAt } from '../questions/faults';
import { fightOf, fightSources, oddsAnswer } from './fight-odds';
import { fightFields, required, some } from '../questions/fields';
import { obstructions } from '../questions/shooter-fields';
import { ensured, notCountedOf, profileModelOf } from '../profiles/profile-fields';
import type { ProfileModel } from '../profiles/catalogue-words';
import { fightQuestion } from '../profiles/profiles';
import { type WorkContext, payForStates } from '../work';

const throwField = inputObject('ChargingThrowInput', 'A throwing spear thrown on the charge.', {
  side: withDefault(wholeNumber(0, 1, 'The side of the thrower; 0 or 1.'), 0),
  thrower: withDefault(wholeNumber(0, 29, 'The place of the thrower in its side.'), 0),
  target: withDefault(wholeNumber(0, 29, 'The place of its target in the other side.'), 0),
  shoot: required(2, 6, 'Shoot value of the thrower, 4 for 4+'),
  bonus: some(0, 5, 'Added to the To Wound roll of the throw'),
  rerollOnes: flag('A To Wound die of 1 is re-rolled once.'),
  inTheWay: obstructions('Obstructions in the way of the throw'),
  heroicAccuracy: flag('Heroic Accuracy: failed In The Way rolls are re-rolled once.'),
});

/** The thrower by its profile and options; undefined if it names none. */
const profileOfThrower = (thrower: unknown): ProfileModel | undefined =>
  typeof thrower === 'object' && thrower !== null ? profileModelOf(thrower) : undefined;

/** The Shoot value of the throw: as given, or the profile's of the thrower. */
const shootOf = (given: unknown, thrower: unknown): number | null =>
  numberAt(given, 'shoot', 0) || (profileOfThrower(thrower)?.shoot ?? null);

/** The thrower must have a Shoot value from somewhere, and by its profile a throwing spear. */
const throwerFaults = (given: object, thrower: unknown): readonly CrossFault[] => {
  const found = profileOfThrower(thrower);
  const hasNone = found !== undefined && !found.missiles.includes('THROWING_SPEAR');
  return faultRows(
    [
      shootOf(given, thrower) === null,
      ['throw', 'shoot'],
      'REQUIRED',
      'is required: a whole number, or a thrower with a profile that has it',
    ],
    [hasNone, ['throw', 'thrower'], 'INCONSISTENT', `${found?.numbers.name} carries no throwing spear`],
  );
};

/** Thrower and target must be there, and in the fight itself, and the thrower must have what it throws. */
const throwFaults = (value: unknown): readonly CrossFault[] => {
  const given = (value as { readonly throw?: unknown } | null)?.throw;
  if (typeof given !== 'object' || given === null) return [];
  const side = numberAt(given, 'side', 0) === 1 ? 1 : 0;
  const sides = listIn(value, 'sides');
  const thrower = listIn(sides[side], 'models')[numberAt(given, 'thrower', 0)] ?? undefined;
  const placeFaults = (
    [
      ['thrower', sides[side]],
      ['target', sides[1 - side]],
    ] as const
  ).flatMap(([field, own]) => {
    const place = numberAt(given, field, 0);
    const model = listIn(own, 'models')[place] as { readonly supporting?: unknown } | null | undefined;
    const isSupporter = typeof model?.supporting === 'string';
    const at = ['throw', field];
    return faultRows(
      [!model, at, 'UNKNOWN_REFERENCE', `there is no model ${place} on that side`],
      [isSupporter, at, 'INCONSISTENT', `model ${place} only supports: it is not in the fight`],
    );
  });
  return [...throwerFaults(given, thrower), ...placeFaults];
};

/** A throwing spear thrown on the charge, then the fight that follows where its target lives, as one question. */
export const throwThenFightOdds = operation({
  name: 'throwThenFightOdds',
  route: 'POST /v1/fights/throw-then-fight-odds',
  answers: 'ThrowThenFightOdds',
  ...fightQuestion('ThrowThenFightInput', 'Both sides of the fight, and the throw before it.'),
  covers: ['A10', 'C4'],

  input: z
    .strictObject({ ...fightFields, throw: throwField })
    .check(crossCheck((value) => [...settledFightFaults(value), ...throwFaults(value)])),
  run: ({ throw: thrown, ...input }, context: WorkContext) => {
    const { side, thrower, target, ...shot } = thrown;
    const fight = fightOf(input);
    const strength = ensured(missileWeapons.THROWING_SPEAR.strength);
    const question = {
      fight,
      side: side === 1 ? (1 as const) : (0 as const),
      thrower,
      target,
      shot: { ...shot, strength, shoot: shootOf(thrown, input.sides[side]?.models[thrower]) ?? 6 },
    };
    const paid = payForStates(context, { states: throwThenFightWork(question), path: 'sides' });
    if (!paid.ok) return paid;
    const odds = oddsOf(question);
    if (odds === null)
      return invalidField('throw.target', 'UNKNOWN_REFERENCE', 'does not name a model of the other side');
    return ok({
      wounded: chance(odds.wounded),
      slainByThrow: chance(odds.slainByThrow),
      slain: chance(odds.slain),
      fight: odds.fight ? oddsAnswer(odds.fight) : null,
      notCounted: notCountedOf(input.sides),
      steps: nameSteps(explainThrowThenFight(question), fight.sides).map(stepAnswer),
      sources: [...throwThenFightSources.map(sourceAnswer), ...fightSources(fight)],
    });
  },
});
