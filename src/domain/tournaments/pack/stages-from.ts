import { MOST_STAGES } from '../limits';
import { type PackFault, fault, numberFaults } from './faults';
import type { StageInput } from './pack';
import { type Stage, stageShape } from './stage';
import { roundsNeeded } from './stage-span';

/** A stage with what its organiser has left out. */
export const stageFrom = (stage: StageInput): Stage => ({
  name: stage.name,
  by: stage.by,
  rounds: stage.rounds,
  cut: stage.cut ?? null,
  groups: stage.groups ?? 1,
  grouping: stage.grouping ?? 'SNAKE',
  points: stage.points ?? 'FRESH',
  thirdPlace: stage.thirdPlace ?? false,
});

const kindFaults = (stage: Stage, path: string): readonly PackFault[] => {
  const { by, rounds, cut, groups, thirdPlace } = stage;
  const needed = cut === null ? 0 : roundsNeeded(stage, cut);
  return [
    ...(by === 'KNOCK_OUT' && groups > 1
      ? [fault(`${path}.groups`, 'CONTRADICTION', 'a knock-out is one bracket: leave groups out')]
      : []),
    ...(by !== 'KNOCK_OUT' && thirdPlace
      ? [fault(`${path}.thirdPlace`, 'NOT_USED', 'only a knock-out has a game for the third place')]
      : []),
    ...(needed > 0 && needed !== rounds
      ? [fault(`${path}.rounds`, 'CONTRADICTION', `must be ${needed}: so many rounds has a ${by} of ${cut}${groups > 1 ? ` in ${groups} groups` : ''}`)] // prettier-ignore
      : []),
    ...(cut !== null && cut < 2 * groups
      ? [fault(`${path}.groups`, 'CONTRADICTION', `${groups} groups need at least ${2 * groups} entrants; the cut leaves ${cut}`)] // prettier-ignore
      : []),
  ];
};

/** Every fault of the stages that an organiser wrote. */
export const stagesFaults = (stages: readonly Stage[]): readonly PackFault[] => [
  ...(stages.length > MOST_STAGES ? [fault('stages', 'OUT_OF_RANGE', `at most ${MOST_STAGES} stages`)] : []),
  ...stages.flatMap((stage, index): readonly PackFault[] => {
    const path = `stages[${index}]`;
    const before = stages.slice(0, index).findLast(({ cut }) => cut !== null)?.cut ?? null;
    const ranges = numberFaults(stageShape, stage, path);
    if (ranges.length > 0) return ranges;
    return [
      ...(index === 0 && stage.cut !== null
        ? [fault(`${path}.cut`, 'NOT_USED', 'the first stage has everybody: leave the cut out')]
        : []),
      ...(stage.cut !== null && before !== null && stage.cut > before
        ? [fault(`${path}.cut`, 'CONTRADICTION', `must be at most ${before}, which an earlier stage leaves`)]
        : []),
      ...kindFaults(stage, path),
    ];
  }),
];

/** Faults between the stages and the event: its number of rounds and the most entrants. */
export const stagesInEventFaults = (
  stages: readonly Stage[],
  { rounds, cap }: { readonly rounds: number; readonly cap: number | null },
): readonly PackFault[] => {
  if (stages.length === 0) return [];
  const sum = stages.reduce((total, stage) => total + stage.rounds, 0);
  return [
    ...(sum === rounds
      ? []
      : [fault('stages', 'CONTRADICTION', `the stages have ${sum} rounds together, the event ${rounds}: make them the same`)]), // prettier-ignore
    ...stages.flatMap(({ cut }, index) =>
      cut !== null && cap !== null && cut > cap
        ? [
            fault(
              `stages[${index}].cut`,
              'CONTRADICTION',
              `must be at most ${cap}, the most entrants that play`,
            ),
          ]
        : [],
    ),
  ];
};
