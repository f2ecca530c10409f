// schema.graphql: the output types, written by hand in the .graphql files beside what answers them, and the root fields
// and input types, made from the operations.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertValidSchema, buildASTSchema, parse } from 'graphql';
import { withInclusions } from './inclusions.mjs';
import { graphSchema, restSchema } from './graph-schema.mjs';
import { createInputTypes, description } from './input-types.mjs';

const IDEMPOTENCY_KEY = 'Identifies this request: a new key for each change, the same key for each retry.';
const IF_MATCH =
  'The `version` you last saw. The change is refused with VERSION_MISMATCH if the thing has changed since.';
/** The description of an argument that a change requires. */
const IF_MATCH_NEEDED = {
  ONCE_REPORTED: ' Required once there is a result.',
};

const ROOTS = {
  Query: 'Questions. They change nothing.',
  Mutation: 'Requests that roll dice or change something.',
};

/** The arguments that connections of Relay are asked with, beside `limit` and `cursor`. */
const PAGING = [
  `${description('The most items, as Relay names it, in place of `limit`; never both.')}first: Int`,
  `${description('The `endCursor` of the previous page, as Relay names it, in place of `cursor`; never both.')}after: String`,
];

const HEADER = '# Composed by `npm run generate` from src/**/*.graphql and the operations of src/app.\n';

/** What GraphQL has beside the answers of the operations, below `src`. */
const GRAPH = 'interfaces/graphql/';
const EDGES = `${GRAPH}edges.graphql`;

/** The parts, in the order of their paths. */
export const outputTypes = (root) =>
  readdirSync(join(root, 'src'), { recursive: true })
    .filter((file) => file.endsWith('.graphql') && !file.startsWith(GRAPH))
    .sort()
    .map((file) => readFileSync(join(root, 'src', file), 'utf8').trim())
    .join('\n\n');

const listed = (names) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : `${names[0]}`;

const BOUNDS = / From -?[\d.]+ to -?[\d.]+\.$/;

/** The words of an input type: the operations that take it, and what it holds. */
const inputWords = (input, words, operations) => {
  const names = operations
    .filter(({ graphql }) => graphql.input === input)
    .map((operation) => `\`${operation.name}\``);
  const contents = words.replace(BOUNDS, '').replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());
  return `The input of ${listed(names)}: ${contents}`;
};

const inputArgument = ({ name, graphql, inputSchema, pathFields }, { types, operations }) => {
  const { input, inputDescription, inputIsOptional, beside = [] } = graphql;
  const elsewhere = new Set([...pathFields, ...beside]);
  const names = Object.keys(inputSchema.properties).filter((field) => !elsewhere.has(field));
  types.add(input, {
    fields: types.fieldsText(inputSchema, name, names),
    words: inputWords(input, inputDescription ?? 'The input.', operations),
    from: name,
  });
  return `${description(inputDescription ?? 'The input.')}input: ${input}${inputIsOptional ? '' : '!'}`;
};

const argumentsOf = (operation, { types, operations }) => {
  const { name, graphql, inputSchema, pathFields, idempotencyKey, ifMatch } = operation;
  const all = Object.keys(inputSchema.properties ?? {});
  const plain = graphql.input ? [...pathFields, ...(graphql.beside ?? [])] : all;
  const value = (field) =>
    types.inputValue(graphql.renamed?.[field] ?? field, inputSchema.properties[field], {
      path: `${name}.${field}`,
      required: (inputSchema.required ?? []).includes(field),
    });
  return [
    ...plain.filter((field) => pathFields.includes(field)).map(value),
    ...(graphql.input ? [inputArgument(operation, { types, operations })] : []),
    ...plain.filter((field) => !pathFields.includes(field)).map(value),
    ...(isPaged(operation) ? PAGING : []),
    ...(idempotencyKey ? [`${description(IDEMPOTENCY_KEY)}idempotencyKey: String!`] : []),
    ...(ifMatch
      ? [
          `${description(IF_MATCH + (IF_MATCH_NEEDED[ifMatch] ?? ''))}ifMatch: String${ifMatch === 'REQUIRED' ? '!' : ''}`,
        ]
      : []),
  ];
};

const isPaged = ({ inputSchema: { properties = {} } }) =>
  properties.limit !== undefined && properties.cursor !== undefined;

const rootField = (operation, around) => {
  const args = argumentsOf(operation, around);
  return `${description(operation.documentation)}${operation.name}${args.length > 0 ? `(\n${args.join('\n')}\n)` : ''}: ${operation.answers}`;
};

/** The words of a choice as a type: the default is that of a field. */
const withoutDefault = (words) => words.replace(/; [A-Z_0-9]+ if omitted\.$/, '.');

/** Choices whose words stand with their values in the code, unless a part describes the enum. */
const describedEnums = (enums, parts) =>
  [...enums]
    .filter(([name, { valueDescriptions }]) => valueDescriptions && !parts.includes(`enum ${name} `))
    .map(([name, { valueDescriptions, words }]) => {
      const values = Object.entries(valueDescriptions).map(([value, text]) => `${description(text)}${value}`);
      return `${words ? description(withoutDefault(words)) : ''}enum ${name} {\n${values.join('\n')}\n}`;
    });

/** The other choices are described in the .graphql parts: the schema that checks them must list the same. */
const enumFaults = (schema, enums) =>
  [...enums].flatMap(([name, { values, from }]) => {
    const type = schema.getType(name);
    const declared = type?.getValues?.().map((value) => value.name) ?? [];
    const missing = values.filter((value) => !declared.includes(value));
    const extra = declared.filter((value) => !values.includes(value));
    return missing.length + extra.length === 0
      ? []
      : [`${from}: enum ${name} lacks [${missing.join(', ')}] and has [${extra.join(', ')}] too many`];
  });

/**
 * The SDL of the answers, of the GraphQL schema and of what REST answers; none is formatted yet.
 * @param parts the output types, as `outputTypes` reads them, with the values of their enums.
 */
export const composeSchema = (root, { operations, nodeTypes, parts }) => {
  const types = createInputTypes();
  const rootType = (name, kind) => {
    const fields = operations
      .filter((operation) => operation.answers && operation.graphql.kind === kind)
      .map((operation) => rootField(operation, { types, operations }));
    return `${description(ROOTS[name])}type ${name} {\n${fields.join('\n\n')}\n}`;
  };
  const roots = [rootType('Query', 'query'), rootType('Mutation', 'mutation')];
  const answers = [
    withInclusions([parts, ...describedEnums(types.enums, parts)].join('\n\n')),
    ...roots,
    ...types.texts(),
  ].join('\n\n');
  if (types.faults.length > 0) throw new Error(types.faults.join('\n'));
  const edges = readFileSync(join(root, 'src', EDGES), 'utf8');
  const { text, sources, connections, kept } = graphSchema(answers, edges, nodeTypes);
  const [answersSchema, schema] = [answers, text].map((sdl) => buildASTSchema(parse(sdl)));
  assertValidSchema(answersSchema);
  assertValidSchema(schema);
  const faults = enumFaults(schema, types.enums);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return {
    text: `${HEADER}\n${text}`,
    schema,
    answers,
    answersSchema,
    restText: restSchema(answers, nodeTypes),
    sources,
    connections,
    kept,
  };
};
