import * as z from 'zod/mini';
import type { Unit } from '../../domain/armies/catalogue/army';
import {
  type ArmyDraft,
  armyFormats,
  defaultArmySwitches,
} from '../../domain/armies/validation/assemble-army';
import { idText, optional, wholeNumber, withDefault, oneOf, listField, inputObject } from '../kernel/input';

/** The pieces that every army in a request is made of, and the limits on its size. */

/** Forces of one army at most. */
export const MOST_FORCES = 6;
const MOST_WARBANDS = 25;
const MOST_FOLLOWERS = 20;
const MOST_MODELS = 100;
const MOST_OPTIONS = 12;
const MOST_LIST_OPTIONS = 20;
const MOST_POINTS = 20_000;

const chosenOption = inputObject('ChosenOptionInput', 'An option and how many of the models have it.', {
  option: idText('The option.'),
  count: optional(wholeNumber(1, 1000, 'How many of it; one for each model of the unit if omitted.')),
});

const unit = inputObject('UnitInput', 'Models of one profile in one warband.', {
  profile: idText('The profile, as the army list has it, or one sent with the request.'),
  count: withDefault(wholeNumber(1, MOST_MODELS, 'How many models.'), 1),
  options: withDefault(
    listField(chosenOption, [0, MOST_OPTIONS], `What they have taken; at most ${MOST_OPTIONS} options.`),
    [],
  ),
});

const warband = inputObject('WarbandInput', 'A captain and who follows.', {
  leader: optional(unit),
  followers: withDefault(
    listField(unit, [0, MOST_FOLLOWERS], `Who follows; at most ${MOST_FOLLOWERS} units.`),
    [],
  ),
});

const force = inputObject('ForceInput', 'The force that one player brings out of one army list or Legion.', {
  list: idText('The army list, or the Legendary Legion.'),
  leader: optional(
    idText(
      'The profile chosen to lead, where several Heroes could: in singles in one force, in doubles in each.',
    ),
  ),
  warbands: listField(warband, [0, MOST_WARBANDS], `Its warbands; at most ${MOST_WARBANDS}.`),
  listOptions: optional(
    listField(
      idText('An option of the list.'),
      [0, MOST_LIST_OPTIONS],
      `Options that the army list sells to the whole force, each once; at most ${MOST_LIST_OPTIONS}.`,
    ),
  ),
});

export const armyFormat = oneOf(
  'ArmyFormat',
  armyFormats,
  'Singles: one player. Doubles: two forces, one of each player.',
);

export const armyPoints = (description: string) => wholeNumber(1, MOST_POINTS, description);

export const armyForces = listField(
  force,
  [0, MOST_FORCES],
  `In singles one for each army list, in doubles one of each player; at most ${MOST_FORCES}.`,
);

export const armySwitches = optional(
  inputObject('ArmySwitchesInput', 'Readings of the army rules where they are silent.', {
    minorHeroMayLead: withDefault(
      z.boolean().check(z.describe('Whether a Minor Hero leads where no better Hero is; true if omitted.')),
      defaultArmySwitches.minorHeroMayLead,
    ),
  }),
);

const unitOf = ({ profile, count, options }: z.output<typeof unit>): Unit => ({
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
  forces: forces.map(({ list, leader, warbands, listOptions }) => ({
    list,
    leader: leader ?? null,
    ...(listOptions && listOptions.length > 0 && { listOptions }),
    warbands: warbands.map((each) => ({
      leader: each.leader ? unitOf(each.leader) : null,
      followers: each.followers.map(unitOf),
    })),
  })),
});
