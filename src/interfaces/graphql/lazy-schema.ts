import {
  type ConstDirectiveNode,
  type FieldDefinitionNode,
  type GraphQLField,
  type GraphQLFieldMap,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type InputValueDefinitionNode,
  type ObjectTypeDefinitionNode,
  type TypeDefinitionNode,
  type TypeNode,
  getDirectiveValues,
  GraphQLDeprecatedDirective,
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLInterfaceType,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLSchema,
  GraphQLSpecifiedByDirective,
  GraphQLUnionType,
  introspectionTypes,
  Kind,
  parse,
  specifiedDirectives,
  specifiedScalarTypes,
  typeFromAST,
  valueFromAST,
} from 'graphql';

type Texts = Readonly<Record<string, string>>;

/** A schema as SDL in pieces, none of which has descriptions. */
export interface SchemaParts {
  readonly description: string | null;
  /** The definition of each field of the root types. */
  readonly roots: { readonly Query: Texts; readonly Mutation: Texts };
  /** The definition of each other type but those of GraphQL itself. */
  readonly types: Texts;
  /** The types that implement each interface. */
  readonly implementations: Readonly<Record<string, readonly string[]>>;
}

/** Says how a field of an object type is answered. */
export type CompleteField = (type: string, field: GraphQLField<unknown, never>) => void;

/** How graphql-js 16 keeps a schema inside. */
interface Inside {
  _queryType: GraphQLObjectType;
  _mutationType: GraphQLObjectType;
  _typeMap: Record<string, GraphQLNamedType>;
  _implementationsMap: Readonly<Record<string, { readonly objects: unknown; readonly interfaces: [] }>>;
}

/** A schema that has no types yet. Its constructor would make those of introspection and walk through them: a millisecond of a cold start. */
const bareSchema = (description: string | null): GraphQLSchema =>
  Object.assign(Object.create(GraphQLSchema.prototype) as GraphQLSchema, {
    __validationErrors: [],
    description,
    extensions: Object.create(null) as object,
    extensionASTNodes: [],
    _directives: specifiedDirectives,
    _subTypeMap: Object.create(null) as object,
  });

/** Anything that has a description. */
interface Described {
  description: string | null | undefined;
}

/** Makes each value from its text when it is first asked for. The names are there from the beginning, in their order. */
const lazily = <T extends object>(texts: Texts, make: (name: string, text: string) => T): Record<string, T> =>
  new Proxy(Object.assign(Object.create(null), texts) as Record<string, T | string>, {
    get: (made, name: string) => {
      const found = made[name];
      return typeof found === 'string' ? (made[name] = make(name, found)) : found;
    },
  }) as Record<string, T>;

const definitionIn = (text: string): TypeDefinitionNode =>
  parse(text, { noLocation: true }).definitions[0] as TypeDefinitionNode;

const deprecation = (node: { readonly directives?: readonly ConstDirectiveNode[] }) => ({
  deprecationReason: getDirectiveValues(GraphQLDeprecatedDirective, node)?.['reason'] as string | undefined,
});

/** Configurations of graphql-js for the fields and arguments that the nodes declare. */
const createConfigs = (schema: GraphQLSchema) => {
  const typeOf = <T>(node: TypeNode): T => typeFromAST(schema, node as never) as T;
  const inputs = (nodes: readonly InputValueDefinitionNode[] = []) =>
    Object.fromEntries(
      nodes.map((node) => {
        const type = typeOf<GraphQLInputType>(node.type);
        const defaultValue = node.defaultValue && valueFromAST(node.defaultValue, type);
        return [node.name.value, { type, defaultValue, ...deprecation(node) }];
      }),
    );
  const fields = (nodes: readonly FieldDefinitionNode[] = []) =>
    Object.fromEntries(
      nodes.map((node) => [
        node.name.value,
        { type: typeOf<GraphQLOutputType>(node.type), args: inputs(node.arguments), ...deprecation(node) },
      ]),
    );
  const named = <T>(nodes: readonly TypeNode[] = []): T[] => nodes.map((node) => typeOf<T>(node));
  return { inputs, fields, named };
};

type Configs = ReturnType<typeof createConfigs>;

const typeOf = (node: TypeDefinitionNode, { inputs, fields, named }: Configs): GraphQLNamedType => {
  const name = node.name.value;
  switch (node.kind) {
    case Kind.OBJECT_TYPE_DEFINITION:
    case Kind.INTERFACE_TYPE_DEFINITION: {
      const interfaces = () => named<GraphQLInterfaceType>(node.interfaces);
      const config = { name, interfaces, fields: () => fields(node.fields) };
      return node.kind === Kind.OBJECT_TYPE_DEFINITION
        ? new GraphQLObjectType(config)
        : new GraphQLInterfaceType(config);
    }
    case Kind.INPUT_OBJECT_TYPE_DEFINITION:
      return new GraphQLInputObjectType({
        name,
        isOneOf: node.directives?.some((directive) => directive.name.value === 'oneOf') ?? false,
        fields: () => inputs(node.fields),
      });
    case Kind.ENUM_TYPE_DEFINITION:
      return new GraphQLEnumType({
        name,
        values: Object.fromEntries(
          (node.values ?? []).map((value) => [value.name.value, deprecation(value)]),
        ),
      });
    case Kind.UNION_TYPE_DEFINITION:
      return new GraphQLUnionType({ name, types: () => named<GraphQLObjectType>(node.types) });
    case Kind.SCALAR_TYPE_DEFINITION: {
      const url = getDirectiveValues(GraphQLSpecifiedByDirective, node)?.['url'] as string | undefined;
      return new GraphQLScalarType({ name, specifiedByURL: url });
    }
  }
};

/** Gives descriptions to what is made so far, and from then on to what is made. */
const createDescriptions = () => {
  let all: Texts | undefined;
  const waiting: (readonly [path: string, part: Described])[] = [];
  const describe = (path: string, part: object): void => {
    if (all === undefined) waiting.push([path, part as Described]);
    else (part as Described).description = all[path];
  };
  return {
    describe,
    describeField: (
      path: string,
      field: object & { readonly args?: readonly { readonly name: string }[] },
    ) => {
      describe(path, field);
      for (const arg of field.args ?? []) describe(`${path}(${arg.name})`, arg);
    },
    set: (texts: Texts): void => {
      all = texts;
      for (const [path, part] of waiting.splice(0)) part.description = texts[path];
    },
  };
};

type Descriptions = ReturnType<typeof createDescriptions>;

/** Does something with the fields of a type when they are first asked for. */
const onFirstFields = (
  type: GraphQLObjectType | GraphQLInterfaceType | GraphQLInputObjectType,
  finish: (name: string, field: GraphQLField<unknown, never>) => void,
): void => {
  const bare = type.getFields.bind(type) as () => GraphQLFieldMap<unknown, never>;
  let fields: GraphQLFieldMap<unknown, never> | undefined;
  type.getFields = () => {
    if (fields !== undefined) return fields as never;
    fields = bare();
    for (const field of Object.values(fields)) finish(field.name, field);
    return fields as never;
  };
};

const watched = (type: GraphQLNamedType, descriptions: Descriptions, complete: CompleteField) => {
  descriptions.describe(type.name, type);
  if (type instanceof GraphQLEnumType)
    for (const value of type.getValues()) descriptions.describe(`${type.name}.${value.name}`, value);
  if ('getFields' in type)
    onFirstFields(type, (name, field) => {
      descriptions.describeField(`${type.name}.${name}`, field);
      if (type instanceof GraphQLObjectType) complete(type.name, field);
    });
  return type;
};

/**
 * The schema of these parts, of which each type and each field of a root is made when it is first asked for: a document asks for few of
 * them. graphql-js would walk through every field of every type. Tests hold the schema against the one that it builds of schema.graphql.
 * @returns the schema, and how it gets its descriptions, which introspection alone reads.
 */
export const lazySchema = (
  { description, roots, types, implementations }: SchemaParts,
  complete: CompleteField,
): { readonly schema: GraphQLSchema; readonly describe: (texts: Texts) => void } => {
  const schema = bareSchema(description);
  const inside = schema as unknown as Inside;
  const configs = createConfigs(schema);
  const descriptions = createDescriptions();
  const rootType = (root: 'Query' | 'Mutation'): GraphQLObjectType => {
    const type = new GraphQLObjectType({ name: root, fields: {} });
    const fields = lazily(roots[root], (name, text) => {
      const { fields: nodes } = definitionIn(`type ${root}{${text}}`) as ObjectTypeDefinitionNode;
      const field = new GraphQLObjectType({ name: root, fields: configs.fields(nodes) }).getFields()[name];
      descriptions.describeField(`${root}.${name}`, field as object);
      complete(root, field as GraphQLField<unknown, never>);
      return field as GraphQLField<unknown, unknown>;
    });
    type.getFields = () => fields;
    descriptions.describe(root, type);
    return type;
  };
  const own = lazily(types, (_, text) =>
    watched(typeOf(definitionIn(text), configs), descriptions, complete),
  );
  inside._queryType = own['Query'] = rootType('Query');
  inside._mutationType = own['Mutation'] = rootType('Mutation');
  for (const type of [...specifiedScalarTypes, ...introspectionTypes]) own[type.name] = type;
  inside._typeMap = own;
  inside._implementationsMap = Object.fromEntries(
    Object.entries(implementations).map(([name, objects]) => [
      name,
      { get objects() { return objects.map((one) => own[one]); }, interfaces: [] }, // prettier-ignore
    ]),
  );
  return { schema, describe: descriptions.set };
};
