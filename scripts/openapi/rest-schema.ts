import { buildSchema } from 'graphql';
import { restSchema } from './generated/rest-schema';

/** What REST answers, by the names that GraphQL has for the types. */
export const schema = buildSchema(restSchema);
