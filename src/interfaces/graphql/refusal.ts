import { GraphQLError, type GraphQLErrorOptions } from 'graphql';
import { type AppError, errorFacts, errorText } from '../../app/kernel/errors';

/**
 * A refusal as a GraphQL error: the words REST has as `detail` are the message; `extensions` carry the code, the
 * title, the facts and, for bad input, every fault in `errors`.
 */
export const refusal = (
  error: AppError,
  options: Pick<GraphQLErrorOptions, 'path' | 'nodes'> = {},
): GraphQLError => {
  const { title, detail } = errorText(error);
  return new GraphQLError(detail, {
    ...options,
    extensions: { ...errorFacts(error), code: error.code, title },
  });
};
