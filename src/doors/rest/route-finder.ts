import type { PathMatch } from '../http/path-matcher';
import { createPathMatcher } from '../http/path-matcher';

/** Finds the route key of a request, and which methods a path knows at all. */
export interface RouteFinder {
  /** The route key (`GET /v1/charts/{id}`) and its path parameters; undefined where only `$default` is left. */
  readonly find: (method: string, path: string) => PathMatch<string> | undefined;
  readonly methodsAt: (path: string) => readonly string[];
}

/** Made from route keys such as `GET /v1/charts/{id}`. */
export const createRouteFinder = (routeKeys: Iterable<string>): RouteFinder => {
  const byMethod = new Map<string, (readonly [string, string])[]>();
  for (const key of routeKeys) {
    const [method = '', template = ''] = key.split(' ');
    byMethod.set(method, [...(byMethod.get(method) ?? []), [template, key]]);
  }
  const matchers = new Map([...byMethod].map(([method, keys]) => [method, createPathMatcher(keys)]));
  return {
    find: (method, path) => matchers.get(method)?.(path),
    methodsAt: (path) =>
      [...matchers].filter(([, match]) => match(path) !== undefined).map(([method]) => method),
  };
};
