import * as z from 'zod/mini';
import { withUnrecordedDefault } from '../../../src/app/kernel/input';

// What is recorded of a request is its parsed input: an input that is newer than the record must leave nothing in it at its default.
describe('a default that is in no record', () => {
  const input = z.strictObject({
    boards: withUnrecordedDefault(z.array(z.number()), []),
    order: withUnrecordedDefault(z.enum(['UP', 'DOWN']), 'UP'),
  });
  it.each([
    ['a request without it', {}, {}],
    ['one that sends null', { boards: null, order: null }, {}],
    ['one that sends the default', { boards: [], order: 'UP' }, {}],
    ['another value', { boards: [2], order: 'DOWN' }, { boards: [2], order: 'DOWN' }],
  ])('%s', (_name, given, parsed) => {
    expect(JSON.parse(JSON.stringify(z.parse(input, given)))).toEqual(parsed);
  });
  it('refuses what its schema refuses', () => {
    expect(z.safeParse(input, { order: 'SIDEWAYS' }).error?.issues.map(({ path }) => path)).toEqual([
      ['order'],
    ]);
  });
  it('states the default in the schema documents', () => {
    expect(z.toJSONSchema(input, { io: 'input' })).toMatchObject({
      properties: { boards: { default: [] }, order: { default: 'UP' } },
    });
  });
});
