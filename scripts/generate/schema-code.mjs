// Turns schema.graphql into the TypeScript that builds it, so that a cold start parses no SDL.
import {
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLInterfaceType,
  GraphQLScalarType,
  GraphQLUnionType,
  isIntrospectionType,
  isListType,
  isNonNullType,
  isSpecifiedScalarType,
} from 'graphql';

const text = (value) => JSON.stringify(value);

/** The entries that have something to say, as the inside of an object literal. */
const entries = (pairs) =>
  Object.entries(pairs)
    .filter(([, code]) => code !== undefined)
    .map(([name, code]) => `${name}: ${code}`)
    .join(', ');

const described = ({ name, description }) => ({
  name: text(name),
  description: description ? text(description) : undefined,
});

const typeCode = (type) => {
  if (isNonNullType(type)) return `required(${typeCode(type.ofType)})`;
  if (isListType(type)) return `list(${typeCode(type.ofType)})`;
  return isSpecifiedScalarType(type) ? `GraphQL${type.name}` : type.name;
};

const deprecation = ({ deprecationReason }) => (deprecationReason ? text(deprecationReason) : undefined);

const inputCode = (input) =>
  `{ ${entries({
    type: typeCode(input.type),
    description: input.description ? text(input.description) : undefined,
    defaultValue: input.defaultValue === undefined ? undefined : text(input.defaultValue),
    deprecationReason: deprecation(input),
  })} }`;

const block = (lines) => `{\n${lines.map((line) => `    ${line},\n`).join('')}  }`;

const argumentsCode = (args) =>
  args.length === 0 ? undefined : block(args.map((arg) => `  ${arg.name}: ${inputCode(arg)}`));

const fieldCode = (field) =>
  `${field.name}: { ${entries({
    type: typeCode(field.type),
    description: field.description ? text(field.description) : undefined,
    args: argumentsCode(field.args),
    deprecationReason: deprecation(field),
  })} }`;

const fieldsCode = (type) => `() => (${block(Object.values(type.getFields()).map(fieldCode))})`;

const valueCode = (value) =>
  `${value.name}: { ${entries({
    description: value.description ? text(value.description) : undefined,
    deprecationReason: deprecation(value),
  })} }`;

const interfacesCode = (type) => {
  const names = type.getInterfaces().map(({ name }) => name);
  return names.length === 0 ? undefined : `() => [${names.join(', ')}]`;
};

const configOf = (type) => {
  if (type instanceof GraphQLScalarType)
    return { specifiedByURL: type.specifiedByURL ? text(type.specifiedByURL) : undefined };
  if (type instanceof GraphQLEnumType) return { values: block(type.getValues().map(valueCode)) };
  if (type instanceof GraphQLInputObjectType)
    return {
      isOneOf: type.isOneOf ? 'true' : undefined,
      fields: `() => (${block(Object.values(type.getFields()).map((f) => `${f.name}: ${inputCode(f)}`))})`,
    };
  if (type instanceof GraphQLUnionType)
    return {
      types: `() => [${type
        .getTypes()
        .map(({ name }) => name)
        .join(', ')}]`,
    };
  return { interfaces: interfacesCode(type), fields: fieldsCode(type) };
};

const className = (type) =>
  type instanceof GraphQLScalarType
    ? 'GraphQLScalarType'
    : type instanceof GraphQLEnumType
      ? 'GraphQLEnumType'
      : type instanceof GraphQLInputObjectType
        ? 'GraphQLInputObjectType'
        : type instanceof GraphQLUnionType
          ? 'GraphQLUnionType'
          : type instanceof GraphQLInterfaceType
            ? 'GraphQLInterfaceType'
            : 'GraphQLObjectType';

const DESCRIPTION = /(?<=\bdescription: )"(?:[^"\\]|\\.)*"/g;

/** Descriptions that stand in several places, written once: they are a third of all, and every byte is paid for at a cold start. */
const withSharedTexts = (body) => {
  const all = body.match(DESCRIPTION) ?? [];
  const shared = [...new Set(all.filter((quoted, index) => all.indexOf(quoted) !== index))];
  const names = new Map(shared.map((quoted, index) => [quoted, `text${index + 1}`]));
  const constants = shared.map((quoted) => `const ${names.get(quoted)} = ${quoted};\n`).join('');
  return `${constants}\n${body.replace(DESCRIPTION, (quoted) => names.get(quoted) ?? quoted)}`;
};

/** The TypeScript module whose `schema` is the given schema, without resolvers. */
export const schemaCode = (schema) => {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
  const builtIn = Object.values(schema.getTypeMap()).filter(isSpecifiedScalarType);
  const definitions = types.map(
    (type) =>
      `export const ${type.name}: ${className(type)} = new ${className(type)}({\n  ${entries({ ...described(type), ...configOf(type) })},\n});\n`,
  );
  const implementations = types
    .filter((type) => type instanceof GraphQLInterfaceType)
    .map(({ name }) => {
      const { objects, interfaces } = schema.getImplementations(schema.getType(name));
      const names = (list) => `[${list.map((type) => type.name).join(', ')}]`;
      return `${name}: { objects: ${names(objects)}, interfaces: ${names(interfaces)} }`;
    });
  const body = `${definitions.join('\n')}
/** The whole schema; checked when it was generated. */
export const schema = lazySchema({
  ${entries({
    description: schema.description ? text(schema.description) : undefined,
    query: schema.getQueryType().name,
    mutation: schema.getMutationType()?.name,
    types: `[${[...types, ...builtIn].map((type) => typeCode(type)).join(', ')}]`,
    implementations: `{ ${implementations.join(', ')} }`,
  })},
});
`;
  const used = [...new Set(body.match(/\bGraphQL[A-Z]\w+/g))].filter(
    (name) => !types.some((t) => t.name === name),
  );
  const imports = [...new Set([...used, 'GraphQLList', 'GraphQLNonNull'])].sort();
  return `// Made from schema.graphql by \`npm run generate\`: edit that file.
import type { GraphQLNullableType, GraphQLType } from 'graphql';
import { ${imports.join(', ')} } from 'graphql';
import { lazySchema } from '../lazy-schema';

const list = <T extends GraphQLType>(type: T): GraphQLList<T> => new GraphQLList(type);
const required = <T extends GraphQLNullableType>(type: T): GraphQLNonNull<T> => new GraphQLNonNull(type);

${withSharedTexts(body)}`;
};
