import { existsSync, readFileSync } from 'node:fs';
import { coveragePage, sourcesOf } from '../../scripts/coverage-page/page';
import { coverageRows, doorRows } from '../../scripts/coverage-page/tournament-rows';
import { operationRoutes } from '../../src/doors/rest/routes';
import { charts } from '../../src/rules/charts/charts';
import { referenceKinds } from '../../src/rules/reference';

const numbered = (letter: string, most: number): readonly string[] =>
  Array.from({ length: most }, (_, index) => `${letter}${index + 1}`);

describe('the coverage of the rules', () => {
  it('has every row of charts, reference, fights, scenarios, armies, tournaments and doors', () => {
    expect(coverageRows.map(({ id }) => id)).toEqual([
      ...numbered('A', 27),
      ...numbered('B', 9),
      ...numbered('C', 6),
      ...numbered('D', 4),
      ...numbered('E', 7),
      ...numbered('F', 11),
    ]);
    expect(doorRows.map(({ id }) => id)).toEqual(numbered('G', 7));
  });

  it.each(coverageRows.map((row) => [row.id, row] as const))(
    '%s names sources and tests that exist',
    (id, row) => {
      // Verifiable rolls, suggestions, files of one's own and leagues are the project's own.
      expect(sourcesOf(row).length > 0).toBe(!['A26', 'E6', 'E7', 'F9'].includes(id));
      expect(row.operations.length).toBeGreaterThan(0);
      expect(row.tests.length).toBeGreaterThan(0);
      expect(row.tests.filter((file) => !existsSync(file))).toEqual([]);
    },
  );

  it.each(doorRows)('$id names files that exist', ({ where, tests }) => {
    expect([...where, ...tests].filter((file) => !existsSync(file))).toEqual([]);
  });

  it('leaves out no chart and no kind of entry', () => {
    const named = new Set(coverageRows.flatMap((row) => row.charts ?? []));
    expect(charts.map(({ id }) => id).filter((id) => !named.has(id))).toEqual([]);
    const kinds = new Set(coverageRows.flatMap((row) => row.kinds ?? []));
    expect(referenceKinds.filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  it('leaves out no operation of them', () => {
    const named = new Set<string>(coverageRows.flatMap((row) => row.operations));
    const missing = operationRoutes
      .filter(({ path }) =>
        /^\/v1\/(rules|fights|scenarios|receipts|rolls|armies|army-lists|legions|tournaments|leagues|pairings|standings|event-plan)/.test(
          path,
        ),
      )
      .map(({ operation }) => operation)
      // The list of all charts stands for no single row.
      .filter((operation) => !named.has(operation) && operation !== 'charts');
    expect(missing).toEqual([]);
  });

  it('is what docs/coverage.md shows: npm run generate', () => {
    expect(readFileSync('docs/coverage.md', 'utf8')).toBe(coveragePage());
  });
});
