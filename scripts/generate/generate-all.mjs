// Everything that is generated, in the order in which one thing follows from another.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format } from 'prettier';
import { catalogueFiles } from './catalogue-files.mjs';
import { composeSchema } from './compose-schema.mjs';
import { contractFiles } from './contract.mjs';
import { operationCode } from './operation-code.mjs';
import { mcpPlaceholders } from './mcp-tools.mjs';
import { generatedPages } from './pages.mjs';
import { nodePlans, nodePlansCode } from './node-plans.mjs';
import { readOperations } from './read-operations.mjs';
import { loadSource } from '../load-source.mjs';
import { answerTypes, resolverTypes } from './resolver-types.mjs';
import { schemaCode } from './schema-code.mjs';
import { trustedDocuments } from './trusted-documents.mjs';

const current = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

const GRAPHQL = 'src/interfaces/graphql/generated';
const QUESTIONS = 'clients/rules/src/generated/questions';

const NOTE = '// Made from the schema parts by `npm run generate`.\n';

const renamedFieldsCode = (sources) => `${NOTE}
/** By type: the fields that an answer holds under another name. */
export const renamedFields: Readonly<Record<string, Readonly<Record<string, string>>>> = ${JSON.stringify(sources)};
`;

/**
 * Writes every generated file that is not as it should be. With `isCheck` the committed ones are not written but named.
 * @returns the committed files that are stale, and the files that were written.
 */
export const generateAll = async (root, { isCheck = false } = {}) => {
  const stale = [];
  const written = [];
  const write = (path, text) => {
    if (current(join(root, path)) === text) return;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    written.push(path);
  };
  const commit = (path, text) => {
    if (!isCheck) write(path, text);
    else if (current(join(root, path)) !== text) stale.push(path);
  };
  const writeAll = (files) => Object.entries(files).forEach(([path, text]) => write(path, text));

  writeAll(catalogueFiles(root));
  for (const [path, text] of Object.entries(mcpPlaceholders))
    if (current(join(root, path)) === undefined) write(path, text);
  const operations = await readOperations(root);
  const { nodeTypes } = await loadSource('src/app/kernel/nodes/node-types.ts');
  const { text, schema, answers, answersSchema, restText, sources, kept } = composeSchema(
    root,
    operations,
    nodeTypes,
  );
  const plans = nodePlans(answersSchema, { nodeTypes, kept });
  const prettierOptions = JSON.parse(readFileSync(join(root, '.prettierrc.json'), 'utf8'));
  const sdl = await format(text, { ...prettierOptions, parser: 'graphql' });
  commit('schema.graphql', sdl);
  writeAll(operationCode(operations, plans));
  const trusted = trustedDocuments(root, { schema, operations });
  commit('docs/trusted-documents.json', trusted.list);
  writeAll({
    'src/app/kernel/generated/answers.ts': await answerTypes(answers),
    [`${GRAPHQL}/resolver-types.ts`]: await resolverTypes(answers),
    [`${GRAPHQL}/schema.ts`]: schemaCode(schema),
    [`${GRAPHQL}/trusted-documents.ts`]: trusted.code,
    [`${GRAPHQL}/renamed-fields.ts`]: renamedFieldsCode(sources),
    'src/app/kernel/generated/node-plans.ts': nodePlansCode(plans),
    'scripts/openapi/generated/rest-schema.ts': `${NOTE}export const restSchema = ${JSON.stringify(restText)};\n`,
  });
  const pages = await generatedPages();
  for (const [path, page] of Object.entries(pages)) commit(path, page);
  const contract = await contractFiles(operations, plans);
  writeAll(contract);
  // One file for each question: what was renamed leaves none behind.
  for (const file of readdirSync(join(root, QUESTIONS)))
    if (!(`${QUESTIONS}/${file}` in contract)) rmSync(join(root, QUESTIONS, file));
  return { stale, written };
};
