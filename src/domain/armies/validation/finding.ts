import { type Source, cite } from '../../../shared/source';

export const severities = {
  ERROR: 'The army may not be played.',
  WARNING: 'The army may be played, at a cost.',
} as const;

export const findingCodes = {
  UNKNOWN_LIST: 'No army list or Legion has this id.',
  UNKNOWN_PROFILE: 'No profile has this id.',
  UNKNOWN_OPTION: 'The profile has no such option.',
  NOT_IN_LIST: 'The profile is one of another army list.',
  NO_FORCE: 'The army is empty.',
  DOUBLES_NEED_TWO_FORCES: 'A doubles army is two forces.',
  LIST_TWICE: 'In singles a list is one force.',
  LEGION_STANDS_ALONE: 'A Legion has no allies.',
  LEGION_NOT_SHARED: 'In doubles both forces are of the Legion, or none.',
  ODD_POINTS_LIMIT: 'An odd limit cannot be halved.',
  OVER_POINTS_LIMIT: 'More points than the limit.',
  POINTS_LEFT_OVER: 'Points of a force that are lost (a warning).',
  EMPTY_FORCE: 'A force without a model.',
  LEADER_IS_ONE_MODEL: 'More than one model leads the warband.',
  MAY_NOT_LEAD: 'It may lead no warband.',
  MAY_NOT_FOLLOW: 'It must lead its own warband.',
  WARBAND_WITHOUT_LEADER: 'Nobody leads the warband.',
  WARBAND_TOO_LARGE: 'More than the leader may lead.',
  WARBAND_TOO_SMALL: 'Fewer than a warband without a leader needs.',
  OPTION_TOO_OFTEN: 'More of an option than the models may take.',
  OPTION_NOT_ALLOWED: 'The option needs something the army lacks.',
  OPTION_MISSING: 'The option must be taken.',
  TOO_FEW_CHOSEN: 'One of several options must be taken.',
  TOO_MANY_CHOSEN: 'Options that exclude each other.',
  PROFILE_NOT_ALLOWED: 'The profile needs something the army lacks.',
  UNIQUE_TWICE: 'A unique Hero more than once.',
  UNIQUE_OPTION_TWICE: 'A unique option taken more than once.',
  OVER_BOW_LIMIT: 'More bows than the limit.',
  OVER_THROWING_LIMIT: 'More throwing weapons than the edition allows.',
  TOO_MANY_SIEGE_ENGINES: 'More siege engines than Heroes of Fortitude or better.',
  ALLIANCE_UNKNOWN: 'The catalogue does not know the allies of this list.',
  WRONG_EDITION:
    'A list or a profile of another edition than the rest of the army, or than the one that is asked for.',
  LISTS_MAY_NOT_ALLY: 'The edition has no allies.',
  GOOD_WITH_EVIL: 'Good never allies with Evil.',
  ALLIES_CONVENIENT: 'Convenient Allies lose their army bonuses (a warning).',
  ALLIES_IMPOSSIBLE: 'Impossible Allies lose more than that (a warning).',
  CONTINGENT_WITHOUT_HERO: 'An allied force without a Hero high enough.',
  COMPULSORY_MISSING: 'A required profile is missing.',
  TOO_FEW_OF: 'More of these must be there.',
  TOO_MANY_OF: 'Fewer of these may be there.',
  RATIO_EXCEEDED: 'Too many for each of the others.',
  WRONG_LEADER_FOR: 'It follows a leader it may not follow.',
  WRONG_FOLLOWER_FOR: 'The leader may not lead it.',
  WARBAND_NOT_FULL: 'The warband must be full.',
  REQUIRES_MISSING: 'It comes only with another.',
  EXCLUDED_TOGETHER: 'Two that may not be together.',
  NOT_ONE_WARBAND: 'The force must be one warband under its leader, or these must stand in one.',
  NO_LEADER: 'Nobody may lead.',
  LEADER_NOT_CANDIDATE: 'The one chosen may not lead.',
  LEADER_TWICE: 'A singles army names one leader.',
  RULE_NOT_COVERED: 'A rule that is not known or not judged: check it with the book.',
  SOURCES_DIFFER: 'Sources differ on a question about this army: the message says on which.',
} as const;
export type FindingCode = keyof typeof findingCodes;

/** A place in the army, from 0; what is null is not narrowed further. In a warband unit 0 is the leader's place. */
export interface Where {
  readonly force: number | null;
  readonly warband: number | null;
  readonly unit: number | null;
}

/** One breach of a rule. `used` and `allowed` are the numbers compared, if any. */
export interface Finding {
  readonly code: FindingCode;
  readonly severity: keyof typeof severities;
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

/** The places of document 000 that most findings rest on. */
export const THE_ARMY = cite('000', 'THE ARMY');
export const LEGENDARY_LEGIONS = cite('000', 'LEGENDARY LEGIONS');

/** The entry of an army list or Legion as a source. */
export const listed = ({ name }: { readonly name: string }): Source => ({
  document: 'CATALOGUE',
  heading: name,
});
