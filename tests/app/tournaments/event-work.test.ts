import { createWorkBudget } from '../../../src/app/kernel/work-budget';
import { spendEvent } from '../../../src/app/tournaments/store/event-work';
import type { Tournament } from '../../../src/domain/tournaments/event/tournament';

/** An event of so many: only their numbers count. */
const eventOf = (entrants: number, rounds: number) =>
  ({
    entrants: Array.from({ length: entrants }),
    rounds: Array.from({ length: rounds }),
  }) as unknown as Tournament;

const change = { times: 2, most: 250 };

it('takes for a change of a large event what two of them are, and for one that cannot be paid its reading', () => {
  const context = { work: createWorkBudget(500) };
  const event = eventOf(999, 6);
  const answers = Array.from({ length: 5 }, () => {
    const { ok } = spendEvent(event, change, context);
    return [ok, Math.round(context.work.left())];
  });
  expect(answers).toEqual([
    [true, 332],
    [true, 164],
    [false, 80],
    [false, 0],
    [false, 0],
  ]);
});

it('takes half of a request at most, so that one change of the largest event is always made', () => {
  const context = { work: createWorkBudget(500) };
  expect(spendEvent(eventOf(2_000, 20), change, context)).toEqual({ ok: true, value: true });
  expect(context.work.left()).toBe(250);
});
