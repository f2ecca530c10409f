// Everything that is generated, in the order in which one thing follows from another.
import { mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { format } from 'prettier';
import { catalogueFiles } from './catalogue-files.mjs';
import { composeSchema, outputTypes } from './compose-schema.mjs';
import { contractFiles } from './contract.mjs';
import { operationCode } from './operation-code.mjs';
import { generatedPages } from './pages.mjs';
import { nodePlans, nodePlansCode } from './node-plans.mjs';
import { readOperations } from './read-operations.mjs';
import { loadSource } from '../load-source.mjs';
import { answerTypes, resolverTypes } from './resolver-types.mjs';
import { schemaCode } from './schema-code.mjs';
import { trustedDocuments } from './trusted-documents.mjs';
import { withValues } from './enum-values.mjs';

const current = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

const GRAPHQL = 'src/interfaces/graphql/generated';

const NOTE = '// Made from the schema parts by `npm run generate`.\n';

const renamedFieldsCode = (sources) => `${NOTE}
/** By type: the fields that an answer holds under another name. */
export const renamedFields: Readonly<Record<string, Readonly<Record<string, string>>>> = ${JSON.stringify(sources)};
`;

/** Every file of every `generated` folder of sources: none of them is committed. What a package was built into is not ours to remove. */
const generatedFiles = (root) =>
  ['src', 'scripts', 'tests', 'clients'].flatMap((top) =>
    readdirSync(join(root, top), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
      .filter((path) => path.includes('/generated/') && !/\/(node_modules|dist)\//.test(path)),
  );

/** Removes a file, and the folders that it leaves empty. */
const removeFile = (root, path) => {
  rmSync(join(root, path));
  for (let folder = dirname(path); readdirSync(join(root, folder)).length === 0; folder = dirname(folder))
    rmdirSync(join(root, folder));
};

/**
 * Writes every generated file that is not as it should be, and removes those that nothing makes any more. With `isCheck` the
 * committed ones are not written but named. Reads no file that an earlier run made: an operation may be gone since.
 * @returns the committed files that are stale, and the files that were written.
 */
export const generateAll = async (root, { isCheck = false } = {}) => {
  const stale = [];
  const written = [];
  const made = new Set();
  const load = (path) => loadSource(path, (file) => made.has(file));
  const write = (path, text) => {
    made.add(path);
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

  const operations = await readOperations(root);
  writeAll(catalogueFiles(root));
  const { nodeTypes } = await load('src/app/kernel/nodes/node-types.ts');
  const { text, schema, answers, answersSchema, restText, sources, kept } = composeSchema(root, {
    operations,
    nodeTypes,
    parts: await withValues(outputTypes(root)),
  });
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
  for (const [path, page] of Object.entries(await generatedPages(load))) commit(path, page);
  writeAll(await contractFiles(operations, plans, load));
  for (const path of generatedFiles(root)) if (!made.has(path)) removeFile(root, path);
  return { stale, written };
};
