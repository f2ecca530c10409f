import { interfaceRoutes } from '../http/interface-routes';
import type { Route } from '../http/route';
import { operationRoutes } from './generated/routes';

export * from '../http/route';
export { operationRoutes };

/** Every address there is. */
export const routes: readonly Route[] = [...operationRoutes, ...interfaceRoutes];

/** Every address by its route key, `METHOD /path`. Whatever answers GET answers HEAD too, but for GraphQL. */
export const gatewayRoutes = (rows: readonly Route[] = routes): ReadonlyMap<string, Route> =>
  new Map(
    rows.flatMap((row) => [
      [`${row.method} ${row.path}`, row] as const,
      ...(row.method === 'GET' && !('interface' in row && row.interface === 'graphql')
        ? [[`HEAD ${row.path}`, row] as const]
        : []),
    ]),
  );
