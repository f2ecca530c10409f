import { type Answer, isReplay } from '../../app/kernel/answer';
import { answerAtHand } from '../../app/kernel/plain-input';
import { createWorkBudget } from '../../app/kernel/work-budget';
import { type InputPlan, decodeInput, inputPlan } from '../http/decode-input';
import { type EdgeRow, type HandlerParts, type Respond, createEdge } from '../http/edge';
import type { EdgeRequest } from '../http/edge-request';
import type { GatewayEvent } from '../http/gateway-event';
import { type OutputReply, problemReply } from '../http/reply';
import type { LoadableRoute, OperationRoute } from '../http/route';
import type { Ask } from './ask';

/** The REST rows of one function: its rows of the route table, and the dependencies of the operations. */
export interface RestRowsParts<Context> extends Pick<HandlerParts<Context>, 'context'> {
  readonly rows: readonly LoadableRoute<Context>[];
}

/** Asks the operation of a route; its plan and its code are made ready with the first request to it. */
const createAsk = <Context>(
  route: LoadableRoute<Context>,
  context: (event: GatewayEvent) => Context,
): ((request: EdgeRequest) => Promise<Answer<unknown>>) => {
  const atOnce = route.atHand && answerAtHand(route.atHand);
  let plan: InputPlan | undefined;
  let ask: Ask<Context> | undefined;
  return async (request) => {
    const decoded = decodeInput(request, (plan ??= inputPlan(route)));
    if (!decoded.ok) return decoded;
    const whole = { ...context(request.event), work: createWorkBudget() };
    const { raw, faults } = decoded.value;
    const answer = faults.length > 0 ? undefined : atOnce?.(raw as object, whole);
    if (answer !== undefined) return answer;
    ask ??= await (await import('./ask')).loadOperation(route);
    return ask(decoded.value, whole);
  };
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

const JSON_ONLY = ['application/json'];
const JSON_OR_CSV = [...JSON_ONLY, 'text/csv'];

/** These answers are tables for spreadsheets too. */
const typesOf = ({ path }: OperationRoute): readonly string[] =>
  /\/(?:sheet|army-desk|win-rates)$/.test(path) ? JSON_OR_CSV : JSON_ONLY;

/** The REST rows of one Lambda function. */
export const restRows = <Context>({ rows, context }: RestRowsParts<Context>): readonly EdgeRow[] =>
  rows.map((route) => {
    const ask = createAsk(route, context);
    return {
      method: route.method,
      path: route.path,
      bodyLimitBytes: route.bodyLimitBytes,
      types: typesOf(route),
      answer: async (request) => {
        const answer = await ask(request);
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
