import { armours, waterEvents, waters } from '../../../domain/rules/movement/water';
import { oneOf, withDefault } from '../../kernel/input';
import { cited, situationOperation } from '../asking/situation-operation';
import { flag } from '../dice/dice';
import { modelKind } from './movement';

/** Whether water asks a model for a Swim test, when, and with which modifiers. */
export const waterTest = situationOperation({
  name: 'waterTest',
  route: 'POST /v1/rules/water-test',
  answers: 'WaterTest',
  covers: ['A8', 'A18'],

  fields: {
    water: oneOf('Water', waters, 'The depth of the water.'),
    event: oneOf('WaterEvent', waterEvents, 'Event that affects the model in water.'),
    kind: modelKind,
    knockedProne: flag('It was knocked Prone in this water since its last Move phase.'),
    armour: withDefault(
      oneOf('SwimmerArmour', armours, 'The armour that counts in water; NONE for armour without a modifier.'),
      'NONE',
    ),
    shield: flag('It carries a shield.'),
    banner: flag('It carries a banner.'),
  },
  limits: { uncovered: [['kind', 'horses and Wargs without a rider in water', 'HORSE', 'WARG']] },
  answer: ({ water, event, ...model }, rules) => {
    const answer = cited(rules.waterTest(water, event, model));
    return { ...answer, chart: answer.test && 'swim' };
  },
});
