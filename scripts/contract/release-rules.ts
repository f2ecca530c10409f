import { namesIn } from './unannounced';

const NOTICE_DAYS = 90;
const DAY_MS = 86_400_000;

type Version = readonly [major: number, minor: number, patch: number];

const versionOf = (text: string): Version => {
  const [major = 0, minor = 0, patch = 0] = text.split('.').map(Number);
  return [major, minor, patch];
};

const compare = (a: Version, b: Version): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

/** Whether clients of this release were promised notice: from 0.2.0 on. */
export const promisesNotice = (released: string): boolean => compare(versionOf(released), [0, 2, 0]) >= 0;

/** Why a release may not be called that, if so: it must be later, and a break raises the major number (0.x: the second). */
export const versionFault = (released: string, next: string, breakCount: number): string | undefined => {
  const [was, is] = [versionOf(released), versionOf(next)];
  if (compare(is, was) <= 0) return `${next} does not come after ${released}, which is released already`;
  const isRaised = was[0] === 0 && is[0] === 0 ? is[1] > was[1] : is[0] > was[0];
  return breakCount > 0 && !isRaised
    ? `${next} is no version for ${breakCount} breaking changes since ${released}`
    : undefined;
};

/** The names that releases of the changelog have called deprecated, each with the day of the first that did. */
const deprecations = (changelog: string): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  for (const [, day = '', section = ''] of changelog.matchAll(
    /^## \[[^\]]+\] - (\d{4}-\d{2}-\d{2})$(.*?)(?=^## |$(?![\s\S]))/gms,
  ))
    for (const line of section.split('\n').filter((one) => one.startsWith('- **Deprecated:**')))
      for (const [, name = ''] of line.matchAll(/`([^`]+)`/g))
        found.set(name, Math.min(found.get(name) ?? Infinity, Date.parse(day)));
  return found;
};

/** The breaks that no release has called deprecated at least 90 days before `nowMs`. */
export const withoutNotice = (
  breaks: readonly string[],
  changelog: string,
  nowMs: number,
): readonly string[] => {
  const since = deprecations(changelog);
  const latest = nowMs - NOTICE_DAYS * DAY_MS;
  return breaks.filter((line) => !namesIn(line).some((name) => (since.get(name) ?? Infinity) <= latest));
};
