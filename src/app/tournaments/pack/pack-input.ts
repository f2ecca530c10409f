import * as z from 'zod/mini';
import {
  LARGEST_CAP,
  MOST_CRITERIA,
  MOST_GROUPS,
  MOST_ROUNDS,
  MOST_STAGES,
} from '../../../domain/tournaments/limits';
import type { PackFault, PackFaultCode } from '../../../domain/tournaments/pack/faults';
import { type EventPack, type PackInput, presetIds } from '../../../domain/tournaments/pack/pack';
import { packFrom, packInputOf } from '../../../domain/tournaments/pack/pack-from';
import { matchedPlayGuide } from '../../../domain/tournaments/pack/presets';
import { type FaultCode, fault } from '../../kernel/faults';
import {
  type CrossFault,
  optional,
  shortText,
  typedCrossCheck,
  flag,
  oneOf,
  arrayOf,
  inputObject,
} from '../../kernel/input';
import { groupings, stageKinds, stagePoints } from '../../../domain/tournaments/pack/stage';
import { number, rankingRule, scoring } from './pack-fields';
import { pairing, scenarios } from './pack-pairing-fields';

/** An event pack as an input: the shape here, what the fields say together in the domain. */

const codes: Readonly<Record<PackFaultCode, FaultCode>> = {
  OUT_OF_RANGE: 'NOT_ALLOWED',
  MISSING: 'REQUIRED',
  NOT_USED: 'INCONSISTENT',
  DUPLICATE: 'DUPLICATE',
  NOT_IN_ORDER: 'INCONSISTENT',
  CONTRADICTION: 'INCONSISTENT',
};

/** "ranking[2].weights" as steps. */
const stepsOf = (path: string): readonly (string | number)[] =>
  path
    .split(/[.[\]]+/)
    .filter((step) => step !== '')
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));

const crossFault = ({ path, code, message }: PackFault): CrossFault =>
  fault(stepsOf(path), codes[code], message);

const faultsIn = (given: unknown): readonly CrossFault[] => {
  const made = packFrom(given as PackInput);
  return made.ok ? [] : made.error.map(crossFault);
};

const stage = inputObject('StageInput', 'A part of an event with its own field, pairing and standings.', {
  name: shortText('What it is called, such as "Top 8".'),
  by: oneOf('StageKind', stageKinds, 'How it is played.'),
  rounds: number({ from: 1, to: MOST_ROUNDS }, 'How many rounds it has.'),
  cut: optional(
    number(
      { from: 2, to: LARGEST_CAP },
      'How many of the stage before go on, the best placed; all if omitted.',
    ),
  ),
  groups: optional(
    number({ from: 1, to: MOST_GROUPS }, 'How many groups its field is parted into; 1 if omitted.'),
  ),
  grouping: optional(oneOf('StageGrouping', groupings, 'How its field is parted; SNAKE if omitted.')),
  points: optional(
    oneOf('StagePoints', stagePoints, 'The games that count in its standings; FRESH if omitted.'),
  ),
  thirdPlace: optional(flag('For KNOCK_OUT: whether there is a game for the third place; false if omitted.')),
});

/** The rules of an event as its organiser announces them: a preset, and what differs from it. */
export const packInput = inputObject(
  'EventPackInput',
  'The rules of an event: a preset, and what differs from it.',
  {
    preset: optional(
      oneOf(
        'PackPreset',
        presetIds,
        'The pack that these rules start from; the Matched Play Guide if omitted.',
      ),
    ),
    name: optional(shortText('What the pack is called.')),
    scoring: optional(scoring),
    ranking: optional(arrayOf(rankingRule, MOST_CRITERIA, 'The criteria in the order they are asked.')),
    pairing: optional(pairing),
    scenarios: optional(scenarios),
    stages: optional(
      arrayOf(
        stage,
        MOST_STAGES,
        'The stages, one after the other: their rounds together are those of the event.',
      ),
    ),
  },
).check(typedCrossCheck(faultsIn), z.describe('The rules of the event; those of document 001 if omitted.'));

/** Whether a value that was stored elsewhere is a whole pack: written out as an input, it has no fault. */
export const isEventPack = (value: Readonly<Record<string, unknown>>): boolean => {
  const { pairing } = value;
  const parts = [value['scoring'], value['ranking'], value['scenarios'], pairing];
  if (parts.some((part) => typeof part !== 'object' || part === null)) return false;
  const { firstRound, laterRounds } = pairing as Readonly<Record<string, unknown>>;
  if ([firstRound, laterRounds].some((part) => typeof part !== 'object' || part === null)) return false;
  const written = packInputOf(value as unknown as EventPack);
  return packInput.safeParse(written).success;
};

/** The pack of a checked input; document 001's rules where none is given. */
export const packOfInput = (given: z.output<typeof packInput> | undefined): EventPack => {
  const made = packFrom((given ?? {}) as PackInput);
  return made.ok ? made.value : matchedPlayGuide;
};
