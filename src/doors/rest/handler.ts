import type { AppError } from '../../app/errors';
import type { Log } from '../../app/ports';
import type { Answer, AnyUseCase, UseCases } from '../../app/use-case';
import { callAny, checkInput, invalidInput } from '../../app/use-case';
import type { Fault } from '../../app/faults';
import type { InputPlan } from './decode-input';
import { decodeInput, inputPlan } from './decode-input';
import type { GatewayEvent, GatewayResponse } from '../http/gateway-event';
import { pathWithoutStage } from '../http/gateway-event';
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
  readonly isHead: boolean;
}

type Respond = (event: GatewayEvent) => GatewayResponse | Promise<GatewayResponse>;

const compile = <Context>(
  functionName: FunctionName,
  useCases: UseCases<string, Context>,
): ReadonlyMap<string, CompiledRoute<Context>> => {
  const compiled = new Map<string, CompiledRoute<Context>>();
  const rows: readonly OperationRoute[] = operationRoutes;
  for (const route of rows) {
    const useCase = useCases[route.operation];
    if (route.function !== functionName || useCase === undefined) continue;
    const entry = { route, plan: inputPlan(route), useCase, isHead: false };
    compiled.set(`${route.method} ${route.path}`, entry);
    if (route.method === 'GET') compiled.set(`HEAD ${route.path}`, { ...entry, isHead: true });
  }
  return compiled;
};

const withoutBody = ({ body: _body, ...rest }: GatewayResponse): GatewayResponse => rest;

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

const refusal = (event: GatewayEvent, error: AppError): GatewayResponse =>
  problem(error, {
    instance: pathWithoutStage(event),
    requestId: event.requestContext.requestId,
  });

const crashText = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

const outcomeOf = ({ statusCode = 0, body }: GatewayResponse): string => {
  if (statusCode < 400) return 'OK';
  return body === undefined ? String(statusCode) : (JSON.parse(body) as { readonly code: string }).code;
};

/** Wraps a responder: a crash becomes 500 without inner words, and each request one line in the log. */
const guarded = (respond: Respond, log: Log | undefined): Respond => {
  const crash = (event: GatewayEvent, error: unknown): GatewayResponse => {
    const { requestId } = event.requestContext;
    log?.({
      level: 'error',
      requestId,
      route: event.routeKey,
      outcome: 'INTERNAL',
      status: 500,
      durationMs: 0,
      crash: crashText(error),
    });
    return refusal(event, { code: 'INTERNAL', requestId });
  };
  const safely: Respond = (event) => {
    try {
      const response = respond(event);
      return response instanceof Promise ? response.catch((error: unknown) => crash(event, error)) : response;
    } catch (error) {
      return crash(event, error);
    }
  };
  if (log === undefined) return safely;
  return (event) => {
    const startedAt = performance.now();
    const finish = (response: GatewayResponse): GatewayResponse => {
      log({
        level: 'info',
        requestId: event.requestContext.requestId,
        route: event.routeKey,
        outcome: outcomeOf(response),
        status: response.statusCode ?? 200,
        durationMs: Math.round((performance.now() - startedAt) * 1000) / 1000,
      });
      return response;
    };
    const response = safely(event);
    return response instanceof Promise ? response.then(finish) : finish(response);
  };
};

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

  const respond: Respond = (event) => {
    const entry = compiled.get(event.routeKey);
    if (entry === undefined) return answerUnmatched(event);
    const toResponse = (answer: Answer<unknown>): GatewayResponse => {
      const response = answer.ok ? success(entry.route, event, answer.value) : refusal(event, answer.error);
      return entry.isHead ? withoutBody(response) : response;
    };
    const answer = ask(entry, event, parts.context);
    return answer instanceof Promise ? answer.then(toResponse) : toResponse(answer);
  };

  return guarded(respond, parts.log);
};
