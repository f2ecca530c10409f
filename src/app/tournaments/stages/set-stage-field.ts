import { LARGEST_CAP, MOST_GROUPS } from '../../../domain/tournaments/limits';
import { drawn } from '../../../domain/tournaments/event/drawing';
import { entrantNumber } from '../../../domain/tournaments/event/record';
import { stageOfRound } from '../../../domain/tournaments/event/stages';
import { playing } from '../../../domain/tournaments/event/tournament';
import type { StageSpan } from '../../../domain/tournaments/pack/stage-span';
import { type Fault, fault } from '../../kernel/faults';
import { arrayOf } from '../../kernel/input';
import { reasonText } from '../../kernel/text-fields';
import { conflict, invalidInput, ok } from '../../kernel/use-case';
import { roundOperation } from '../change/change-round';
import { entrantIdText } from '../fields';
import { DRAW_PRICE } from '../rounds/draw-round';

const group = arrayOf(entrantIdText, [1, LARGEST_CAP], 'The entrants of a group, the best seed first.');

/** Every fault of a field: its groups, how many it has, and who is in it. */
const fieldFaults = (
  given: readonly (readonly string[])[],
  { stage }: StageSpan,
  active: ReadonlySet<number>,
): readonly Fault[] => {
  const all = given.flat();
  const placed = new Set<string>();
  return [
    ...(given.length === stage.groups ? [] : [fault('groups', 'INCONSISTENT', `must be ${stage.groups}`)]),
    ...(stage.cut !== null && all.length !== stage.cut
      ? [fault('groups', 'INCONSISTENT', `must have ${stage.cut} entrants together, not ${all.length}`)]
      : []),
    ...given.flatMap((entrants, index) =>
      entrants.flatMap((id, seed): readonly Fault[] => {
        const path = `groups[${index}][${seed}]`;
        if (!active.has(entrantNumber(id) ?? 0))
          return [fault(path, 'UNKNOWN_REFERENCE', `"${id}" is not an active entrant of this tournament`)];
        if (placed.has(id)) return [fault(path, 'DUPLICATE', `"${id}" has a place already`)];
        placed.add(id);
        return [];
      }),
    ),
  ];
};

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
  set: ({ log }, { input, tournament }) => {
    const span = stageOfRound(tournament, input.round);
    if (!span) return conflict('NO_STAGES', 'This round belongs to no stage.');
    if (span.from !== input.round)
      return conflict(
        'NOT_FIRST_OF_STAGE',
        `The field of ${span.stage.name} is set with round ${span.from}.`,
      );
    const active = new Set(playing(tournament).active.map(({ number }) => number));
    const faults = fieldFaults(input.groups, span, active);
    if (faults.length > 0) return invalidInput(faults);
    const field = input.groups.map((ids) => ids.map((id) => entrantNumber(id) ?? 0));
    const redraws = log.filter(({ op }) => op === 'redrawRound').length;
    return ok({
      ...drawn(tournament, input.round, { redraws, note: input.reason, field }),
      fieldReason: input.reason,
    });
  },
});
