import type { TerrainAnswer, TerrainQuestion } from '../../movement/terrain';
import { type Bather, type WaterAnswer, type WaterEvent, type waters, waterTest } from '../../movement/water';
import { situationSources as sources } from './sources';

const free: TerrainAnswer = {
  mayCross: true,
  test: null,
  costPerInch: 1,
  text: 'open ground: full movement',
  sources: [sources.activation],
};

const difficult = (isCavalry: boolean): TerrainAnswer => ({
  ...free,
  costPerInch: isCavalry ? 4 : 2,
  text: `difficult: each inch counts ${isCavalry ? 'four times for Cavalry' : 'double'}`,
  sources: [sources.difficult],
});

const obstacle = ({ sizeInches, modelHeightInches, model }: TerrainQuestion): TerrainAnswer => {
  const base = { ...free, sources: [sources.obstacle] };
  if (sizeInches <= modelHeightInches / 2)
    return { ...base, text: 'up to half the model’s height: it crosses without a test' };
  if (sizeInches <= modelHeightInches)
    return { ...base, test: 'jump', text: 'up to the model’s height: a Jump test' };
  return model === 'CAVALRY'
    ? {
        ...base,
        mayCross: false,
        text: 'higher than the model: Cavalry does not climb',
        sources: [sources.tests],
      }
    : {
        ...base,
        test: 'climb',
        costPerInch: 2,
        text: 'higher than the model: a Climb test; it counts double',
      };
};

const gap = ({ sizeInches, modelHeightInches }: TerrainQuestion): TerrainAnswer =>
  sizeInches <= 2 * modelHeightInches
    ? { ...free, test: 'leap', text: 'up to twice the model’s height: a Leap test', sources: [sources.tests] }
    : {
        ...free,
        mayCross: false,
        text: 'wider than twice the model’s height: it cannot be leapt',
        sources: [sources.tests],
      };

const SHALLOW_TEXT =
  'shallow water is open ground for Cavalry, Monsters and War Beasts, difficult for others';

/** The cost of crossing, and the test that it calls for, in the 2024 edition. */
export const terrainTest2024 = (question: TerrainQuestion): TerrainAnswer => {
  const { terrain, model } = question;
  switch (terrain) {
    case 'OPEN_GROUND':
      return free;
    case 'DIFFICULT_TERRAIN':
      return difficult(model === 'CAVALRY');
    case 'OBSTACLE':
      return obstacle(question);
    case 'GAP':
      return gap(question);
    case 'SHALLOW_WATER':
      return {
        ...free,
        costPerInch: model === 'INFANTRY' ? 2 : 1,
        text: SHALLOW_TEXT,
        sources: [sources.shallow],
      };
    case 'DEEP_WATER':
      return { ...free, test: 'swim', text: 'deep water: a Swim test', sources: [sources.swim] };
  }
};

/** The same tests as in 2018, but only heavy armour counts of armour, and sources of 2024 say so. */
export const waterTest2024 = (water: keyof typeof waters, event: WaterEvent, model: Bather): WaterAnswer => {
  const armour = model.armour === 'DWARF_ARMOUR' ? 'NONE' : model.armour;
  const answer = waterTest(water, event, { ...model, armour });
  return {
    ...answer,
    ...(answer.test === null && { text: `no test; ${SHALLOW_TEXT}` }),
    sources: water === 'SHALLOW' ? [sources.shallow] : [sources.swim],
  };
};
