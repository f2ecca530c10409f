import { LARGEST_CAP, MOST_GROUPS } from '../../../domain/tournaments/limits';
import { drawnFromField } from '../../../domain/tournaments/changes/drawing';
import { fieldFaults, stageBegunBy } from '../../../domain/tournaments/event/stages';
import { arrayOf } from '../../kernel/input';
import { reasonText } from '../../kernel/text-fields';
import { invalidInput, ok } from '../../kernel/use-case';
import { roundOperation } from '../change/change-round';
import { entrantIdText } from '../fields';
import { DRAW_PRICE } from '../rounds/draw-round';

const group = arrayOf(entrantIdText, [1, LARGEST_CAP], 'The entrants of a group, the best seed first.');

/**
 * Sets the field of a stage by hand, and draws its first round again from it: for a cut that the places alone do not make. The first
 * round of the stage must be drawn and not started.
 */
export const setStageField = roundOperation({
  name: 'setStageField',
  route: 'PUT /v1/tournaments/{tournament}/rounds/{round}/field',
  graphql: { input: 'SetStageFieldInput', inputDescription: 'The field and why.' },
  when: ['ROUND_DRAWN'],
  event: 'ROUND_DRAWN',

  fields: {
    groups: arrayOf(group, [1, MOST_GROUPS], 'The groups of the stage; one without groups.'),
    reason: reasonText('Why the field is as it is; shown with the stage.'),
  },
  price: () => DRAW_PRICE,
  changesTables: true,
  set: (round, { input, tournament }) => {
    const span = stageBegunBy(tournament, input.round);
    if (!span.ok) return span;
    const faults = fieldFaults(tournament, span.value, input.groups);
    return faults.length > 0 ? invalidInput(faults) : ok(drawnFromField(tournament, round, input));
  },
});
