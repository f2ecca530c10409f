import * as fc from 'fast-check';
import type { Unit, Warband } from '../../../../src/domain/armies/catalogue/army';
import type { ArmyDraft, ForceDraft } from '../../../../src/domain/armies/validation/assemble-army';
import { force, unit, warband } from './army';

/** Armies of the small catalogue as a player might write them: many legal, many not. */

const lists = [
  'west',
  'woods',
  'hills',
  'lakes',
  'free-host',
  'kings-host',
  'numbered',
  'rationed',
  'company',
];
const legions = lists.slice(4);
const people = (list: string): string => (legions.includes(list) ? 'west' : list);

/** All models of a unit carry the same, so that "a model of it" is plain. */
const uniform = (profile: string, count: number, options: readonly string[]): Unit =>
  unit(profile, count, Object.fromEntries(options.map((option) => [option, count])));

const followersOf = (of: string): fc.Arbitrary<Unit> => {
  const plain = [`${of}-warrior`, ...(of === 'west' ? ['west-archer', 'west-champion', 'west-slinger'] : [])];
  const armed = fc
    .record({
      count: fc.integer({ min: 1, max: 4 }),
      options: fc.subarray(['spear', 'bow'], { maxLength: 1 }),
    })
    .map(({ count, options }) => uniform(`${of}-warrior`, count, options));
  const unarmed = fc
    .record({ profile: fc.constantFrom(...plain, `${of}-guide`), count: fc.integer({ min: 1, max: 5 }) })
    .map(({ profile, count }) => unit(profile, count));
  return fc.oneof({ weight: 2, arbitrary: armed }, { weight: 3, arbitrary: unarmed });
};

const warbandOf = (of: string): fc.Arbitrary<Warband> => {
  const leaders = ['king', 'lord', 'captain', 'sergeant'].map((tier) => `${of}-${tier}`);
  const heroes =
    of === 'west'
      ? [...leaders, 'west-hero', 'west-king-disguised', 'west-herald', 'west-catapult']
      : leaders;
  return fc
    .record({
      leader: fc.oneof(
        { weight: 12, arbitrary: fc.constantFrom(...heroes) },
        { weight: 1, arbitrary: fc.constant(null) },
      ),
      followers: fc.array(followersOf(of), { maxLength: 3 }),
    })
    .map(({ leader, followers }) => warband(leader, ...followers));
};

export const randomForce = (list: string): fc.Arbitrary<ForceDraft> =>
  fc
    .array(warbandOf(people(list)), { minLength: 1, maxLength: 3 })
    .map((warbands) => force(list, ...warbands));

const forcesOf = (...of: readonly string[]): fc.Arbitrary<readonly ForceDraft[]> =>
  fc.tuple(...of.map(randomForce));

export const randomArmy: fc.Arbitrary<ArmyDraft> = fc
  .record({
    format: fc.constantFrom('SINGLES' as const, 'DOUBLES' as const),
    pointsLimit: fc.constantFrom(400, 801, 2000),
    first: fc.constantFrom(...lists),
    second: fc.constantFrom(...lists),
    alone: fc.boolean(),
  })
  .chain(({ format, pointsLimit, first, second, alone }) => {
    const other = legions.includes(first) ? first : second;
    const forces =
      format === 'DOUBLES' ? forcesOf(first, other) : alone ? forcesOf(first) : forcesOf(first, second);
    return forces.map((drafted) => ({ format, pointsLimit, forces: drafted }));
  });
