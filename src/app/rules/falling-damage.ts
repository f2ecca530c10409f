import * as z from 'zod/mini';
import { fallingDamage as damageOf, fallingDamageSources, fallText } from '../../rules/charts/falling-damage';
import { ok } from '../../shared/result';
import { sourceAnswer } from '../answers';
import { useCase } from '../use-case';

const inches = (description: string) =>
  z.number().check(z.minimum(0), z.maximum(1000), z.describe(description));

/** How many hits a fall costs, and of which Strength. */
export const fallingDamage = useCase({
  input: z.strictObject({
    fallInches: inches('How far the model falls, in inches; 0 to 1000.'),
    modelHeightInches: inches('How tall the model is, in inches; 0 to 1000.'),
  }),
  run: ({ fallInches, modelHeightInches }) =>
    ok({
      ...damageOf(fallInches, modelHeightInches),
      text: fallText(fallInches, modelHeightInches),
      sources: fallingDamageSources.map(sourceAnswer),
    }),
});
