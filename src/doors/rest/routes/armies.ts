import type { OperationRoute } from '../route';

/** What the armies function answers. */
export const armiesRoutes = [
  {
    operation: 'armyLists',
    method: 'GET',
    path: '/v1/army-lists',
    function: 'armies',
    query: { alignment: 'text' },
    success: 200,
    cache: 'reference',
  },
  {
    operation: 'armyList',
    method: 'GET',
    path: '/v1/army-lists/{id}',
    function: 'armies',
    success: 200,
    cache: 'reference',
  },
  {
    operation: 'legendaryLegions',
    method: 'GET',
    path: '/v1/legions',
    function: 'armies',
    query: { armyList: 'text' },
    success: 200,
    cache: 'reference',
  },
  {
    operation: 'legendaryLegion',
    method: 'GET',
    path: '/v1/legions/{id}',
    function: 'armies',
    success: 200,
    cache: 'reference',
  },
] as const satisfies readonly OperationRoute[];
