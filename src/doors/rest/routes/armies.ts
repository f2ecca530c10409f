import type { OperationRoute } from '../route';
import { IMPORT_BODY_LIMIT_BYTES } from '../../http/read-body';

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
  {
    operation: 'readRoster',
    method: 'POST',
    path: '/v1/armies/read-roster',
    function: 'armies',
    bodyLimitBytes: IMPORT_BODY_LIMIT_BYTES,
    success: 200,
    cache: 'never',
  },
  {
    operation: 'validateArmy',
    method: 'POST',
    path: '/v1/armies/validate',
    function: 'armies',
    success: 200,
    cache: 'never',
  },
] as const satisfies readonly OperationRoute[];
