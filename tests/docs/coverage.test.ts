import { namesOf } from '../../src/shared/names-of';
import { existsSync, readFileSync } from 'node:fs';
import { coveragePage, operationsOf, sourcesOf } from '../../scripts/coverage-page/page';
import { coverageRows, interfaceRows } from '../../scripts/coverage-page/tournament-rows';
import { operationRoutes } from '../../src/interfaces/rest/routes';
import { charts } from '../../src/domain/rules/charts/charts';
import { referenceKinds } from '../../src/domain/rules/reference';

const numbered = (letter: string, most: number): readonly string[] =>
  Array.from({ length: most }, (_, index) => `${letter}${index + 1}`);

describe('the coverage of the rules', () => {
  it('has every row of charts, reference, fights, scenarios, armies, tournaments and interfaces', () => {
    expect(coverageRows.map(({ id }) => id)).toEqual([
      ...numbered('A', 28),
      ...numbered('B', 10),
      ...numbered('C', 8),
      ...numbered('D', 5),
      ...numbered('E', 9),
      ...numbered('F', 11),
      // F12, the packs, has its operations in other rows.
      ...['F13', 'F14', 'F15', 'F16'],
    ]);
    expect(interfaceRows.map(({ id }) => id)).toEqual(numbered('G', 7));
  });

  it.each(coverageRows.map((row) => [row.id, row] as const))(
    '%s names sources and tests that exist',
    (id, row) => {
      // Verifiable rolls, suggestions, files of one's own, leagues, sign-up, teams, awards and people are the project's own.
      expect(sourcesOf(row).length > 0).toBe(
        !['A26', 'E6', 'E7', 'E8', 'E9', 'F9', 'F13', 'F14', 'F15', 'F16'].includes(id),
      );
      expect(operationsOf(row).length).toBeGreaterThan(0);
      expect(row.tests.length).toBeGreaterThan(0);
      expect(row.tests.filter((file) => !existsSync(file))).toEqual([]);
    },
  );

  it.each(interfaceRows)('$id names files that exist', ({ where, tests }) => {
    expect([...where, ...tests].filter((file) => !existsSync(file))).toEqual([]);
  });

  it('leaves out no chart and no kind of entry', () => {
    const named = new Set(coverageRows.flatMap((row) => row.charts ?? []));
    expect(charts.map(({ id }) => id).filter((id) => !named.has(id))).toEqual([]);
    const kinds = new Set(coverageRows.flatMap((row) => row.kinds ?? []));
    expect(namesOf(referenceKinds).filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  it('leaves out no operation of them', () => {
    const named = new Set<string>(coverageRows.flatMap(operationsOf));
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
