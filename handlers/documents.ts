import { readFileSync } from 'node:fs';
import { systemLog } from '../src/compose';
import type { GatewayEvent, GatewayResponse } from '../src/doors/http/gateway-event';
import type { FileFacts } from '../src/doors/rest/documents/handler';
import { createDocumentsHandler } from '../src/doors/rest/documents/handler';

/** The build puts the files beside the bundle. */
const folder = new URL('files/', import.meta.url);

const respond = createDocumentsHandler(
  {
    facts: JSON.parse(readFileSync(new URL('facts.json', folder), 'utf8')) as Record<string, FileFacts>,
    read: (file) => readFileSync(new URL(file, folder)),
  },
  systemLog,
);

/** The OpenAPI document, the GraphQL explorer and the REST reference; no use-case is loaded. */
export const handler = async (event: GatewayEvent): Promise<GatewayResponse> => respond(event);
