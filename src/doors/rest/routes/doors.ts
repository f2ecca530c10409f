import { IMPORT_BODY_LIMIT_BYTES } from '../../http/read-body';
import type { DoorRoute } from '../route';

/** The addresses that other doors answer. */
export const doorRoutes = [
  { door: 'graphql', method: 'GET', path: '/graphql', function: 'graphql' },
  {
    door: 'graphql',
    method: 'POST',
    path: '/graphql',
    function: 'graphql',
    bodyLimitBytes: IMPORT_BODY_LIMIT_BYTES,
  },
  { door: 'discord', method: 'POST', path: '/discord/interactions', function: 'discord' },
  { door: 'documents', method: 'GET', path: '/openapi.json', function: 'documents' },
  { door: 'documents', method: 'GET', path: '/explorer', function: 'documents' },
  { door: 'documents', method: 'GET', path: '/explorer/{file}', function: 'documents' },
  { door: 'documents', method: 'GET', path: '/docs', function: 'documents' },
  { door: 'documents', method: 'GET', path: '/docs/{file}', function: 'documents' },
  { door: 'pictures', method: 'GET', path: '/v1/pictures/{file}', function: 'pictures' },
  { door: 'web', method: 'GET', path: '/', function: 'web' },
  { door: 'web', method: 'GET', path: '/web/{file}', function: 'web' },
  { door: 'web', method: 'GET', path: '/embed.js', function: 'web' },
  { door: 'web', method: 'GET', path: '/rules', function: 'web' },
  { door: 'web', method: 'GET', path: '/rules/{page+}', function: 'web' },
  { door: 'web', method: 'GET', path: '/odds', function: 'web' },
  { door: 'web', method: 'GET', path: '/rolls', function: 'web' },
  { door: 'web', method: 'GET', path: '/rolls/{roll}', function: 'web' },
  { door: 'web', method: 'GET', path: '/planner', function: 'web' },
  { door: 'web', method: 'GET', path: '/tournaments/{page+}', function: 'web' },
  { door: 'web', method: 'GET', path: '/movement/{file}', function: 'movement' },
  { door: 'web', method: 'GET', path: '/leagues/{page+}', function: 'web' },
  { door: 'web', method: 'GET', path: '/organise', function: 'web' },
  { door: 'web', method: 'GET', path: '/play', function: 'web' },
] as const satisfies readonly DoorRoute[];
