import * as z from 'zod/mini';
import {
  alignments,
  modelTypes,
  specialStrikeIds,
  strikeAims,
  supportWeapons,
  WORK_LIMIT,
} from '../../../domain/rules/rulesets/fight-model';
import {
  choice,
  listField,
  named,
  optional,
  shortText,
  wholeNumber,
  withDefault,
  oneOf,
  inputObject,
} from '../../kernel/input';
import { LONGEST_SHORT_TEXT } from '../../kernel/limits';
import { flag } from '../../rules/dice/dice';
import { editionField } from '../../rules/edition-field';
import { ruleset } from '../../rules/ruleset';
import { ensured, profileFields, withProfile } from '../profiles/profile-fields';
import { editionModelFields, fightModelFields2024, openSwitches } from './edition-fields';

/** The fields that fights are asked with, and the limits of what is asked. */

/** Stated in the schema and refused by name; within them no answer takes more than a moment. */
export const fightLimits = {
  dicePerSide: 30,
  mightBearersPerSide: 4,
  targets: 4,
  shooters: 30,
  strikes: 30,
} as const;

/** The limit that counts alone do not set: the states that an answer is worked out over. */
export const workLimitWords = `and ${WORK_LIMIT} states to work through (refused by name with their number)`;

const number = (minimum: number, maximum: number, description: string) =>
  wholeNumber(minimum, maximum, `${description}.`);

const some = (minimum: number, maximum: number, description: string) =>
  withDefault(number(minimum, maximum, description), minimum);

const name = optional(shortText(`Name to use in steps and advice; 1 to ${LONGEST_SHORT_TEXT} characters.`));

/** Left out, the profile's; without a profile what `fallback` says. */
const fromProfile = (minimum: number, maximum: number, [description, fallback]: readonly [string, string]) =>
  optional(wholeNumber(minimum, maximum, `${description}. If omitted, the profile’s, or ${fallback}.`));

const required = (minimum: number, maximum: number, description: string) =>
  optional(wholeNumber(minimum, maximum, `${description}. May be left out with a profile that has it.`));

const profileFlag = (description: string) =>
  optional(z.boolean().check(z.describe(`${description} If omitted, as its profile has it, or false.`)));

const duelModelFields = {
  ...profileFields,
  name,
  attacks: fromProfile(1, 10, ['Attacks; a supporter always brings one', '1']),
  fight: required(0, 10, 'Fight value'),
  might: fromProfile(0, 10, [
    `Might points left, any heroic action already paid; at most ${fightLimits.mightBearersPerSide} models a side have any`,
    '0',
  ]),
  type: optional(
    oneOf(
      'FightModelType',
      modelTypes,
      'Infantry, Cavalry, a Monster of the type Infantry, or anything else. If omitted, the profile’s, or INFANTRY.',
    ),
  ),
  twoHanded: profileFlag('It uses a two-handed weapon: -1 to its Duel dice, +1 To Wound.'),
  elvenMade: profileFlag('It uses an Elven-made weapon; counts for the side unless it only supports.'),
  supporting: withDefault(
    z.nullable(
      oneOf(
        'SupportWeapon',
        supportWeapons,
        'It supports a friend with this weapon instead of fighting itself.',
      ),
    ),
    null,
  ),
  shielding: flag('It is shielding: twice the Duel dice, no Strikes.'),
  charged: flag('It charged into this fight this turn.'),
  chargedByCavalry: flag('Enemy Cavalry charged it afterwards: its own charge gives no bonus.'),
  specialStrike: withDefault(
    z.nullable(oneOf('SpecialStrikeName', specialStrikeIds, 'The special strike that it uses.')),
    null,
  ),
  heroicStrike: flag('It declared a Heroic Strike: D6 more Fight, 10 at most; D3 in the 2024 edition.'),
  ...editionModelFields,
  prone: flag('It lies Prone: it fights, but makes no Strikes, and is struck as Trapped.'),
  immobilised: flag('It is Immobilised or Transfixed: it fights, but makes no Strikes.'),
};

const fightModelFields = {
  ...duelModelFields,
  strength: required(1, 10, 'Strength'),
  defence: required(1, 10, 'Defence with its armour and shield, without Shieldwall'),
  wounds: fromProfile(1, 10, ['Wounds left', '1']),
  fate: fromProfile(0, 6, ['Fate points left', '0']),
  rerollFate: flag('It may re-roll failed Fate rolls (Site of Power).'),
  shieldwall: flag('It stands in a Shieldwall: +1 Defence, unless it is mounted or Immobilised.'),
  lance: profileFlag(
    'It carries a lance: +1 To Wound when it charged, as Cavalry; ignored otherwise, with a note in the steps.',
  ),
  rivalry: flag('Friendly Rivalry gives it +1 To Wound.'),
  bonus: some(0, 5, 'Any further bonus to its To Wound rolls'),
  rerollOnes: flag('It re-rolls To Wound dice of 1.'),
  trapped: flag('It cannot back away if its side loses.'),
  ...fightModelFields2024,
};

const duelModelInput = named('DuelModelInput', z.strictObject(duelModelFields), 'A model in a Duel.');

/** The numbers of a model in a Duel, with defaults for those that neither the question nor a profile has to give. */
const duelNumbers = (model: z.output<typeof duelModelInput>) => ({
  attacks: model.attacks ?? 1,
  fight: ensured(model.fight),
  might: model.might ?? 0,
  type: model.type ?? ('INFANTRY' as const),
  twoHanded: model.twoHanded ?? false,
  elvenMade: model.elvenMade ?? false,
});

const duelModel = z.pipe(
  withProfile(duelModelInput, ['fight']),
  z.transform((model) => ({ ...model, ...duelNumbers(model) })),
);

const fightModelInput = named(
  'FightModelInput',
  z.strictObject(fightModelFields),
  'A model in a whole fight.',
);

const fightModel = z.pipe(
  withProfile(fightModelInput, ['fight', 'strength', 'defence']),
  z.transform((model) => ({
    ...model,
    ...duelNumbers(model),
    strength: ensured(model.strength),
    defence: ensured(model.defence),
    wounds: model.wounds ?? 1,
    fate: model.fate ?? 0,
    lance: model.lance ?? false,
  })),
);

/** The heroic actions that a question declares by flags, with their ids in the ruleset. */
const declaredActions = { heroicStrike: 'STRIKE' } as const;

/** A model as the rules take it: with its heroic actions by their ids. */
export const withHeroicActions = <
  M extends Readonly<Record<keyof typeof declaredActions, boolean>> & {
    readonly heroicActions?: readonly string[] | undefined;
  },
>(
  model: M,
) => {
  const { heroicActions = [] } = model;
  const flagged = Object.entries(declaredActions).flatMap(([name, id]) =>
    model[name as keyof typeof declaredActions] && !heroicActions.includes(id) ? [id] : [],
  );
  return { ...model, heroicActions: [...flagged, ...heroicActions] };
};

const alignment = oneOf('Alignment', alignments, 'Good or Evil; it decides the roll-off.');
const rerolls = some(0, fightLimits.dicePerSide, 'How many of its Duel dice the side may re-roll once');

const models = <S extends z.ZodMiniType>(model: S) =>
  listField(
    model,
    [1, fightLimits.dicePerSide],
    `The models of the side, supporters among them; at most ${fightLimits.dicePerSide} Duel dice together.`,
  );

const bothSides = <S extends z.ZodMiniType>(side: S) =>
  listField(side, [2, 2], 'The two sides; answers list them in the same order.');

const duelSideField = inputObject('DuelSideInput', 'A side of a Duel.', {
  name,
  alignment,
  models: models(duelModel),
  rerolls,
});

export const aimFields = {
  aim: withDefault(
    oneOf(
      'StrikeAim',
      strikeAims,
      'Aim of the winner: as many slain as can be, one model slain, or the leader wounded.',
    ),
    'KILL_MOST',
  ),
  aimedAt: optional(wholeNumber(0, 29, 'The place of the model that KILL_TARGET or WOUND_LEADER means.')),
};

export const fightSideField = inputObject('FightSideInput', 'A side of a whole fight.', {
  name,
  alignment,
  models: models(fightModel),
  rerolls,
  ...aimFields,
});

export const duelSidesField = bothSides(duelSideField);
const fightSidesField = listField(
  fightSideField,
  [2, 2],
  `The two sides; answers list them in the same order. At most ${fightLimits.dicePerSide} Duel dice, ${fightLimits.mightBearersPerSide} models with Might and ${fightLimits.targets} that can be struck a side, ${workLimitWords}.`,
);

export const priorityField = withDefault(
  wholeNumber(
    0,
    1,
    'The side with Priority: 0 for the first named, 1 for the second. The other re-rolls first.',
  ),
  0,
);

const duelSwitchFields = {
  mightCap: z._default(
    z.nullable(wholeNumber(6, 16, 'Might raises no die beyond this; null lifts the limit.')),
    ruleset.switches.mightCap,
  ),
  duelFloor: z._default(
    z.nullable(
      wholeNumber(0, 1, 'A modified Duel die does not fall below this; 0 or 1, null lifts the limit.'),
    ),
    ruleset.switches.duelFloor,
  ),
  naturalSixStands: flag(
    'A natural 6 is not lowered by a two-handed weapon; it never is in the 2024 edition.',
  ),
};

const strikesRolledField = withDefault(
  choice(
    'StrikesRolled',
    {
      TOGETHER: 'All at once: Might goes to the nearest misses.',
      ONE_BY_ONE: 'One after the other.',
    },
    'The way in which Strikes at one model are rolled. Strikes at several are always seen one by one.',
  ).check(z.describe('Whether all Strikes at one model are seen before Might is spent, or each for itself.')),
  'TOGETHER',
);

const switchesOf = <F extends Readonly<Record<string, z.ZodMiniType>>>(typeName: string, fields: F) => {
  const schema = named(typeName, z.strictObject(fields), 'Points that the documents leave open.');
  return z.pipe(
    z.nullish(schema),
    z.transform((given) => given ?? z.parse(schema, {})),
  );
};

export const duelSwitches = switchesOf('DuelSwitchesInput', duelSwitchFields);

export const strikeSwitches = switchesOf('StrikeSwitchesInput', { strikesRolled: strikesRolledField });

const fightSwitches = switchesOf('FightSwitchesInput', {
  ...duelSwitchFields,
  strikesRolled: strikesRolledField,
  bashAndStunForgoStrikes: withDefault(
    z.boolean().check(z.describe('A model that Bashes or Stuns makes no Strikes; true if omitted.')),
    true,
  ),
  shieldingStopsSide: flag('A shielding model’s victory stops its whole side from Striking.'),
  ...openSwitches,
});

/** Input fields of a whole fight. */
export const fightFields = {
  sides: fightSidesField,
  priority: priorityField,
  switches: fightSwitches,
  edition: editionField,
};

export type FightInput = z.output<z.ZodMiniObject<typeof fightFields>>;

export const volleySwitches = switchesOf('VolleySwitchesInput', {
  interveningModelIsHit: flag('A model in the way that stops a shot is hit by it.'),
});

export { fromProfile, name as nameField, number, profileFlag, required, some };
