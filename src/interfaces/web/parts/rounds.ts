import type { Round, Tournament } from '../../../app/kernel/generated/answers';
import type { StoredContext } from '../../../app/kernel/store/context';
import { type Answer, call } from '../../../app/kernel/use-case';
import { round } from '../../../app/tournaments/rounds/round';
import type { Page, PageRequest } from '../reply';
import { pageOfEvent } from './event';

/** The current round: the last one drawn; null before the first. */
export const askCurrentRound = async (
  { id, roundsDrawn }: Tournament,
  context: StoredContext,
): Promise<Answer<Round> | null> => {
  const current = roundsDrawn.at(-1);
  return current ? call(round, { tournament: id, round: current.number }, context) : null;
};

export interface EventRound {
  readonly event: Tournament;
  readonly round: Round;
}

/** The page of the round that the address names. */
export const pageOfRound = (
  reply: (asked: EventRound, request: PageRequest, context: StoredContext) => Awaited<ReturnType<Page>>,
): Page =>
  pageOfEvent(async (event, request, context) => {
    const asked = { tournament: event.id, round: Number(request.parameters['round']) };
    const drawn = await call(round, asked, context);
    return drawn.ok ? reply({ event, round: drawn.value }, request, context) : drawn;
  });
