import * as z from 'zod/mini';
import { alignments, modelTypes, supportWeapons } from '../../rules/combat/fight-model';
import { strikeAims } from '../../rules/combat/strike-aim';
import { defaultSwitches } from '../../rules/combat/switches';
import { WORK_LIMIT } from '../../rules/combat/work-limit';
import type { SpecialStrike } from '../../rules/rolls/special-strikes';
import { specialStrikeNames } from '../../rules/rolls/special-strikes';
import { optional, wholeNumber, withDefault } from '../input';
import { flag } from '../rules/dice';

/** The fields that fights are asked with, and the limits of what is asked. */

/** Stated in the schema and refused by name; within them no answer takes more than a moment. */
export const fightLimits = {
  dicePerSide: 30,
  mightBearersPerSide: 4,
  targets: 4,
  shooters: 30,
  strikes: 30,
} as const;

/** What the counts alone do not bound: the states that an answer is worked out over. */
export const workLimitWords = `and ${WORK_LIMIT} states to work through (refused by name with their number)`;

const number = (minimum: number, maximum: number, description: string) =>
  wholeNumber(minimum, maximum, `${description}; ${minimum} to ${maximum}.`);

const some = (minimum: number, maximum: number, description: string) =>
  withDefault(number(minimum, maximum, description), minimum);

const duelModelFields = {
  attacks: some(1, 10, 'Attacks, as on the profile; a supporter brings one whatever stands here'),
  fight: number(0, 10, 'Fight value'),
  might: some(0, 10, 'Might points left, any heroic action already paid; at most 4 models a side have any'),
  type: withDefault(
    z.enum(modelTypes).check(z.describe('Infantry, Cavalry, or anything else (a monster, a war beast).')),
    'INFANTRY',
  ),
  twoHanded: flag('It uses a two-handed weapon: -1 to its Duel dice, +1 To Wound.'),
  elvenMade: flag('It uses an Elven-made weapon; counts for the side unless it only supports.'),
  supporting: withDefault(
    z.nullable(
      z
        .enum(supportWeapons)
        .check(z.describe('It supports a friend with this weapon instead of fighting itself.')),
    ),
    null,
  ),
  shielding: flag('It is shielding: twice the Duel dice, no Strikes.'),
  charged: flag('It charged into this fight this turn.'),
  chargedByCavalry: flag('Enemy Cavalry charged it afterwards: its own charge gives no bonus.'),
  specialStrike: withDefault(
    z.nullable(
      z
        .enum(specialStrikeNames as [SpecialStrike, ...SpecialStrike[]])
        .check(z.describe('The special strike that it uses.')),
    ),
    null,
  ),
  heroicStrike: flag('It declared a Heroic Strike: D6 more Fight, 10 at most.'),
  prone: flag('It lies Prone: it fights, but makes no Strikes, and is struck as Trapped.'),
  immobilised: flag('It is Immobilised or Transfixed: it fights, but makes no Strikes.'),
};

const fightModelFields = {
  ...duelModelFields,
  strength: number(1, 10, 'Strength'),
  defence: number(1, 10, 'Defence with its armour and shield, without Shieldwall'),
  wounds: some(1, 10, 'Wounds left'),
  fate: some(0, 6, 'Fate points left'),
  rerollFate: flag('It may re-roll failed Fate rolls (Site of Power).'),
  shieldwall: flag('Its Shieldwall holds: +1 Defence.'),
  lance: flag('It carries a lance: +1 To Wound when it charged, as Cavalry.'),
  rivalry: flag('Friendly Rivalry gives it +1 To Wound.'),
  bonus: some(0, 5, 'Any further bonus to its To Wound rolls'),
  rerollOnes: flag('It re-rolls To Wound dice of 1.'),
  trapped: flag('It cannot back away if its side loses.'),
};

const alignment = z.enum(alignments).check(z.describe('Good or Evil; it decides the roll-off.'));
const rerolls = some(0, fightLimits.dicePerSide, 'How many of its Duel dice the side may re-roll once');

const models = <S extends z.ZodMiniType>(model: S) =>
  z
    .array(model)
    .check(
      z.minLength(1),
      z.maxLength(fightLimits.dicePerSide),
      z.describe('The models of the side, supporters among them; at most 30 Duel dice together.'),
    );

const bothSides = <S extends z.ZodMiniType>(side: S) =>
  z.array(side).check(z.length(2), z.describe('The two sides; answers keep their order.'));

export const duelSideField = z.strictObject({
  alignment,
  models: models(z.strictObject(duelModelFields)),
  rerolls,
});

export const aimFields = {
  aim: withDefault(
    z
      .enum(strikeAims)
      .check(
        z.describe(
          'What the winner strikes for: as many slain as can be, one model slain, or the leader wounded.',
        ),
      ),
    'KILL_MOST',
  ),
  aimedAt: optional(
    wholeNumber(0, 29, 'The place, from 0, of the model that KILL_TARGET or WOUND_LEADER means; 0 to 29.'),
  ),
};

export const fightSideField = z.strictObject({
  alignment,
  models: models(z.strictObject(fightModelFields)),
  rerolls,
  ...aimFields,
});

export const duelSidesField = bothSides(duelSideField);
export const fightSidesField = z
  .array(fightSideField)
  .check(
    z.length(2),
    z.describe(
      `The two sides; answers keep their order. At most 30 Duel dice, 4 models with Might and 4 that can be struck a side, ${workLimitWords}.`,
    ),
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
    z.nullable(wholeNumber(6, 16, 'Might raises no die beyond this; 6 to 16, null lifts the limit.')),
    defaultSwitches.mightCap,
  ),
  duelFloor: z._default(
    z.nullable(
      wholeNumber(0, 1, 'A modified Duel die does not fall below this; 0 or 1, null lifts the limit.'),
    ),
    defaultSwitches.duelFloor,
  ),
  naturalSixStands: flag('A natural 6 is not lowered by a two-handed weapon.'),
};

const strikesRolledField = withDefault(
  z
    .enum(['TOGETHER', 'ONE_BY_ONE'])
    .check(
      z.describe('Whether all Strikes at one model are seen before Might is spent, or each for itself.'),
    ),
  'TOGETHER',
);

const switchesOf = <F extends Readonly<Record<string, z.ZodMiniType>>>(fields: F) => {
  const schema = z.strictObject(fields);
  return z.pipe(
    z.nullish(schema),
    z.transform((given) => given ?? z.parse(schema, {})),
  );
};

export const duelSwitches = switchesOf(duelSwitchFields);

export const strikeSwitches = switchesOf({ strikesRolled: strikesRolledField });

export const fightSwitches = switchesOf({
  ...duelSwitchFields,
  strikesRolled: strikesRolledField,
  bashAndStunForgoStrikes: withDefault(
    z.boolean().check(z.describe('A model that Bashes or Stuns makes no Strikes; true if left out.')),
    true,
  ),
  shieldingStopsSide: flag('A shielding model’s victory stops its whole side from Striking.'),
});

/** What is asked about a whole fight. */
export const fightFields = { sides: fightSidesField, priority: priorityField, switches: fightSwitches };

export type FightInput = z.output<z.ZodMiniObject<typeof fightFields>>;

export const volleySwitches = switchesOf({
  interveningModelIsHit: flag('A model in the way that stops a shot is hit by it.'),
});

export const targetFields = {
  defence: number(1, 10, 'Defence with its armour and shield, without Shieldwall'),
  wounds: some(1, 10, 'Wounds left'),
  fate: some(0, 6, 'Fate points left'),
  might: some(0, 10, 'Might points left, for its Fate rolls'),
  rerollFate: flag('It may re-roll failed Fate rolls (Site of Power).'),
};

export { number, some };
