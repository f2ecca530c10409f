import { DEFAULT_BODY_LIMIT_BYTES } from '../http/read-body';

/** The Lambda functions, one file each in `handlers/`. */
export const functionNames = [
  'rules',
  'rolls',
  'fights',
  'pictures',
  'reference',
  'armies',
  'tournaments',
  'leagues',
  'batch',
  'graphql',
  'discord',
  'documents',
  'web',
  'movement',
  'fallback',
] as const;
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
  /** The query parameters whose input field is named otherwise: parameter to field. */
  readonly queryFields?: Readonly<Record<string, string>>;
  readonly success: 200 | 201 | 202;
  readonly cache: CachePolicy;
  /** The answer shows more than its `version` covers, which is what a change asks for: its ETag is the version and a hash of it all. */
  readonly showsMoreThanVersion?: true;
  /** Set once the address has a successor: every answer says so, and the OpenAPI document. */
  readonly deprecated?: Deprecation;
}

/** When an address went out of use, when it will end, and where to go instead. Days as `YYYY-MM-DD`, in UTC. */
export interface Deprecation {
  readonly since: string;
  readonly sunset?: string;
  /** The address to use instead, or a page that says more. */
  readonly instead: string;
}

/** An address that another door answers. */
export interface DoorRoute extends Address {
  readonly door: 'graphql' | 'documents' | 'pictures' | 'discord' | 'web';
}

export type Route = OperationRoute | DoorRoute;

/** The largest body that the route takes; for what matches none, the usual limit. */
export const bodyLimitBytes = (route: Route | undefined): number =>
  route?.bodyLimitBytes ?? DEFAULT_BODY_LIMIT_BYTES;
