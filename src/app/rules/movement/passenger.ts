import { namesOf } from '../../../shared/names-of';
import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { passengerEvents } from '../../../domain/rules/movement/passenger';
import { invariant } from '../../../shared/invariant';
import { ok } from '../../../shared/result';
import { sourceAnswer } from '../../kernel/answers';
import { choice, crossCheck } from '../../kernel/input';
import { editionField } from '../edition-field';
import { editionLimits, situationRulesOf } from '../edition-limits';

const faults = editionLimits({
  uncovered: namesOf(passengerEvents)
    .filter((event) => situationRulesOf('2024').passengers[event] === undefined)
    .map((event) => ['event', 'this of passengers', event] as const),
});

/** The consequence of an event for a passenger, and the chart to roll on next. */
export const passenger = operation({
  name: 'passenger',
  verb: 'check',
  route: 'POST /v1/rules/passenger',
  function: 'rolls',
  answers: 'PassengerRule',
  graphql: { kind: 'query' },
  covers: ['A14'],

  input: z
    .strictObject({
      event: choice(
        'PassengerEvent',
        passengerEvents,
        'An event that affects a passenger, or an action that it attempts.',
      ).check(z.describe('The event, or the action that the passenger attempts.')),
      edition: editionField,
    })
    .check(crossCheck(faults)),
  run: ({ event, edition }) => {
    const rule = situationRulesOf(edition).passengers[event];
    invariant(rule !== undefined, 'an event that the edition does not cover is refused');
    const { source, ...answer } = rule;
    return ok({ event, ...answer, source: sourceAnswer(source) });
  },
});
