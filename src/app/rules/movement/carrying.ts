import { REMEDIES_PRICE, remedies } from '../asking/remedies';
import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import {
  bearerKinds,
  burdens,
  carriedModels,
  carryingActions,
  carryingFlags,
} from '../../../domain/rules/movement/carrying';
import { ok } from '../../../shared/result';
import { sourceAnswer } from '../../kernel/answers';
import { type CrossFault, choice, crossCheck, optional, wholeNumber, withDefault } from '../../kernel/input';
import { flag, flags } from '../dice/dice';
import { editionField } from '../edition-field';
import { rulesetIdOf } from '../edition';
import { editionLimits, notCovered, situationRulesOf } from '../edition-limits';
import { inches, reasonAnswers, situationQuestion } from './movement';

const limits = editionLimits({
  uncovered: [
    ['burden', 'carrying another model', 'MODEL'],
    ['bearer', 'what a Monster carries', 'MONSTER'],
    ['action', 'this with an object', 'DROP', 'IS_CHARGED', 'IS_SLAIN_IN_COMBAT', 'LOAD_AS_PASSENGER'],
    ['expertRider', 'Expert Riders and objects'],
    ['engaged', 'objects of Engaged models'],
  ],
});

/** Neither a heavy object that Cavalry takes or somebody passes on. */
const heavyFaults = (value: unknown): readonly CrossFault[] => {
  const { edition, burden, bearer, action } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (rulesetIdOf(edition) === 'MESBG_2018' || burden !== 'HEAVY') return [];
  return [
    ...(bearer === 'CAVALRY' ? [notCovered(['bearer'], 'heavy objects and Cavalry')] : []),
    ...(action === 'PASS' || action === 'PICK_UP'
      ? [notCovered(['action'], 'picking up or passing a heavy object')]
      : []),
  ];
};

/** Facts of carrying that contradict one another or are missing. */
const carryingFaults = (value: unknown): readonly CrossFault[] => {
  const given = (value ?? {}) as Readonly<Record<string, unknown>>;
  const faults: CrossFault[] = [];
  if (given['burden'] === 'MODEL')
    for (const name of ['carriedDefence', 'bearerStrength'])
      if (given[name] === undefined)
        faults.push({ path: [name], code: 'REQUIRED', message: 'is required to carry a model' });
  const { bearers, bearersCharged } = given;
  if (typeof bearers === 'number' && typeof bearersCharged === 'number' && bearersCharged > bearers)
    faults.push({
      path: ['bearersCharged'],
      code: 'TOO_LARGE',
      message: `must be at most the number of bearers, ${bearers}`,
    });
  return faults;
};

const input = z
  .strictObject({
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
    edition: editionField,
  })
  .check(crossCheck((value) => [...limits(value), ...heavyFaults(value), ...carryingFaults(value)]));

const decide = ({ carriedDefence = 1, bearerStrength = 1, edition, ...facts }: z.output<typeof input>) =>
  situationRulesOf(edition).carrying({ carriedDefence, bearerStrength, ...facts });

/** Whether a model may do something with what it carries, how far it may move, and what happens. */
export const carrying = operation({
  name: 'carrying',
  route: 'POST /v1/rules/carrying',
  answers: 'Carrying',
  ...situationQuestion('CarryingInput'),
  covers: ['A20'],

  input,
  price: () => REMEDIES_PRICE,
  run: (asked) => {
    const { sources, reasons, ...answer } = decide(asked);
    return ok({
      ...answer,
      reasons: reasons.map(({ text }) => text),
      obstacles: reasonAnswers(reasons),
      remedies: remedies(input, asked, (other) => decide(other).reasons),
      sources: sources.map(sourceAnswer),
    });
  },
});
