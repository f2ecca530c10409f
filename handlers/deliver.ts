import type { DeliveryRun } from '../src/app/webhooks/deliver';
import { runDeliveries } from '../src/compose-webhooks';

/** What a schedule calls, each minute: webhooks are told what there is to tell. */
export const handler = async (
  _event: unknown,
  context: { readonly awsRequestId: string },
): Promise<DeliveryRun> => runDeliveries(context.awsRequestId);
