// The table of the files that ship: the army lists of data/catalogue, and of each edition in a folder there.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'data/catalogue';

/** Files of a catalogue that hold no profiles. */
const others = new Set(['alliances.json', 'editions.json']);

/** Every file with profiles: its path under the folder, the edition whose folder it stands in (or null), and its content. */
export const catalogueFilesIn = (root) =>
  readdirSync(join(root, FOLDER), { recursive: true })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.json') && !others.has(path))
    .sort()
    .map((path) => ({
      path,
      edition: path.includes('/') ? path.split('/')[0] : null,
      content: JSON.parse(readFileSync(join(root, FOLDER, path), 'utf8')),
    }));

/** A file is named by its id; of another edition without the edition before it. */
const isNamedSo = ({ path, edition, content: { id } }) =>
  edition === null
    ? path === `${id}.json`
    : `${edition}-${path.slice(edition.length + 1).replaceAll('/', '-')}` === `${id}.json`;

const required = (path) => `require('../../../../../${path}')`;

/** The table as TypeScript, by its path. A file is read when it is first asked for, so that a start does not read all. */
export const catalogueFiles = (root) => {
  const files = catalogueFilesIn(root);
  const misnamed = files.filter((file) => !isNamedSo(file));
  if (misnamed.length > 0)
    throw new Error(
      misnamed.map(({ path, content }) => `${FOLDER}/${path} holds the list "${content.id}"`).join('\n'),
    );
  const editions = [...new Set(files.flatMap(({ edition }) => edition ?? []))];
  return {
    'src/app/armies/lists/generated/shipped-files.ts': `// Made from ${FOLDER} by \`npm run generate\`.
import type { CatalogueFile } from '../../../../domain/armies/catalogue/file';
import type { CatalogueIndex } from '../catalogue-index';

/** Every file that ships, by its id. */
export const shippedFiles: Readonly<Record<string, () => CatalogueFile>> = {
${files.map(({ path, content }) => `  '${content.id}': () => ${required(`${FOLDER}/${path}`)} as CatalogueFile,`).join('\n')}
};

/** The indexes of the editions that have a folder. */
export const shippedIndexes: Readonly<Record<string, () => CatalogueIndex>> = {
${editions.map((edition) => `  '${edition}': () => ${required(`data/catalogue-index-${edition}.json`)} as CatalogueIndex,`).join('\n')}
};
`,
  };
};
