import { runPublishing } from '../src/compose-publish';

/** What a schedule calls each hour: compares the bulk data of public tournaments with the tournaments, and makes anew what has changed. */
export const handler = async (_event: unknown, context: { readonly awsRequestId: string }) =>
  runPublishing(context.awsRequestId);
