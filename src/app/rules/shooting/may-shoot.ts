import * as z from 'zod/mini';
import {
  type NewMissileKind,
  newMissileKinds,
} from '../../../domain/rules/rulesets/mesbg-2024/reference/missile-weapons';
import {
  chanceToHit,
  mayShoot as mayShootOf,
  shooterFlags,
  targetFlags,
} from '../../../domain/rules/shooting/may-shoot';
import { missileKinds } from '../../../domain/rules/shooting/missile-weapons';
import { situationRules } from '../../../domain/rules/situations/situations';
import { invariant } from '../../../shared/invariant';
import { namesOf } from '../../../shared/names-of';
import { chance } from '../../kernel/answers';
import { type CrossFault, choice, named, optional, wholeNumber, withDefault } from '../../kernel/input';
import { fieldsOf } from '../../kernel/unchecked';
import { permissionAnswer, permissionOperation } from '../asking/situation-operation';
import { flag, flags, yes } from '../dice/dice';
import { rulesetIdOf } from '../edition';
import { faultRows } from '../fault-rows';
import { inches, moverFaults } from '../movement/movement';
import { rulesetOf } from '../ruleset';

const isMissile = (kind: unknown, edition: unknown): kind is keyof typeof missileKinds | NewMissileKind =>
  typeof kind === 'string' &&
  (kind in missileKinds || (rulesetIdOf(edition) !== 'MESBG_2018' && kind in newMissileKinds));

/** A weapon is needed, and the chart prints no range for one that is none of its own. */
const weaponFaults = (value: unknown): readonly CrossFault[] => {
  const { edition, weapon, weapon2024, rangeInches } = fieldsOf(value);
  const kind = weapon2024 ?? weapon;
  const { weaponOf } = situationRules[rulesetIdOf(edition)].shoot;
  const hasNoRange = isMissile(kind, edition) && weaponOf(kind).rangeInches === null;
  return faultRows(
    [kind === undefined || kind === null, ['weapon'], 'REQUIRED', 'is required'],
    [
      hasNoRange && (rangeInches ?? null) === null,
      ['rangeInches'],
      'REQUIRED',
      'is required: the chart prints no range for this weapon',
    ],
  );
};

/** Whether a model may make a shot: every reason why not, what goes with it, and the score to hit. */
export const mayShoot = permissionOperation({
  name: 'mayShoot',
  route: 'POST /v1/rules/may-shoot',
  answers: 'ShootingPermission',
  covers: ['A10'],

  fields: {
    alignment: named('Alignment', z.enum(['GOOD', 'EVIL'])).check(
      z.describe('Whether the firer is Good or Evil.'),
    ),
    weapon: optional(
      choice('MissileKind', missileKinds, 'Missile weapon of a model: those on the chart, and others.').check(
        z.describe('Its missile weapon; needed without `weapon2024`.'),
      ),
    ),
    weapon2024: optional(
      named('MissileKind2024', z.enum(namesOf(newMissileKinds))).check(
        z.describe(
          'A missile weapon of the 2024 edition that the chart of 2018 does not print, instead of `weapon`.',
        ),
      ),
    ),
    throwingOnTheCharge: flag('A throwing spear thrown in the Move phase as its bearer charges.'),
    shootValue: optional(wholeNumber(2, 6, 'Its Shoot value, such as 4 for 4+.')),
    moveInches: inches('Its Move allowance, in inches.'),
    movedInches: withDefault(inches('How far it has moved this turn, standing up left out, in inches.'), 0),
    ...flags(shooterFlags),
    lineOfSight: yes('It has Line of Sight to the target.'),
    distanceInches: inches('How far the target is, in inches.'),
    rangeInches: optional(
      inches('The weapon’s range, in inches; the chart’s if omitted, needed where the chart prints none.'),
    ),
    ...flags(targetFlags),
  },
  limits: {
    uncovered: [
      ['engaged', 'shots of an Engaged model'],
      ['inDeepWater', 'shots from deep water'],
      ['isPassenger', 'shots of passengers'],
      ['alreadyShot', 'a second shot in a turn'],
    ],
    only2024: ['weapon2024'],
  },
  faults: (value) => [...weaponFaults(value), ...moverFaults(value)],
  decide: ({ weapon: of2018, weapon2024, ...facts }, { shoot }) => {
    const weapon = weapon2024 ?? of2018;
    invariant(weapon !== undefined, 'a shot without a weapon is refused');
    return mayShootOf({ ...facts, weapon }, shoot);
  },
  answer: ({ isUnsteady: moved, ...decision }, { places }, { edition, shootValue: shoot }) => {
    const needed = shoot === undefined ? null : rulesetOf(edition).shooting.toHit({ shoot, moved });
    return {
      mayShoot: decision.reasons.length === 0,
      ...permissionAnswer(decision, places.shoot),
      needed: needed === null ? null : `${needed}+`,
      hit: needed === null ? null : chance(chanceToHit(needed)),
    };
  },
});
