import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { armours, waterEvents, waters, waterTest as waterTestOf } from '../../../domain/rules/movement/water';
import { ok } from '../../../shared/result';
import { sourceAnswer } from '../../kernel/answers';
import { choice, withDefault } from '../../kernel/input';
import { flag } from '../dice/dice';
import { modelKind, situationQuestion } from './movement';

/** Whether water asks a model for a Swim test, when, and with which modifiers. */
export const waterTest = operation({
  name: 'waterTest',
  route: 'POST /v1/rules/water-test',
  answers: 'WaterTest',
  ...situationQuestion('WaterTestInput'),
  covers: ['A8', 'A18'],

  input: z.strictObject({
    water: choice('Water', waters, 'How deep water is.').check(z.describe('How deep it is.')),
    event: choice('WaterEvent', waterEvents, 'An event that involves a model in water.').check(
      z.describe('Event that affects the model in it.'),
    ),
    kind: modelKind,
    knockedProne: flag('It was knocked Prone in this water since its last Move phase.'),
    armour: withDefault(
      choice('SwimmerArmour', armours, 'Armour as it counts in water.').check(
        z.describe('The armour that counts in water; NONE for armour without a modifier.'),
      ),
      'NONE',
    ),
    shield: flag('It carries a shield.'),
    banner: flag('It carries a banner.'),
  }),
  run: ({ water, event, ...model }) => {
    const { sources, ...answer } = waterTestOf(water, event, model);
    return ok({
      ...answer,
      chart: answer.test === null ? null : 'swim',
      sources: sources.map(sourceAnswer),
    });
  },
});
