import type { DeliveryRun } from './app/webhooks/deliver';
import { deliverWebhooks } from './app/webhooks/deliver';
import { rulesContext, systemLog } from './compose';
import { storedContext, unitsSoFar } from './compose-store';
import { createRequestMeter } from './doors/http/request-meter';
import { createHttpsSender } from './sender/https-sender';

/** The wiring of what tells webhooks. */

/** A run begins nothing new after this; what it has begun ends within the function's 60 s. */
const LASTS_MS = 40_000;

const parts = {
  ...storedContext({ token: null, idempotencyKey: null, ifMatch: null }),
  nowMs: rulesContext.clock.nowMs,
};
const meter = createRequestMeter(unitsSoFar);

const hasDone = ({ told, untold, delivered, failed }: DeliveryRun): boolean =>
  told + untold + delivered + failed > 0;

/** One run: the outbox emptied, what is due tried. It leaves a line in the log where there was something to do. */
export const runDeliveries = async (requestId: string): Promise<DeliveryRun> => {
  const sender = createHttpsSender({ allowLoopback: parts.allowLoopbackWebhooks ?? false });
  const measured = meter();
  const deliveries = await deliverWebhooks({ ...parts, sender }, LASTS_MS);
  const outcome = deliveries.untold > 0 ? 'UNAVAILABLE' : 'OK';
  if (hasDone(deliveries))
    systemLog?.({
      level: 'info',
      requestId,
      route: 'deliver',
      outcome,
      status: outcome === 'OK' ? 200 : 503,
      deliveries,
      ...measured(),
    });
  return deliveries;
};
