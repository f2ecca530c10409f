import {
  type ObjectOf,
  type Shape,
  choiceOf,
  flag,
  nullable,
  typedObject,
  whole,
} from '../../../shared/shape';
import { LARGEST_CAP, MOST_GROUPS, MOST_ROUNDS } from '../limits';
import { eachMaybe } from './kinds';
import { name } from './values';

const stageKinds = {
  SWISS: 'Rounds by the pairing rules of the pack, in each group by itself.',
  ROUND_ROBIN: 'Everybody of a group meets everybody else of it, by the tables of Berger.',
  KNOCK_OUT: 'A seeded bracket: whoever wins a game goes on; byes go to the best seeds.',
} as const;

export const groupings = {
  SNAKE: 'Even groups: the first of each by seed, then the second in the opposite order, and so on.',
  TIERS: 'By seed: the best in the first group, the next in the second, and so on.',
} as const;

const stagePoints = {
  FRESH: 'Only the games of the stage count in its standings.',
  CARRIED: 'The games before it count too.',
} as const;

const stageFields = {
  name: name('What it is called, such as "Top 8".'),
  by: choiceOf('StageKind', stageKinds, 'The way in which a stage is played.'),
  rounds: whole(1, MOST_ROUNDS, 'How many rounds it has.'),
  /** Null for all. The first stage has no cut. */
  cut: nullable(
    whole(2, LARGEST_CAP, 'How many of the stage before go on, the best placed; all if omitted.'),
  ),
};
const unsetFields = {
  groups: whole(1, MOST_GROUPS, 'How many groups its field is parted into; 1 if omitted.'),
  grouping: choiceOf(
    'StageGrouping',
    groupings,
    'The way in which the field of a stage is parted; SNAKE if omitted.',
  ),
  points: choiceOf('StagePoints', stagePoints, 'The games that count in its standings; FRESH if omitted.'),
  /** There those who have lost before the final play each other. */
  thirdPlace: flag('For KNOCK_OUT: whether there is a game for the third place; false if omitted.'),
};

/** A part of an event with its own field, pairing and standings. */
export type Stage = ObjectOf<typeof stageFields & typeof unsetFields>;
export const stageShape = typedObject(
  'StageInput',
  'A part of an event with its own field, pairing and standings.',
  { ...stageFields, ...eachMaybe(unsetFields) },
) as Shape<unknown> as Shape<Stage>;
