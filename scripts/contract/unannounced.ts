/** The names, in backticks, that the changelog's unreleased part announces to break. */
const announced = (changelog: string): ReadonlySet<string> => {
  const [, unreleased = ''] = changelog.split(/^## \[Unreleased\].*$/m);
  const [own = ''] = unreleased.split(/^## /m);
  const lines = own.split('\n').filter((line) => /^- \*\*Breaking:\*\*/.test(line));
  return new Set(lines.flatMap((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)));
};

/** `ToWound.needed` as itself, `ToWound` and `needed`. */
export const namesIn = (line: string): readonly string[] =>
  (line.match(/[A-Za-z_][\w.]*/g) ?? []).flatMap((word) => [word, ...word.split('.')]);

/** The breaks of which no announcement names the operation, type or field. */
export const unannounced = (breaks: readonly string[], changelog: string): readonly string[] => {
  const names = announced(changelog);
  return breaks.filter((line) => !namesIn(line).some((name) => names.has(name)));
};
