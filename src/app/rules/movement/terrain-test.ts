import * as z from 'zod/mini';
import { terrains } from '../../../domain/rules/movement/terrain';
import { choice, optional } from '../../kernel/input';
import { cited, situationOperation } from '../asking/situation-operation';
import { heightFaults, inches, modelKind, sizeFaults } from './movement';

/** The cost of crossing terrain, and the test that it calls for. */
export const terrainTest = situationOperation({
  name: 'terrainTest',
  route: 'POST /v1/rules/terrain-test',
  answers: 'TerrainTest',
  covers: ['A18'],

  fields: {
    terrain: choice('Terrain', terrains, "Terrain in a model's path.").check(
      z.describe('Terrain in the way.'),
    ),
    sizeInches: optional(inches('Height of the obstacle or width of the gap, in inches.')),
    modelHeightInches: optional(inches('How tall the model is, in inches.')),
    model: modelKind,
  },
  limits: {
    uncovered: [['model', 'horses and Wargs without a rider on terrain', 'HORSE', 'WARG']],
  },
  faults: (value) => [...sizeFaults(value), ...heightFaults(value)],
  answer: ({ sizeInches = 0, modelHeightInches = 0, ...asked }, rules) =>
    cited(rules.terrainTest({ ...asked, sizeInches, modelHeightInches })),
});
