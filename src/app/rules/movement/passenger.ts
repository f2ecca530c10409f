import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { passengerEvents, passengerRules } from '../../../domain/rules/movement/passenger';
import { ok } from '../../../shared/result';
import { sourceAnswer } from '../../kernel/answers';
import { choice } from '../../kernel/input';

/** The consequence of an event for a passenger, and the chart to roll on next. */
export const passenger = operation({
  name: 'passenger',
  verb: 'check',
  route: 'POST /v1/rules/passenger',
  function: 'rolls',
  answers: 'PassengerRule',
  graphql: { kind: 'query' },
  covers: ['A14'],

  input: z.strictObject({
    event: choice(
      'PassengerEvent',
      passengerEvents,
      'An event that affects a passenger, or an action that it attempts.',
    ).check(z.describe('The event, or the action that the passenger attempts.')),
  }),
  run: ({ event }) => {
    const { source, ...answer } = passengerRules[event];
    return ok({ event, ...answer, source: sourceAnswer(source) });
  },
});
