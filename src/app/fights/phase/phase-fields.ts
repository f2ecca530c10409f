import { type Path, listIn, numberAt } from '../questions/faults';
import {
  type CrossFault,
  inputObject,
  listField,
  optional,
  shortText,
  wholeNumber,
  withDefault,
} from '../../kernel/input';
import { fieldsOf } from '../../kernel/unchecked';
import { faultRows } from '../../rules/fault-rows';
import { settledFightFaults } from '../questions/edition-faults';
import { fightFields } from '../questions/fields';

/** The fights of a phase, and what is wrong between them. */

const MOST_FIGHTS = 6;
const MOST_TRAPS = 4;

const phaseFightField = inputObject('PhaseFightInput', 'One fight of the phase.', {
  name: optional(shortText('Name of the fight, to use in the advice.')),
  sides: fightFields.sides,
});

const trappedByField = inputObject(
  'TrappedByInput',
  'A side that cannot back away from its fight because enemies of another fight stand behind it.',
  {
    fight: wholeNumber(0, MOST_FIGHTS - 1, 'The place of its fight, from 0.'),
    side: wholeNumber(0, 1, 'The side: 0 or 1.'),
    by: wholeNumber(
      0,
      MOST_FIGHTS - 1,
      'The place of the fight whose models of the other side stand behind it: once all of them are slain, it is Trapped no more.',
    ),
  },
);

/** Input fields of a Fight phase. */
export const phaseFields = {
  fights: listField(
    phaseFightField,
    [1, MOST_FIGHTS],
    `The fights, 1 to ${MOST_FIGHTS}. One with several models on both sides is paired off; a supporter goes with the model named before it.`,
  ),
  trappedBy: withDefault(
    listField(
      trappedByField,
      [0, MOST_TRAPS],
      `What makes the order matter: who is Trapped by whom, ${MOST_TRAPS} at most.`,
    ),
    [],
  ),
  priority: fightFields.priority,
  switches: fightFields.switches,
  edition: fightFields.edition,
};

const trapFaults = (value: unknown): readonly CrossFault[] => {
  const count = listIn(value, 'fights').length;
  return listIn(value, 'trappedBy').flatMap((trap, i) => {
    const [fight, by] = [numberAt(trap, 'fight', 0), numberAt(trap, 'by', 0)];
    const message = (place: number) => `there is no fight ${place}: places run from 0 to ${count - 1}`;
    return faultRows(
      [fight >= count, ['trappedBy', i, 'fight'], 'UNKNOWN_REFERENCE', message(fight)],
      [by >= count, ['trappedBy', i, 'by'], 'UNKNOWN_REFERENCE', message(by)],
      [
        fight === by,
        ['trappedBy', i, 'by'],
        'INCONSISTENT',
        'must be another fight: models that are Trapped whatever happens say so by `trapped`',
      ],
    );
  });
};

/** The faults between those fields. */
export const phaseFaults = (value: unknown): readonly CrossFault[] => {
  const { edition, switches } = fieldsOf(value);
  const own = listIn(value, 'fights').flatMap((fight, i) =>
    settledFightFaults({ sides: listIn(fight, 'sides'), edition, switches }).map(
      ({ path, ...fault }): CrossFault => {
        const at: Path = path[0] === 'sides' ? ['fights', i, ...path] : path;
        return { ...fault, path: at };
      },
    ),
  );
  const seen = new Set<string>();
  return [...own, ...trapFaults(value)].filter(({ path, code }) => {
    const key = `${path.join('.')} ${code}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
};
