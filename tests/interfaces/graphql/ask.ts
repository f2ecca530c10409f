import type { Interfaces } from '../in-process';

export interface GraphqlError {
  readonly message: string;
  readonly path?: readonly unknown[];
  readonly extensions: Readonly<Record<string, unknown>>;
}

export interface GraphqlAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors: readonly GraphqlError[];
}

const answerOf = ({
  statusCode = 0,
  headers = {},
  body = '',
}: Awaited<ReturnType<Interfaces['send']>>): GraphqlAnswer => ({
  errors: [],
  ...(JSON.parse(body) as object),
  status: statusCode,
  headers,
});

/** Posts a GraphQL request as a client that knows `application/graphql-response+json`. */
export const post = async (
  interfaces: Interfaces,
  request: { readonly query?: unknown; readonly variables?: unknown; readonly operationName?: unknown },
  headers: Readonly<Record<string, string>> = { accept: 'application/graphql-response+json' },
): Promise<GraphqlAnswer> =>
  answerOf(
    await interfaces.send({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(request),
    }),
  );

/** Sends anything at all to `/graphql`. */
export const sendRaw = async (
  interfaces: Interfaces,
  request: Parameters<Interfaces['send']>[0],
): Promise<GraphqlAnswer> => answerOf(await interfaces.send(request));
