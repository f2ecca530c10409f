import { readFileSync } from 'node:fs';
import { systemLog } from '../src/compose';
import { usedFiles } from '../src/compose-files';
import { type FileFacts, createDocumentsHandler } from '../src/interfaces/documents/handler';

/** The build puts the files beside the bundle. */
const folder = new URL('files/', import.meta.url);

/** The OpenAPI document, the documentation, the GraphQL explorer, the REST reference and the bulk data; no use-case is loaded. */
export const handler = createDocumentsHandler(
  {
    facts: JSON.parse(readFileSync(new URL('facts.json', folder), 'utf8')) as Record<string, FileFacts>,
    read: (file) => readFileSync(new URL(file, folder)),
    published: usedFiles,
  },
  systemLog,
);
