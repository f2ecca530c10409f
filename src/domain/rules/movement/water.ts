import { type Source, cite, ruling } from '../../../shared/source';
import { type ModelKind, ignoresShallowWater } from './model-kind';

export const waters = {
  SHALLOW: 'Streams, ponds, fords.',
  DEEP: 'Too deep to stand in.',
};

/** Events of a model in the water. */
export const waterEvents = {
  ENTERS: 'It moves into the water.',
  STARTS_MOVE_PHASE: 'It begins its Move phase in the water.',
  KNOCKED_PRONE: 'It is knocked Prone in the water.',
};
export type WaterEvent = keyof typeof waterEvents;

export const armours = {
  NONE: 'None that counts.',
  HEAVY_ARMOUR: 'Heavy armour.',
  DWARF_ARMOUR: 'Dwarf armour.',
  HEAVY_DWARF_ARMOUR: 'Heavy Dwarf armour.',
};

export const SHALLOW = cite('002', 'SHALLOW WATER');
export const DEEP = cite('002', 'DEEP WATER');
const RULING_7A: Source = ruling('7a');
const SHOOT_PHASE = cite('003', 'THE SHOOT PHASE', 31);

export interface Bather {
  readonly kind: ModelKind;
  /** It was knocked Prone in this water and has not taken the Swim test for that. */
  readonly knockedProne: boolean;
  readonly armour: keyof typeof armours;
  readonly shield: boolean;
  readonly banner: boolean;
}

/** When a Swim test is due. */
export type SwimTestTime = 'NOW' | 'START_OF_NEXT_MOVE_PHASE';

export interface WaterAnswer {
  readonly test: SwimTestTime | null;
  /** Modifiers of the Swim chart that apply, by name. */
  readonly modifiers: readonly string[];
  readonly ground: 'OPEN' | 'DIFFICULT' | 'SWIMMING';
  readonly mayShoot: boolean;
  readonly text: string;
  readonly sources: readonly Source[];
}

/** The modifiers of a Swim test for this model; `knockedProne` when it takes the test for that, in deep water. */
const swimModifiers = (
  { kind, armour, shield, banner }: Omit<Bather, 'knockedProne'>,
  knockedProne: boolean,
): readonly string[] => [
  ...(kind === 'CAVALRY' ? ['MOUNTED'] : []),
  ...(armour === 'NONE' ? [] : [armour]),
  ...(shield ? ['SHIELD'] : []),
  ...(banner ? ['BANNER'] : []),
  ...(knockedProne ? ['KNOCKED_PRONE_IN_DEEP_WATER'] : []),
];

const ground = ({ kind }: Bather): 'OPEN' | 'DIFFICULT' => (ignoresShallowWater(kind) ? 'OPEN' : 'DIFFICULT');

const shallowTexts: Record<SwimTestTime, string> = {
  START_OF_NEXT_MOVE_PHASE:
    'any model knocked Prone in shallow water takes a Swim test at the start of its next Move phase, and lies Prone until then: it may not shoot',
  NOW: 'knocked Prone in shallow water since its last Move phase: it takes a Swim test now, and a model that swims may not shoot',
};

/** Shallow water asks for a Swim test only of models knocked Prone in it, at the start of their next Move phase. */
const shallow = (event: WaterEvent, model: Bather): WaterAnswer => {
  const test: SwimTestTime | null =
    event === 'KNOCKED_PRONE'
      ? 'START_OF_NEXT_MOVE_PHASE'
      : event === 'STARTS_MOVE_PHASE' && model.knockedProne
        ? 'NOW'
        : null;
  return test === null
    ? {
        test,
        modifiers: [],
        ground: ground(model),
        mayShoot: true,
        text: ignoresShallowWater(model.kind)
          ? 'no test; shallow water is open ground for horses, Wargs, Cavalry and Monsters'
          : 'no test; shallow water is difficult ground',
        sources: [SHALLOW],
      }
    : {
        test,
        modifiers: swimModifiers(model, false),
        ground: ground(model),
        mayShoot: false,
        text: shallowTexts[test],
        sources: [SHALLOW, RULING_7A, SHOOT_PHASE],
      };
};

const deepTexts: Record<WaterEvent, string> = {
  ENTERS: 'whoever enters deep water takes a Swim test at once',
  STARTS_MOVE_PHASE: 'whoever starts the Move phase in deep water takes a Swim test',
  KNOCKED_PRONE: 'whoever is knocked Prone in deep water takes a Swim test at once, at a further -1',
};

/** Whether water asks a model for a Swim test, when, with which modifiers, and what else it means. Document 002. */
export const waterTest = (water: keyof typeof waters, event: WaterEvent, model: Bather): WaterAnswer =>
  water === 'SHALLOW'
    ? shallow(event, model)
    : {
        test: 'NOW',
        modifiers: swimModifiers(model, event === 'KNOCKED_PRONE'),
        ground: 'SWIMMING',
        mayShoot: false,
        text: deepTexts[event],
        sources: [DEEP],
      };
