import type { Source } from '../../shared/source';
import { ruling } from '../../shared/source';

/** Carrying objects and other models. Document 002. */
const LIGHT: Source = { document: '002', heading: 'LIGHT OBJECTS' };
const HEAVY: Source = { document: '002', heading: 'HEAVY OBJECTS' };
const MODELS: Source = { document: '002', heading: 'CARRYING OTHER MODELS' };
const RULING_7A: Source = ruling('7a');

export const burdens = ['LIGHT', 'HEAVY', 'MODEL'] as const;
export type Burden = (typeof burdens)[number];

export const bearerKinds = ['INFANTRY', 'CAVALRY', 'MONSTER'] as const;
export type BearerKind = (typeof bearerKinds)[number];

export const carryingActions = [
  'PICK_UP',
  'MOVE',
  'PASS',
  'DROP',
  'CHARGE',
  'IS_CHARGED',
  'IS_SLAIN_IN_COMBAT',
  'LOAD_AS_PASSENGER',
] as const;
export type CarryingAction = (typeof carryingActions)[number];

export interface CarryingQuestion {
  readonly action: CarryingAction;
  readonly burden: Burden;
  /** Defence of a carried model; not looked at for objects. */
  readonly carriedDefence: number;
  readonly bearer: BearerKind;
  readonly bearerStrength: number;
  readonly expertRider: boolean;
  /** How many models carry it together, this one included. */
  readonly bearers: number;
  /** How many of them are charged. */
  readonly bearersCharged: number;
  readonly engaged: boolean;
  readonly onTheGround: boolean;
  /** This Move phase already. */
  readonly movedThisPhase: boolean;
  readonly passedThisPhase: boolean;
  readonly remainingMoveInches: number;
}

export interface CarryingAnswer {
  /** What the burden counts as for its size. */
  readonly weight: 'LIGHT' | 'HEAVY';
  /** What it is treated as: Monsters treat Heavy Objects as Light ones. */
  readonly treatedAs: 'LIGHT' | 'HEAVY';
  readonly allowed: boolean;
  readonly reasons: readonly string[];
  /** What is left of the move while carrying, in inches. */
  readonly moveInches: number;
  readonly texts: readonly string[];
  readonly sources: readonly Source[];
}

/** A model is a Light Object if its Defence is at most half of the bearer's Strength, else a Heavy one. */
export const weightOf = ({ burden, carriedDefence, bearerStrength }: CarryingQuestion): 'LIGHT' | 'HEAVY' =>
  burden === 'MODEL' ? (carriedDefence <= bearerStrength / 2 ? 'LIGHT' : 'HEAVY') : burden;

const lightReasons = (question: CarryingQuestion): readonly string[] => {
  const { action, engaged, bearer, expertRider, onTheGround, movedThisPhase, passedThisPhase } = question;
  const mustDismount = action === 'PICK_UP' && onTheGround && bearer === 'CAVALRY' && !expertRider;
  return [
    ...(mustDismount ? ['Cavalry without Expert Rider must dismount to pick it up from the ground'] : []),
    ...((action === 'PASS' || action === 'DROP') && engaged
      ? ['a model Engaged in combat may not pass or drop it']
      : []),
    ...(action === 'PASS' && passedThisPhase ? ['it has been passed this Move phase already'] : []),
    ...(action === 'MOVE' && movedThisPhase ? ['it has been moved this Move phase already'] : []),
  ];
};

const heavyReasons = ({ action, bearer, movedThisPhase }: CarryingQuestion): readonly string[] => [
  ...(bearer === 'CAVALRY' && action !== 'LOAD_AS_PASSENGER' ? ['Cavalry cannot carry Heavy Objects'] : []),
  ...(action === 'MOVE' && movedThisPhase ? ['it has been moved this Move phase already'] : []),
  ...(action === 'CHARGE' ? ['it must be dropped before charging'] : []),
  ...(action === 'PASS' ? ['only Light Objects are passed on: another model takes it by base contact'] : []),
];

const lightTexts: Record<CarryingAction, readonly string[]> = {
  PICK_UP: ['picked up by moving into base contact with it'],
  MOVE: ['carried without penalty; moved once each Move phase'],
  PASS: ['passed in base contact, once each Move phase'],
  DROP: ['dropped where the bearer stands'],
  CHARGE: ['the bearer may charge with it'],
  IS_CHARGED: ['the bearer keeps it'],
  IS_SLAIN_IN_COMBAT: ['whoever slew the bearer has it at once'],
  LOAD_AS_PASSENGER: ['an unconscious ally may be loaded onto a horse as a passenger'],
};

const heavyTexts = ({ action, bearers, bearersCharged }: CarryingQuestion): readonly string[] => {
  const texts: Record<CarryingAction, readonly string[]> = {
    PICK_UP: ['picked up by moving into base contact with it'],
    MOVE:
      bearers > 1
        ? ['two or more bearers move together, without penalty; moved once each Move phase']
        : ['a single bearer’s remaining move is halved; moved once each Move phase'],
    PASS: [],
    DROP: ['dropped where the bearer stands'],
    CHARGE: ['dropped first, the bearer may charge'],
    IS_CHARGED:
      bearersCharged < bearers
        ? ['a bearer who is not charged takes it alone at once']
        : ['it is placed in base contact with the bearer, out of the way of the Fight'],
    IS_SLAIN_IN_COMBAT: bearers > 1 ? ['the other bearer keeps it'] : ['what becomes of it is not stated'],
    LOAD_AS_PASSENGER: ['an unconscious ally may be loaded onto a horse as a passenger'],
  };
  return texts[action];
};

/** Whether a model may do this with what it carries, how far it may move, and what happens. */
export const carrying = (question: CarryingQuestion): CarryingAnswer => {
  const weight = weightOf(question);
  const treatedAs = question.bearer === 'MONSTER' ? 'LIGHT' : weight;
  const isHeavy = treatedAs === 'HEAVY';
  const reasons = isHeavy ? heavyReasons(question) : lightReasons(question);
  const { remainingMoveInches, bearers } = question;
  return {
    weight,
    treatedAs,
    allowed: reasons.length === 0,
    reasons,
    moveInches: isHeavy && bearers === 1 ? remainingMoveInches / 2 : remainingMoveInches,
    texts: isHeavy ? heavyTexts(question) : lightTexts[question.action],
    sources: [...(question.burden === 'MODEL' ? [MODELS] : []), ...(isHeavy ? [HEAVY, RULING_7A] : [LIGHT])],
  };
};
