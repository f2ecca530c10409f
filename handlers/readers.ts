import { runReaders } from '../src/compose-readers';
import { type StreamEvent, writtenKeys } from '../src/infrastructure/aws/table-stream';

/** Runs at each change of a tournament and each minute: makes the copies that readers of public tournaments get. */
export const handler = async (event: StreamEvent, context: { readonly awsRequestId: string }) =>
  runReaders(writtenKeys(event), context.awsRequestId);
