import * as z from 'zod/mini';
import {
  bearerKinds,
  burdens,
  carriedModels,
  carryingActions,
  carryingFlags,
} from '../../../domain/rules/movement/carrying';
import { sourceAnswer } from '../../kernel/answers';
import { type CrossFault, choice, optional, wholeNumber, withDefault } from '../../kernel/input';
import { fieldsOf } from '../../kernel/unchecked';
import { permissionOperation, reasonAnswers } from '../asking/situation-operation';
import { flag, flags } from '../dice/dice';
import { faultRows, missingFaults } from '../fault-rows';
import { inches } from './movement';

/** Facts of carrying that contradict one another or are missing. */
const carryingFaults = (value: unknown): readonly CrossFault[] => {
  const { burden, bearers, bearersCharged } = fieldsOf(value);
  const needed = burden === 'MODEL' ? ['carriedDefence', 'bearerStrength'] : [];
  return [
    ...missingFaults(value, needed, 'is required to carry a model'),
    ...faultRows([
      typeof bearers === 'number' && typeof bearersCharged === 'number' && bearersCharged > bearers,
      ['bearersCharged'],
      'TOO_LARGE',
      `must be at most the number of bearers, ${Number(bearers)}`,
    ]),
  ];
};

/** Whether a model may do something with what it carries, how far it may move, and what happens. */
export const carrying = permissionOperation({
  name: 'carrying',
  route: 'POST /v1/rules/carrying',
  answers: 'Carrying',
  covers: ['A20'],

  fields: {
    action: choice(
      'CarryingAction',
      carryingActions,
      'An action of a bearer, or an event that affects it.',
    ).check(z.describe('The action of the bearer, or the event that affects it.')),
    burden: choice('Burden', burdens, 'Kind of burden.').check(
      z.describe('The burden: a Light or a Heavy Object, or a model.'),
    ),
    carriedDefence: optional(wholeNumber(1, 10, 'Defence of the carried model.')),
    carriedModel: withDefault(
      choice('CarriedModel', carriedModels, 'Kind of model that is carried.').check(
        z.describe('The kind of model carried; UNCONSCIOUS_ALLY if omitted.'),
      ),
      'UNCONSCIOUS_ALLY',
    ),
    bearer: withDefault(
      choice('BearerKind', bearerKinds, 'Kind of bearer.').check(
        z.describe('Kind of bearer; INFANTRY if omitted.'),
      ),
      'INFANTRY',
    ),
    bearerStrength: optional(wholeNumber(1, 10, 'Strength of the bearer.')),
    expertRider: flag('A Cavalry bearer has Expert Rider.'),
    bearers: withDefault(wholeNumber(1, 20, 'How many models carry it together.'), 1),
    bearersCharged: withDefault(wholeNumber(0, 20, 'How many of them are charged.'), 1),
    ...flags(carryingFlags),
    remainingMoveInches: withDefault(inches('Move left to the bearer, in inches.'), 0),
  },
  limits: {
    uncovered: [
      ['burden', 'carrying another model', 'MODEL'],
      ['bearer', 'what a Monster carries', 'MONSTER'],
      ['action', 'this with an object', 'DROP', 'IS_CHARGED', 'IS_SLAIN_IN_COMBAT', 'LOAD_AS_PASSENGER'],
      ['expertRider', 'Expert Riders and objects'],
      ['engaged', 'objects of Engaged models'],
      [
        'bearer',
        'heavy objects and Cavalry',
        ({ burden, bearer }) => burden === 'HEAVY' && bearer === 'CAVALRY',
      ],
      [
        'action',
        'picking up or passing a heavy object',
        ({ burden, action }) => burden === 'HEAVY' && (action === 'PASS' || action === 'PICK_UP'),
      ],
    ],
  },
  faults: carryingFaults,
  decide: ({ carriedDefence = 1, bearerStrength = 1, ...asked }, rules) =>
    rules.carrying({ carriedDefence, bearerStrength, ...asked }),
  answer: ({ sources, reasons, ...answer }) => ({
    ...answer,
    reasons: reasons.map(({ text }) => text),
    obstacles: reasonAnswers(reasons),
    sources: sources.map(sourceAnswer),
  }),
});
