import type { AppError } from '../../app/errors';
import type { Log } from '../../app/ports';
import type { Answer, AnyUseCase, UseCases } from '../../app/use-case';
import { callAny, checkInput, invalidInput } from '../../app/use-case';
import type { Fault } from '../../app/faults';
import type { InputPlan } from './decode-input';
import { decodeInput, inputPlan } from './decode-input';
import type { GatewayEvent, GatewayResponse } from '../http/gateway-event';
import { pathWithoutStage } from '../http/gateway-event';
import type { Handled, Respond } from './guard';
import { guarded } from './guard';
import { problem } from './problem';
import type { FunctionName, OperationOf, OperationRoute } from './routes';
import { operationRoutes } from './routes';
import { success } from './success';
import { answerUnmatched } from './unmatched';

/** Refuses, at compile time, a use-case that no route of the function asks for. */
type NoOthers<U, Name extends PropertyKey> = { readonly [K in Exclude<keyof U, Name>]: never };

/** What the REST handler of one function is made of. */
export interface RestHandlerParts<F extends FunctionName, Context, U> {
  /** Which function this is: its routes are the table's rows of that name. */
  readonly function: F;
  /** Exactly one use-case for each operation of those rows. */
  readonly useCases: U & NoOthers<U, OperationOf<F>>;
  /** What the use-cases may use, for one request (a token comes out of its headers). */
  readonly context: (event: GatewayEvent) => Context;
  /** Where the lines go; without it nothing is timed or logged. */
  readonly log?: Log | undefined;
}

interface CompiledRoute<Context> {
  readonly route: OperationRoute;
  readonly plan: InputPlan;
  readonly useCase: AnyUseCase<Context>;
}

const compile = <Context>(
  functionName: FunctionName,
  useCases: UseCases<string, Context>,
): ReadonlyMap<string, CompiledRoute<Context>> => {
  const compiled = new Map<string, CompiledRoute<Context>>();
  const rows: readonly OperationRoute[] = operationRoutes;
  for (const route of rows) {
    const useCase = useCases[route.operation];
    if (route.function !== functionName || useCase === undefined) continue;
    const entry = { route, plan: inputPlan(route), useCase };
    compiled.set(`${route.method} ${route.path}`, entry);
    if (route.method === 'GET') compiled.set(`HEAD ${route.path}`, entry);
  }
  return compiled;
};

/** The faults of the address and those of the schema, in one answer. */
const refuseAll = <Context>({ input }: AnyUseCase<Context>, raw: unknown, faults: readonly Fault[]) => {
  const checked = checkInput(input, raw);
  const others = !checked.ok && checked.error.code === 'INVALID_INPUT' ? checked.error.faults : [];
  return invalidInput([...faults, ...others]);
};

const ask = <Context>(
  { plan, useCase }: CompiledRoute<Context>,
  event: GatewayEvent,
  context: RestHandlerParts<FunctionName, Context, unknown>['context'],
): Answer<unknown> | Promise<Answer<unknown>> => {
  const decoded = decodeInput(event, plan);
  if (!decoded.ok) return decoded;
  const { raw, faults } = decoded.value;
  return faults.length > 0 ? refuseAll(useCase, raw, faults) : callAny(useCase, raw, context(event));
};

const withoutBody = ({ body: _body, isBase64Encoded: _packed, ...rest }: GatewayResponse): GatewayResponse =>
  rest;

const refusal = (event: GatewayEvent, error: AppError): Handled => ({
  outcome: error.code,
  response: problem(error, {
    instance: pathWithoutStage(event),
    requestId: event.requestContext.requestId,
  }),
});

const forMethod = (event: GatewayEvent, handled: Handled): Handled =>
  event.requestContext.http.method === 'HEAD'
    ? { ...handled, response: withoutBody(handled.response) }
    : handled;

/**
 * The REST handler of one Lambda function: event in, response out. It answers at once where the use-case does, and
 * with a promise where the use-case waits for something. What is not among its routes is answered 404 or 405.
 */
export const createRestHandler = <
  F extends FunctionName,
  Context,
  U extends UseCases<OperationOf<F>, Context>,
>(
  parts: RestHandlerParts<F, Context, U>,
): Respond => {
  const compiled = compile<Context>(parts.function, parts.useCases as UseCases<string, Context>);

  const handle = (event: GatewayEvent): Handled | Promise<Handled> => {
    const entry = compiled.get(event.routeKey);
    if (entry === undefined) {
      const unmatched = answerUnmatched(event);
      return forMethod(
        event,
        unmatched.ok ? { outcome: 'OK', response: unmatched.value } : refusal(event, unmatched.error),
      );
    }
    const encode = (answer: Answer<unknown>): Handled =>
      forMethod(
        event,
        answer.ok
          ? { outcome: 'OK', response: success(entry.route, event, answer.value) }
          : refusal(event, answer.error),
      );
    const answer = ask(entry, event, parts.context);
    return answer instanceof Promise ? answer.then(encode) : encode(answer);
  };

  return guarded(handle, parts.log);
};
