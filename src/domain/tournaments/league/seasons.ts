import type { PointsRule } from './points-rule';

/** A season of a league. It lasts until the next one begins. */
export interface LeagueSeason {
  readonly name: string;
  /** Its first day, YYYY-MM-DD; absent for the first season, which counts everything before the second. */
  readonly startsOn?: string;
  /** How it was counted, once it has ended; absent for the last season, which the league's own rule counts. */
  readonly rule?: PointsRule;
}

/** The place of the season to which a day belongs, from 0: the latest one that had begun by then. */
export const seasonAt = (seasons: readonly LeagueSeason[], day: string): number =>
  Math.max(
    0,
    seasons.findLastIndex(({ startsOn }) => startsOn === undefined || startsOn <= day),
  );

/**
 * The seasons with the rule of each that has ended: as it was ended, or as the league counts now. So a rule that changes
 * later changes no table of the past.
 */
export const withRules = (
  seasons: readonly LeagueSeason[],
  before: { readonly rule: PointsRule; readonly seasons: readonly LeagueSeason[] },
): readonly LeagueSeason[] =>
  seasons.map(({ name, startsOn }, index) => {
    const season = { name, ...(startsOn !== undefined && { startsOn }) };
    if (index === seasons.length - 1) return season;
    const known = before.seasons.find((one) => one.startsOn === startsOn);
    return { ...season, rule: known?.rule ?? before.rule };
  });
