import { getIntrospectionQuery } from 'graphql';
import { createInterfaces } from '../in-process';
import { post } from './ask';

const interfaces = createInterfaces();

const codeOf = async (query: string): Promise<unknown> =>
  (await post(interfaces, { query })).errors[0]?.extensions['code'];

const aliases = (count: number): string =>
  `{ ${Array.from({ length: count }, (_, n) => `a${n}: chart(id: "leap") { id }`).join(' ')} }`;

/** `depth` fields inside each other; they need not exist to be counted. */
const nested = (depth: number): string => `${'{ a '.repeat(depth)}${'}'.repeat(depth)}`;

const wholeChart = (count: number): string =>
  `{ ${Array.from(
    { length: count },
    (_, n) =>
      `a${n}: toWoundChart { rows { cells { strength defence bonus canWound needed dice probability { fraction decimal } source { document heading page } } } }`,
  ).join(' ')} }`;

describe('the limits of a GraphQL document', () => {
  it('60 aliases are answered, 61 are refused', async () => {
    expect(await codeOf(aliases(60))).toBeUndefined();
    const { status, errors } = await post(interfaces, { query: aliases(61) });
    expect(status).toBe(400);
    expect(errors).toEqual([
      {
        message: 'The query has 61 aliases; 60 are allowed.',
        locations: [{ line: 1, column: 1 }],
        extensions: {
          code: 'QUERY_TOO_MANY_ALIASES',
          title: 'The query has too many aliases',
          allowed: 60,
          found: 61,
        },
      },
    ]);
  });

  it('aliases in a fragment count wherever it is spread', async () => {
    const fragment = `fragment F on Chart { ${Array.from({ length: 7 }, (_, n) => `a${n}: id`).join(' ')} }`;
    const spread = `{ ${Array.from({ length: 9 }, (_, n) => `c${n}: chart(id: "leap") { ...F }`).join(' ')} } ${fragment}`;
    expect(await codeOf(spread)).toBe('QUERY_TOO_MANY_ALIASES');
  });

  it('12 fields inside each other are no matter, 13 are too deep', async () => {
    expect(await codeOf(nested(12))).toBe('GRAPHQL_VALIDATION_FAILED');
    const { errors } = await post(interfaces, { query: nested(13) });
    expect(errors.map(({ extensions }) => extensions['code'])).toContain('QUERY_TOO_DEEP');
  });

  it('lists count for what they may hold: 19 whole charts are answered, 20 cost too much', async () => {
    expect((await post(interfaces, { query: wholeChart(19) })).errors).toEqual([]);
    const { errors } = await post(interfaces, { query: wholeChart(20) });
    expect(errors[0]?.extensions).toMatchObject({ code: 'QUERY_TOO_COSTLY', allowed: 26_000 });
  });

  it.each([
    ['createTournament', 'createTournament(input: { name: "A", rounds: 3 }) { organiserToken }'],
    ['createLeague', 'createLeague(input: { name: "A", rule: {} }) { organiserToken }'],
    ['createRoll', 'createRoll(input: {}) { joinTokens { token } }'],
    ['keepSealedChoice', 'keepSealedChoice(input: {}) { id }'],
    ['importTournament', 'importTournament(input: {}) { organiserToken }'],
    ['createPerson', 'createPerson(input: {}) { personToken }'],
    ['createCatalogue', 'createCatalogue(input: {}) { catalogueToken }'],
    ['uploadCatalogueFiles', 'uploadCatalogueFiles(input: {}) { upload }'],
  ])('%s stands once in a document, so that none creates many', async (_name, field) => {
    const codes = async (query: string) =>
      (await post(interfaces, { query })).errors.map(({ extensions }) => extensions['code']);
    expect(await codes(`mutation { ${field} }`)).not.toContain('QUERY_TOO_COSTLY');
    expect(await codes(`mutation { a: ${field} b: ${field} }`)).toContain('QUERY_TOO_COSTLY');
  });

  it('a document of more than 2,000 tokens is refused while it is read', async () => {
    const { status, errors } = await post(interfaces, { query: `{ ${'__typename '.repeat(1999)} }` });
    expect(status).toBe(400);
    expect(errors[0]).toMatchObject({
      message: expect.stringContaining('more than 2000 tokens'),
      extensions: { code: 'QUERY_TOO_LONG', allowed: 2000 },
    });
  });

  it('fragments that spread each other twice cost what they say, and are counted once each', async () => {
    const doubled = Array.from(
      { length: 40 },
      (_, n) => `fragment F${n} on Chart { ...F${n + 1} ...F${n + 1} }`,
    );
    const query = `{ chart(id: "leap") { ...F0 } } ${doubled.join(' ')} fragment F40 on Chart { id }`;
    expect(await codeOf(query)).toBe('QUERY_TOO_COSTLY');
  });

  it('a fragment that spreads itself is refused, not followed', async () => {
    expect(await codeOf('{ chart(id: "leap") { ...F } } fragment F on Chart { ...F }')).toBe(
      'GRAPHQL_VALIDATION_FAILED',
    );
  });

  it('introspection is answered in full', async () => {
    const { errors, data } = await post(interfaces, {
      query: getIntrospectionQuery({
        descriptions: true,
        inputValueDeprecation: true,
        specifiedByUrl: true,
        oneOf: true,
      }),
    });
    expect(errors).toEqual([]);
    expect(data).toHaveProperty('__schema');
  });

  it('values nested too deep are refused without the words of the parser', async () => {
    for (const depth of [500, 990, 1980]) {
      const { status, errors } = await post(interfaces, {
        query: `{ chartOdds(id: "jump", aims: ${'['.repeat(depth)}) { name } }`,
      });
      expect(status).toBe(400);
      expect(JSON.stringify(errors)).not.toContain('call stack');
    }
  });
});
