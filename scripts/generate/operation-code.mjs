// The TypeScript made from the operations: routes of REST, resolvers of GraphQL, tables for the store kernel and the batch.
// It holds literals only; an operation's own code is imported with its first use.
import { relative } from 'node:path';

/** The first line of generated code. */
export const NOTE = '// Made from the operations of src/app by `npm run generate`.\n';

const importPath = (from, file) => relative(from, file.replace(/\.ts$/, '')).replace(/^(?!\.)/, './');
export const loaderOf = ({ name, file }, folder) =>
  `async () => (await import('${importPath(folder, file)}')).${name}`;

const KINDS = { integer: 'integer', number: 'number', boolean: 'boolean', string: 'text' };

const plainType = ({ type, anyOf }) => {
  const types = [type, ...(anyOf ?? []).map((form) => form.type)].flat();
  return types.find((one) => one !== undefined && one !== 'null');
};

/** How the text of an address becomes a value of this schema. */
const kindOf = (schema) => {
  const type = plainType(schema);
  if (type !== 'array') return KINDS[type] ?? 'text';
  const items = schema.items ?? schema.anyOf?.find((form) => form.items)?.items ?? {};
  return plainType(items) === 'integer' ? 'integers' : 'texts';
};

export const defined = (object) =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));

const notEmpty = (object) => (Object.keys(object).length > 0 ? object : undefined);

/** The type of the answer, where that holds global ids. */
export const plannedAnswer = ({ answers = '' }, plans) => {
  const type = answers.replace('!', '');
  return plans[type] ? type : undefined;
};

/** A row of the route table. */
const routeOf = (operation, plans) => {
  const { name, method, path, pathFields, inputSchema, queryAliases = {} } = operation;
  const fields = inputSchema.properties ?? {};
  const readsBody = method !== 'GET' && method !== 'DELETE';
  const inQuery = readsBody ? [] : Object.keys(fields).filter((field) => !pathFields.includes(field));
  const pathKinds = pathFields
    .map((field) => [field, kindOf(fields[field] ?? {})])
    .filter(([, kind]) => kind !== 'text');
  return defined({
    operation: name,
    method,
    path,
    function: operation.function,
    pathKinds: notEmpty(Object.fromEntries(pathKinds)),
    query: notEmpty(
      Object.fromEntries([
        ...inQuery.map((field) => [field, kindOf(fields[field])]),
        ...Object.entries(queryAliases).map(([alias, field]) => [alias, kindOf(fields[field])]),
      ]),
    ),
    queryFields: notEmpty(queryAliases),
    success: operation.success ?? 200,
    location: operation.location,
    cache: operation.cache ?? 'never',
    bodyLimitBytes: operation.bodyLimitBytes,
    showsMoreThanVersion: operation.showsMoreThanVersion,
    deprecated: operation.deprecated,
    createsAnonymously: operation.createsAnonymously,
    answers: plannedAnswer(operation, plans),
  });
};

const REST = 'src/interfaces/rest/generated';

/** All rows, without code: what the gateway, the documents and the tests need. */
const routesCode = (operations, plans) => `${NOTE}import type { OperationRoute } from '../../http/route';

export const operationRoutes = [
${operations.map((operation) => `${JSON.stringify(routeOf(operation, plans))},`).join('\n')}
] as const satisfies readonly OperationRoute[];
`;

/** The addresses alone, for the function that says of an address that it is not there or knows another method. */
const addressesCode = (
  operations,
) => `${NOTE}/** Every address of an operation, \`METHOD /path\`; what answers GET answers HEAD too. */
export const operationAddresses: readonly string[] = [
${operations
  .flatMap(({ method, path }) =>
    (method === 'GET' ? ['GET', 'HEAD'] : [method]).map((one) => `'${one} ${path}',`),
  )
  .join('\n')}
];
`;

/**
 * The operation that a function is asked most, and what answers it without its schema: a cold start loads that alone. Its fields are plain
 * and need nothing else.
 */
const AT_HAND = { toWound: { file: 'src/app/rules/combat/to-wound-answer', run: 'answerToWound' } };

const plainField = (name, { type, minimum, maximum, default: fallback }, isRequired) => {
  const given = fallback === undefined ? {} : { default: fallback };
  if (type === 'integer') return { minimum, maximum, ...given };
  if (type === 'boolean') return { boolean: true, ...given };
  if (!isRequired) return { absent: true };
  throw new Error(`${name} is no plain field: its operation cannot be at hand`);
};

const isAtHand = ({ name }) => Object.hasOwn(AT_HAND, name);

/** The imports of what answers those of the operations that are at hand. */
const atHandImports = (operations, folder) =>
  operations
    .filter(isAtHand)
    .map(({ name }) => AT_HAND[name])
    .map(({ file, run }) => `import { ${run} } from '${importPath(folder, file)}';\n`)
    .join('');

/** A property without its "or null". */
const plainSchema = ({ type, anyOf, ...rest }) => {
  const [form = {}] = anyOf?.filter((one) => one.type !== 'null') ?? [];
  return { ...form, ...rest, type: [type ?? form.type].flat().find((one) => one !== 'null') };
};

const atHandCode = ({ name, inputSchema }) => {
  const fields = Object.entries(inputSchema.properties).map(([field, schema]) => [
    field,
    plainField(`${name}.${field}`, plainSchema(schema), inputSchema.required?.includes(field)),
  ]);
  return `atHand: { fields: ${JSON.stringify(Object.fromEntries(fields))}, run: ${AT_HAND[name].run} }`;
};

/** The rows of one function, each with how to load its operation. */
const functionCode = (operations, plans) => {
  const isStored = operations.some(({ reads }) => reads !== undefined);
  const context = isStored ? 'StoredContext' : 'RulesContext';
  const folder = `${REST}/functions`;
  return `${NOTE}${atHandImports(operations, folder)}import type { ${context} } from '../../../../app/kernel/${isStored ? 'store/context' : 'ports'}';
import type { LoadableRoute } from '../../../http/route';

export const rows: readonly LoadableRoute<${context}>[] = [
${operations
  .map(
    (operation) =>
      `${JSON.stringify(routeOf(operation, plans)).slice(0, -1)}, ${isAtHand(operation) ? `${atHandCode(operation)}, ` : ''}load: ${loaderOf(operation, folder)} },`,
  )
  .join('\n')}
];
`;
};

const GRAPHQL = 'src/interfaces/graphql/generated';

const resolverCode = (operation, plans) => {
  const { name, graphql, reads = [] } = operation;
  const maker = reads.length > 0 ? 'storedField' : 'field';
  const facts = defined({ renamed: graphql.renamed, answers: plannedAnswer(operation, plans) });
  const shown = [
    ...(notEmpty(facts) ? [JSON.stringify(facts).slice(1, -1)] : []),
    ...(isAtHand(operation) ? [atHandCode(operation)] : []),
  ];
  const stated = shown.length > 0 ? `, { ${shown.join(', ')} }` : '';
  return `${name}: () => ${maker}(${loaderOf(operation, GRAPHQL)}${stated}),`;
};

const resolversCode = (operations, plans) => {
  const fields = (kind) =>
    operations
      .filter((operation) => operation.answers && operation.graphql.kind === kind)
      .map((operation) => resolverCode(operation, plans))
      .join('\n');
  return `${NOTE}${atHandImports(operations, GRAPHQL)}import { field, storedField } from '../field';
import type { MutationResolvers, QueryResolvers } from './resolver-types';

/** Each row is made when its field is first asked for. */
type Rows<Resolvers> = { readonly [Name in keyof Resolvers]: () => Resolvers[Name] };

export const queries: Rows<QueryResolvers> = {
${fields('query')}
};

export const mutations: Rows<MutationResolvers> = {
${fields('mutation')}
};
`;
};

const APP = 'src/app/kernel/generated';
const BATCH = 'src/app/batch/generated';

/** Each list once, under a name: most operations share theirs, and every function carries the table. */
const namedLists = (prefix, lists) => {
  const texts = [...new Set(lists.filter(Boolean).map((list) => JSON.stringify(list)))];
  return {
    code: texts.map((text, index) => `const ${prefix}${index + 1} = ${text} as const;`),
    nameOf: (list) => `${prefix}${texts.indexOf(JSON.stringify(list)) + 1}`,
  };
};

/** Roles, states and webhook event of each operation, for the store kernel and the pages. */
const tournamentTableCode = (operations) => {
  const shown = operations.filter(({ who, when, event }) => who ?? when ?? event);
  const [whoLists, whenLists] = [
    namedLists(
      'who',
      shown.map(({ who }) => who),
    ),
    namedLists(
      'when',
      shown.map(({ when }) => when),
    ),
  ];
  const rows = shown.map(({ name, who, when, event }) => {
    const fields = [
      ...(who ? [`who: ${whoLists.nameOf(who)}`] : []),
      ...(when ? [`when: ${whenLists.nameOf(when)}`] : []),
      ...(event ? [`event: ${JSON.stringify(event)}`] : []),
    ];
    return `${name}: { ${fields.join(', ')} },`;
  });
  return `${NOTE}import type { TournamentOperationFacts } from '../operation';

${[...whoLists.code, ...whenLists.code].join('\n')}

export const tournamentOperations = {
${rows.join('\n')}
} as const satisfies Readonly<Record<string, TournamentOperationFacts>>;
`;
};

/** Whether a batch takes the operation: every stateless question. */
export const isBatchable = (operation) =>
  operation.answers !== undefined &&
  operation.graphql.kind === 'query' &&
  operation.reads === undefined &&
  operation.function !== 'pictures';

const batchCode = (operations) => `${NOTE}import type { BatchQuestion } from '../../kernel/operation';

export const batchQuestions: Readonly<Record<string, BatchQuestion>> = {
${operations
  .filter(isBatchable)
  .map(
    (operation) =>
      `${operation.name}: { function: '${operation.function}', answers: '${operation.answers}', load: ${loaderOf(operation, BATCH)} },`,
  )
  .join('\n')}
};
`;

/** Every operation by name, for tests and scripts. Each is loaded on its first use: a test file would load all of the product. */
const everyOperationCode = (operations) => `${NOTE}
export const everyOperation = {
${operations
  .map(({ name, file }) => {
    const path = `'${importPath('tests/generated', file)}'`;
    return `get ${name}() { return (require(${path}) as typeof import(${path})).${name}; },`;
  })
  .join('\n')}
};
`;

/** Each generated file by its path. */
export const operationCode = (operations, plans) => {
  const functions = [...new Set(operations.map((operation) => operation.function))];
  return {
    [`${REST}/addresses.ts`]: addressesCode(operations),
    [`${REST}/routes.ts`]: routesCode(operations, plans),
    ...Object.fromEntries(
      functions.map((name) => [
        `${REST}/functions/${name}.ts`,
        functionCode(
          operations.filter((operation) => operation.function === name),
          plans,
        ),
      ]),
    ),
    [`${GRAPHQL}/resolvers.ts`]: resolversCode(operations, plans),
    [`${APP}/tournament-operations.ts`]: tournamentTableCode(operations),
    [`${BATCH}/batch-questions.ts`]: batchCode(operations),
    'tests/generated/every-operation.ts': everyOperationCode(operations),
  };
};
