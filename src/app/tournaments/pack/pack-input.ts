import * as z from 'zod/mini';
import type { PackFault, PackFaultCode } from '../../../domain/tournaments/pack/faults';
import { type EventPack, type PackInput, packShape } from '../../../domain/tournaments/pack/pack';
import { packFrom, packInputOf } from '../../../domain/tournaments/pack/pack-from';
import { matchedPlayGuide } from '../../../domain/tournaments/pack/matched-play-guide';
import { type PackArmiesInput, armiesFaults } from '../../../domain/tournaments/pack/armies-from';
import { armiesShape } from '../../../domain/tournaments/pack/army-rules';
import { type FaultCode, fault } from '../../kernel/faults';
import { type CrossFault, typedCrossCheck } from '../../kernel/input';
import { fieldsOf } from '../../kernel/unchecked';
import { inputOf } from './shape-input';

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

/** Of the armies alone: "armies.slots[0]" is "slots[0]" there. */
const alone = ({ path, ...found }: PackFault): CrossFault =>
  crossFault({ ...found, path: path.replace(/^armies\.?/, '') });

const faultsIn = (given: PackInput): readonly CrossFault[] => {
  const made = packFrom(given);
  return made.ok ? [] : made.error.map(crossFault);
};

/** The rules of an event as its organiser announces them: a preset, and what differs from it. */
export const packInput = (inputOf(packShape) as z.ZodMiniType<PackInput>).check(
  typedCrossCheck(faultsIn),
  z.describe('The rules of the event; those of document 001 if omitted.'),
);

/** The armies of a pack alone, for a change that leaves the rest of it. */
export const packArmiesInput = (inputOf(armiesShape) as z.ZodMiniType<PackArmiesInput>).check(
  typedCrossCheck((given: PackArmiesInput) => armiesFaults(given).map(alone)),
  z.describe('The armies that each entrant hands in; the rest of the pack stays. Null for one army each.'),
);

/** Whether a value that was stored elsewhere is a whole pack: written out as an input, it has no fault. */
export const isEventPack = (value: Readonly<Record<string, unknown>>): boolean => {
  const { scoring, ranking, scenarios, pairing } = value;
  const { firstRound, laterRounds } = fieldsOf(pairing);
  const parts = [scoring, ranking, scenarios, pairing, firstRound, laterRounds];
  if (parts.some((part) => typeof part !== 'object' || part === null)) return false;
  const written = packInputOf(value as unknown as EventPack);
  return packInput.safeParse(written).success;
};

/** The pack of a checked input; document 001's rules where none is given. */
export const packOfInput = (given: PackInput | undefined): EventPack => {
  const made = packFrom(given ?? {});
  return made.ok ? made.value : matchedPlayGuide;
};
