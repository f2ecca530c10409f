import {
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  GraphQLSchema,
} from 'graphql';

/** The types that implement an interface. */
interface Implementations {
  readonly objects: readonly GraphQLObjectType[];
  readonly interfaces: readonly GraphQLInterfaceType[];
}

export interface SchemaParts {
  readonly description?: string;
  readonly query: GraphQLObjectType;
  readonly mutation?: GraphQLObjectType;
  /** Every type there is but those of GraphQL itself. */
  readonly types: readonly GraphQLNamedType[];
  /** By the name of each interface. */
  readonly implementations: Readonly<Record<string, Implementations>>;
}

/**
 * The schema of these types, whose fields are made when first asked for. graphql-js walks through every field of every type
 * to find the types; they are known here, and the walk is a fifth of a cold start. Tests hold the schema against the one
 * that graphql-js builds of schema.graphql.
 */
export const lazySchema = ({
  description,
  query,
  mutation,
  types,
  implementations,
}: SchemaParts): GraphQLSchema => {
  const schema = new GraphQLSchema({ description: description ?? null, assumeValid: true });
  const inside = schema as unknown as {
    _queryType: GraphQLObjectType;
    _mutationType: GraphQLObjectType | undefined;
    readonly _typeMap: Record<string, GraphQLNamedType>;
    _implementationsMap: Readonly<Record<string, Implementations>>;
  };
  inside._queryType = query;
  inside._mutationType = mutation;
  inside._implementationsMap = implementations;
  for (const type of types) inside._typeMap[type.name] = type;
  return schema;
};
