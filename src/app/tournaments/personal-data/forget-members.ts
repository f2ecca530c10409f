import { forgetFormerMembers } from '../../channels/members';
import type { StoredContext } from '../../kernel/store/context';
import type { Answer } from '../../kernel/use-case';
import { readTournament } from '../store/read-tournament';

/** The answer to a change that took links back, once no Discord server knows a member any more who is no entrant now. */
export const afterForgettingMembers = async <Output>(
  answer: Answer<Output>,
  tournament: string,
  context: StoredContext,
): Promise<Answer<Output>> => {
  if (!answer.ok) return answer;
  const found = await readTournament(context.store, tournament);
  if (!found.ok) return found;
  const forgotten = await forgetFormerMembers(found.value, context);
  return forgotten.ok ? answer : forgotten;
};
