import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { MOST_POINTS_LIMIT } from '../../../domain/tournaments/limits';
import { ruling } from '../../../shared/source';
import { ok } from '../../../shared/result';
import { eventPlan as planFor } from '../../../domain/tournaments/planner/event-plan';
import { sourceAnswer } from '../../kernel/answers';
import type { EventPlan } from '../../kernel/generated/answers';
import { wholeNumber, withDefault } from '../../kernel/input';

/** How many games an event has time for, how long a round takes and which board it needs. */
export const eventPlan = operation({
  name: 'eventPlan',
  route: 'GET /v1/event-plan',
  function: 'rules',
  answers: 'EventPlan',
  cache: 'reference',
  covers: ['F7'],

  input: z.strictObject({
    points: wholeNumber(1, MOST_POINTS_LIMIT, "Points limit of the event; in doubles the team's total."),
    days: withDefault(wholeNumber(1, 2, 'Days the event lasts.'), 1),
  }),
  run: ({ points, days }) => {
    const { boardFeet, source, ...plan } = planFor(points, days as 1 | 2);
    const [boardWidthFeet, boardDepthFeet] = boardFeet;
    return ok<EventPlan>({
      points,
      days,
      ...plan,
      boardWidthFeet,
      boardDepthFeet,
      source: sourceAnswer(source),
      sources: [source, ...(plan.printed ? [] : [ruling('29')])].map(sourceAnswer),
    });
  },
});
