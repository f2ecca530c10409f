import { runPublishing } from '../src/compose-publish';

/** Runs each hour: compares the bulk data of public tournaments with the tournaments, and renews what has changed. */
export const handler = async (_event: unknown, context: { readonly awsRequestId: string }) =>
  runPublishing(context.awsRequestId);
