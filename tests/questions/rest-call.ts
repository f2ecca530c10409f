import { type OperationRoute, operationRoutes } from '../../src/interfaces/rest/routes';
import type { ClientRequest } from '../interfaces/in-process';
import type { Asked } from './question';

const routeOf = (operation: string): OperationRoute => {
  const rows: readonly OperationRoute[] = operationRoutes;
  const route = rows.find((row) => row.operation === operation);
  if (route === undefined) throw new Error(`${operation} has no row in the route table`);
  return route;
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** `{ fall: { inches: 4 } }` as `['fall.inches', 4]`, lists as they are. */
const leaves = (value: unknown, name = ''): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, name === '' ? key : `${name}.${key}`))
    : [[name, value]];

const headersOf = ({
  token,
  idempotencyKey,
  ifMatch,
}: Omit<Asked, 'operation' | 'input'>): Readonly<Record<string, string>> => ({
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
  ...(typeof idempotencyKey === 'string' && { 'idempotency-key': idempotencyKey }),
  ...(ifMatch !== undefined && { 'if-match': ifMatch }),
});

/** The question as the route table says that REST asks it. */
export const restCall = ({ operation, input, ...conditions }: Asked): ClientRequest => {
  const { method, path, query = {} } = routeOf(operation);
  const inPath = new Set<string>();
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    inPath.add(name);
    return encodeURIComponent(textOf(input[name]));
  });
  const others = Object.fromEntries(Object.entries(input).filter(([name]) => !inPath.has(name)));
  const isInQuery = (name: string): boolean => method === 'GET' || Object.hasOwn(query, name);
  const search = new URLSearchParams(
    leaves(others)
      .filter(([name, value]) => isInQuery(name) && value !== null && value !== undefined)
      .flatMap(([name, value]) =>
        (Array.isArray(value) ? value : [value]).map((one: unknown): [string, string] => [name, textOf(one)]),
      ),
  );
  const url = search.size > 0 ? `${address}?${search.toString()}` : address;
  const headers = headersOf(conditions);
  if (method === 'GET') return { method, url, headers };
  const body = Object.fromEntries(Object.entries(others).filter(([name]) => !isInQuery(name)));
  return {
    method,
    url,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
};
