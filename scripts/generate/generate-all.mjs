// Everything that is generated, in the order in which one thing follows from another. Each part loads its libraries when it is run: a
// start waits for the code alone.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueFiles } from './catalogue-files.mjs';
import { composeSchema, outputTypes } from './compose-schema.mjs';
import { createGeneratedFiles } from './generated-files.mjs';
import { operationCode } from './operation-code.mjs';
import { nodePlans, nodePlansCode } from './node-plans.mjs';
import { readOperations } from './read-operations.mjs';
import { loadSource } from '../load-source.mjs';
import { descriptionsCode, schemaCode } from './schema-code.mjs';
import { trustedDocuments } from './trusted-documents.mjs';
import { withValues } from './enum-values.mjs';

const GRAPHQL = 'src/interfaces/graphql/generated';
/** Modules of types alone. A bundle wants only that they are there. */
const TYPES = { answers: 'src/app/kernel/generated/answers.ts', resolvers: `${GRAPHQL}/resolver-types.ts` };

const NOTE = '// Made from the schema parts by `npm run generate`.\n';

/** The types by the field whose id stands beside it, and what else has another name: a third of the bytes at a cold start. */
const renamedFieldsCode = ({ sources, connections }) => {
  const ids = {};
  const others = {};
  for (const [type, fields] of Object.entries(sources))
    for (const [field, source] of Object.entries(fields))
      if (field === `${source}Id`) (ids[source] ??= []).push(type);
      else (others[type] ??= {})[field] = source;
  const named = Object.fromEntries(Object.entries(ids).map(([field, types]) => [field, types.join(' ')]));
  return `${NOTE}
const fields: Record<string, Record<string, string>> = ${JSON.stringify(others)};
const ids = ${JSON.stringify(named)};
for (const [field, types] of Object.entries(ids))
  for (const type of types.split(' ')) fields[type] = { ...fields[type], [\`\${field}Id\`]: field };

/** By type: the fields that an answer holds under another name. */
export const renamedFields: Readonly<Record<string, Readonly<Record<string, string>>>> = fields;

/** The types that are pages of a list, and connections of Relay. */
export const connections: ReadonlySet<string> = new Set(${JSON.stringify(connections)});
`;
};

/** Loads a source without the generated files that this run has not made: an operation may be gone since. */
const loaderOf = (files) => (path) => loadSource(path, (file) => files.made.has(file));

/**
 * The code that the functions are made of, MCP apart.
 * @returns what the rest follows from.
 */
export const generateCode = async (root, files) => {
  const operations = await readOperations(root);
  files.writeAll(catalogueFiles(root));
  const { nodeTypes } = await loaderOf(files)('src/app/kernel/nodes/node-types.ts');
  const composed = composeSchema(root, {
    operations,
    nodeTypes,
    parts: await withValues(outputTypes(root)),
  });
  const { schema, answersSchema, kept } = composed;
  const plans = nodePlans(answersSchema, { nodeTypes, kept });
  const trusted = trustedDocuments(root, { schema, operations });
  files.writeAll({
    ...operationCode(operations, plans),
    [`${GRAPHQL}/schema-parts.ts`]: schemaCode(schema),
    [`${GRAPHQL}/descriptions.ts`]: descriptionsCode(schema),
    [`${GRAPHQL}/trusted-documents.ts`]: trusted.code,
    [`${GRAPHQL}/renamed-fields.ts`]: renamedFieldsCode(composed),
    'src/app/kernel/generated/node-plans.ts': nodePlansCode(plans),
  });
  for (const path of Object.values(TYPES)) files.ensure(path);
  return { operations, plans, trusted, ...composed };
};

/** Types, the contract and what follows from it, and the committed files; removes what nothing makes any more. */
export const generateContract = async (
  root,
  files,
  { operations, plans, trusted, text, answers, restText },
) => {
  const [{ format }, { answerTypes, resolverTypes }, { generatedPages }, { contractFiles }] =
    await Promise.all([
      import('prettier'),
      import('./resolver-types.mjs'),
      import('./pages.mjs'),
      import('./contract.mjs'),
    ]);
  const load = loaderOf(files);
  const prettierOptions = JSON.parse(readFileSync(join(root, '.prettierrc.json'), 'utf8'));
  files.commit('schema.graphql', await format(text, { ...prettierOptions, parser: 'graphql' }));
  files.commit('docs/trusted-documents.json', trusted.list);
  files.writeAll({
    [TYPES.answers]: await answerTypes(answers),
    [TYPES.resolvers]: await resolverTypes(answers),
    'scripts/openapi/generated/rest-schema.ts': `${NOTE}export const restSchema = ${JSON.stringify(restText)};\n`,
  });
  for (const [path, page] of Object.entries(await generatedPages(load))) files.commit(path, page);
  files.writeAll(await contractFiles(operations, plans, load));
  files.removeUnmade();
};

/**
 * Writes every generated file that is not as it should be, and removes those that nothing makes any more. With `isCheck` the
 * committed ones are not written but named. Reads no file that an earlier run made: an operation may be gone since.
 * @returns the committed files that are stale, and the files that were written.
 */
export const generateAll = async (root, options) => {
  const files = createGeneratedFiles(root, options);
  await generateContract(root, files, await generateCode(root, files));
  return files;
};
