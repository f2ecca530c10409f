import {
  type CachePolicy,
  type Method as OperationMethod,
  type OperationFacts,
  operationFunctions,
} from '../../app/kernel/operation';
import { DEFAULT_BODY_LIMIT_BYTES } from '../../app/kernel/limits';
import type { AtHand } from '../../app/kernel/plain-input';
import type { AnyUseCase } from '../../app/kernel/use-case';

/** The Lambda functions that answer requests; `src/functions.ts` says what each is. */
export const functionNames = [
  ...operationFunctions,
  'graphql',
  'mcp',
  'discord',
  'documents',
  'web',
  'movement',
] as const;
export type FunctionName = (typeof functionNames)[number];

export type { CachePolicy, Deprecation } from '../../app/kernel/operation';

export type Method = OperationMethod | 'HEAD';

/**
 * How the text of an address becomes a value. A text that does not fit its kind stays a text, so that the input
 * schema refuses it in its own words. The plural kinds may be repeated (`dice=3&dice=5`) and become a list.
 */
export type TextKind = 'text' | 'integer' | 'number' | 'boolean' | 'texts' | 'integers';

interface Address extends Pick<OperationFacts, 'bodyLimitBytes'> {
  readonly method: Method;
  /** The address with `{name}` for each path parameter. */
  readonly path: string;
  /** The Lambda function that answers. */
  readonly function: FunctionName;
}

/** An address that asks for one operation. Its input is one object: path parameters, query and body together. */
export interface OperationRoute
  extends
    Address,
    Pick<OperationFacts, 'showsMoreThanVersion' | 'createsAnonymously' | 'answers' | 'deprecated'> {
  /** The name of the operation, which is the GraphQL field too. */
  readonly operation: string;
  /** The path parameters that are not plain text. */
  readonly pathKinds?: Readonly<Record<string, TextKind>>;
  /** Every query parameter there is; any other is refused. A dotted name (`fall.inches`) fills a nested field. */
  readonly query?: Readonly<Record<string, TextKind>>;
  /** The query parameters whose input field is named otherwise: parameter to field. */
  readonly queryFields?: Readonly<Record<string, string>>;
  readonly success: 200 | 201 | 202;
  /** The address of what was made, with `{name}` for fields of the answer or of the path. */
  readonly location?: string;
  readonly cache: CachePolicy;
}

/** A row of the route table and how to load the operation behind it. */
export interface LoadableRoute<Context> extends OperationRoute {
  readonly load: () => Promise<AnyUseCase<Context>>;
  /** How it is answered without its schema, which `load` brings: only for the operation that its function is asked most. */
  readonly atHand?: AtHand;
}

/** An address that another interface than REST answers. */
export interface InterfaceRoute extends Address {
  readonly interface: 'graphql' | 'mcp' | 'documents' | 'pictures' | 'discord' | 'web';
}

export type Route = OperationRoute | InterfaceRoute;

/** The largest body that the route takes; for what matches none, the usual limit. */
export const bodyLimitBytes = (route: Route | undefined): number =>
  route?.bodyLimitBytes ?? DEFAULT_BODY_LIMIT_BYTES;
