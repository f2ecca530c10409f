import type { ReadersRun } from '../src/app/tournaments/public-projection/refresh-projection';
import { runReaders } from '../src/compose-readers';
import { type StreamEvent, writtenKeys } from '../src/infrastructure/aws/table-stream';

/** What a change of a tournament wakes, and a schedule each minute: makes what readers of public tournaments are given. */
export const handler = async (
  event: StreamEvent,
  context: { readonly awsRequestId: string },
): Promise<ReadersRun> => runReaders(writtenKeys(event), context.awsRequestId);
