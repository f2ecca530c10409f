import { cite } from '../../../shared/source';
import { type Finding, type RuleText, findingsOf } from '../finding';
import type { ModelType, SupportWeapon } from '../rulesets/fight-model';

/** A model that wants to support a friend in a Fight, and that friend. Base sizes in millimetres. */
export interface SupportFacts {
  readonly weapon: SupportWeapon;
  readonly type: ModelType;
  readonly engaged: boolean;
  readonly prone: boolean;
  readonly isPassenger: boolean;
  /** It has supported a Fight this turn. */
  readonly hasSupported: boolean;
  readonly touchesFriend: boolean;
  /** It touches a pike-armed model that is supporting the friend. */
  readonly touchesSupportingPike: boolean;
  readonly baseMm: number;
  readonly friendBaseMm: number;
  readonly friendEngaged: boolean;
  /** Models with spears that support the friend already. */
  readonly spearsSupporting: number;
  /** Models with pikes that support the friend already. */
  readonly pikesSupporting: number;
}

const SPEARS = cite('004', 'SPEARS');
const PIKES = cite('004', 'PIKES');

const obstacles = {
  NOT_INFANTRY: { text: 'only Infantry supports with a spear or pike', source: SPEARS },
  ENGAGED: { text: 'it is Engaged itself', source: SPEARS },
  PRONE: { text: 'a Prone model cannot support', source: SPEARS },
  PASSENGER: { text: 'a passenger cannot fight in close combat', source: cite('002', 'HITTING PASSENGERS') },
  HAS_SUPPORTED: { text: 'it has supported a model this turn', source: SPEARS },
  FRIEND_NOT_IN_A_FIGHT: { text: 'the friend is in no Fight', source: SPEARS },
  NOT_TOUCHING: { text: 'it is not in base contact with the friend', source: SPEARS },
  NO_PIKE_BETWEEN: {
    text: 'a second pike supports through the first, by base contact with it',
    source: PIKES,
  },
  BASE_TOO_SMALL: { text: 'the friend has a larger base than the supporter', source: SPEARS },
  SUPPORTED_BY_A_SPEAR: { text: 'a spear supports the friend already: one at a time', source: SPEARS },
  SUPPORTED_BY_A_PIKE: {
    text: 'a pike supports the friend already: a spear cannot be the second',
    source: PIKES,
  },
  SUPPORTED_BY_TWO_PIKES: { text: 'two pikes support the friend already', source: PIKES },
} as const satisfies Record<string, RuleText>;

export type SupportObstacle = keyof typeof obstacles;

const consequences = {
  ONE_ATTACK: { text: 'it adds one Attack with its own Fight value and Strength', source: SPEARS },
  NOT_IN_THE_FIGHT: {
    text: 'it is no part of the Fight: not struck, not knocked Prone by a charge',
    source: SPEARS,
  },
  MAY_MAKE_WAY: { text: 'if the friend loses, it may be the one model that Makes Way', source: SPEARS },
  TRAPS_EASILY: {
    text: 'with a line of three only one model may Make Way, so the friend is easily Trapped',
    source: PIKES,
  },
} as const satisfies Record<string, RuleText>;

export type SupportConsequence = keyof typeof consequences;

export interface SupportPermission {
  readonly reasons: readonly Finding<SupportObstacle>[];
  readonly consequences: readonly Finding<SupportConsequence>[];
}

/** Whether a model may support this friend with its spear or pike: every reason why not. Document 004, SPEARS and PIKES. */
export const maySupport = (facts: SupportFacts): SupportPermission => {
  const { weapon, spearsSupporting: spears, pikesSupporting: pikes } = facts;
  const isSecondPike = weapon === 'PIKE' && pikes === 1;
  const reasons = findingsOf(obstacles, {
    NOT_INFANTRY: facts.type !== 'INFANTRY',
    ENGAGED: facts.engaged,
    PRONE: facts.prone,
    PASSENGER: facts.isPassenger,
    HAS_SUPPORTED: facts.hasSupported,
    FRIEND_NOT_IN_A_FIGHT: !facts.friendEngaged,
    NOT_TOUCHING: !isSecondPike && !facts.touchesFriend,
    NO_PIKE_BETWEEN: isSecondPike && !facts.touchesSupportingPike,
    BASE_TOO_SMALL: facts.friendBaseMm > facts.baseMm,
    SUPPORTED_BY_A_SPEAR: spears > 0,
    SUPPORTED_BY_A_PIKE: weapon === 'SPEAR' && pikes > 0,
    SUPPORTED_BY_TWO_PIKES: weapon === 'PIKE' && pikes > 1,
  });
  return {
    reasons,
    consequences:
      reasons.length > 0
        ? []
        : findingsOf(consequences, {
            ONE_ATTACK: true,
            NOT_IN_THE_FIGHT: true,
            MAY_MAKE_WAY: true,
            TRAPS_EASILY: isSecondPike,
          }),
  };
};
