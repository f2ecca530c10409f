import type { AppError } from '../../app/errors';
import type { Log } from '../../app/ports';
import type { Answer, AnyUseCase, UseCases } from '../../app/use-case';
import { callAny, checkInput, invalidInput } from '../../app/use-case';
import type { Fault } from '../../app/faults';
import { invariant } from '../../shared/invariant';
import type { InputPlan } from './decode-input';
import { decodeInput, inputPlan } from './decode-input';
import type { GatewayEvent, GatewayResponse } from '../http/gateway-event';
import { pathWithoutStage } from '../http/gateway-event';
import type { UnitsSoFar } from '../http/request-meter';
import type { Handled, Respond } from '../http/guard';
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
  /** Exactly one use-case for each operation of those rows, or how to load them with the first question. */
  readonly useCases: (U & NoOthers<U, OperationOf<F>>) | (() => Promise<U & NoOthers<U, OperationOf<F>>>);
  /** Of those to be loaded, the ones that are there at once. */
  readonly atHand?: Partial<UseCases<OperationOf<F>, Context>>;
  /** What the use-cases may use, for one request (a token comes out of its headers). */
  readonly context: (event: GatewayEvent) => Context;
  /** Where the lines go; without it nothing is timed or logged. */
  readonly log?: Log | undefined;
  /** What the table has charged so far, for the log. */
  readonly unitsSoFar?: UnitsSoFar;
}

interface CompiledRoute<Context> {
  readonly route: OperationRoute;
  readonly plan: InputPlan;
  readonly useCase: AnyUseCase<Context>;
}

/** The function's rows by route key. */
const rowsOf = (functionName: FunctionName): ReadonlyMap<string, OperationRoute> => {
  const rows: readonly OperationRoute[] = operationRoutes;
  return new Map(
    rows
      .filter((row) => row.function === functionName)
      .flatMap((row) => [
        [`${row.method} ${row.path}`, row] as const,
        ...(row.method === 'GET' ? [[`HEAD ${row.path}`, row] as const] : []),
      ]),
  );
};

/** Finds what answers a route; each is made ready, and its code loaded where need be, with the first request to it. */
const createFinder = <Context>(
  functionName: FunctionName,
  atHand: UseCases<string, Context>,
  load: (() => Promise<UseCases<string, Context>>) | undefined,
) => {
  const rows = rowsOf(functionName);
  const ready = new Map<string, CompiledRoute<Context>>();
  const prepare = (row: OperationRoute, useCase: AnyUseCase<Context> | undefined) => {
    invariant(useCase !== undefined, `nothing answers ${row.operation}`);
    const compiled = { route: row, plan: inputPlan(row), useCase };
    for (const [key, other] of rows) if (other === row) ready.set(key, compiled);
    return compiled;
  };
  return (routeKey: string): CompiledRoute<Context> | Promise<CompiledRoute<Context>> | undefined => {
    const known = ready.get(routeKey);
    if (known !== undefined) return known;
    const row = rows.get(routeKey);
    if (row === undefined) return undefined;
    const useCase = atHand[row.operation];
    return useCase === undefined && load !== undefined
      ? load().then((loaded) => prepare(row, loaded[row.operation]))
      : prepare(row, useCase);
  };
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
  const { useCases, atHand = {} } = parts;
  const find = createFinder<Context>(
    parts.function,
    (typeof useCases === 'function' ? atHand : useCases) as UseCases<string, Context>,
    typeof useCases === 'function' ? (useCases as () => Promise<UseCases<string, Context>>) : undefined,
  );

  const handleUnmatched = (event: GatewayEvent): Handled => {
    const unmatched = answerUnmatched(event);
    return unmatched.ok ? { outcome: 'OK', response: unmatched.value } : refusal(event, unmatched.error);
  };

  const answer = (event: GatewayEvent, entry: CompiledRoute<Context>): Handled | Promise<Handled> => {
    const encode = (given: Answer<unknown>): Handled =>
      forMethod(
        event,
        given.ok
          ? { outcome: 'OK', response: success(entry.route, event, given.value) }
          : refusal(event, given.error),
      );
    const given = ask(entry, event, parts.context);
    return given instanceof Promise ? given.then(encode) : encode(given);
  };

  const handle = (event: GatewayEvent): Handled | Promise<Handled> => {
    const entry = find(event.routeKey);
    if (entry === undefined) return forMethod(event, handleUnmatched(event));
    return entry instanceof Promise ? entry.then((found) => answer(event, found)) : answer(event, entry);
  };

  return guarded(handle, parts.log, parts.unitsSoFar);
};
