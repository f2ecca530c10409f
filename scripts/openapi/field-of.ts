import type { GraphQLField } from 'graphql';
import { schema } from './rest-schema';

/** The field of the schema that asks the same, and whether asking it changes or rolls anything. */
export const fieldOf = (
  operation: string,
): { readonly field: GraphQLField<unknown, unknown>; readonly asksOnly: boolean } | undefined => {
  const query = schema.getQueryType()?.getFields()[operation];
  const field = query ?? schema.getMutationType()?.getFields()[operation];
  return field && { field, asksOnly: query !== undefined };
};
