import { operationRoutes } from '../../../src/interfaces/rest/routes';

/** An address whatever its parameters are called. */
const shapeOf = (path: string): string => path.replaceAll(/\{[^}]+\}/g, '{}');

it('every Location leads to an address that answers GET', () => {
  const read = new Set(
    operationRoutes.filter(({ method }) => method === 'GET').map(({ path }) => shapeOf(path)),
  );
  const locations = operationRoutes.flatMap((route) => ('location' in route ? [route.location] : []));
  expect(locations.length).toBeGreaterThan(10);
  expect(locations.filter((location) => !read.has(shapeOf(location)))).toEqual([]);
});
