import * as z from 'zod/mini';
import {
  fallText,
  fallingDamage as damageOf,
  fallingDamageSources,
} from '../../../domain/rules/charts/falling-damage';
import { sources2024 } from '../../../domain/rules/rulesets/mesbg-2024/sources';
import { sourceAnswer } from '../../kernel/answers';
import { crossCheck } from '../../kernel/input';
import { operation } from '../../kernel/operation';
import { ok } from '../../kernel/use-case';
import { rulesetIdOf } from '../edition';
import { editionField } from '../edition-field';
import { MOST_INCHES, heightFaults, inches } from './movement';

/** The hits of a fall. */
export const fallingDamage = operation({
  name: 'fallingDamage',
  route: 'GET /v1/rules/falling-damage',
  function: 'rules',
  answers: 'FallingDamage',
  cache: 'reference',
  covers: ['A6'],

  input: z
    .strictObject({
      fallInches: inches(`How far the model falls, in inches; 0 to ${MOST_INCHES}.`),
      modelHeightInches: inches(`How tall the model is, in inches; 0 to ${MOST_INCHES}.`),
      edition: editionField,
    })
    .check(crossCheck(heightFaults)),
  run: ({ fallInches, modelHeightInches, edition }) => {
    const is2018 = rulesetIdOf(edition) === 'MESBG_2018';
    return ok({
      ...damageOf(fallInches, modelHeightInches),
      text: fallText(fallInches, modelHeightInches),
      sources: (is2018 ? fallingDamageSources : [sources2024.falling]).map(sourceAnswer),
    });
  },
});
