import type { ErrorCode } from '../../app/errors';
import type { Log, LogEntry } from '../../app/ports';
import type { GatewayEvent, GatewayResponse } from './gateway-event';
import type { UnitsSoFar } from './request-meter';
import { createRequestMeter } from './request-meter';

/** A response, and in one word how it came out: a code of ours, or OK. */
export interface Handled<Outcome extends string = ErrorCode | 'OK'> {
  readonly outcome: Outcome;
  readonly response: GatewayResponse;
}

/** Answers at once where nothing has to be waited for. */
export type Handle<Outcome extends string> = (
  event: GatewayEvent,
) => Handled<Outcome> | Promise<Handled<Outcome>>;
export type Respond = (event: GatewayEvent) => GatewayResponse | Promise<GatewayResponse>;

/** What broke, for whoever reads the log. */
export const crashText = (crash: unknown): string =>
  crash instanceof Error ? (crash.stack ?? crash.message) : String(crash);

/** The line that a crash leaves in the log, beside that of its request. */
export const crashEntry = (of: Pick<LogEntry, 'requestId' | 'route'>, crash: unknown): LogEntry => ({
  level: 'error',
  ...of,
  outcome: 'INTERNAL',
  status: 500,
  durationMs: 0,
  crash: crashText(crash),
});

/** A crash is told, and answered by the door's own 500, which says nothing of it. */
const caught =
  <Outcome extends string>(
    handle: Handle<Outcome>,
    onCrash: (event: GatewayEvent, crash: unknown) => Handled<Outcome>,
  ): Handle<Outcome> =>
  (event) => {
    try {
      const handled = handle(event);
      return handled instanceof Promise ? handled.catch((crash: unknown) => onCrash(event, crash)) : handled;
    } catch (crash) {
      return onCrash(event, crash);
    }
  };

/** What stands around a handler. */
export interface Guard<Outcome extends string> {
  /** The answer to a request that crashed. */
  readonly afterCrash: (event: GatewayEvent) => Handled<Outcome>;
  readonly log: Log | undefined;
  /** What the table has charged so far, for the log. */
  readonly unitsSoFar?: UnitsSoFar | undefined;
}

/**
 * Stands around a handler: a crash is answered 500 without inner words and logged with the request's id, and each
 * request leaves one line in the log. Without a log nothing is timed.
 */
export const guarded = <Outcome extends string>(
  handle: Handle<Outcome>,
  { afterCrash, log, unitsSoFar }: Guard<Outcome>,
): Respond => {
  if (log === undefined) {
    const quiet = caught(handle, afterCrash);
    return (event) => {
      const handled = quiet(event);
      return handled instanceof Promise ? handled.then(({ response }) => response) : handled.response;
    };
  }
  const meter = createRequestMeter(unitsSoFar);
  const facts = (event: GatewayEvent) => ({
    requestId: event.requestContext.requestId,
    route: event.routeKey,
  });
  const safe = caught(handle, (event, crash) => {
    log(crashEntry(facts(event), crash));
    return afterCrash(event);
  });
  return (event) => {
    const measured = meter();
    const finish = ({ outcome, response }: Handled<Outcome>): GatewayResponse => {
      const status = response.statusCode ?? 200;
      log({ level: 'info', ...facts(event), outcome, status, ...measured() });
      return response;
    };
    const handled = safe(event);
    return handled instanceof Promise ? handled.then(finish) : finish(handled);
  };
};
