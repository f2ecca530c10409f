import type { ErrorCode } from '../../app/errors';
import type { Log } from '../../app/ports';
import type { GatewayEvent } from '../http/gateway-event';
import { pathWithoutStage } from '../http/gateway-event';
import type { Handle, Handled, Respond } from '../http/guard';
import { guarded as guardedBy } from '../http/guard';
import type { UnitsSoFar } from '../http/request-meter';
import { problem } from './problem';

const afterCrash = (event: GatewayEvent): Handled => {
  const { requestId } = event.requestContext;
  const response = problem({ code: 'INTERNAL', requestId }, { instance: pathWithoutStage(event), requestId });
  return { outcome: 'INTERNAL', response };
};

/** Stands around a handler of REST: a crash is a problem without inner words. */
export const guarded = (
  handle: Handle<ErrorCode | 'OK'>,
  log: Log | undefined,
  unitsSoFar?: UnitsSoFar,
): Respond => guardedBy(handle, { afterCrash, log, unitsSoFar });
