// The table of the army lists that ship: each file of data/catalogue that has profiles is one, named by its id.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'data/catalogue';

/** The table as TypeScript, by its path. A list is read when it is first asked for, so that a start does not read all. */
export const catalogueFiles = (root) => {
  const lists = readdirSync(join(root, FOLDER))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({ file, ...JSON.parse(readFileSync(join(root, FOLDER, file), 'utf8')) }))
    .filter(({ profiles }) => Array.isArray(profiles));
  const misnamed = lists.filter(({ file, id }) => file !== `${id}.json`);
  if (misnamed.length > 0)
    throw new Error(misnamed.map(({ file, id }) => `${FOLDER}/${file} holds the list "${id}"`).join('\n'));
  return {
    'src/app/armies/lists/generated/shipped-files.ts': `// Made from ${FOLDER} by \`npm run generate\`.
import type { ListFile } from '../../../../domain/armies/catalogue/file';

/** Every list that ships, by id. */
export const shippedFiles: Readonly<Record<string, () => ListFile>> = {
${lists.map(({ file, id }) => `  '${id}': () => require('../../../../../${FOLDER}/${file}') as ListFile,`).join('\n')}
};
`,
  };
};
