import type { Fault } from '../../app/kernel/faults';
import {
  type Answer,
  type AnyUseCase,
  callAny,
  checkInput,
  invalidInput,
  isReplay,
  mapAnswer,
} from '../../app/kernel/use-case';
import { createWorkBudget } from '../../app/kernel/work-budget';
import { type InputPlan, decodeInput, inputPlan } from '../http/decode-input';
import { type EdgeRow, type HandlerParts, type Respond, createEdge } from '../http/edge';
import type { EdgeRequest } from '../http/edge-request';
import type { GatewayEvent } from '../http/gateway-event';
import { type OutputReply, problemReply } from '../http/reply';
import type { LoadableRoute, OperationRoute } from '../http/route';

/** The REST rows of one function: its rows of the route table, and the dependencies of the operations. */
export interface RestRowsParts<Context> extends Pick<HandlerParts<Context>, 'context'> {
  readonly rows: readonly LoadableRoute<Context>[];
}

/** The faults of the address and those of the schema, in one answer. */
const refuseAll = async <Context>(
  { input, prepare }: AnyUseCase<Context>,
  raw: unknown,
  faults: readonly Fault[],
): Promise<Answer<never>> => {
  await prepare?.(raw);
  const checked = checkInput(input, raw);
  const others = !checked.ok && checked.error.code === 'INVALID_INPUT' ? checked.error.faults : [];
  return invalidInput([...faults, ...others]);
};

interface Asked<Context> {
  readonly plan: InputPlan;
  /** Adds the global ids to an answer, where its type holds things that have one. */
  readonly withIds: ((input: unknown, answer: unknown) => unknown) | undefined;
  readonly useCase: AnyUseCase<Context>;
}

/** The table of the types with global ids is loaded with the first answer that holds one. */
const idsOf = async (type: string): Promise<Asked<unknown>['withIds']> => {
  const { withNodeIds } = await import('../../app/kernel/nodes/with-node-ids');
  return (input, answer) => withNodeIds({ type, input, audience: 'REST' }, answer);
};

const ready = async <Context>(route: LoadableRoute<Context>): Promise<Asked<Context>> => ({
  plan: inputPlan(route),
  withIds: route.answers === undefined ? undefined : await idsOf(route.answers),
  useCase: await route.load(),
});

const ask = async <Context>(
  { plan, useCase, withIds }: Asked<Context>,
  request: EdgeRequest,
  context: (event: GatewayEvent) => Context,
): Promise<Answer<unknown>> => {
  const decoded = decodeInput(request, plan);
  if (!decoded.ok) return decoded;
  const { raw, faults } = decoded.value;
  if (faults.length > 0) return refuseAll(useCase, raw, faults);
  const answer = await callAny(useCase, raw, { ...context(request.event), work: createWorkBudget() });
  return withIds === undefined ? answer : mapAnswer(answer, (value) => withIds(raw, value));
};

/** The text for `{league.id}` in the address of a new record: from the answer, or else from the path. */
const located = (
  template: string,
  answer: unknown,
  parameters: Readonly<Record<string, string | undefined>>,
): string =>
  template.replaceAll(/\{([\w.]+)\}/g, (_, name: string) => {
    const found = name
      .split('.')
      .reduce<unknown>((whole, part) => (whole as Readonly<Record<string, unknown>> | null)?.[part], answer);
    const text = typeof found === 'string' || typeof found === 'number' ? String(found) : parameters[name];
    return encodeURIComponent(text ?? '');
  });

/** An output of the route as a reply. */
export const outputReply = (route: OperationRoute, value: unknown): OutputReply => ({
  kind: 'OUTPUT',
  value,
  status: route.success,
  cache: route.cache,
  showsMoreThanVersion: route.showsMoreThanVersion,
  deprecated: route.deprecated,
});

/** The REST rows of one Lambda function; the plan and the code of each are made ready with the first request to it. */
export const restRows = <Context>({ rows, context }: RestRowsParts<Context>): readonly EdgeRow[] =>
  rows.map((route) => {
    let asked: Asked<Context> | undefined;
    return {
      method: route.method,
      path: route.path,
      bodyLimitBytes: route.bodyLimitBytes,
      answer: async (request) => {
        asked ??= await ready(route);
        const answer = await ask(asked, request, context);
        if (!answer.ok) return problemReply(answer.error);
        const reply = outputReply(route, answer.value);
        if (route.location === undefined && !isReplay(answer)) return reply;
        return {
          ...reply,
          location: route.location && located(route.location, answer.value, request.parameters),
          isReplay: isReplay(answer),
        };
      },
    };
  });

/** The REST handler of one Lambda function. */
export const createRestHandler = <Context>({
  log,
  unitsSoFar,
  elsewhere,
  ...parts
}: RestRowsParts<Context> & HandlerParts<Context>): Respond =>
  createEdge(restRows(parts), { log, unitsSoFar, elsewhere });
