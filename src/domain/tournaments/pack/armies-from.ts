import { fault, numberFaults, duplicates, type PackFault } from './faults';
import { type ArmySlotChoice, slotsOfRound } from './army-choices';
import { type ArmySlot, NO_LIMITS, type PackArmies, armiesShape } from './army-rules';
import type { Given } from './kinds';

/** The armies of a pack as an organiser writes them, and what is wrong with them. */

export type ArmySlotInput = Pick<ArmySlot, 'id' | 'name'> &
  Given<Omit<ArmySlot, 'limits'> & { limits: Given<ArmySlot['limits']> }>;
export interface PackArmiesInput {
  readonly chosen: ArmySlotChoice;
  readonly slots: readonly ArmySlotInput[];
}

const slotFrom = ({ id, name, ...given }: ArmySlotInput): ArmySlot => ({
  id,
  name,
  alignment: given.alignment ?? null,
  points: given.points ?? null,
  lists: given.lists ?? [],
  limits: {
    models: given.limits?.models ?? NO_LIMITS.models,
    heroes: given.limits?.heroes ?? NO_LIMITS.heroes,
    warbands: given.limits?.warbands ?? NO_LIMITS.warbands,
  },
  rounds: given.rounds ?? [],
  scenarios: given.scenarios ?? [],
});

/** The armies with what their organiser has left out. */
export const armiesFrom = ({ chosen, slots }: PackArmiesInput): PackArmies => ({
  chosen,
  slots: slots.map(slotFrom),
});

const slotFaults = (slot: ArmySlot, chosen: ArmySlotChoice, path: string): readonly PackFault[] => [
  ...duplicates(`${path}.rounds`, slot.rounds, String),
  ...duplicates(`${path}.lists`, slot.lists, (id) => id),
  ...duplicates(`${path}.scenarios`, slot.scenarios, (scenario) => scenario),
  ...(chosen === 'BY_DRAW' && slot.alignment === null
    ? [fault(`${path}.alignment`, 'MISSING', 'is needed for BY_DRAW: GOOD or EVIL')]
    : []),
  ...(chosen === 'BY_SCENARIO' && slot.scenarios.length === 0
    ? [fault(`${path}.scenarios`, 'MISSING', 'name the scenarios in which it is played')]
    : []),
  ...(chosen !== 'BY_SCENARIO' && slot.scenarios.length > 0
    ? [fault(`${path}.scenarios`, 'NOT_USED', 'belongs to BY_SCENARIO: leave it out')]
    : []),
];

/** Every fault of the armies that an organiser wrote. */
export const armiesFaults = (input: PackArmiesInput): readonly PackFault[] => {
  const armies = armiesFrom(input);
  return [
    ...numberFaults(armiesShape, armies, 'armies'),
    ...duplicates('armies.slots', armies.slots, ({ id }) => id),
    ...armies.slots.flatMap((slot, index) => slotFaults(slot, armies.chosen, `armies.slots[${index}]`)),
  ];
};

/** No entrant has an alignment of its own to be kept apart by, if the draw gives each side one. */
export const apartFaults = (apart: readonly { readonly apart: string }[]): readonly PackFault[] =>
  apart.flatMap(({ apart: grouping }, index) =>
    grouping === 'ALIGNMENT'
      ? [
          fault(
            `pairing.apart[${index}].apart`,
            'CONTRADICTION',
            'the draw gives one side of each table Good, the other Evil: leave ALIGNMENT out',
          ),
        ]
      : [],
  );

const idsOf = (slots: readonly ArmySlot[]): string =>
  slots.length === 0 ? 'none' : slots.map(({ id }) => id).join(', ');

const MESSAGES: Readonly<Record<ArmySlotChoice, string>> = {
  BY_ROUND: 'one army must apply to each round',
  BY_SCENARIO: 'at least one army must apply to each round',
  BY_DRAW: 'one Good army and one Evil army must apply to each round',
  BY_CHOICE: 'at least one army must apply to each round',
};

const isPlayable = (chosen: ArmySlotChoice, slots: readonly ArmySlot[]): boolean => {
  if (chosen === 'BY_ROUND') return slots.length === 1;
  if (chosen !== 'BY_DRAW') return slots.length > 0;
  const good = slots.filter(({ alignment }) => alignment === 'GOOD').length;
  return good === 1 && slots.length === 2;
};

/** Two armies of one round that are played in the same scenario. */
const scenarioFaults = (slots: readonly ArmySlot[], round: number): readonly PackFault[] => {
  const all = slots.flatMap(({ scenarios }) => scenarios);
  const twice = [...new Set(all.filter((scenario, index) => all.indexOf(scenario) < index))];
  return twice.map((scenario) =>
    fault('armies.slots', 'CONTRADICTION', `${scenario} is played with two armies in round ${round}`),
  );
};

/** An escalation needs an army in each of its rounds, and no round has more than the event. */
export const armiesInEventFaults = (
  { chosen, slots }: PackArmies,
  {
    rounds,
    scenarios,
    pool,
  }: {
    readonly rounds: number;
    /** By round, where they are named. */
    readonly scenarios: readonly (string | null)[];
    /** Those that the pack draws from; empty where they are named. */
    readonly pool: readonly string[];
  },
): readonly PackFault[] => [
  ...slots.flatMap((slot, index) =>
    slot.rounds
      .filter((round) => round > rounds)
      .map((round) =>
        fault(
          `armies.slots[${index}].rounds`,
          'CONTRADICTION',
          `${slot.id} applies to round ${round}, but the event has ${rounds}`,
        ),
      ),
  ),
  ...Array.from({ length: rounds }, (_, index) => index + 1).flatMap((round): readonly PackFault[] => {
    const own = slotsOfRound({ slots }, round);
    if (!isPlayable(chosen, own))
      return [
        fault(
          'armies.slots',
          'CONTRADICTION',
          `${MESSAGES[chosen]}: to round ${round} applies ${idsOf(own)}`,
        ),
      ];
    if (chosen !== 'BY_SCENARIO') return [];
    const named = scenarios[round - 1] ?? null;
    const played = pool.length > 0 ? pool : named === null ? [] : [named];
    return [
      ...scenarioFaults(own, round),
      ...played
        .filter((scenario) => !own.some((slot) => slot.scenarios.includes(scenario)))
        .map((scenario) =>
          fault('armies.slots', 'CONTRADICTION', `no army of round ${round} is played in ${scenario}`),
        ),
    ];
  }),
];
