import type { Tournament } from '../../domain/tournaments/event/tournament';
import { wholeNumber, withDefault } from '../kernel/input';
import type { StoredContext } from '../kernel/store/context';
import { type Answer, ok } from '../kernel/use-case';
import { type Entry, MOST_ENTRIES } from './people';

/** Items of a tournament that are read and counted in a millisecond. */
const ITEMS_A_UNIT = 15;
/** A large event takes some 350 units: another one is begun only with so much left. */
const ENOUGH = 100;

/** Takes what a tournament costs by its size out of the request's budget, as far as that goes. */
export const chargeEvent = ({ entrants, rounds }: Tournament, { work }: StoredContext): void => {
  const items = rounds.reduce((sum, { results }) => sum + 1 + results.size, entrants.length);
  work?.spend(Math.min(items / ITEMS_A_UNIT, work.left()));
};

export const fromEntry = withDefault(
  wholeNumber(0, MOST_ENTRIES, 'The first entry to answer, counted from 0: the `next` of the answer before.'),
  0,
);

/** Entries in order from one on, for as long as the request's budget lasts; `next` is the first that was left out. */
export const entriesInBudget = async <Shown>(
  entries: readonly Entry[],
  { from, context }: { readonly from: number; readonly context: StoredContext },
  show: (entry: Entry) => Promise<Answer<Shown>>,
): Promise<Answer<{ readonly shown: readonly Shown[]; readonly next: number | null }>> => {
  const shown: Shown[] = [];
  for (const [index, entry] of entries.entries()) {
    if (index < from) continue;
    if (index > from && context.work && context.work.left() < ENOUGH) return ok({ shown, next: index });
    const answer = await show(entry);
    if (!answer.ok) return answer;
    shown.push(answer.value);
  }
  return ok({ shown, next: null });
};
