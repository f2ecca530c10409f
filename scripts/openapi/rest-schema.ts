import { buildSchema } from 'graphql';
import { restSchema } from './generated/rest-schema';

/** The answers of REST by their GraphQL type names. */
export const schema = buildSchema(restSchema);
