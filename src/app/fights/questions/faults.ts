import { worded } from '../../kernel/faults';
import type { CrossFault } from '../../kernel/input';
import { fightLimits } from './fields';

/** Faults between the fields of a fight. Input may have any shape here: values of a wrong type are passed over. */

type Loose = Readonly<Record<string, unknown>>;

const objectAt = (value: unknown, key: string | number): unknown =>
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

export const faultAt = (path: Path, code: CrossFault['code'], message: string): CrossFault => ({
  path,
  code,
  message,
});

/** States that a supporter cannot be in, with the reason. */
const supporterFaults = (model: unknown, path: Path): readonly CrossFault[] => {
  const clashes: readonly (readonly [string, boolean, string])[] = [
    ['prone', isSet(model, 'prone'), 'a Prone model cannot support'],
    ['shielding', isSet(model, 'shielding'), 'a supporter is not in the fight: it cannot be shielding'],
    ['twoHanded', isSet(model, 'twoHanded'), 'a supporter uses its spear or pike, not a two-handed weapon'],
    ['charged', isSet(model, 'charged'), 'a model that charged is engaged: it cannot support'],
    [
      'specialStrike',
      typeof objectAt(model, 'specialStrike') === 'string',
      'a supporter is not in the fight: it cannot use a special strike',
    ],
    [
      'type',
      ['CAVALRY', 'OTHER'].includes(worded(objectAt(model, 'type'))),
      'only Infantry can support with a spear or pike',
    ],
  ];
  return clashes
    .filter(([, clash]) => clash)
    .map(([field, , message]) => faultAt([...path, field], 'INCONSISTENT', message));
};

const modelFaults = (model: unknown, path: Path): readonly CrossFault[] => [
  ...(isSupporter(model) ? supporterFaults(model, path) : []),
  ...(isSet(model, 'shielding') && objectAt(model, 'type') === 'CAVALRY'
    ? [faultAt([...path, 'shielding'], 'INCONSISTENT', 'Cavalry cannot be shielding')]
    : []),
];

/** The Duel dice of a model, before it is known whether a charge gives it one more. */
const diceOf = (model: unknown, enemies: readonly unknown[]): number => {
  if (isSupporter(model)) return 1;
  const charge =
    objectAt(model, 'type') === 'CAVALRY' &&
    isSet(model, 'charged') &&
    !isSet(model, 'chargedByCavalry') &&
    enemies.every(
      (enemy) =>
        isSupporter(enemy) || ['undefined', 'null', 'INFANTRY'].includes(worded(objectAt(enemy, 'type'))),
    );
  const attacks = numberAt(model, 'attacks', 1) + (charge ? 1 : 0);
  return isSet(model, 'shielding') ? 2 * attacks : attacks;
};

const supportFaults = (models: readonly unknown[], path: Path): readonly CrossFault[] => {
  const count = (weapon: string) => models.filter((model) => objectAt(model, 'supporting') === weapon).length;
  const inFight = models.filter((model) => !isSupporter(model)).length;
  if (models.length === 0) return [];
  if (inFight === 0)
    return [
      faultAt(path, 'INCONSISTENT', 'at least one model must be in the fight itself, not only supporting'),
    ];
  const needed = count('SPEAR') + Math.ceil(count('PIKE') / 2);
  return needed > inFight
    ? [
        faultAt(
          path,
          'INCONSISTENT',
          `${count('SPEAR')} with spears and ${count('PIKE')} with pikes support ${inFight}: a model gains support from one spear or two pikes at most`,
        ),
      ]
    : [];
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
    ...(dice > dicePerSide
      ? [faultAt(at, 'TOO_LARGE', `${dice} Duel dice; a side may have ${dicePerSide} at most`)]
      : []),
    ...(bearers > mightBearersPerSide
      ? [
          faultAt(
            at,
            'TOO_LARGE',
            `${bearers} models have Might; a side may have ${mightBearersPerSide} at most`,
          ),
        ]
      : []),
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
  const named = aim === 'KILL_TARGET' || aim === 'WOUND_LEADER';
  if (typeof aimedAt !== 'number')
    return named && victims.length > 1
      ? [
          faultAt(
            [...path, 'aimedAt'],
            'REQUIRED',
            `is required with ${worded(aim)}: the place of the model, from 0`,
          ),
        ]
      : [];
  const victim = victims[aimedAt];
  if (victim === undefined)
    return [
      faultAt(
        [...path, 'aimedAt'],
        'UNKNOWN_REFERENCE',
        `there is no model ${aimedAt}: places run from 0 to ${victims.length - 1}`,
      ),
    ];
  return isSupporter(victim)
    ? [faultAt([...path, 'aimedAt'], 'INCONSISTENT', `model ${aimedAt} only supports: it cannot be struck`)]
    : [];
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
        ...(struck > fightLimits.targets
          ? [
              faultAt(
                ['sides', i, 'models'],
                'TOO_LARGE',
                `${struck} models in the fight itself; a whole fight takes ${fightLimits.targets} a side at most`,
              ),
            ]
          : []),
        ...aimFaults(side, listIn(sides[1 - i], 'models'), ['sides', i]),
      ];
    }),
  ];
};
