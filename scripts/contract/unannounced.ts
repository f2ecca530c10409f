/** The unreleased part of the changelog. */
const unreleasedPart = (changelog: string): string => {
  const [, unreleased = ''] = changelog.split(/^## \[Unreleased\].*$/m);
  return unreleased.split(/^## /m)[0] ?? '';
};

/** The page with every break and its replacement that the unreleased part links to, as a path; undefined without one. */
export const migrationPage = (changelog: string): string | undefined =>
  /\]\((docs\/migration-[\w.-]+\.md)\)/.exec(unreleasedPart(changelog))?.[1];

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

/**
 * The breaks whose operation, type or field neither a line of the changelog's unreleased part announces, one that begins
 * "- **Breaking:**" and names it in backticks, nor a column "in 0.1.0" of its migration page.
 */
export const unannounced = (
  breaks: readonly string[],
  changelog: string,
  migration = '',
): readonly string[] => {
  const names = new Set([
    ...namesInBackticks(
      unreleasedPart(changelog)
        .split('\n')
        .filter((line) => line.startsWith('- **Breaking:**')),
    ),
    ...namesInBackticks(migration.split('\n').flatMap(oldNames)),
  ]);
  return breaks.filter((line) => !namesIn(line).some((name) => names.has(name) && !SCALARS.has(name)));
};
