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
] as const satisfies readonly DoorRoute[];
