import { type Answer, mapAnswer } from '../../app/kernel/answer';
import type { Fault } from '../../app/kernel/faults';
import { type AnyUseCase, callAny, checkInput, inputFaults, invalidInput } from '../../app/kernel/use-case';
import type { DecodedInput } from '../http/decode-input';
import type { LoadableRoute } from '../http/route';

/** The faults of the address and those of the schema, in one answer. */
const refuseAll = async <Context>(
  { input, prepare }: AnyUseCase<Context>,
  raw: unknown,
  faults: readonly Fault[],
): Promise<Answer<never>> => {
  await prepare?.(raw);
  const checked = checkInput(input, raw);
  const others = inputFaults(checked);
  return invalidInput([...faults, ...others]);
};

/** Answers a decoded request by its operation. */
export type Ask<Context> = (decoded: DecodedInput, context: Context) => Promise<Answer<unknown>>;

/** Adds the global ids to an answer, where its type holds things that have one: their table is loaded with the first of these. */
const idsOf = async (type: string): Promise<(input: unknown, answer: unknown) => unknown> => {
  const { withNodeIds } = await import('../../app/kernel/nodes/with-node-ids');
  return (input, answer) => withNodeIds({ type, input, audience: 'REST' }, answer);
};

/** Loads the operation of a route. */
export const loadOperation = async <Context>({
  load,
  answers,
}: LoadableRoute<Context>): Promise<Ask<Context>> => {
  const useCase = await load();
  const withIds = answers === undefined ? undefined : await idsOf(answers);
  return async ({ raw, faults }, context) => {
    if (faults.length > 0) return refuseAll(useCase, raw, faults);
    const answer = await callAny(useCase, raw, context);
    return withIds === undefined ? answer : mapAnswer(answer, (value) => withIds(raw, value));
  };
};
