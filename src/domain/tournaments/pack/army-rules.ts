import {
  type ObjectOf,
  type Of,
  type Shape,
  choiceOf,
  known,
  list,
  nullable,
  typedObject,
  whole,
} from '../../../shared/shape';
import {
  MOST_ARMY_LIMIT,
  MOST_ARMY_SLOTS,
  MOST_POINTS_LIMIT,
  MOST_ROUNDS,
  MOST_SCENARIOS_IN_POOL,
  MOST_TEAM_LISTS,
} from '../limits';
import type { Alignment } from '../entrant';
import { armyChoices } from './army-choices';
import { eachMaybe } from './kinds';
import { name } from './values';

/** The armies that each entrant hands in, where an event has it bring more than one, and which of them is played at a table. */

const slotAlignments: Readonly<Record<Alignment, string>> = {
  GOOD: 'All its army lists are Good.',
  EVIL: 'All its army lists are Evil.',
};

const limit = (of: string) => nullable(whole(1, MOST_ARMY_LIMIT, `The most ${of}; any number if omitted.`));

const limitFields = {
  models: limit('models'),
  heroes: limit('Heroes'),
  warbands: limit('warbands'),
};
export type ArmyLimits = ObjectOf<typeof limitFields>;
const limitsShape = typedObject(
  'ArmyLimitsInput',
  'The most of what an army may hold.',
  eachMaybe(limitFields),
) as Shape<unknown> as Shape<ArmyLimits>;

const slotFields = {
  id: known('SLOT', 'Its id, such as GOOD: capital letters, digits, hyphens and underscores.'),
  name: name('What it is called, such as "Good".'),
};
const unsetFields = {
  alignment: nullable(
    choiceOf('ArmySlotAlignment', slotAlignments, 'The alignment of its army lists; either if omitted.'),
  ),
  points: nullable(
    whole(1, MOST_POINTS_LIMIT, "Its points limit, in doubles of both forces; the event's if omitted."),
  ),
  lists: list(
    name('The id of an army list or Legion.'),
    [0, MOST_TEAM_LISTS],
    'The only army lists and Legions that it may be of; all if omitted.',
  ),
  limits: limitsShape,
  rounds: list(
    whole(1, MOST_ROUNDS, 'A round.'),
    [0, MOST_ROUNDS],
    'The rounds that it applies to; all if omitted.',
  ),
  scenarios: list(
    known('SCENARIO'),
    [0, MOST_SCENARIOS_IN_POOL],
    'For BY_SCENARIO: the scenarios in which it is played.',
  ),
};

export const NO_LIMITS: ArmyLimits = { models: null, heroes: null, warbands: null };

/** An army that each entrant hands in. */
export type ArmySlot = ObjectOf<typeof slotFields & typeof unsetFields>;
const slotShape = typedObject('ArmySlotInput', 'An army that each entrant hands in.', {
  ...slotFields,
  ...eachMaybe(unsetFields),
}) as Shape<unknown> as Shape<ArmySlot>;

const armiesFields = {
  chosen: choiceOf(
    'ArmySlotChoice',
    armyChoices,
    'The way in which the army that is played at a table is chosen.',
  ),
  slots: list(slotShape, [1, MOST_ARMY_SLOTS], 'The armies that each entrant hands in.'),
};
export const armiesShape = typedObject(
  'PackArmiesInput',
  'The armies that each entrant hands in, and which of them is played.',
  armiesFields,
);
export type PackArmies = Of<typeof armiesShape>;
