/** A match of a path: the value filed under its template, and the texts of the template's parameters. */
export interface PathMatch<T> {
  readonly value: T;
  readonly parameters: Readonly<Record<string, string>>;
}

interface Node<T> {
  readonly literals: Map<string, Node<T>>;
  variable: { readonly name: string; readonly node: Node<T> } | undefined;
  greedy: { readonly name: string; readonly value: T } | undefined;
  value: T | undefined;
}

const newNode = <T>(): Node<T> => ({
  literals: new Map(),
  variable: undefined,
  greedy: undefined,
  value: undefined,
});

const insert = <T>(root: Node<T>, template: string, value: T): void => {
  let node = root;
  for (const segment of template.split('/')) {
    const name = segment.startsWith('{') && segment.endsWith('}') ? segment.slice(1, -1) : undefined;
    if (name?.endsWith('+')) {
      node.greedy = { name: name.slice(0, -1), value };
      return;
    }
    if (name === undefined) {
      const child = node.literals.get(segment) ?? newNode<T>();
      node.literals.set(segment, child);
      node = child;
    } else {
      node.variable ??= { name, node: newNode<T>() };
      node = node.variable.node;
    }
  }
  node.value = value;
};

/** A fixed segment beats a parameter, and a parameter beats `{name+}`, which takes the whole rest. */
const find = <T>(node: Node<T>, segments: readonly string[], depth: number): PathMatch<T> | undefined => {
  const segment = segments[depth];
  if (segment === undefined)
    return node.value === undefined ? undefined : { value: node.value, parameters: {} };
  const literal = node.literals.get(segment);
  const exact = literal && find(literal, segments, depth + 1);
  if (exact) return exact;
  if (node.variable && segment !== '') {
    const below = find(node.variable.node, segments, depth + 1);
    if (below) return { ...below, parameters: { [node.variable.name]: segment, ...below.parameters } };
  }
  if (node.greedy === undefined) return undefined;
  return {
    value: node.greedy.value,
    parameters: { [node.greedy.name]: segments.slice(depth).join('/') },
  };
};

/**
 * A function that finds where a path leads among templates such as `/v1/charts/{id}`, as API Gateway chooses.
 * Two parameters at the same place must have the same name.
 */
export const createPathMatcher = <T>(
  templates: Iterable<readonly [template: string, value: T]>,
): ((path: string) => PathMatch<T> | undefined) => {
  const root = newNode<T>();
  for (const [template, value] of templates) insert(root, template, value);
  return (path) => find(root, path.split('/'), 0);
};

const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'];
const ANY = 'ANY';

/**
 * Finds the route key of a request, and which methods a path knows at all.
 * Made from route keys such as `GET /v1/charts/{id}` or `ANY /v1/rules/{proxy+}`. A route of the request's own method wins over
 * one of any method, as in API Gateway.
 */
export const createRouteFinder = (routeKeys: Iterable<string>) => {
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
    /** The route key (`GET /v1/charts/{id}`) and its path parameters; undefined where only `$default` is left. */
    find: (method: string, path: string) => matchers.get(method)?.(path) ?? anyMethod?.(path),
    /** In the order of `METHODS`. */
    methodsAt: (path: string): readonly string[] =>
      METHODS.filter((method) => matchers.get(method)?.(path) !== undefined),
  };
};

export type RouteFinder = ReturnType<typeof createRouteFinder>;
