import { type Source, cite, ruling } from '../../../shared/source';
import { type Finding, type Flags, type RuleTable, findingsOf } from '../finding';

/** Carrying objects and other models. Document 002. */
const LIGHT = cite('002', 'LIGHT OBJECTS');
const HEAVY = cite('002', 'HEAVY OBJECTS');
const MODELS = cite('002', 'CARRYING OTHER MODELS');
const RULING_7A: Source = ruling('7a');
const CHARGING = cite('004', 'CHARGING ENEMIES');

export const burdens = {
  LIGHT: 'A Light Object.',
  HEAVY: 'A Heavy Object.',
  MODEL: 'Another model.',
};

/** The model that it carries, if any. */
export const carriedModels = {
  UNCONSCIOUS_ALLY: 'A friend who cannot move.',
  PRISONER: 'A prisoner.',
  CORPSE: 'A dead model.',
};

export const bearerKinds = {
  INFANTRY: 'On foot.',
  CAVALRY: 'A rider.',
  MONSTER: 'A Monster.',
};

export const carryingActions = {
  PICK_UP: 'Takes it up.',
  MOVE: 'Moves with it.',
  PASS: 'Hands it to another model.',
  DROP: 'Lets it go.',
  CHARGE: 'Charges.',
  IS_CHARGED: 'Is charged.',
  IS_SLAIN_IN_COMBAT: 'Is slain in close combat.',
  LOAD_AS_PASSENGER: 'Loads an unconscious ally onto a horse.',
};
export type CarryingAction = keyof typeof carryingActions;

/** Facts of the burden and of its bearer. */
export const carryingFlags = {
  engaged: 'The bearer is Engaged in combat.',
  onTheGround: 'It lies on the ground.',
  movedThisPhase: 'It has been moved this Move phase, by whomever.',
  passedThisPhase: 'It has been passed this Move phase.',
};

/** Defence and kind of a carried model are ignored for objects; `bearers` includes this one. Distances in inches. */
export interface CarryingQuestion extends Flags<typeof carryingFlags> {
  readonly action: CarryingAction;
  readonly burden: keyof typeof burdens;
  readonly carriedDefence: number;
  readonly carriedModel: keyof typeof carriedModels;
  readonly bearer: keyof typeof bearerKinds;
  readonly bearerStrength: number;
  readonly expertRider: boolean;
  readonly bearers: number;
  /** How many of them are charged. */
  readonly bearersCharged: number;
  readonly remainingMoveInches: number;
}

/** A model is a Light Object if its Defence is at most half of the bearer's Strength, else a Heavy one. */
const weightOf = ({ burden, carriedDefence, bearerStrength }: CarryingQuestion): 'LIGHT' | 'HEAVY' =>
  burden === 'MODEL' ? (carriedDefence <= bearerStrength / 2 ? 'LIGHT' : 'HEAVY') : burden;

/** Everything that stands in the way of an action in the 2018 edition: the text and the rule of each. */
const reasons = {
  ENGAGED: ['a model Engaged in combat moves no further', CHARGING],
  HAS_MOVED: ['it has been moved this Move phase already', LIGHT],
  HEAVY_HAS_MOVED: ['it has been moved this Move phase already', HEAVY],
  NOT_AN_UNCONSCIOUS_ALLY: ['only an unconscious ally may be loaded onto a horse as a passenger', HEAVY],
  CAVALRY_ON_THE_GROUND: ['Cavalry without Expert Rider must dismount to pick it up from the ground', LIGHT],
  ENGAGED_KEEPS_IT: ['a model Engaged in combat may not pass or drop it', LIGHT],
  HAS_BEEN_PASSED: ['it has been passed this Move phase already', LIGHT],
  HEAVY_FOR_CAVALRY: ['Cavalry cannot carry Heavy Objects', HEAVY],
  HEAVY_IN_A_CHARGE: ['it must be dropped before charging', HEAVY],
  HEAVY_IS_NOT_PASSED: ['only Light Objects are passed on: another model takes it by base contact', LIGHT],
} satisfies RuleTable;

/** The actions for which a bearer has to move. */
const MOVING: readonly CarryingAction[] = ['PICK_UP', 'MOVE', 'CHARGE', 'LOAD_AS_PASSENGER'];

/** The actions that take the object further. */
const CARRYING_ON: readonly CarryingAction[] = ['MOVE', 'CHARGE'];

/** An Engaged model does not move, and an object moves once each Move phase; the rest depends on its weight. */
const obstaclesOf = (
  {
    action,
    engaged,
    movedThisPhase,
    passedThisPhase,
    burden,
    carriedModel,
    bearer,
    expertRider,
    onTheGround,
  }: CarryingQuestion,
  isHeavy: boolean,
): readonly Finding[] => {
  const hasMoved = movedThisPhase && CARRYING_ON.includes(action);
  const isLoading = action === 'LOAD_AS_PASSENGER';
  const isCavalry = bearer === 'CAVALRY';
  return findingsOf(reasons, {
    ENGAGED: engaged && MOVING.includes(action),
    HAS_MOVED: !isHeavy && hasMoved,
    HEAVY_HAS_MOVED: isHeavy && hasMoved,
    NOT_AN_UNCONSCIOUS_ALLY: isLoading && (burden !== 'MODEL' || carriedModel !== 'UNCONSCIOUS_ALLY'),
    CAVALRY_ON_THE_GROUND: !isHeavy && action === 'PICK_UP' && onTheGround && isCavalry && !expertRider,
    ENGAGED_KEEPS_IT: !isHeavy && (action === 'PASS' || action === 'DROP') && engaged,
    HAS_BEEN_PASSED: !isHeavy && action === 'PASS' && passedThisPhase,
    HEAVY_FOR_CAVALRY: isHeavy && isCavalry && !isLoading,
    HEAVY_IN_A_CHARGE: isHeavy && action === 'CHARGE',
    HEAVY_IS_NOT_PASSED: isHeavy && action === 'PASS',
  });
};

const loaded = 'an unconscious ally may be loaded onto a horse as a passenger';

/** Cavalry and the ground (002, LIGHT OBJECTS). */
const fromTheSaddle = ({ bearer, expertRider, onTheGround }: CarryingQuestion): string => {
  if (bearer !== 'CAVALRY') return '';
  if (expertRider) return '; an Expert Rider need not dismount for it';
  return onTheGround ? '' : '; were it on the ground, it would have to dismount first';
};

const pickedUp = ({ movedThisPhase }: CarryingQuestion): string =>
  `picked up by moving into base contact with it${movedThisPhase ? '; it has been moved this Move phase and goes no further' : ''}`;

const lightText = (question: CarryingQuestion): string => {
  const texts: Record<CarryingAction, string> = {
    PICK_UP: `${pickedUp(question)}${fromTheSaddle(question)}`,
    MOVE: 'carried without penalty; moved once each Move phase',
    PASS: `passed in base contact, once each Move phase${question.movedThisPhase ? '; it has been moved and goes no further' : ''}`,
    DROP: 'dropped where the bearer stands',
    CHARGE: 'the bearer may charge with it',
    IS_CHARGED: 'the bearer keeps it',
    IS_SLAIN_IN_COMBAT: 'whoever slew the bearer has it at once',
    LOAD_AS_PASSENGER: loaded,
  };
  return texts[question.action];
};

const heavyText = (question: CarryingQuestion): string => {
  const { bearers, bearersCharged } = question;
  const texts: Record<CarryingAction, string> = {
    PICK_UP: pickedUp(question),
    MOVE:
      bearers > 1
        ? 'two or more bearers move together, without penalty; moved once each Move phase'
        : 'a single bearer’s remaining move is halved; moved once each Move phase',
    PASS: '',
    DROP: 'dropped where the bearer stands',
    CHARGE: '',
    IS_CHARGED:
      bearersCharged < bearers
        ? 'a bearer who is not charged takes it alone at once'
        : 'it is placed in base contact with the bearer, out of the way of the Fight',
    IS_SLAIN_IN_COMBAT: bearers > 1 ? 'the other bearer keeps it' : 'what becomes of it is not stated',
    LOAD_AS_PASSENGER: loaded,
  };
  return texts[question.action];
};

/** How far it may still be carried: not by an Engaged model, not twice in a Move phase, not a Heavy Object by Cavalry. */
const inchesLeft = (question: CarryingQuestion, isHeavy: boolean): number => {
  const { engaged, movedThisPhase, bearer, bearers, remainingMoveInches } = question;
  if (engaged || movedThisPhase || (isHeavy && bearer === 'CAVALRY')) return 0;
  return isHeavy && bearers === 1 ? remainingMoveInches / 2 : remainingMoveInches;
};

const distinct = (sources: readonly Source[]): readonly Source[] =>
  sources.filter(
    (source, i) =>
      sources.findIndex((one) => one.document === source.document && one.heading === source.heading) === i,
  );

/**
 * Whether a model may do this with what it carries, how far it may move, and what happens. `weight`: the size that the burden
 * counts as; `treatedAs`: the burden as it is treated: Monsters treat Heavy Objects as Light ones; `moveInches`: how far it
 * may still be carried this Move phase, in inches.
 */
export const carrying = (question: CarryingQuestion) => {
  const weight = weightOf(question);
  const treatedAs = question.bearer === 'MONSTER' ? 'LIGHT' : weight;
  const isHeavy = treatedAs === 'HEAVY';
  const { action, burden, bearer, bearers } = question;
  const obstacles = obstaclesOf(question, isHeavy);
  const allowed = obstacles.length === 0;
  const isLoading = action === 'LOAD_AS_PASSENGER';
  const isMonsters = bearer === 'MONSTER' && weight === 'HEAVY';
  const isHalved = allowed && action === 'MOVE' && isHeavy && bearers === 1;
  return {
    weight,
    treatedAs,
    allowed,
    reasons: obstacles,
    moveInches: inchesLeft(question, isHeavy),
    texts: allowed ? [isHeavy ? heavyText(question) : lightText(question)] : [],
    sources: distinct([
      ...(burden === 'MODEL' ? [MODELS] : []),
      ...(isHeavy || isLoading || isMonsters ? [HEAVY] : []),
      ...(isHeavy || isLoading ? [] : [LIGHT]),
      ...(isHalved ? [RULING_7A] : []),
      ...obstacles.map(({ source }) => source),
    ]),
  };
};
