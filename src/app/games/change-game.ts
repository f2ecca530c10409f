import type * as z from 'zod/mini';
import {
  type GameChange,
  MOST_CHANGES_AT_ONCE,
  changeFaults,
  isKnown,
  mergeChanges,
} from '../../domain/games/changes';
import {
  type CrossFault,
  boundedText,
  crossFault,
  idText,
  inputObject,
  listField,
  optional,
  typedCrossCheck,
  wholeNumber,
} from '../kernel/input';
import { invalidInput, ok } from '../kernel/use-case';
import { gameOperation } from './change-a-game';
import { deviceName } from './fields';

const MOST_CLOCK = 1_000_000;
const LONGEST_VALUE = 500;
const LARGEST_STEP = 999;

const fields = inputObject(
  'GameChangeInput',
  'One change: an addition to a counter, or a new value of a register.',
  {
    sequence: wholeNumber(1, MOST_CLOCK, 'The number of the change among those of the device, from 1.'),
    clock: wholeNumber(1, MOST_CLOCK, 'Lamport’s clock: one more than the greatest that the device knew.'),
    seen: optional(
      wholeNumber(
        0,
        MOST_CLOCK,
        'The greatest clock of other devices that it knew when it made the change; one less than `clock` if omitted.',
      ),
    ),
    counter: optional(idText('The counter, such as `0.4.might`; with `by`.')),
    by: optional(wholeNumber(-LARGEST_STEP, LARGEST_STEP, 'How much is added to the counter.')),
    register: optional(idText('The register, such as `turn`; with `value`.')),
    value: optional(boundedText([0, LONGEST_VALUE], 'Its new text; empty clears it.')),
  },
);

type ChangeInput = z.output<typeof fields>;

/** Faults of a change that is neither an addition nor a setting, or both. */
const shapeFaults = ({ counter, by, register, value }: ChangeInput): readonly CrossFault[] => {
  const fault = (field: string, code: CrossFault['code'], message: string) => [
    crossFault([field], code, message),
  ];
  if (counter !== undefined && register !== undefined)
    return fault('register', 'INCONSISTENT', 'give a counter or a register, not both');
  if (counter !== undefined)
    return by === undefined ? fault('by', 'REQUIRED', 'is required with a counter') : [];
  if (register !== undefined)
    return value === undefined ? fault('value', 'REQUIRED', 'is required with a register') : [];
  return fault('counter', 'REQUIRED', 'is required: a counter with `by`, or a register with `value`');
};

interface Given {
  readonly device: string;
  readonly changes: readonly ChangeInput[];
}

const changesOf = ({ device, changes }: Given): readonly GameChange[] =>
  changes.map(({ sequence, clock, seen = clock - 1, counter, by = 0, register = '', value = '' }) => {
    const origin = { device, sequence, clock, seen };
    return counter === undefined ? { ...origin, register, value } : { ...origin, counter, by };
  });

/**
 * Adds the changes of one device to a game, in one write however many they are. Changes that the game has already change nothing, so
 * that a device sends again what it is not sure of; those of two devices merge without a loss.
 */
export const changeGame = gameOperation({
  name: 'changeGame',
  route: 'POST /v1/games/{id}/changes',
  graphql: { input: 'ChangeGameInput', inputDescription: 'The changes.' },

  fields: {
    device: deviceName,
    changes: listField(
      fields.check(typedCrossCheck(shapeFaults)),
      [1, MOST_CHANGES_AT_ONCE],
      `The changes in their order; at most ${MOST_CHANGES_AT_ONCE}.`,
    ),
  },
  recorded: (input) => ({ device: input.device, changes: changesOf(input) }),
  set: ({ facts: { setup, state } }, { input }) => {
    const changes = changesOf(input);
    if (changes.every((one) => isKnown(state, one))) return ok(null);
    const faults = changeFaults(setup, state, changes);
    return faults.length > 0
      ? invalidInput(
          faults.map(({ place, field, code, message }) => ({
            path: field === 'device' ? field : `changes[${place}].${field}`,
            code,
            message,
          })),
        )
      : ok({ state: mergeChanges(state, changes) });
  },
});
