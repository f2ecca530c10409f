import { namesOf } from '../../../shared/names-of';
import type { RulesetId } from '../../../domain/rules/ruleset-id';
import { modelTypes, specialStrikeIds } from '../../../domain/rules/rulesets/fight-model';
import type { Ruleset } from '../../../domain/rules/rulesets/ruleset';
import { rulesetById } from '../../../domain/rules/rulesets/rulesets';
import type { CrossFault } from '../../kernel/input';
import { fieldsOf } from '../../kernel/unchecked';
import { shortId } from '../../kernel/nodes/node-id';
import { editionText, rulesetIdOf, rulesetIdOfProfile } from '../../rules/edition';
import { faultRows } from '../../rules/fault-rows';
import { saidBesideProfile } from '../profiles/profile-fields';
import { type Path, duelFaults, fightFaults, isSet, listIn, numberAt } from './faults';

/** Faults of fights in an edition that does not know what they ask. */

const faultAt = (path: Path, code: CrossFault['code'], message: string): CrossFault => ({
  path,
  code,
  message,
});

const everyRuleset = (['MESBG_2018', 'MESBG_2024'] as const satisfies readonly RulesetId[]).map(rulesetById);

/** Fields that some edition alone counts, listed once: every model of every question is looked through. */
const everyOwnField = everyRuleset.flatMap(({ ownFields }) => ownFields);
const everyStrike = namesOf(specialStrikeIds);
const everyType = namesOf(modelTypes);

/** The editions that have something, in words. */
const whereItIs = (has: (ruleset: Ruleset) => boolean): string =>
  everyRuleset
    .filter(has)
    .map(({ id }) => editionText(id))
    .join(' and ');

const valuesOf = (model: unknown, field: string): readonly string[] =>
  listIn(model, field).filter((value) => typeof value === 'string');

/** A profile of another edition than the question's. */
export const profileFaults = (ruleset: Ruleset, model: unknown, path: Path): readonly CrossFault[] => {
  const { profile } = fieldsOf(model);
  const own = typeof profile === 'string' ? rulesetIdOfProfile(shortId(profile)) : ruleset.id;
  return own === ruleset.id
    ? []
    : [
        faultAt(
          [...path, 'profile'],
          'NOT_ALLOWED',
          `is a profile of ${editionText(own)} in a question of ${editionText(ruleset.id)}: profiles and question must be of one edition`,
        ),
      ];
};

/** Faults of a model that the edition does not know: each names the edition that does. */
const modelFaults = (ruleset: Ruleset, filled: unknown, path: Path): readonly CrossFault[] => {
  const foreign = profileFaults(ruleset, filled, path);
  // Values that the profile of another edition gave would each be a fault again.
  const model = foreign.length === 0 ? filled : saidBesideProfile(filled);
  const here = editionText(ruleset.id);
  const fault = (field: Path, message: string) => faultAt([...path, ...field], 'NOT_ALLOWED', message);
  const actions = valuesOf(model, 'heroicActions').map((action, i) => ({
    field: ['heroicActions', i],
    has: (one: Ruleset) => one.heroicActions.some(({ id }) => id === action),
    text: (there: string) => `${action} is a heroic action of ${there}, not of ${here}`,
  }));
  const traits = valuesOf(model, 'traits').map((trait, i) => ({
    field: ['traits', i],
    has: (one: Ruleset) => one.traits.some((known) => known === trait),
    text: (there: string) => `${trait} counts in ${there}, not in ${here}`,
  }));
  const { specialStrike: strike, type } = fieldsOf(model);
  const strikes = everyStrike
    .filter((known) => known === strike)
    .map((known) => ({
      field: ['specialStrike'],
      has: (one: Ruleset) => one.specialStrikes.includes(known),
      text: (there: string) => `${known} is a special strike of ${there}: there are none in this edition`,
    }));
  const types = everyType
    .filter((known) => known === type)
    .map((known) => ({
      field: ['type'],
      has: (one: Ruleset) => one.modelTypes.includes(known),
      text: (there: string) => `${known} is of ${there}: say INFANTRY and the trait MONSTER`,
    }));
  const fields = everyOwnField
    .filter((field) => !ruleset.ownFields.includes(field))
    .filter((field) => isSet(model, field) || listIn(model, field).length > 0)
    .map((field) => ({
      field: [field],
      has: (one: Ruleset) => one.ownFields.includes(field),
      text: (there: string) => `${field} is of ${there}, not of ${here}`,
    }));
  return [
    ...foreign,
    ...[...actions, ...traits, ...strikes, ...types, ...fields]
      .filter(({ has }) => !has(ruleset))
      .map(({ field, has, text }) => fault(field, text(whereItIs(has)))),
  ];
};

/** Shielding is for a whole side or nobody, and nobody supports it. */
const shieldingFaults = (models: readonly unknown[], path: Path): readonly CrossFault[] =>
  models.some((model) => isSet(model, 'shielding')) && !models.every((model) => isSet(model, 'shielding'))
    ? [
        faultAt(
          path,
          'INCONSISTENT',
          'in the 2024 edition a whole side is shielding or nobody, and nobody supports it',
        ),
      ]
    : [];

/** Faults of models that the edition of the question does not know, by the lists that hold them. */
export const editionFaults = (
  value: unknown,
  lists: readonly { readonly models: readonly unknown[]; readonly path: Path; readonly isOne?: true }[],
): readonly CrossFault[] => {
  const { edition } = fieldsOf(value);
  const ruleset = rulesetById(rulesetIdOf(edition));
  return lists.flatMap(({ models, path, isOne }) => [
    ...models.flatMap((model, i) => modelFaults(ruleset, model, isOne ? path : [...path, i])),
    ...(ruleset.id === 'MESBG_2018' ? [] : shieldingFaults(models, path)),
  ]);
};

/** The same for both sides of a Duel or fight. */
const sidesEditionFaults = (value: unknown): readonly CrossFault[] => [
  ...editionFaults(
    value,
    listIn(value, 'sides')
      .slice(0, 2)
      .map((side, i) => ({ models: listIn(side, 'models'), path: ['sides', i, 'models'] })),
  ),
  ...bladesFaults(value),
];

/** Blades of the Dead need the Courage of what they strike. */
const bladesFaults = (value: unknown): readonly CrossFault[] => {
  const sides = listIn(value, 'sides').slice(0, 2);
  return sides.flatMap((side, i) => {
    const blades = listIn(side, 'models').some((model) =>
      valuesOf(model, 'traits').includes('BLADES_OF_THE_DEAD'),
    );
    if (!blades) return [];
    return listIn(sides[1 - i], 'models').flatMap((model, place) => {
      const { courage, supporting, strength } = fieldsOf(model);
      const isStruck = typeof supporting !== 'string' && strength !== undefined;
      return isStruck && typeof courage !== 'number'
        ? [
            faultAt(
              ['sides', 1 - i, 'models', place, 'courage'],
              'REQUIRED',
              `is required: Blades of the Dead strike at 10 less its Courage`,
            ),
          ]
        : [];
    });
  });
};

const chargeIsOpen = (side: unknown): boolean =>
  listIn(side, 'models').some(
    (model) =>
      isSet(model, 'charged') &&
      ((model as { readonly type?: unknown }).type === 'CAVALRY' ||
        valuesOf(model, 'traits').includes('MONSTROUS_CHARGE')),
  );

/** A charge that may knock models down, in an edition whose sources do not say whether they are Trapped then. */
export const isReadingOpen = (value: unknown): boolean => {
  const { edition, switches } = (value ?? {}) as {
    readonly edition?: unknown;
    readonly switches?: { readonly knockedDownIsTrapped?: unknown } | null;
  };
  return (
    rulesetIdOf(edition) !== 'MESBG_2018' &&
    typeof switches?.knockedDownIsTrapped !== 'boolean' &&
    listIn(value, 'sides').some(chargeIsOpen)
  );
};

/** The point that is open, in words. */
export const OPEN_READING =
  'no source of the 2024 edition says whether a model that a charge knocks down after it lost is Trapped';

/** The faults of a Duel under its edition. */
export const duelQuestionFaults = (value: unknown): readonly CrossFault[] => [
  ...duelFaults()(value),
  ...sidesEditionFaults(value),
];

/** The faults of a whole fight under its edition, but for the reading that it leaves open. */
export const fightQuestionFaults = (value: unknown): readonly CrossFault[] => [
  ...fightFaults(value),
  ...sidesEditionFaults(value),
];

/** Points that change no chance, but what happens at the table: a played fight of 2024 must say what holds. */
const openAtTable = (value: unknown): readonly CrossFault[] => {
  const { edition, switches, choices } = fieldsOf(value);
  if (rulesetIdOf(edition) === 'MESBG_2018') return [];
  const sides = listIn(value, 'sides').slice(0, 2);
  const [first, second] = sides.map((side) => (side as { readonly alignment?: unknown } | null)?.alignment);
  const bothHaveMight = sides.every((side) =>
    listIn(side, 'models').some((model) => numberAt(model, 'might', 0) > 0),
  );
  const isMissing = (name: string) => numberAt(switches, name, -1) < 0;
  const unsaid = 'no source of the 2024 edition says';
  return faultRows(
    [
      first === second && isMissing('highFaces'),
      ['switches', 'highFaces'],
      'NOT_COVERED',
      `${unsaid} which of two sides of one alignment wins a tie on the high faces: say 0 or 1 here`,
    ],
    [
      Array.isArray(choices) && bothHaveMight && isMissing('bidsFirst'),
      ['switches', 'bidsFirst'],
      'NOT_COVERED',
      `${unsaid} who spends Might first while score and Fight are level: say 0 or 1 here`,
    ],
  );
};

/** The faults of odds that answer one number: the question must say which reading of a charge holds. */
export const settledFightFaults = (value: unknown): readonly CrossFault[] => [
  ...fightQuestionFaults(value),
  ...(isReadingOpen(value)
    ? [
        faultAt(
          ['switches', 'knockedDownIsTrapped'],
          'NOT_COVERED',
          `${OPEN_READING}: say true or false here`,
        ),
      ]
    : []),
];

/** The faults of a fight that is played. */
export const playedFightFaults = (value: unknown): readonly CrossFault[] => [
  ...settledFightFaults(value),
  ...openAtTable(value),
];
