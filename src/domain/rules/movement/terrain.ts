import { type Source, cite, ruling } from '../../../shared/source';
import { type ModelKind, ignoresShallowWater } from './model-kind';
import { DEEP, SHALLOW } from './water';

/** Things in a model's path. */
export const terrains = {
  OPEN_GROUND: 'Open ground.',
  DIFFICULT_TERRAIN: 'Difficult terrain.',
  OBSTACLE: 'Something to cross.',
  GAP: 'Something to leap.',
  SHALLOW_WATER: 'Shallow water.',
  DEEP_WATER: 'Deep water.',
};

const MOVE_PHASE = cite('003', 'THE MOVE PHASE', 20);

export interface TerrainQuestion {
  readonly terrain: keyof typeof terrains;
  /** Height of an obstacle or width of a gap, in inches; not looked at elsewhere. */
  readonly sizeInches: number;
  readonly modelHeightInches: number;
  readonly model: ModelKind;
}

export interface TerrainAnswer {
  /** False only for a gap too wide to leap. */
  readonly mayCross: boolean;
  /** The id of the chart to roll on; null where no test is needed. */
  readonly test: 'jump' | 'leap' | 'climb' | 'swim' | null;
  /** Inches of movement that an inch of it costs. */
  readonly costPerInch: 1 | 2 | 4;
  readonly text: string;
  /** The rules that were used, and no others. */
  readonly sources: readonly Source[];
}

const crossed: TerrainAnswer = {
  mayCross: true,
  test: null,
  costPerInch: 1,
  text: 'open ground: full movement',
  sources: [MOVE_PHASE],
};

const obstacle = (height: number, model: number): TerrainAnswer => {
  const sources = height === model / 2 ? [MOVE_PHASE, ruling('7a')] : [MOVE_PHASE];
  const base = { mayCross: true, costPerInch: 1, sources } as const;
  if (height < model / 2)
    return { ...base, test: null, text: 'lower than half the model’s height: it crosses without a test' };
  if (height <= model)
    return { ...base, test: 'jump', text: 'from half the model’s height up to its height: a Jump test' };
  return { ...base, test: 'climb', text: 'higher than the model: a Climb test' };
};

const gap = (width: number, model: number): TerrainAnswer =>
  width <= 2 * model
    ? { ...crossed, test: 'leap', text: 'up to twice the model’s height: a Leap test' }
    : { ...crossed, mayCross: false, text: 'wider than twice the model’s height: it cannot be leapt' };

const shallowWater = (model: ModelKind): TerrainAnswer =>
  ignoresShallowWater(model)
    ? { ...crossed, text: 'shallow water is open ground for this model', sources: [SHALLOW] }
    : {
        ...crossed,
        costPerInch: 2,
        text: 'shallow water is difficult terrain',
        sources: [SHALLOW, MOVE_PHASE],
      };

/** The cost of crossing, and the test it calls for. Exactly half the height wants a Jump (ruling 7a). */
export const terrainTest = ({
  terrain,
  sizeInches,
  modelHeightInches,
  model,
}: TerrainQuestion): TerrainAnswer => {
  switch (terrain) {
    case 'OPEN_GROUND':
      return crossed;
    case 'DIFFICULT_TERRAIN':
      return { ...crossed, costPerInch: 2, text: 'difficult terrain: each inch counts double' };
    case 'OBSTACLE':
      return obstacle(sizeInches, modelHeightInches);
    case 'GAP':
      return gap(sizeInches, modelHeightInches);
    case 'SHALLOW_WATER':
      return shallowWater(model);
    case 'DEEP_WATER':
      return {
        ...crossed,
        test: 'swim',
        text: 'deep water: a Swim test at once',
        sources: [DEEP, MOVE_PHASE],
      };
  }
};
