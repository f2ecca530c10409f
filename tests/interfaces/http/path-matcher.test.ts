import { createPathMatcher } from '../../../src/interfaces/http/route-finder';

const match = createPathMatcher([
  ['/pets', 'all'],
  ['/pets/{id}', 'one'],
  ['/pets/dogs', 'dogs'],
  ['/pets/{id}/toys', 'toys'],
  ['/pets/dogs/{name}/walks', 'walks'],
  ['/pets/{rest+}', 'rest'],
  ['/{any+}', 'any'],
]);

describe('where a path leads', () => {
  it.each([
    ['/pets', 'all', {}],
    ['/pets/7', 'one', { id: '7' }],
    ['/pets/dogs', 'dogs', {}],
    ['/pets/7/toys', 'toys', { id: '7' }],
    // A fixed segment comes first, but does not hide what only a parameter can match.
    ['/pets/dogs/toys', 'toys', { id: 'dogs' }],
    ['/pets/dogs/rex/walks', 'walks', { name: 'rex' }],
    ['/pets/7/toys/ball', 'rest', { rest: '7/toys/ball' }],
    ['/cars', 'any', { any: 'cars' }],
    ['/pets/', 'rest', { rest: '' }],
  ])('%s', (path, value, parameters) => {
    expect(match(path)).toEqual({ value, parameters });
  });

  it('is nowhere without a template', () => {
    expect(createPathMatcher([['/a/{b}', 1]])('/a')).toBeUndefined();
    expect(createPathMatcher([['/a/{b}', 1]])('/a/b/c')).toBeUndefined();
    expect(createPathMatcher([['/a/{b}', 1]])('/a/__proto__')?.parameters).toEqual({ b: '__proto__' });
  });
});
