import { readFileSync } from 'node:fs';
import { systemLog } from '../src/compose';
import { storedContext, unitsSoFar } from '../src/compose-store';
import { callerOf } from '../src/interfaces/http/caller';
import type { WebFiles } from '../src/interfaces/web/files';
import { createWebHandler } from '../src/interfaces/web/handler';

/** The build puts the files beside the bundle. */
const folder = new URL('files/', import.meta.url);

/** Every page; the store is loaded with the first page that needs it. */
export const handler = createWebHandler({
  files: {
    ...(JSON.parse(readFileSync(new URL('facts.json', folder), 'utf8')) as Omit<WebFiles, 'read'>),
    read: (file) => readFileSync(new URL(file, folder)),
  },
  context: (event) => storedContext(callerOf(event)),
  log: systemLog,
  unitsSoFar,
});
