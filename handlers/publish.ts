import type { PublishRun } from '../src/app/tournaments/published-files/publish-months';
import { runPublishing } from '../src/compose-publish';

/** What a schedule calls each hour: compares the bulk data of public tournaments with the tournaments, and makes anew what has changed. */
export const handler = async (
  _event: unknown,
  context: { readonly awsRequestId: string },
): Promise<PublishRun> => runPublishing(context.awsRequestId);
