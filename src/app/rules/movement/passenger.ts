import * as z from 'zod/mini';
import { passengerEvents } from '../../../domain/rules/movement/passenger';
import { situationRules } from '../../../domain/rules/situations/situations';
import { invariant } from '../../../shared/invariant';
import { namesOf } from '../../../shared/names-of';
import { sourceAnswer } from '../../kernel/answers';
import { choice } from '../../kernel/input';
import { situationOperation } from '../asking/situation-operation';

const notIn2024 = namesOf(passengerEvents).filter(
  (event) => situationRules.MESBG_2024.passengers[event] === undefined,
);

/** The consequence of an event for a passenger, and the chart to roll on next. */
export const passenger = situationOperation({
  name: 'passenger',
  route: 'POST /v1/rules/passenger',
  answers: 'PassengerRule',
  graphql: { kind: 'query' },
  covers: ['A14'],

  fields: {
    event: choice(
      'PassengerEvent',
      passengerEvents,
      'An event that affects a passenger, or an action that it attempts.',
    ).check(z.describe('The event, or the action that the passenger attempts.')),
  },
  limits: { uncovered: [['event', 'this of passengers', ...notIn2024]] },
  answer: ({ event }, { passengers }) => {
    const rule = passengers[event];
    invariant(rule !== undefined, 'an event that the edition does not cover is refused');
    return { event, ...rule, source: sourceAnswer(rule.source) };
  },
});
