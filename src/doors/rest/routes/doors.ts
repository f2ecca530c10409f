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
] as const satisfies readonly DoorRoute[];
