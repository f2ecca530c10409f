import { fault } from '../../kernel/faults';
import * as z from 'zod/mini';
import type { ArmyDeskRules } from '../../../domain/tournaments/event/facts';
import { catalogueReference } from '../../armies/stored-catalogues/reference';
import { type CrossFault, crossCheck, named, optional } from '../../kernel/input';
import { msOrNull, timeOf } from '../../kernel/iso-time';
import { fieldsOf } from '../../kernel/unchecked';
import { moment } from '../../kernel/text-fields';

/** The settings of the army desk, as input and as stored. */

const dateFaults = (value: unknown): readonly CrossFault[] => {
  const { deadline, publishAt } = fieldsOf(value);
  return timeOf(publishAt) < timeOf(deadline)
    ? [
        fault(
          ['publishAt'],
          'INCONSISTENT',
          'must not be before the deadline: whoever hands in later would know the other lists',
        ),
      ]
    : [];
};

export const armyDeskInput = named(
  'ArmyDeskInput',
  z
    .strictObject({
      catalogue: optional(
        catalogueReference.check(
          z.describe('The catalogue that armies are judged by; left out, the one that ships.'),
        ),
      ),
      deadline: optional(
        moment(
          'Until when players hand in or replace their list, ISO 8601; if omitted, until lists are published.',
        ),
      ),
      publishAt: optional(
        moment(
          'From when everybody may read the lists, ISO 8601; if omitted, once an organiser publishes them.',
        ),
      ),
    })
    .check(crossCheck(dateFaults), z.describe('The army desk; it replaces the previous settings.')),
  'The rules for army lists besides format and points limit, and the dates for submitting them.',
);

/** As it is stored. */
export const armyDeskOf = ({
  deadline,
  publishAt,
  catalogue,
}: z.output<typeof armyDeskInput>): ArmyDeskRules => ({
  deadlineMs: msOrNull(deadline),
  publishAtMs: msOrNull(publishAt),
  ...(catalogue && { catalogue }),
});
