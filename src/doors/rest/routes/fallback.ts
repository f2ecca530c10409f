import type { OperationRoute } from '../route';

/** What the fallback function answers. */
export const fallbackRoutes = [
  {
    operation: 'health',
    method: 'GET',
    path: '/health',
    function: 'fallback',
    success: 200,
    cache: 'never',
  },
] as const satisfies readonly OperationRoute[];
