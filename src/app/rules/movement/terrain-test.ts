import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { terrains } from '../../../domain/rules/movement/terrain';
import { ok } from '../../../shared/result';
import { sourceAnswer } from '../../kernel/answers';
import { type CrossFault, choice, crossCheck, optional } from '../../kernel/input';
import { editionField } from '../edition-field';
import { editionLimits, situationRulesOf } from '../edition-limits';
import { heightFaults, inches, modelKind, situationQuestion } from './movement';

const limits = editionLimits({
  uncovered: [['model', 'horses and Wargs without a rider on terrain', 'HORSE', 'WARG']],
});

/** A height or width is needed exactly where one counts. */
const sizeFaults = (value: unknown): readonly CrossFault[] => {
  const given = (value ?? {}) as Readonly<Record<string, unknown>>;
  const counts = given['terrain'] === 'OBSTACLE' || given['terrain'] === 'GAP';
  return counts
    ? ['sizeInches', 'modelHeightInches']
        .filter((name) => given[name] === undefined)
        .map((name) => ({
          path: [name],
          code: 'REQUIRED',
          message: 'is required for an obstacle or a gap: inches',
        }))
    : [];
};

/** The cost of crossing terrain, and the test that it calls for. */
export const terrainTest = operation({
  name: 'terrainTest',
  route: 'POST /v1/rules/terrain-test',
  answers: 'TerrainTest',
  ...situationQuestion('TerrainTestInput'),
  covers: ['A18'],

  input: z
    .strictObject({
      terrain: choice('Terrain', terrains, "Terrain in a model's path.").check(
        z.describe('Terrain in the way.'),
      ),
      sizeInches: optional(inches('Height of the obstacle or width of the gap, in inches.')),
      modelHeightInches: optional(inches('How tall the model is, in inches.')),
      model: modelKind,
      edition: editionField,
    })
    .check(crossCheck((value) => [...limits(value), ...sizeFaults(value), ...heightFaults(value)])),
  run: ({ terrain, sizeInches = 0, modelHeightInches = 0, model, edition }) => {
    const { sources, ...answer } = situationRulesOf(edition).terrainTest({
      terrain,
      sizeInches,
      modelHeightInches,
      model,
    });
    return ok({ ...answer, sources: sources.map(sourceAnswer) });
  },
});
