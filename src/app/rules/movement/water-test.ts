import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { armours, waterEvents, waters } from '../../../domain/rules/movement/water';
import { ok } from '../../../shared/result';
import { sourceAnswer } from '../../kernel/answers';
import { crossCheck, oneOf, withDefault } from '../../kernel/input';
import { flag } from '../dice/dice';
import { editionField } from '../edition-field';
import { editionLimits, situationRulesOf } from '../edition-limits';
import { modelKind, situationQuestion } from './movement';

const faults = editionLimits({
  uncovered: [['kind', 'horses and Wargs without a rider in water', 'HORSE', 'WARG']],
});

/** Whether water asks a model for a Swim test, when, and with which modifiers. */
export const waterTest = operation({
  name: 'waterTest',
  route: 'POST /v1/rules/water-test',
  answers: 'WaterTest',
  ...situationQuestion('WaterTestInput'),
  covers: ['A8', 'A18'],

  input: z
    .strictObject({
      water: oneOf('Water', waters, 'The depth of the water.'),
      event: oneOf('WaterEvent', waterEvents, 'Event that affects the model in water.'),
      kind: modelKind,
      knockedProne: flag('It was knocked Prone in this water since its last Move phase.'),
      armour: withDefault(
        oneOf(
          'SwimmerArmour',
          armours,
          'The armour that counts in water; NONE for armour without a modifier.',
        ),
        'NONE',
      ),
      shield: flag('It carries a shield.'),
      banner: flag('It carries a banner.'),
      edition: editionField,
    })
    .check(crossCheck(faults)),
  run: ({ water, event, edition, ...model }) => {
    const { sources, ...answer } = situationRulesOf(edition).waterTest(water, event, model);
    const chart = answer.test === null ? null : 'swim';
    return ok({ ...answer, chart, sources: sources.map(sourceAnswer) });
  },
});
