import * as z from 'zod/mini';
import type { Unit } from '../../domain/armies/catalogue/army';
import {
  type ArmyDraft,
  armyFormats,
  defaultArmySwitches,
} from '../../domain/armies/validation/assemble-army';
import { idText, optional, wholeNumber, withDefault, named } from '../kernel/input';

/** The pieces that every army in a request is made of, and the limits on its size. */

/** Forces of one army at most. */
export const MOST_FORCES = 6;
const MOST_WARBANDS = 25;
const MOST_FOLLOWERS = 20;
const MOST_MODELS = 100;
const MOST_OPTIONS = 12;
const MOST_POINTS = 20_000;

const chosenOption = named(
  'ChosenOptionInput',
  z.strictObject({
    option: idText('The option.'),
    count: optional(wholeNumber(1, 1000, 'How many of it; one for each model of the unit if omitted.')),
  }),
  'An option and how many of the models have it.',
);

const unit = named(
  'UnitInput',
  z.strictObject({
    profile: idText('The profile, as the army list has it, or one sent with the request.'),
    count: withDefault(wholeNumber(1, MOST_MODELS, 'How many models.'), 1),
    options: withDefault(
      z
        .array(chosenOption)
        .check(z.maxLength(MOST_OPTIONS), z.describe('What they have taken; at most 12 options.')),
      [],
    ),
  }),
  'Models of one profile in one warband.',
);

const warband = named(
  'WarbandInput',
  z.strictObject({
    leader: optional(unit),
    followers: withDefault(
      z.array(unit).check(z.maxLength(MOST_FOLLOWERS), z.describe('Who follows; at most 20 units.')),
      [],
    ),
  }),
  'A captain and who follows.',
);

const force = named(
  'ForceInput',
  z.strictObject({
    list: idText('The army list, or the Legendary Legion.'),
    leader: optional(
      idText(
        'The profile chosen to lead, where several Heroes could: in singles in one force, in doubles in each.',
      ),
    ),
    warbands: z.array(warband).check(z.maxLength(MOST_WARBANDS), z.describe('Its warbands; at most 25.')),
  }),
  'What one player brings out of one army list or Legion.',
);

export const armyFormat = named('ArmyFormat', z.enum(armyFormats)).check(
  z.describe('Singles: one player. Doubles: two forces, one of each player.'),
);

export const armyPoints = (description: string) => wholeNumber(1, MOST_POINTS, description);

export const armyForces = z
  .array(force)
  .check(
    z.maxLength(MOST_FORCES),
    z.describe('In singles one for each army list, in doubles one of each player; at most 6.'),
  );

export const armySwitches = optional(
  named(
    'ArmySwitchesInput',
    z.strictObject({
      minorHeroMayLead: withDefault(
        z.boolean().check(z.describe('Whether a Minor Hero leads where no better Hero is; true if omitted.')),
        defaultArmySwitches.minorHeroMayLead,
      ),
    }),
    'How the army rules are read where they are silent.',
  ),
);

type UnitInput = z.output<typeof unit>;

const unitOf = ({ profile, count, options }: UnitInput): Unit => ({
  profile,
  count,
  options: options.map(({ option, count: taken }) => ({ option, count: taken ?? count })),
});

/** The part of an army's input that says who is in it and what it is checked against. */
export interface GivenArmy {
  readonly format: ArmyDraft['format'];
  readonly pointsLimit: number;
  readonly edition?: string | undefined;
  readonly forces: z.output<typeof armyForces>;
}

/** The army that the input describes. */
export const draftOf = ({ format, pointsLimit, forces, edition }: GivenArmy): ArmyDraft => ({
  format,
  pointsLimit,
  ...(edition !== undefined && { edition }),
  forces: forces.map(({ list, leader, warbands }) => ({
    list,
    leader: leader ?? null,
    warbands: warbands.map((each) => ({
      leader: each.leader ? unitOf(each.leader) : null,
      followers: each.followers.map(unitOf),
    })),
  })),
});
