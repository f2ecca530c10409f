import { descriptions } from '../../src/interfaces/graphql/generated/descriptions';
import { schemaParts } from '../../src/interfaces/graphql/generated/schema-parts';
import { lazySchema } from '../../src/interfaces/graphql/lazy-schema';

const made = lazySchema(schemaParts, () => undefined);
made.describe(descriptions);

/** The GraphQL schema with its descriptions, without resolvers. */
export const { schema } = made;
