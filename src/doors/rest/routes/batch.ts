import type { OperationRoute } from '../route';

/** What the batch function answers. */
export const batchRoutes = [
  {
    operation: 'batch',
    method: 'POST',
    path: '/v1/batch',
    function: 'batch',
    success: 200,
    cache: 'never',
  },
] as const satisfies readonly OperationRoute[];
