import { namesOf } from '../../../shared/names-of';
import { REMEDIES_PRICE, remedies } from '../asking/remedies';
import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import {
  chanceToHit,
  mayShoot as mayShootOf,
  shooterFlags,
  targetFlags,
} from '../../../domain/rules/shooting/may-shoot';
import {
  type NewMissileKind,
  newMissileKinds,
} from '../../../domain/rules/rulesets/mesbg-2024/reference/missile-weapons';
import { missileKinds } from '../../../domain/rules/shooting/missile-weapons';
import { invariant } from '../../../shared/invariant';
import { ok } from '../../../shared/result';
import { chance } from '../../kernel/answers';
import {
  type CrossFault,
  choice,
  crossCheck,
  named,
  optional,
  wholeNumber,
  withDefault,
} from '../../kernel/input';
import { flag, flags, yes } from '../dice/dice';
import { rulesetIdOf } from '../edition';
import { editionField } from '../edition-field';
import { faultRows } from '../fault-rows';
import { editionLimits, situationRulesOf } from '../edition-limits';
import { rulesetOf } from '../ruleset';
import { inches, moverFaults, permissionAnswer, situationQuestion } from '../movement/movement';

const limits = editionLimits({
  uncovered: [
    ['engaged', 'shots of an Engaged model'],
    ['inDeepWater', 'shots from deep water'],
    ['isPassenger', 'shots of passengers'],
    ['alreadyShot', 'a second shot in a turn'],
  ],
  only2024: ['weapon2024'],
});

/** A weapon is needed, and the chart prints no range for one that is none of its own. */
const weaponFaults = (value: unknown): readonly CrossFault[] => {
  const { edition, weapon, weapon2024, rangeInches } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const kind = weapon2024 ?? weapon;
  const isKind = isMissile(kind, edition);
  return faultRows(
    [kind === undefined || kind === null, ['weapon'], 'REQUIRED', 'is required'],
    [
      isKind &&
        situationRulesOf(edition).shoot.weaponOf(kind).rangeInches === null &&
        (rangeInches ?? null) === null,
      ['rangeInches'],
      'REQUIRED',
      'is required: the chart prints no range for this weapon',
    ],
  );
};

const isMissile = (kind: unknown, edition: unknown): kind is keyof typeof missileKinds | NewMissileKind =>
  typeof kind === 'string' &&
  (kind in missileKinds || (rulesetIdOf(edition) !== 'MESBG_2018' && kind in newMissileKinds));

const input = z
  .strictObject({
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
    edition: editionField,
  })
  .check(crossCheck((value) => [...limits(value), ...weaponFaults(value), ...moverFaults(value)]));

const decide = ({ edition, weapon, weapon2024, ...facts }: z.output<typeof input>) => {
  const kind = weapon2024 ?? weapon;
  invariant(kind !== undefined, 'a shot without a weapon is refused');
  return mayShootOf({ ...facts, weapon: kind }, situationRulesOf(edition).shoot);
};

/** Whether a model may make a shot: every reason why not, what goes with it, and the score to hit. */
export const mayShoot = operation({
  name: 'mayShoot',
  route: 'POST /v1/rules/may-shoot',
  answers: 'ShootingPermission',
  ...situationQuestion('MayShootInput'),
  covers: ['A10'],

  input,
  price: () => REMEDIES_PRICE,
  run: (asked) => {
    const { edition, shootValue: shoot } = asked;
    const { places } = situationRulesOf(edition);
    const { isUnsteady, ...decision } = decide(asked);
    const needed =
      shoot === undefined ? null : rulesetOf(edition).shooting.toHit({ shoot, moved: isUnsteady });
    return ok({
      mayShoot: decision.reasons.length === 0,
      ...permissionAnswer(decision, places.shoot),
      remedies: remedies(input, asked, (other) => decide(other).reasons),
      needed: needed === null ? null : `${needed}+`,
      hit: needed === null ? null : chance(chanceToHit(needed)),
    });
  },
});
