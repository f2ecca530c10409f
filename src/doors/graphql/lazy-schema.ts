import type { GraphQLNamedType, GraphQLObjectType } from 'graphql';
import { GraphQLSchema } from 'graphql';

/** What a schema is made of. */
export interface SchemaParts {
  readonly description?: string;
  readonly query: GraphQLObjectType;
  readonly mutation?: GraphQLObjectType;
  /** Every type there is but those of GraphQL itself. None implements an interface. */
  readonly types: readonly GraphQLNamedType[];
}

/** How graphql-js 16 keeps a schema inside. */
interface Inside {
  _queryType: GraphQLObjectType;
  _mutationType: GraphQLObjectType | undefined;
  readonly _typeMap: Record<string, GraphQLNamedType>;
}

/**
 * The schema of these types, whose fields are made when first asked for. graphql-js walks through every field of every type
 * to find the types; they are known here, and the walk is a fifth of a cold start. Tests hold the schema against the one
 * that graphql-js builds of schema.graphql.
 */
export const lazySchema = ({ description, query, mutation, types }: SchemaParts): GraphQLSchema => {
  const schema = new GraphQLSchema({ description: description ?? null, assumeValid: true });
  const inside = schema as unknown as Inside;
  inside._queryType = query;
  inside._mutationType = mutation;
  for (const type of types) inside._typeMap[type.name] = type;
  return schema;
};
