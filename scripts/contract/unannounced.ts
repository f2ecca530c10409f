/** The part of the changelog above the section of a release: unreleased changes, and the dated section of a release that is being made. */
const partSince = (changelog: string, released: string): string =>
  changelog.split(`\n## [${released}]`)[0] ?? '';

/** The page with every break and its replacement that the changelog links to since the release, as a path; undefined without one. */
export const migrationPage = (changelog: string, released: string): string | undefined =>
  /\]\((docs\/migration-[\w.-]+\.md)\)/.exec(partSince(changelog, released))?.[1];

const namesInBackticks = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));

/** The cells of a row that hold the names of the last release: the first of each pair. */
const oldNames = (row: string): readonly string[] =>
  row.startsWith('| ') ? row.split('|').filter((_cell, at) => at % 2 === 1) : [];

/** `ToWound.needed` as itself, `ToWound` and `needed`. */
export const namesIn = (line: string): readonly string[] =>
  (line.match(/[A-Za-z_][\w.]*/g) ?? []).flatMap((word) => [word, ...word.split('.')]);

/** Names that stand in most lines of breaks and announce none. */
const SCALARS = new Set(['String', 'Int', 'Float', 'Boolean', 'ID', 'Date', 'DateTime', 'JSON']);

/** The changelog, the release that the breaks are counted from, and the migration page's text. */
export interface Announcements {
  readonly changelog: string;
  readonly released: string;
  readonly migration?: string;
}

/**
 * The breaks whose operation, type or field neither a line of the changelog since the release announces, one that begins
 * "- **Breaking:**" and names it in backticks, nor the first column of a table of its migration page.
 */
export const unannounced = (
  breaks: readonly string[],
  { changelog, released, migration = '' }: Announcements,
): readonly string[] => {
  const names = new Set([
    ...namesInBackticks(
      partSince(changelog, released)
        .split('\n')
        .filter((line) => line.startsWith('- **Breaking:**')),
    ),
    ...namesInBackticks(migration.split('\n').flatMap(oldNames)),
  ]);
  return breaks.filter((line) => !namesIn(line).some((name) => names.has(name) && !SCALARS.has(name)));
};
