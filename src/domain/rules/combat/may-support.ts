import { cite } from '../../../shared/source';
import { type Flags, type RuleTable, findingsOf, permission } from '../finding';
import { type ModelType, type SupportWeapon, isInfantry } from '../rulesets/fight-model';

/** Facts of a model that wants to support a friend. */
export const supporterFlags = {
  engaged: 'The supporter is Engaged in combat.',
  prone: 'The supporter is Prone.',
  isPassenger: 'The supporter is a passenger.',
  hasSupported: 'It has supported a model this turn.',
};

/** A model that wants to support a friend in a Fight, and that friend. Base sizes in millimetres. */
export interface SupportFacts extends Flags<typeof supporterFlags> {
  readonly weapon: SupportWeapon;
  readonly type: ModelType;
  readonly touchesFriend: boolean;
  /** It touches a pike-armed model that is supporting the friend. */
  readonly touchesSupportingPike: boolean;
  readonly baseMm: number;
  readonly friendBaseMm: number;
  readonly friendEngaged: boolean;
  /** Models with spears, and with pikes, that support the friend already. */
  readonly spearsSupporting: number;
  readonly pikesSupporting: number;
}

const SPEARS = cite('004', 'SPEARS');
const PIKES = cite('004', 'PIKES');

const obstacles = {
  NOT_INFANTRY: ['only Infantry supports with a spear or pike', SPEARS],
  ENGAGED: ['it is Engaged itself', SPEARS],
  PRONE: ['a Prone model cannot support', SPEARS],
  PASSENGER: ['a passenger cannot fight in close combat', cite('002', 'HITTING PASSENGERS')],
  HAS_SUPPORTED: ['it has supported a model this turn', SPEARS],
  FRIEND_NOT_IN_A_FIGHT: ['the friend is in no Fight', SPEARS],
  NOT_TOUCHING: ['it is not in base contact with the friend', SPEARS],
  NO_PIKE_BETWEEN: ['a second pike supports through the first, by base contact with it', PIKES],
  BASE_TOO_SMALL: ['the friend has a larger base than the supporter', SPEARS],
  SUPPORTED_BY_A_SPEAR: ['a spear supports the friend already: one at a time', SPEARS],
  SUPPORTED_BY_A_PIKE: ['a pike supports the friend already: a spear cannot be the second', PIKES],
  SUPPORTED_BY_TWO_PIKES: ['two pikes support the friend already', PIKES],
} satisfies RuleTable;

const consequences = {
  ONE_ATTACK: ['it adds one Attack with its own Fight value and Strength', SPEARS],
  NOT_IN_THE_FIGHT: ['it is no part of the Fight: not struck, not knocked Prone by a charge', SPEARS],
  MAY_MAKE_WAY: ['if the friend loses, it may be the one model that Makes Way', SPEARS],
  TRAPS_EASILY: ['with a line of three only one model may Make Way, so the friend is easily Trapped', PIKES],
} satisfies RuleTable;

const isSecondPike = ({
  weapon,
  pikesSupporting,
}: Pick<SupportFacts, 'weapon' | 'pikesSupporting'>): boolean => weapon === 'PIKE' && pikesSupporting === 1;

/** The obstacles that both editions have: the friend, its base, and who supports it already. */
export const obstaclesOfPlace = (facts: Omit<SupportFacts, keyof typeof supporterFlags | 'type'>) => ({
  FRIEND_NOT_IN_A_FIGHT: !facts.friendEngaged,
  NOT_TOUCHING: !isSecondPike(facts) && !facts.touchesFriend,
  NO_PIKE_BETWEEN: isSecondPike(facts) && !facts.touchesSupportingPike,
  BASE_TOO_SMALL: facts.friendBaseMm > facts.baseMm,
  SUPPORTED_BY_A_SPEAR: facts.spearsSupporting > 0,
  SUPPORTED_BY_A_PIKE: facts.weapon === 'SPEAR' && facts.pikesSupporting > 0,
  SUPPORTED_BY_TWO_PIKES: facts.weapon === 'PIKE' && facts.pikesSupporting > 1,
});

/** Whether a model may support this friend with its spear or pike: every reason why not. Document 004, SPEARS and PIKES. */
export const maySupport = (facts: SupportFacts) => {
  const reasons = findingsOf(obstacles, {
    NOT_INFANTRY: !isInfantry(facts.type),
    ENGAGED: facts.engaged,
    PRONE: facts.prone,
    PASSENGER: facts.isPassenger,
    HAS_SUPPORTED: facts.hasSupported,
    ...obstaclesOfPlace(facts),
  });
  return permission(reasons, consequences, {
    ONE_ATTACK: true,
    NOT_IN_THE_FIGHT: true,
    MAY_MAKE_WAY: true,
    TRAPS_EASILY: isSecondPike(facts),
  });
};
