import { namesOf } from '../../../shared/names-of';
import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { passengerEvents, passengerRules } from '../../../domain/rules/movement/passenger';
import { passengerRules2024 } from '../../../domain/rules/situations/mesbg-2024/passenger';
import { ok } from '../../../shared/result';
import { sourceAnswer } from '../../kernel/answers';
import { choice, crossCheck } from '../../kernel/input';
import { editionField } from '../edition-field';
import { rulesetIdOf } from '../edition';
import { editionLimits } from '../edition-limits';

const rulesIn = {
  MESBG_2018: passengerRules,
  MESBG_2024: { ...passengerRules, ...passengerRules2024 },
};

const faults = editionLimits({
  uncovered: namesOf(passengerEvents)
    .filter((event) => !(event in passengerRules2024))
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
    const { source, ...answer } = rulesIn[rulesetIdOf(edition)][event];
    return ok({ event, ...answer, source: sourceAnswer(source) });
  },
});
