import type { OperationRoute } from '../route';

/** What the fallback function answers, and beside it whether the store does. */
export const fallbackRoutes = [
  {
    operation: 'health',
    method: 'GET',
    path: '/health',
    function: 'fallback',
    success: 200,
    cache: 'never',
  },
  {
    operation: 'readiness',
    method: 'GET',
    path: '/ready',
    function: 'tournaments',
    success: 200,
    cache: 'never',
  },
] as const satisfies readonly OperationRoute[];
