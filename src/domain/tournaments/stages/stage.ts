import { type PackFault, fault, wholeNumber } from '../pack/faults';
import { LARGEST_CAP, MOST_GROUPS, MOST_ROUNDS, MOST_STAGES } from '../limits';

export const stageKinds = {
  SWISS: 'Rounds by the pairing rules of the pack, in each group by itself.',
  ROUND_ROBIN: 'Everybody of a group meets everybody else of it, by the tables of Berger.',
  KNOCK_OUT: 'A seeded bracket: whoever wins a game goes on; byes go to the best seeds.',
} as const;

export const groupings = {
  SNAKE: 'Even groups: the first of each by seed, then the second in the opposite order, and so on.',
  TIERS: 'By seed: the best in the first group, the next in the second, and so on.',
} as const;

export const stagePoints = {
  FRESH: 'Only the games of the stage count in its standings.',
  CARRIED: 'The games before it count too.',
} as const;

/** A part of an event with its own field, pairing and standings. */
export interface Stage {
  readonly name: string;
  readonly by: keyof typeof stageKinds;
  readonly rounds: number;
  /** How many of the stage before go on, the best placed; null for all. The first stage has no cut. */
  readonly cut: number | null;
  readonly groups: number;
  readonly grouping: keyof typeof groupings;
  readonly points: keyof typeof stagePoints;
  /** In a knock-out, whether those who have lost before the final play for the third place. */
  readonly thirdPlace: boolean;
}

/** A stage with its number and its rounds. */
export interface StageSpan {
  readonly stage: Stage;
  readonly number: number;
  readonly from: number;
  readonly to: number;
}

/** The stages of an event, one after the other. */
export const spansOf = (stages: readonly Stage[]): readonly StageSpan[] => {
  let next = 1;
  return stages.map((stage, index) => {
    const from = next;
    next += stage.rounds;
    return { stage, number: index + 1, from, to: next - 1 };
  });
};

/** How many rounds a bracket of so many needs. */
export const roundsOfBracket = (entrants: number): number => Math.ceil(Math.log2(Math.max(2, entrants)));

/** How many rounds everybody of a group needs to meet everybody. */
export const roundsOfRobin = (entrants: number): number => entrants - 1 + (entrants % 2);

/** The rounds that a stage needs for a field of this size, or more than so many; 0 for any number. */
export const roundsNeeded = ({ by, groups }: Stage, field: number): number =>
  by === 'KNOCK_OUT'
    ? roundsOfBracket(field)
    : by === 'ROUND_ROBIN'
      ? roundsOfRobin(Math.ceil(field / groups))
      : 0;

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
    const ranges = [
      ...wholeNumber(`${path}.rounds`, stage.rounds, { from: 1, to: MOST_ROUNDS }),
      ...wholeNumber(`${path}.groups`, stage.groups, { from: 1, to: MOST_GROUPS }),
      ...(stage.cut === null ? [] : wholeNumber(`${path}.cut`, stage.cut, { from: 2, to: LARGEST_CAP })),
    ];
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
