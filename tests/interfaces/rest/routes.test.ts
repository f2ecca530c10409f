import { operations } from '../../../scripts/openapi/use-cases';
import { type OperationRoute, operationRoutes, routes } from '../../../src/interfaces/rest/routes';

const rows: readonly OperationRoute[] = operationRoutes;
const useCases: Readonly<Record<string, { readonly input: unknown }>> = operations;
const parametersOf = (path: string): readonly string[] =>
  [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? '');

describe('the route table', () => {
  it('has each address once and each operation once', () => {
    const keys = routes.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(rows.map(({ operation }) => operation)).size).toBe(rows.length);
  });

  it('names one parameter at each place of a path', () => {
    const names = new Map<string, string>();
    for (const { path } of routes) {
      const segments = path.split('/');
      segments.forEach((segment, at) => {
        if (!segment.startsWith('{')) return;
        const place = segments
          .slice(0, at)
          .map((text) => (text.startsWith('{') ? '{}' : text))
          .join('/');
        expect([place, names.get(place) ?? segment]).toEqual([place, segment]);
        names.set(place, segment);
      });
    }
  });

  it.each(rows.map((row) => [row.operation, row] as const))(
    'gives %s only fields that its input has',
    (operation, { path, pathKinds, query = {}, queryFields = {} }) => {
      const { shape } = useCases[operation]?.input as { readonly shape: object };
      const parameters = parametersOf(path);
      expect(parameters).toEqual(expect.arrayContaining(Object.keys(pathKinds ?? {})));
      expect(Object.keys(query)).toEqual(expect.arrayContaining(Object.keys(queryFields)));
      const fields = Object.keys(query).map((name) => (queryFields[name] ?? name).split('.', 1)[0]);
      expect(Object.keys(shape)).toEqual(expect.arrayContaining([...parameters, ...fields]));
    },
  );

  it.each(rows.filter(({ method }) => method === 'GET').map((row) => [row.operation, row] as const))(
    'lets a reader ask %s for every field that its input has',
    (operation, { path, query = {}, queryFields = {} }) => {
      const { shape } = useCases[operation]?.input as { readonly shape: object };
      const fields = Object.keys(query).map((name) => (queryFields[name] ?? name).split('.', 1)[0]);
      // A field may have a further name beside its own: it is one field all the same.
      expect([...new Set([...parametersOf(path), ...fields])].sort()).toEqual(Object.keys(shape).sort());
    },
  );
});
