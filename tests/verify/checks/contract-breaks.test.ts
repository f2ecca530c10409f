import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, findBreakingChanges } from 'graphql';
import { openapiBreaks } from '../../../scripts/contract/openapi-breaks';
import { unannounced } from '../../../scripts/contract/unannounced';
import document from '../../../src/interfaces/documents/generated/openapi.json';

// A JSON document is changed in place here, in every way there is.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Loose = any;

const changed = (change: (copy: Loose) => void): readonly string[] => {
  const copy: Loose = structuredClone(document);
  change(copy);
  return openapiBreaks(document as Loose, copy);
};

const toWound = ({ paths }: Loose): Loose => paths['/v1/rules/to-wound/{strength}/{defence}'].get;
const resolveChartBody = ({ components }: Loose): Loose => components.schemas.ResolveChartInput;
const answer = ({ components }: Loose): Loose => components.schemas.ToWound;

const breaking: readonly (readonly [string, (copy: Loose) => void, string])[] = [
  [
    'an operation gone',
    ({ paths }) => delete paths['/v1/rules/charts'],
    'REST: listCharts: GET /v1/rules/charts is gone',
  ],
  ['another name', (copy) => (toWound(copy).operationId = 'wound'), 'REST: getToWound: is now called wound'],
  [
    'a parameter gone',
    (copy) => toWound(copy).parameters.splice(2, 1),
    'REST: getToWound.bonus: is no parameter any more',
  ],
  [
    'a parameter now required',
    (copy) => (toWound(copy).parameters[2].required = true),
    'REST: getToWound.bonus: is now required',
  ],
  [
    'a bound tighter',
    (copy) => (toWound(copy).parameters[2].schema.maximum = 3),
    'REST: getToWound.bonus: maximum 5 became 3',
  ],
  [
    'a bound where none was',
    (copy) => (resolveChartBody(copy).properties.modifiers.minItems = 1),
    'REST: ResolveChartInput.modifiers: minItems none became 1',
  ],
  [
    'another type taken',
    (copy) => (toWound(copy).parameters[0].schema.type = 'string'),
    'REST: getToWound.strength: is no longer taken as integer',
  ],
  [
    'a field of the body gone',
    (copy) => delete resolveChartBody(copy).properties.might,
    'REST: ResolveChartInput.might: is gone',
  ],
  [
    'a field of the body now required',
    (copy) => resolveChartBody(copy).required.push('variant'),
    'REST: ResolveChartInput.variant: is now required',
  ],
  [
    'a field of the answer gone',
    (copy) => delete answer(copy).properties.needed,
    'REST: ToWound.needed: is gone',
  ],
  [
    'a field of the answer that may be missing',
    (copy) => answer(copy).required.pop(),
    'REST: ToWound.source: may now be missing',
  ],
  [
    'null where there was none',
    (copy) => (answer(copy).properties.bonus.type = ['integer', 'null']),
    'REST: ToWound.bonus: may now be null',
  ],
  [
    'a number that was whole',
    (copy) => (answer(copy).properties.bonus.type = 'number'),
    'REST: ToWound.bonus: may now be number',
  ],
  [
    'null where there was a type of its own',
    (copy) =>
      (answer(copy).properties.probability = {
        anyOf: [answer(copy).properties.probability, { type: 'null' }],
      }),
    'REST: ToWound.probability: may now be null',
  ],
  [
    'another status',
    ({ paths }) => {
      const { responses } = paths['/v1/tournaments'].post;
      responses[200] = responses[201];
      delete responses[201];
    },
    'REST: createTournament: answers 200 instead of 201',
  ],
];

const harmless: readonly (readonly [string, (copy: Loose) => void])[] = [
  ['nothing', () => undefined],
  ['words', (copy) => (toWound(copy).description = 'Better words.')],
  ['a new operation', ({ paths }) => (paths['/v1/new'] = paths['/v1/rules/charts'])],
  [
    'a new parameter',
    (copy) =>
      toWound(copy).parameters.push({ name: 'x', in: 'query', required: false, schema: { type: 'string' } }),
  ],
  ['a wider bound', (copy) => (toWound(copy).parameters[2].schema.maximum = 9)],
  ['a new field of the body', (copy) => (resolveChartBody(copy).properties.extra = { type: 'string' })],
  [
    'a new field of the answer',
    (copy) => {
      answer(copy).properties.extra = { type: 'string' };
      answer(copy).required.push('extra');
    },
  ],
  ['never null any more', (copy) => (answer(copy).properties.needed.type = 'string')],
];

describe('a change of the OpenAPI document', () => {
  it.each(breaking)('%s breaks clients', (_name, change, words) => {
    expect(changed(change)).toContain(words);
  });

  it.each(harmless)('%s breaks nobody', (_name, change) => {
    expect(changed(change)).toEqual([]);
  });
});

describe('a breaking change', () => {
  const sdl = readFileSync(join(__dirname, '../../../schema.graphql'), 'utf8');
  const withoutNeeded = sdl.replace(/^(type ToWound \{.*?)^ {2}needed: String$/ms, '$1  score: String');
  const breaks = findBreakingChanges(buildSchema(sdl), buildSchema(withoutNeeded)).map(
    ({ description }) => `GraphQL: ${description}`,
  );
  const released = '0.1.0';
  const changelog = (line: string) =>
    `# Changelog\n\n## [Unreleased]\n### Changed\n${line}\n\n## [0.1.0]\n- Old.\n`;

  it('of the GraphQL schema is found', () => {
    expect(breaks).toEqual(['GraphQL: ToWound.needed was removed.']);
  });

  it.each([
    '- **Breaking:** `ToWound.needed` is now called `score`.',
    '- **Breaking:** every field of `ToWound` is gone.',
  ])('is allowed by "%s"', (line) => {
    expect(unannounced(breaks, { changelog: changelog(line), released })).toEqual([]);
  });

  it.each([
    '- Something else.',
    '- **Breaking:** ToWound, without backticks.',
    '- **Breaking:** `ToWounds` is another name.',
    '- `ToWound.needed` is gone.',
  ])('is refused with "%s" only', (line) => {
    expect(unannounced(breaks, { changelog: changelog(line), released })).toEqual(breaks);
  });

  it.each([
    ['| `ToWound.needed` | `ToWound.score` |', []],
    ['| `score` | `ToWound.needed` |', breaks],
    ['`ToWound.needed` is gone.', breaks],
  ])('is announced by a row of the migration page that begins with it: "%s"', (row, left) => {
    expect(
      unannounced(breaks, { changelog: changelog('- Something else.'), released, migration: row }),
    ).toEqual(left);
  });

  it('is not announced by an earlier release', () => {
    const old = '# Changelog\n\n## [Unreleased]\n\n## [0.1.0]\n- **Breaking:** `ToWound.needed` is gone.\n';
    expect(unannounced(breaks, { changelog: old, released })).toEqual(breaks);
  });

  it('is announced by the section of the release that is being made, and not once that is out', () => {
    const dated =
      '# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2026-12-01\n- **Breaking:** `ToWound.needed` is gone.\n\n## [0.1.0]\n- Old.\n';
    expect(unannounced(breaks, { changelog: dated, released })).toEqual([]);
    expect(unannounced(breaks, { changelog: dated, released: '0.2.0' })).toEqual(breaks);
  });
});
