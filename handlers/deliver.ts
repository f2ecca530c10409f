import { runDeliveries } from '../src/compose-webhooks';
import { type StreamEvent, writtenKeys } from '../src/infrastructure/aws/table-stream';

/**
 * Runs at each change of a tournament and each minute: sends what is due to webhooks. The messages stand in the outbox, so the keys
 * of a change say no more than that there may be something.
 */
export const handler = async (event: StreamEvent, context: { readonly awsRequestId: string }) =>
  runDeliveries(context.awsRequestId, writtenKeys(event).length > 0);
