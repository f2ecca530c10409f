import { backgroundNames, functionRoutes, functions, creatingRoutes } from '../src/functions';
import { functionNames } from '../src/interfaces/http/route';
import { createRouteFinder } from '../src/interfaces/http/route-finder';
import { gatewayRoutes, routes } from '../src/interfaces/rest/routes';

const leadsTo = functionRoutes();
const finder = createRouteFinder(leadsTo.keys());
const functionAt = (method: string, path: string): string | undefined =>
  leadsTo.get(finder.find(method, path)?.value ?? '');

/** An address of the template, its parameters filled with a word that stands in no template. */
const filled = (template: string): string => template.replaceAll(/\{\w+\+?\}/g, 'somebody');

/** Addresses that know POST only: the fallback answers other methods, so that they need no second route. */
const ONLY_POST = ['/v1/catalogues', '/v1/games', '/v1/people', '/v1/sealed-choices'];

describe('the table of the functions', () => {
  it('has each function once', () => {
    const names = functions.map(({ name }) => name);
    expect([...names].sort()).toEqual([...functionNames, ...backgroundNames].sort());
  });

  it.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    'leads %s to its function, and every other method of it too',
    (_key, { path, function: owner }) => {
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        const expected = method !== 'POST' && ONLY_POST.includes(path) ? undefined : owner;
        expect([method, functionAt(method, filled(path))]).toEqual([method, expected]);
      }
    },
  );

  it('leads what is under nobody’s prefix to the fallback', () => {
    for (const path of [
      '/v1/nothing',
      '/v1/fights',
      '/v1/rules',
      '/V1/rules/charts',
      '/planner/',
      '/nowhere/at/all',
    ])
      expect([path, functionAt('GET', path)]).toEqual([path, undefined]);
  });

  it('leads every word that is nobody else’s prefix to the pages', () => {
    for (const path of ['/odds', '/tournaments', '/leagues', '/worker.js', '/nowhere', '/v1'])
      expect([path, functionAt('GET', path)]).toEqual([path, 'web']);
    for (const [path, owner] of [
      ['/health', 'fallback'],
      ['/ready', 'tournaments'],
      ['/docs', 'documents'],
      ['/graphql', 'graphql'],
    ] as const)
      expect([path, functionAt('GET', path)]).toEqual([path, owner]);
  });

  it('gives what creates without a token a route of its own, so that it can be limited', () => {
    const creating = functions.flatMap((row) => creatingRoutes(row.name));
    expect([...creating].sort()).toEqual([
      'POST /v1/catalogues',
      'POST /v1/catalogues/uploads',
      'POST /v1/games',
      'POST /v1/leagues',
      'POST /v1/people',
      'POST /v1/rolls',
      'POST /v1/rolls/fights',
      'POST /v1/sealed-choices',
      'POST /v1/tournaments',
      'POST /v1/tournaments/import',
      'POST /v1/tournaments/import-trf',
    ]);
    for (const key of creating) {
      const [method = '', path = ''] = key.split(' ');
      expect([key, gatewayRoutes().has(key), finder.find(method, path)?.value]).toEqual([key, true, key]);
    }
  });

  it('needs few routes, however many operations there are', () => {
    expect(leadsTo.size).toBeLessThan(80);
  });
});
