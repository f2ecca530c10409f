import type { Source } from '../../../shared/source';

/** ERROR: the army may not be played. WARNING: it may, at a cost or to the player's loss. */
export const severities = ['ERROR', 'WARNING'] as const;
export type Severity = (typeof severities)[number];

export const findingCodes = [
  'UNKNOWN_LIST',
  'UNKNOWN_PROFILE',
  'UNKNOWN_OPTION',
  'NOT_IN_LIST',
  'NO_FORCE',
  'DOUBLES_NEED_TWO_FORCES',
  'LIST_TWICE',
  'LEGION_STANDS_ALONE',
  'LEGION_NOT_SHARED',
  'ODD_POINTS_LIMIT',
  'OVER_POINTS_LIMIT',
  'POINTS_LEFT_OVER',
  'EMPTY_FORCE',
  'LEADER_IS_ONE_MODEL',
  'MAY_NOT_LEAD',
  'MAY_NOT_FOLLOW',
  'WARBAND_WITHOUT_LEADER',
  'WARBAND_TOO_LARGE',
  'WARBAND_TOO_SMALL',
  'OPTION_TOO_OFTEN',
  'OPTION_NOT_ALLOWED',
  'OPTION_MISSING',
  'TOO_FEW_CHOSEN',
  'TOO_MANY_CHOSEN',
  'PROFILE_NOT_ALLOWED',
  'UNIQUE_TWICE',
  'UNIQUE_OPTION_TWICE',
  'OVER_BOW_LIMIT',
  'OVER_THROWING_LIMIT',
  'TOO_MANY_SIEGE_ENGINES',
  'ALLIANCE_UNKNOWN',
  'WRONG_EDITION',
  'LISTS_MAY_NOT_ALLY',
  'GOOD_WITH_EVIL',
  'ALLIES_CONVENIENT',
  'ALLIES_IMPOSSIBLE',
  'CONTINGENT_WITHOUT_HERO',
  'COMPULSORY_MISSING',
  'TOO_FEW_OF',
  'TOO_MANY_OF',
  'RATIO_EXCEEDED',
  'WRONG_LEADER_FOR',
  'WRONG_FOLLOWER_FOR',
  'WARBAND_NOT_FULL',
  'REQUIRES_MISSING',
  'EXCLUDED_TOGETHER',
  'NOT_ONE_WARBAND',
  'NO_LEADER',
  'LEADER_NOT_CANDIDATE',
  'LEADER_TWICE',
  'RULE_NOT_COVERED',
  'SOURCES_DIFFER',
] as const;
export type FindingCode = (typeof findingCodes)[number];

/** A place in the army, from 0; what is null is not narrowed further. In a warband unit 0 is the leader's place. */
export interface Where {
  readonly force: number | null;
  readonly warband: number | null;
  readonly unit: number | null;
}

/** One breach of a rule. `used` and `allowed` are the numbers compared, if any. */
export interface Finding {
  readonly code: FindingCode;
  readonly severity: Severity;
  readonly where: Where;
  readonly message: string;
  readonly used: number | null;
  readonly allowed: number | null;
  /** A way to fix it. */
  readonly fix: string;
  readonly source: Source;
}

/** A finding, or the value of the condition under which there would be one. */
type Perhaps = Finding | false | null | undefined;

export type Findings = Perhaps | readonly Perhaps[];

export const WHOLE_ARMY: Where = { force: null, warband: null, unit: null };

export const inForce = (force: number): Where => ({ force, warband: null, unit: null });

/** A finding, by default an error without numbers. */
export const finding = (
  given: Pick<Finding, 'code' | 'where' | 'message' | 'fix' | 'source'> &
    Partial<Pick<Finding, 'severity' | 'used' | 'allowed'>>,
): Finding => ({ severity: 'ERROR', used: null, allowed: null, ...given });

/** The entry of an army list or Legion as a source. */
export const listed = ({ name }: { readonly name: string }): Source => ({
  document: 'CATALOGUE',
  heading: name,
});
