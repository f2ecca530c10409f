import { type PathMatch, createPathMatcher } from './path-matcher';

/** Finds the route key of a request, and which methods a path knows at all. */
export interface RouteFinder {
  /** The route key (`GET /v1/charts/{id}`) and its path parameters; undefined where only `$default` is left. */
  readonly find: (method: string, path: string) => PathMatch<string> | undefined;
  /** In the order of `METHODS`. */
  readonly methodsAt: (path: string) => readonly string[];
}

const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'];
const ANY = 'ANY';

/**
 * Made from route keys such as `GET /v1/charts/{id}` or `ANY /v1/rules/{proxy+}`. A route of the request's own method wins over
 * one of any method, as in API Gateway.
 */
export const createRouteFinder = (routeKeys: Iterable<string>): RouteFinder => {
  const byMethod = new Map<string, (readonly [string, string])[]>();
  for (const key of routeKeys) {
    const [method = '', template = ''] = key.split(' ');
    const known = byMethod.get(method);
    if (known === undefined) byMethod.set(method, [[template, key]]);
    else known.push([template, key]);
  }
  const matchers = new Map([...byMethod].map(([method, keys]) => [method, createPathMatcher(keys)]));
  const anyMethod = matchers.get(ANY);
  return {
    find: (method, path) => matchers.get(method)?.(path) ?? anyMethod?.(path),
    methodsAt: (path) => METHODS.filter((method) => matchers.get(method)?.(path) !== undefined),
  };
};
