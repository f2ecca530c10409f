import type { CarryingQuestion } from '../../movement/carrying';
import { type Finding, type RuleTable, findingsOf } from '../../finding';
import { situationSources } from './sources';

const { objects } = situationSources;

const reasons = {
  HEAVY_IN_A_CHARGE: ['a model with a heavy object may not charge', objects],
  HEAVY_HAS_MOVED: ['it has been moved this turn already', objects],
  CAVALRY_ON_THE_GROUND: ['Cavalry dismounts to pick it up', objects],
  HAS_BEEN_PASSED: ['it has been passed this turn already', objects],
} satisfies RuleTable;

const reasonsOf = ({
  action,
  burden,
  bearer,
  onTheGround,
  passedThisPhase,
  movedThisPhase,
}: CarryingQuestion): readonly Finding[] => {
  const isHeavy = burden === 'HEAVY';
  return findingsOf(reasons, {
    HEAVY_IN_A_CHARGE: isHeavy && action === 'CHARGE',
    HEAVY_HAS_MOVED: isHeavy && action === 'MOVE' && movedThisPhase,
    CAVALRY_ON_THE_GROUND: !isHeavy && action === 'PICK_UP' && bearer === 'CAVALRY' && onTheGround,
    HAS_BEEN_PASSED: !isHeavy && action === 'PASS' && passedThisPhase,
  });
};

const textOf = ({ action, burden, bearers }: CarryingQuestion): string => {
  if (action === 'PASS') return 'passed on, once a turn';
  if (burden === 'LIGHT') return 'carried without penalty';
  return bearers > 1 ? 'two bearers carry it at full Move' : 'a single bearer moves half of what is left';
};

/** Bearers of objects in the 2024 edition: heavy ones take half the Move, or two bearers, and no charge. */
export const carrying2024 = (question: CarryingQuestion) => {
  const { burden, bearers, remainingMoveInches } = question;
  const weight = burden === 'HEAVY' ? ('HEAVY' as const) : ('LIGHT' as const);
  const found = reasonsOf(question);
  const allowed = found.length === 0;
  return {
    weight,
    treatedAs: weight,
    allowed,
    reasons: found,
    moveInches: weight === 'HEAVY' && bearers === 1 ? remainingMoveInches / 2 : remainingMoveInches,
    texts: allowed ? [textOf(question)] : [],
    sources: [objects],
  };
};
