import { cite } from '../../../shared/source';
import { type Finding, type RuleText, findingsOf } from '../finding';

const USING = cite('004', 'USING MAGICAL POWERS');

/** Demands on a Hero who wants to cast, each with the text for failing it. */
const demands = {
  NOT_A_HERO: { text: 'only a Hero with Magical Powers may cast', source: USING },
  NOT_THE_MOVE_PHASE: { text: 'powers are cast in the Move phase', source: USING },
  ALREADY_CAST: { text: 'it has tried a power this Move phase already', source: USING },
  NO_WILL: { text: 'it has no Will to expend', source: USING },
  LAST_WILL: {
    text: 'Will of Evil: its last Will point may not go into casting',
    source: cite('004', 'Will of Evil'),
  },
  ENGAGED: { text: 'it is Engaged in combat', source: USING },
  PRONE: { text: 'it is Prone', source: USING },
  IMMOBILISED: { text: 'it is Immobilised or Transfixed', source: cite('004', 'IMMOBILISE/TRANSFIX') },
  NO_LINE_OF_SIGHT: { text: 'it has no Line of Sight to the target', source: USING },
  OUT_OF_RANGE: { text: 'the target is out of the power’s range', source: USING },
} as const satisfies Record<string, RuleText>;

export type CastingObstacle = keyof typeof demands;

export interface CasterFacts {
  readonly isHero: boolean;
  readonly isMovePhase: boolean;
  readonly alreadyCast: boolean;
  readonly will: number;
  /** The Staff of Power's free Will of this turn is still to be had. */
  readonly freeWill: boolean;
  readonly willOfEvil: boolean;
  readonly engaged: boolean;
  readonly prone: boolean;
  readonly immobilised: boolean;
  /** A power that targets the caster needs neither sight nor range. */
  readonly targetsItself: boolean;
  readonly lineOfSight: boolean;
  readonly distanceInches: number;
  readonly rangeInches: number;
}

export interface CastingPermission {
  readonly reasons: readonly Finding<CastingObstacle>[];
  /** The most Will that may be expended, the free point included. */
  readonly mostWill: number;
}

/** Whether a Hero may cast now: every reason why not. It may before, during or after its move, and charge as well. */
export const mayCast = (facts: CasterFacts): CastingPermission => {
  const free = facts.freeWill ? 1 : 0;
  const ownWill = facts.willOfEvil ? Math.max(0, facts.will - 1) : facts.will;
  const failed: Record<CastingObstacle, boolean> = {
    NOT_A_HERO: !facts.isHero,
    NOT_THE_MOVE_PHASE: !facts.isMovePhase,
    ALREADY_CAST: facts.alreadyCast,
    NO_WILL: facts.will + free === 0,
    LAST_WILL: facts.willOfEvil && facts.will === 1 && free === 0,
    ENGAGED: facts.engaged,
    PRONE: facts.prone,
    IMMOBILISED: facts.immobilised,
    NO_LINE_OF_SIGHT: !facts.targetsItself && !facts.lineOfSight,
    OUT_OF_RANGE: !facts.targetsItself && facts.distanceInches > facts.rangeInches,
  };
  return { reasons: findingsOf(demands, failed), mostWill: ownWill + free };
};
