import { worded } from '../../kernel/faults';
import type { CrossFault } from '../../kernel/input';
import { faultRows } from '../../rules/fault-rows';
import { fightLimits } from './fields';

/** Faults between the fields of a fight. Input may have any shape here: values of a wrong type are passed over. */

type Loose = Readonly<Record<string, unknown>>;

export const objectAt = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null ? (value as Loose)[key] : undefined;

export const listIn = (value: unknown, key: string): readonly unknown[] => {
  const found = objectAt(value, key);
  return Array.isArray(found) ? found : [];
};

export const numberAt = (value: unknown, key: string, fallback: number): number => {
  const found = objectAt(value, key);
  return typeof found === 'number' && Number.isFinite(found) ? found : fallback;
};

export const isSet = (value: unknown, key: string): boolean => objectAt(value, key) === true;

const isSupporter = (model: unknown): boolean => typeof objectAt(model, 'supporting') === 'string';

export type Path = readonly (string | number)[];

/** Fields that a supporter cannot have, and why not. */
const supporterClashes: Readonly<Record<string, string>> = {
  prone: 'a Prone model cannot support',
  shielding: 'a supporter is not in the fight: it cannot be shielding',
  twoHanded: 'a supporter uses its spear or pike, not a two-handed weapon',
  charged: 'a model that charged is engaged: it cannot support',
  specialStrike: 'a supporter is not in the fight: it cannot use a special strike',
  type: 'only Infantry can support with a spear or pike',
};

const clashes = (model: unknown, field: string): boolean => {
  if (field === 'specialStrike') return typeof objectAt(model, field) === 'string';
  return field === 'type'
    ? ['CAVALRY', 'OTHER'].includes(worded(objectAt(model, field)))
    : isSet(model, field);
};

const modelFaults = (model: unknown, path: Path): readonly CrossFault[] => [
  ...Object.entries(supporterClashes).flatMap(([field, message]) =>
    faultRows([isSupporter(model) && clashes(model, field), [...path, field], 'INCONSISTENT', message]),
  ),
  ...faultRows(
    [
      isSet(model, 'shielding') && objectAt(model, 'type') === 'CAVALRY',
      [...path, 'shielding'],
      'INCONSISTENT',
      'Cavalry cannot be shielding',
    ],
    [
      isSet(model, 'shieldwall') && objectAt(model, 'type') === 'CAVALRY',
      [...path, 'shieldwall'],
      'INCONSISTENT',
      'Shieldwall works on foot only',
    ],
    [
      isSet(model, 'prone') && isSet(model, 'charged'),
      [...path, 'charged'],
      'INCONSISTENT',
      'a Prone model cannot charge: it must stand up first',
    ],
  ),
];

/** Charged by Cavalry means that an enemy is Cavalry. */
const chargedByFaults = (models: readonly unknown[], enemies: readonly unknown[], at: Path) =>
  enemies.some((enemy) => objectAt(enemy, 'type') === 'CAVALRY' && !isSupporter(enemy))
    ? []
    : models.flatMap((model, i) =>
        faultRows([
          isSet(model, 'chargedByCavalry'),
          [...at, i, 'chargedByCavalry'],
          'INCONSISTENT',
          'no enemy of this fight is Cavalry',
        ]),
      );

/** The Duel dice of a model, before it is known whether a charge gives it one more. */
const diceOf = (model: unknown, enemies: readonly unknown[]): number => {
  if (isSupporter(model)) return 1;
  const charge =
    objectAt(model, 'type') === 'CAVALRY' &&
    isSet(model, 'charged') &&
    !isSet(model, 'chargedByCavalry') &&
    enemies.every(
      (enemy) =>
        isSupporter(enemy) ||
        ['undefined', 'null', 'INFANTRY', 'INFANTRY_MONSTER'].includes(worded(objectAt(enemy, 'type'))),
    );
  const attacks = numberAt(model, 'attacks', 1) + (charge ? 1 : 0);
  return isSet(model, 'shielding') ? 2 * attacks : attacks;
};

const supportFaults = (models: readonly unknown[], path: Path): readonly CrossFault[] => {
  const count = (weapon: string) => models.filter((model) => objectAt(model, 'supporting') === weapon).length;
  const inFight = models.filter((model) => !isSupporter(model)).length;
  const needed = count('SPEAR') + Math.ceil(count('PIKE') / 2);
  const support = `${count('SPEAR')} with spears and ${count('PIKE')} with pikes support ${inFight}`;
  const alone = 'at least one model must be in the fight itself, not only supporting';
  const most = `${support}: a model gains support from one spear or two pikes at most`;
  return faultRows(
    [models.length > 0 && inFight === 0, path, 'INCONSISTENT', alone],
    [inFight > 0 && needed > inFight, path, 'INCONSISTENT', most],
  );
};

const sideFaults = (side: unknown, enemy: unknown, path: Path): readonly CrossFault[] => {
  const models = listIn(side, 'models');
  const at = [...path, 'models'];
  const dice = models.reduce<number>((sum, model) => sum + diceOf(model, listIn(enemy, 'models')), 0);
  const bearers = models.filter((model) => numberAt(model, 'might', 0) > 0).length;
  const { dicePerSide, mightBearersPerSide } = fightLimits;
  return [
    ...models.flatMap((model, i) => modelFaults(model, [...at, i])),
    ...supportFaults(models, at),
    ...chargedByFaults(models, listIn(enemy, 'models'), at),
    ...faultRows(
      [dice > dicePerSide, at, 'TOO_LARGE', `${dice} Duel dice; a side may have ${dicePerSide} at most`],
      [
        bearers > mightBearersPerSide,
        at,
        'TOO_LARGE',
        `${bearers} models have Might; a side may have ${mightBearersPerSide} at most`,
      ],
    ),
  ];
};

/** The faults of both sides of a Duel; `path` leads to the list of sides. */
export const duelFaults =
  (key = 'sides') =>
  (value: unknown): readonly CrossFault[] => {
    const sides = listIn(value, key);
    return sides.slice(0, 2).flatMap((side, i) => sideFaults(side, sides[1 - i], [key, i]));
  };

/** An aim that names a model must name one that can be struck. */
export const aimFaults = (asked: unknown, victims: readonly unknown[], path: Path): readonly CrossFault[] => {
  const aim = objectAt(asked, 'aim');
  const aimedAt = objectAt(asked, 'aimedAt');
  const at = [...path, 'aimedAt'];
  if (typeof aimedAt !== 'number') {
    const isNeeded = (aim === 'KILL_TARGET' || aim === 'WOUND_LEADER') && victims.length > 1;
    const message = `is required with ${worded(aim)}: the place of the model, from 0`;
    return faultRows([isNeeded, at, 'REQUIRED', message]);
  }
  const victim = victims[aimedAt];
  const places = `places run from 0 to ${victims.length - 1}`;
  return faultRows(
    [victim === undefined, at, 'UNKNOWN_REFERENCE', `there is no model ${aimedAt}: ${places}`],
    [isSupporter(victim), at, 'INCONSISTENT', `model ${aimedAt} only supports: it cannot be struck`],
  );
};

/** Faults of a whole fight: those of its Duel, more than 4 models to strike a side, impossible aims. */
export const fightFaults = (value: unknown): readonly CrossFault[] => {
  const sides = listIn(value, 'sides').slice(0, 2);
  return [
    ...duelFaults()(value),
    ...sides.flatMap((side, i) => {
      const models = listIn(side, 'models');
      const struck = models.filter((model) => !isSupporter(model)).length;
      return [
        ...faultRows([
          struck > fightLimits.targets,
          ['sides', i, 'models'],
          'TOO_LARGE',
          `${struck} models in the fight itself; a whole fight takes ${fightLimits.targets} a side at most`,
        ]),
        ...aimFaults(side, listIn(sides[1 - i], 'models'), ['sides', i]),
      ];
    }),
  ];
};
