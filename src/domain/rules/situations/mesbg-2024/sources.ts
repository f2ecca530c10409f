import { transcribed } from '../../rulesets/mesbg-2024/sources';

/** Places of the rules about what a model may do. */
export const situationSources = {
  activation: transcribed('Activation', 'B'),
  charge: transcribed('Charging', 'B'),
  controlZone: transcribed('Control zones', 'B'),
  difficult: transcribed('Difficult ground', 'B'),
  obstacle: transcribed('Obstacles', 'B'),
  tests: transcribed('Jump, Leap and Climb', 'B'),
  thrownRider: transcribed('Thrown Rider', 'B'),
  objects: transcribed('Heavy and light objects', 'B'),
  reinforcements: transcribed('Reinforcements', 'B'),
  terror: transcribed('Terror', 'A'),
  fearful: transcribed('Fearful', 'A'),
  terrorAndFearful: transcribed('Fearful models against Terror', 'B'),
  march: transcribed('Heroic March', 'A', 65),
  swim: transcribed('Swimming', 'B'),
  shallow: transcribed('Shallow water', 'B'),
  passengers: transcribed('Passengers', 'B'),
  casting: transcribed('Casting', 'B'),
  powerRange: transcribed('Range of Magical Powers', 'A'),
  willOfEvil: transcribed('Will of Evil', 'B'),
  friends: transcribed('Shots that risk a friend', 'B'),
  intoAFight: transcribed('Shooting into a fight', 'B'),
  backOff: transcribed('Models that back off', 'A', 76),
} as const;
