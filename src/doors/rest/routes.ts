import { DEFAULT_BODY_LIMIT_BYTES, IMPORT_BODY_LIMIT_BYTES } from '../http/read-body';

/**
 * The route table: the one place that says which address asks for which use-case. The REST handlers, the local
 * gateway, the gateway's routes in `serverless.yml` and the OpenAPI document are all made from it.
 *
 * To add a route: write the use-case, list it in its registry, add a row here. A row without its use-case, or a
 * use-case of a function's registry without a row, does not compile.
 */

/** The Lambda functions, one file each in `handlers/`. */
export const functionNames = ['rules', 'tournaments', 'graphql', 'fallback'] as const;
export type FunctionName = (typeof functionNames)[number];

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * How the text of an address becomes a value. A text that does not fit its kind stays a text, so that the input
 * schema refuses it in its own words. The plural kinds may be repeated (`dice=3&dice=5`) and become a list.
 */
export type TextKind = 'text' | 'integer' | 'number' | 'boolean' | 'texts' | 'integers';

/**
 * How long an answer may be kept. `reference`: changes only with a release. `live`: a running tournament, seconds.
 * `never`: not at all. An answer to a request with a token is always `private, no-store`.
 */
export type CachePolicy = 'reference' | 'live' | 'never';

interface Address {
  readonly method: Method;
  /** The address with `{name}` for each path parameter. */
  readonly path: string;
  /** The Lambda function that answers. */
  readonly function: FunctionName;
  /** The largest body in bytes, where it is not `DEFAULT_BODY_LIMIT_BYTES`. */
  readonly bodyLimitBytes?: number;
}

/** An address that asks for one use-case. Its input is one object: path parameters, query and body together. */
export interface OperationRoute extends Address {
  /** The name of the use-case, which is the GraphQL field too. */
  readonly operation: string;
  /** The path parameters that are not plain text. */
  readonly pathKinds?: Readonly<Record<string, TextKind>>;
  /** Every query parameter there is; any other is refused. A dotted name (`fall.inches`) fills a nested field. */
  readonly query?: Readonly<Record<string, TextKind>>;
  readonly success: 200 | 201 | 202;
  readonly cache: CachePolicy;
}

/** An address that another door answers. */
export interface DoorRoute extends Address {
  readonly door: 'graphql' | 'discord' | 'web';
}

export type Route = OperationRoute | DoorRoute;

export const operationRoutes = [
  {
    operation: 'health',
    method: 'GET',
    path: '/health',
    function: 'fallback',
    success: 200,
    cache: 'never',
  },
  {
    operation: 'toWoundChart',
    method: 'GET',
    path: '/v1/rules/to-wound',
    function: 'rules',
    query: { strength: 'integer', bonus: 'integer', rerollOnes: 'boolean' },
    success: 200,
    cache: 'reference',
  },
  {
    operation: 'toWound',
    method: 'GET',
    path: '/v1/rules/to-wound/{strength}/{defence}',
    function: 'rules',
    pathKinds: { strength: 'integer', defence: 'integer' },
    query: { bonus: 'integer', rerollOnes: 'boolean' },
    success: 200,
    cache: 'reference',
  },
  {
    operation: 'charts',
    method: 'GET',
    path: '/v1/rules/charts',
    function: 'rules',
    success: 200,
    cache: 'reference',
  },
  {
    operation: 'chart',
    method: 'GET',
    path: '/v1/rules/charts/{id}',
    function: 'rules',
    success: 200,
    cache: 'reference',
  },
  {
    operation: 'chartOdds',
    method: 'GET',
    path: '/v1/rules/charts/{id}/odds',
    function: 'rules',
    query: { modifiers: 'texts', variant: 'text', mightAvailable: 'integer', aims: 'texts' },
    success: 200,
    cache: 'reference',
  },
  {
    operation: 'resolveChart',
    method: 'POST',
    path: '/v1/rules/charts/{id}/resolve',
    function: 'rules',
    success: 200,
    cache: 'never',
  },
  {
    operation: 'rollChart',
    method: 'POST',
    path: '/v1/rules/charts/{id}/roll',
    function: 'rules',
    success: 200,
    cache: 'never',
  },
  {
    operation: 'fallingDamage',
    method: 'GET',
    path: '/v1/rules/falling-damage',
    function: 'rules',
    query: { fallInches: 'number', modelHeightInches: 'number' },
    success: 200,
    cache: 'reference',
  },
  {
    operation: 'checkReceipt',
    method: 'POST',
    path: '/v1/receipts/check',
    function: 'rules',
    success: 200,
    cache: 'never',
  },
  {
    operation: 'receiptKey',
    method: 'GET',
    path: '/v1/receipts/key',
    function: 'rules',
    success: 200,
    cache: 'never',
  },
  {
    operation: 'calculatePairings',
    method: 'POST',
    path: '/v1/pairings/calculate',
    function: 'rules',
    bodyLimitBytes: IMPORT_BODY_LIMIT_BYTES,
    success: 200,
    cache: 'never',
  },
  {
    operation: 'calculateStandings',
    method: 'POST',
    path: '/v1/standings/calculate',
    function: 'rules',
    bodyLimitBytes: IMPORT_BODY_LIMIT_BYTES,
    success: 200,
    cache: 'never',
  },
  {
    operation: 'eventPlan',
    method: 'GET',
    path: '/v1/event-plan',
    function: 'rules',
    query: { points: 'integer', days: 'integer' },
    success: 200,
    cache: 'reference',
  },
  {
    operation: 'createTournament',
    method: 'POST',
    path: '/v1/tournaments',
    function: 'tournaments',
    success: 201,
    cache: 'never',
  },
  {
    operation: 'tournament',
    method: 'GET',
    path: '/v1/tournaments/{tournament}',
    function: 'tournaments',
    success: 200,
    cache: 'live',
  },
  {
    operation: 'updateTournament',
    method: 'PATCH',
    path: '/v1/tournaments/{tournament}',
    function: 'tournaments',
    success: 200,
    cache: 'never',
  },
  {
    operation: 'recoverOrganiserToken',
    method: 'POST',
    path: '/v1/tournaments/{tournament}/recover',
    function: 'tournaments',
    success: 200,
    cache: 'never',
  },
  {
    operation: 'finishTournament',
    method: 'POST',
    path: '/v1/tournaments/{tournament}/finish',
    function: 'tournaments',
    success: 200,
    cache: 'never',
  },
  {
    operation: 'registerEntrant',
    method: 'POST',
    path: '/v1/tournaments/{tournament}/entrants',
    function: 'tournaments',
    success: 201,
    cache: 'never',
  },
  {
    operation: 'withdrawEntrant',
    method: 'POST',
    path: '/v1/tournaments/{tournament}/entrants/{entrant}/withdraw',
    function: 'tournaments',
    success: 200,
    cache: 'never',
  },
  {
    operation: 'reinstateEntrant',
    method: 'POST',
    path: '/v1/tournaments/{tournament}/entrants/{entrant}/reinstate',
    function: 'tournaments',
    success: 200,
    cache: 'never',
  },
  {
    operation: 'drawRound',
    method: 'POST',
    path: '/v1/tournaments/{tournament}/rounds',
    function: 'tournaments',
    success: 201,
    cache: 'never',
  },
  {
    operation: 'round',
    method: 'GET',
    path: '/v1/tournaments/{tournament}/rounds/{round}',
    function: 'tournaments',
    pathKinds: { round: 'integer' },
    success: 200,
    cache: 'live',
  },
  {
    operation: 'setRoundTables',
    method: 'PUT',
    path: '/v1/tournaments/{tournament}/rounds/{round}/tables',
    function: 'tournaments',
    pathKinds: { round: 'integer' },
    success: 200,
    cache: 'never',
  },
  {
    operation: 'redrawRound',
    method: 'POST',
    path: '/v1/tournaments/{tournament}/rounds/{round}/redraw',
    function: 'tournaments',
    pathKinds: { round: 'integer' },
    success: 200,
    cache: 'never',
  },
  {
    operation: 'startRound',
    method: 'POST',
    path: '/v1/tournaments/{tournament}/rounds/{round}/start',
    function: 'tournaments',
    pathKinds: { round: 'integer' },
    success: 200,
    cache: 'never',
  },
  {
    operation: 'reportResult',
    method: 'PUT',
    path: '/v1/tournaments/{tournament}/rounds/{round}/tables/{table}/result',
    function: 'tournaments',
    pathKinds: { round: 'integer', table: 'integer' },
    success: 200,
    cache: 'never',
  },
  {
    operation: 'standings',
    method: 'GET',
    path: '/v1/tournaments/{tournament}/standings',
    function: 'tournaments',
    query: { round: 'integer' },
    success: 200,
    cache: 'live',
  },
] as const satisfies readonly OperationRoute[];

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

/** Every address there is. */
export const routes: readonly Route[] = [...operationRoutes, ...doorRoutes];

/** The names of the operations that the function answers. */
export type OperationOf<F extends FunctionName> = Extract<
  (typeof operationRoutes)[number],
  { readonly function: F }
>['operation'];

/**
 * The routes as the gateway knows them: `METHOD /path` with the row behind each. A GET operation answers HEAD too;
 * what matches none goes to `$default`, the fallback function.
 */
export const gatewayRoutes = (rows: readonly Route[] = routes): ReadonlyMap<string, Route> =>
  new Map(
    rows.flatMap((row) => [
      [`${row.method} ${row.path}`, row] as const,
      ...('operation' in row && row.method === 'GET' ? [[`HEAD ${row.path}`, row] as const] : []),
    ]),
  );

export const bodyLimitBytes = (route: Route | undefined): number =>
  route?.bodyLimitBytes ?? DEFAULT_BODY_LIMIT_BYTES;
