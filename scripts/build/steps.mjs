// The steps of the build: each with what it waits for, and how it makes its part.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { includedFiles } from '../included-files.mjs';

/** Inputs of the generated code: operations and what they import, the schema parts, the army lists. */
const CODE_INPUTS = [
  ...['src/app', 'src/domain', 'src/shared', 'src/infrastructure', 'src/interfaces/graphql'],
  ...['data', 'scripts', 'package.json'],
];
/** Inputs of everything that is generated. */
const CONTRACT_INPUTS = [
  ...['src', 'data', 'scripts', 'clients', 'docs/contract', 'package.json', '.prettierrc.json'],
];
const DOCUMENTS_INPUTS = [...CONTRACT_INPUTS, 'docs', 'schema.graphql'];

/** The records of both steps of the generator after a whole run of it. */
export const generatedRecords = (made) => ({
  'generated code': { inputs: CODE_INPUTS, sources: [...made] },
  contract: { inputs: CONTRACT_INPUTS, sources: [...made] },
});

/** The two steps of the generator, the second of which goes on from the first. */
const generatorSteps = (root) => {
  let generated;
  const generate = () => {
    generated ??= (async () => {
      const { createGeneratedFiles } = await import('../generate/generated-files.mjs');
      const { generateCode } = await import('../generate/generate-all.mjs');
      const files = createGeneratedFiles(root);
      return { files, facts: await generateCode(root, files) };
    })();
    return generated;
  };
  return {
    'generated code': {
      needs: [],
      work: async () => {
        const { files } = await generate();
        return generatedRecords(files.made)['generated code'];
      },
    },
    contract: {
      needs: ['generated code'],
      work: async () => {
        const { generateContract } = await import('../generate/generate-all.mjs');
        const { files, facts } = await generate();
        await generateContract(root, files, facts);
        return generatedRecords(files.made).contract;
      },
    },
  };
};

/** The files that serverless.yml includes, and the rows of the functions for the steps that follow. */
const tableStep = (dist) => ({
  needs: ['generated code'],
  work: async () => {
    const { loadFunctions } = await import('./bundles.mjs');
    const { table, inputs } = await loadFunctions();
    const texts = includedFiles(table);
    mkdirSync(dist, { recursive: true });
    for (const [name, text] of Object.entries(texts)) writeFileSync(join(dist, name), text);
    return { inputs: ['scripts', ...inputs], files: Object.keys(texts), facts: table.functions };
  },
});

const filesBelow = (dist, folder) =>
  readdirSync(join(dist, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)));

/** The files beside a function's bundle. What makes them is loaded only now. */
const filesStep = (dist, name, { inputs, needs = [], make }) => ({
  needs,
  work: async () => {
    const folder = `functions/${name}/files`;
    rmSync(join(dist, folder), { recursive: true, force: true });
    await make(join(dist, folder));
    return { inputs, files: filesBelow(dist, folder) };
  },
});

const copyPictures = async (folder) => (await import('../picture-files.mjs')).copyPictureFiles(folder);

const fileSteps = (root, dist) => ({
  'files of documents': filesStep(dist, 'documents', {
    inputs: DOCUMENTS_INPUTS,
    needs: ['contract'],
    make: async (folder) => (await import('../build-documents.mjs')).buildDocuments(root, folder),
  }),
  'files of web': filesStep(dist, 'web', {
    inputs: ['src', 'clients/rules/src', 'scripts'],
    needs: ['contract'],
    make: async (folder) => (await import('../build-web.mjs')).buildWeb(root, folder),
  }),
  'files of pictures': filesStep(dist, 'pictures', { inputs: ['scripts'], make: copyPictures }),
  'files of movement': filesStep(dist, 'movement', { inputs: ['scripts'], make: copyPictures }),
});

/** The bundles of the functions in these rows. */
export const functionSteps = (rows, dist) =>
  Object.fromEntries(
    rows.map((row) => [
      row.name,
      {
        // The tools are made from the OpenAPI document.
        needs: row.name === 'mcp' ? ['contract'] : ['generated code'],
        work: async () => (await import('./bundles.mjs')).buildFunction(row, dist),
      },
    ]),
  );

/** Every step but the bundles of the functions, which follow from the facts of `functions`. */
export const fixedSteps = (root, dist) => ({
  ...generatorSteps(root),
  functions: tableStep(dist),
  'local server': {
    needs: ['generated code'],
    work: async () => (await import('./bundles.mjs')).buildLocal(dist),
  },
  ...fileSteps(root, dist),
});
