import type { Tournament } from '../../../domain/tournaments/event/tournament';
import type { WorkBudget } from '../../kernel/work-budget';
import { type Answer, spend } from '../../kernel/use-case';

/** Units of work for each entrant in each round: its game, its line, its table, and the projection made of them. */
const UNITS_A_PART = 0.014;

/** The units of work that a whole event is, to read it or to make its projection again. */
const eventWork = ({ entrants, rounds }: Pick<Tournament, 'entrants' | 'rounds'>): number =>
  UNITS_A_PART * rounds.length * (1 + entrants.length);

/**
 * Takes the work that an event is, so many times over and at most so much, out of the request's budget. An event has to be read before
 * its price is known: one that cannot be paid takes what its reading was, so that a request does not read on and on.
 */
export const spendEvent = (
  event: Pick<Tournament, 'entrants' | 'rounds'>,
  { times, most = Infinity }: { readonly times: number; readonly most?: number },
  context: { readonly work?: WorkBudget },
): Answer<true> => {
  const paid = spend(context, Math.min(times * eventWork(event), most));
  if (!paid.ok) context.work?.spend(Math.min(eventWork(event), context.work.left()));
  return paid;
};
