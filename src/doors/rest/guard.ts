import type { ErrorCode } from '../../app/errors';
import type { Log } from '../../app/ports';
import type { GatewayEvent, GatewayResponse } from '../http/gateway-event';
import { pathWithoutStage } from '../http/gateway-event';
import type { UnitsSoFar } from '../http/request-meter';
import { createRequestMeter } from '../http/request-meter';
import { problem } from './problem';

/** A response, and in one word how it came out. */
export interface Handled {
  readonly outcome: ErrorCode | 'OK';
  readonly response: GatewayResponse;
}

/** Answers at once where nothing has to be waited for. */
export type Handle = (event: GatewayEvent) => Handled | Promise<Handled>;
export type Respond = (event: GatewayEvent) => GatewayResponse | Promise<GatewayResponse>;

const crashText = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

const crashed = (event: GatewayEvent): Handled => {
  const { requestId } = event.requestContext;
  const response = problem({ code: 'INTERNAL', requestId }, { instance: pathWithoutStage(event), requestId });
  return { outcome: 'INTERNAL', response };
};

/** A crash becomes 500 without inner words. */
const caught =
  (handle: Handle, tell: (event: GatewayEvent, error: unknown) => void): Handle =>
  (event) => {
    const recover = (error: unknown): Handled => {
      tell(event, error);
      return crashed(event);
    };
    try {
      const handled = handle(event);
      return handled instanceof Promise ? handled.catch(recover) : handled;
    } catch (error) {
      return recover(error);
    }
  };

/**
 * Stands around a handler: a crash is answered 500 without inner words and logged with the request's id, and each
 * request leaves one line in the log. Without a log nothing is timed.
 */
export const guarded = (handle: Handle, log: Log | undefined, unitsSoFar?: UnitsSoFar): Respond => {
  if (log === undefined) {
    const quiet = caught(handle, () => undefined);
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
  const safe = caught(handle, (event, error) =>
    log({
      level: 'error',
      ...facts(event),
      outcome: 'INTERNAL',
      status: 500,
      durationMs: 0,
      crash: crashText(error),
    }),
  );
  return (event) => {
    const measured = meter();
    const finish = ({ outcome, response }: Handled): GatewayResponse => {
      const status = response.statusCode ?? 200;
      log({ level: 'info', ...facts(event), outcome, status, ...measured() });
      return response;
    };
    const handled = safe(event);
    return handled instanceof Promise ? handled.then(finish) : finish(handled);
  };
};
