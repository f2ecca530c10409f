import * as z from 'zod/mini';
import type { FightTrait } from '../../../domain/rules/rulesets/fight-model';
import type { RulesetId } from '../../../domain/rules/ruleset-id';
import type { FightSwitches, Ruleset } from '../../../domain/rules/rulesets/ruleset';
import { rulesetById } from '../../../domain/rules/rulesets/rulesets';
import { type CrossFault, choice, optional, wholeNumber } from '../../kernel/input';
import { editionText, rulesetIdOf } from '../../rules/edition';
import { type Path, faultAt, isSet, listIn } from './faults';

/** Fields of fights that not every edition counts, and what is wrong with them in an edition that does not. */

const traitChoice = choice(
  'FightTrait',
  {
    BACKSTABBERS: 'Backstabbers: +1 To Wound against Trapped models. 2024.',
    BANNER_BEARER: 'It bears a banner: -1 to its Duel dice. 2024.',
    BLADES_OF_THE_DEAD: 'Blades of the Dead: the target’s Defence is 10 less its Courage. 2024.',
    BURLY: 'Burly: no -1 for a two-handed weapon. 2024.',
    DIFFICULT_GROUND: 'It charged in difficult ground: no bonus for the charge or a lance. 2024.',
    HATRED: 'Hatred of its enemies: +1 To Wound. 2024.',
    HINDERED_PIKE: 'It uses a pike beside a shield or missile weapon: -1 to its Duel dice. 2024.',
    KNIFE_FIGHTER: 'Knife Fighter: an Attack for each enemy beyond the first, three at most. 2024.',
    MIGHTY_BLOW: 'Mighty Blow: each Wound that it causes counts as 2. 2024.',
    MITHRIL: 'Mithril: a Fate roll of 1 is rolled again. 2024.',
    MONSTER: 'A Monster: a Cavalry charge does not knock it down. 2024.',
    MONSTROUS_CHARGE: 'Monstrous Charge: an Attack when it charged, and weaker enemies fall. 2024.',
    PIKE_AGAINST_CHARGING_MOUNT: 'Its pike strikes the mount of Cavalry that charged it: +1 To Wound. 2024.',
    REROLL_FAILED: 'Venom, Bane of Kings or Enchant Blades: failed To Wound rolls are rolled again. 2024.',
    UNARMED: 'Unarmed: -1 to its Duel dice and To Wound. 2024.',
    WAR_SPEAR: 'A war spear: a lance in the saddle. 2024.',
  } satisfies Record<FightTrait, string>,
  'Wargear, special rules and states that only one edition counts.',
);

const actionChoice = choice(
  'FightHeroicAction',
  {
    STRIKE: 'Heroic Strike: D6 more Fight in 2018, D3 in 2024, 10 at most.',
    CHALLENGE: 'Heroic Challenge: an Attack more and +1 To Wound. 2024.',
    STRENGTH: 'Heroic Strength: Strength doubled for Strikes, 10 at most. 2024.',
    DEFENCE: 'Heroic Defence: only natural 6s wound it. 2024.',
  },
  'A heroic action that changes a fight by itself.',
);

/** Left out of what a roll commits to where they are not given. */
export const editionModelFields = {
  heroicActions: optional(
    z.array(actionChoice).check(z.maxLength(4), z.describe('The heroic actions that it declared.')),
  ),
  traits: optional(
    z
      .array(traitChoice)
      .check(z.maxLength(16), z.describe('What it has of what only one edition counts; see the values.')),
  ),
};

export const courageField = optional(
  wholeNumber(3, 10, 'Courage in the 2024 edition, 6 for 6+; Blades of the Dead ask for it.'),
);

export const knockedDownIsTrapped = optional(
  z
    .boolean()
    .check(
      z.describe(
        'A model that a charge knocks down once it has lost is Trapped. No source of 2024 says: without this both numbers are answered. True in 2018.',
      ),
    ),
);

/** The switches of a fight: those of the question where the edition leaves them open. */
export const switchesOf = (ruleset: Ruleset, given: Partial<FightSwitches>): FightSwitches => {
  if (ruleset.id === 'MESBG_2018') return { ...ruleset.switches, ...given };
  const { mightCap, duelFloor, strikesRolled, knockedDownIsTrapped: trapped } = given;
  return {
    ...ruleset.switches,
    ...(mightCap !== undefined && { mightCap }),
    ...(duelFloor !== undefined && { duelFloor }),
    ...(strikesRolled !== undefined && { strikesRolled }),
    ...(trapped !== undefined && { knockedDownIsTrapped: trapped }),
  };
};

/** The editions that have something, in words. */
const whereItIs = (has: (ruleset: Ruleset) => boolean): string =>
  (['MESBG_2018', 'MESBG_2024'] as const satisfies readonly RulesetId[])
    .filter((id) => has(rulesetById(id)))
    .map(editionText)
    .join(' and ');

const valuesOf = (model: unknown, field: string): readonly string[] =>
  listIn(model, field).filter((value) => typeof value === 'string');

/** What a model has that the edition does not know: each names the edition that does. */
const modelFaults = (ruleset: Ruleset, model: unknown, path: Path): readonly CrossFault[] => {
  const here = editionText(ruleset.id);
  const fault = (field: Path, message: string) => faultAt([...path, ...field], 'NOT_ALLOWED', message);
  const actions = valuesOf(model, 'heroicActions').flatMap((action, i) =>
    ruleset.heroicActions.some(({ id }) => id === action)
      ? []
      : fault(
          ['heroicActions', i],
          `${action} is a heroic action of ${whereItIs((one) => one.heroicActions.some(({ id }) => id === action))}, not of ${here}`,
        ),
  );
  const traits = valuesOf(model, 'traits').flatMap((trait, i) =>
    ruleset.traits.some((known) => known === trait)
      ? []
      : fault(
          ['traits', i],
          `${trait} counts in ${whereItIs((one) => one.traits.some((known) => known === trait))}, not in ${here}`,
        ),
  );
  const { specialStrike } = (model ?? {}) as { readonly specialStrike?: unknown };
  const strikes =
    typeof specialStrike === 'string' && ruleset.specialStrikes.length === 0
      ? [
          fault(
            ['specialStrike'],
            `${specialStrike} is a special strike of the 2018 edition: there are none in this edition`,
          ),
        ]
      : [];
  const only2018 = (['shieldwall', 'rivalry', 'whirl', 'piercingStrike'] as const).filter(
    (field) => ruleset.id !== 'MESBG_2018' && isSet(model, field),
  );
  return [
    ...actions,
    ...traits,
    ...strikes,
    ...only2018.map((field) => fault([field], `${field} is of the 2018 edition, not of ${here}`)),
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
  lists: readonly { readonly models: readonly unknown[]; readonly path: Path }[],
): readonly CrossFault[] => {
  const { edition } = (value ?? {}) as { readonly edition?: unknown };
  const ruleset = rulesetById(rulesetIdOf(edition));
  return lists.flatMap(({ models, path }) => [
    ...models.flatMap((model, i) => modelFaults(ruleset, model, [...path, i])),
    ...(ruleset.id === 'MESBG_2018' ? [] : shieldingFaults(models, path)),
  ]);
};

/** The same for both sides of a Duel or fight. */
export const sidesEditionFaults = (value: unknown): readonly CrossFault[] => [
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
      const { courage, supporting, strength } = (model ?? {}) as Readonly<Record<string, unknown>>;
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
