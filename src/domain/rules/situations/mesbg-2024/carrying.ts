import type { CarryingQuestion } from '../../movement/carrying';
import { situationSources } from './sources';

const { objects } = situationSources;

const reasonsOf = ({
  action,
  burden,
  bearer,
  onTheGround,
  passedThisPhase,
  movedThisPhase,
}: CarryingQuestion) =>
  burden === 'HEAVY'
    ? [
        ...(action === 'CHARGE' ? ['a model with a heavy object may not charge'] : []),
        ...(action === 'MOVE' && movedThisPhase ? ['it has been moved this turn already'] : []),
      ]
    : [
        ...(action === 'PICK_UP' && bearer === 'CAVALRY' && onTheGround
          ? ['Cavalry dismounts to pick it up']
          : []),
        ...(action === 'PASS' && passedThisPhase ? ['it has been passed this turn already'] : []),
      ];

const textOf = ({ action, burden, bearers }: CarryingQuestion): string => {
  if (action === 'PASS') return 'passed on, once a turn';
  if (burden === 'LIGHT') return 'carried without penalty';
  return bearers > 1 ? 'two bearers carry it at full Move' : 'a single bearer moves half of what is left';
};

/** Bearers of objects in the 2024 edition: heavy ones take half the Move, or two bearers, and no charge. */
export const carrying2024 = (question: CarryingQuestion) => {
  const { burden, bearers, remainingMoveInches } = question;
  const weight = burden === 'HEAVY' ? ('HEAVY' as const) : ('LIGHT' as const);
  const reasons = reasonsOf(question);
  const allowed = reasons.length === 0;
  return {
    weight,
    treatedAs: weight,
    allowed,
    reasons,
    moveInches: weight === 'HEAVY' && bearers === 1 ? remainingMoveInches / 2 : remainingMoveInches,
    texts: allowed ? [textOf(question)] : [],
    sources: [objects],
  };
};
