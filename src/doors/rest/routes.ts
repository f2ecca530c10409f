import type { FunctionName, Route } from './route';
import { armiesRoutes } from './routes/armies';
import { batchRoutes } from './routes/batch';
import { doorRoutes } from './routes/doors';
import { fallbackRoutes } from './routes/fallback';
import { fightRoutes } from './routes/fights';
import { keptRollsRoutes } from './routes/kept-rolls';
import { leaguesRoutes } from './routes/leagues';
import { pictureRoutes } from './routes/pictures';
import { referenceRoutes } from './routes/reference';
import { rollsRoutes } from './routes/rolls';
import { rulesRoutes } from './routes/rules';
import { tournamentsRoutes } from './routes/tournaments';

export * from './route';
export { doorRoutes };

/**
 * The route table: the one place that says which address asks for which use-case. The REST handlers, the local
 * gateway, the gateway's routes in `serverless.yml` and the OpenAPI document are all made from it. Its rows stand in
 * `routes/`, a file for each function; the rules function has three.
 *
 * To add a route: write the use-case, list it in its registry, add a row. A row without its use-case, or a use-case
 * of a function's registry without a row, does not compile.
 */
export const operationRoutes = [
  ...rulesRoutes,
  ...rollsRoutes,
  ...fightRoutes,
  ...pictureRoutes,
  ...referenceRoutes,
  ...armiesRoutes,
  ...tournamentsRoutes,
  ...leaguesRoutes,
  ...keptRollsRoutes,
  ...batchRoutes,
  ...fallbackRoutes,
] as const;

/** Every address there is. */
export const routes: readonly Route[] = [...operationRoutes, ...doorRoutes];

/** The names of the operations that the function answers. */
export type OperationOf<F extends FunctionName> = Extract<
  (typeof operationRoutes)[number],
  { readonly function: F }
>['operation'];

/**
 * The routes as the gateway knows them: `METHOD /path` with the row behind each. Whatever answers GET answers HEAD too, but for GraphQL;
 * what matches none goes to `$default`, the fallback function.
 */
export const gatewayRoutes = (rows: readonly Route[] = routes): ReadonlyMap<string, Route> =>
  new Map(
    rows.flatMap((row) => [
      [`${row.method} ${row.path}`, row] as const,
      ...(row.method === 'GET' && !('door' in row && row.door === 'graphql')
        ? [[`HEAD ${row.path}`, row] as const]
        : []),
    ]),
  );
