import { cite } from '../../../shared/source';
import { type Flags, type RuleTable, type RulesOf, findingsOf } from '../finding';

const USING = cite('004', 'USING MAGICAL POWERS');

/** Demands on a Hero who wants to cast, each with the text for failing it. */
const demands = {
  NOT_A_HERO: ['only a Hero with Magical Powers may cast', USING],
  NOT_THE_MOVE_PHASE: ['powers are cast in the Move phase', USING],
  ALREADY_CAST: ['it has tried a power this Move phase already', USING],
  NO_WILL: ['it has no Will to expend', USING],
  LAST_WILL: ['Will of Evil: its last Will point may not go into casting', cite('004', 'Will of Evil')],
  ENGAGED: ['it is Engaged in combat', USING],
  PRONE: ['it is Prone', USING],
  IMMOBILISED: ['it is Immobilised or Transfixed', cite('004', 'IMMOBILISE/TRANSFIX')],
  NO_LINE_OF_SIGHT: ['it has no Line of Sight to the target', USING],
  OUT_OF_RANGE: ['the target is out of the power’s range', USING],
} satisfies RuleTable;

/** Demands of an edition on a caster; the last two are of 2024 alone. */
export type CastRules = RulesOf<
  typeof demands & Record<'RISKS_A_FRIEND' | 'HAS_NOT_LANDED', RuleTable[string]>
>;
export const castRules2018: CastRules = demands;

/** Facts of a Hero who wants to cast. */
export const casterFlags = {
  freeWill: 'It bears a Staff of Power and has not used the free Will of this turn.',
  willOfEvil: 'It has Will of Evil.',
  engaged: 'It is Engaged in combat.',
  prone: 'It is Prone.',
  immobilised: 'It is Immobilised or Transfixed.',
  targetsItself: 'The power targets the caster, as Terrifying Aura does.',
};

/** A Hero who wants to cast, and the target. Distances in inches. */
export interface CasterFacts extends Flags<typeof casterFlags> {
  readonly isHero: boolean;
  readonly isMovePhase: boolean;
  readonly alreadyCast: boolean;
  readonly will: number;
  readonly lineOfSight: boolean;
  readonly distanceInches: number;
  readonly rangeInches: number;
  /** It is Good, and the power could wound a friend; of 2024. */
  readonly risksFriend?: boolean | undefined;
  /** It flies and has not landed; of 2024. */
  readonly isInTheAir?: boolean | undefined;
}

/** Whether a Hero may cast now: every reason why not. It may before, during or after its move, and charge as well. */
export const mayCast = (facts: CasterFacts, rules: CastRules = castRules2018) => {
  const free = facts.freeWill ? 1 : 0;
  const ownWill = facts.willOfEvil ? Math.max(0, facts.will - 1) : facts.will;
  const reasons = findingsOf(rules, {
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
    RISKS_A_FRIEND: facts.risksFriend === true,
    HAS_NOT_LANDED: facts.isInTheAir === true,
  });
  /** The most Will that may be expended, the free point included. */
  const mostWill = ownWill + free;
  return { reasons, mostWill };
};
