import { REMEDIES_PRICE, remedies } from '../asking/remedies';
import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { blockerFlags, blockerKinds } from '../../../domain/rules/combat/is-trapped';
import { ok } from '../../../shared/result';
import { type CrossFault, choice, crossCheck, listField, withDefault, inputObject } from '../../kernel/input';
import { flag, flags, yes } from '../dice/dice';
import { editionField } from '../edition-field';
import { rulesetIdOf } from '../edition';
import { editionLimits, notCovered, situationRulesOf } from '../edition-limits';
import { decisionSources, inches, reasonAnswers, situationQuestion } from '../movement/movement';

const limits = editionLimits({
  uncovered: [['knockedToTheGround', 'models that a charge knocks down after they lost']],
});

/** Room that sources of 2024 do not speak of. */
const roomFaults = (value: unknown): readonly CrossFault[] => {
  const { edition, freeInches } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return rulesetIdOf(edition) !== 'MESBG_2018' && typeof freeInches === 'number' && freeInches < 1
    ? [notCovered(['freeInches'], 'models without room to back off 1"')]
    : [];
};

const MOST_BLOCKERS = 20;

const blocker = inputObject('BlockerInput', 'Something in the way of a model that should Back Away.', {
  kind: choice('BlockerKind', blockerKinds, 'An obstacle to a model that should Back Away.').check(
    z.describe('Its kind.'),
  ),
  ...flags(blockerFlags),
  clearsInches: withDefault(
    inches('How far it would have to move to clear the way, in inches; 1 if omitted.'),
    1,
  ),
  wouldTouchEnemy: flag('That move would end in base contact with an enemy.'),
});

const input = z
  .strictObject({
    prone: flag('It is Prone.'),
    knockedToTheGround: flag('A charge that won knocks it to the ground.'),
    freeInches: inches('How far it can move straight away from the winner before it touches anything.'),
    blockers: withDefault(
      listField(blocker, [0, MOST_BLOCKERS], `Obstacles in its way; at most ${MOST_BLOCKERS}.`),
      [],
    ),
    friendMakesWay: yes('A friend that may Make Way does so; true if omitted.'),
    edition: editionField,
  })
  .check(crossCheck((value) => [...limits(value), ...roomFaults(value)]));

const decide = ({ edition, ...facts }: z.output<typeof input>) => situationRulesOf(edition).isTrapped(facts);

/** Whether a model that lost its Fight is Trapped, and whether a friend may Make Way for it. */
export const isTrapped = operation({
  name: 'isTrapped',
  route: 'POST /v1/rules/is-trapped',
  answers: 'Trapped',
  ...situationQuestion('IsTrappedInput'),
  covers: ['A28'],

  input,
  price: () => REMEDIES_PRICE,
  run: (asked) => {
    const { trapped, reasons, mayMakeWay, makeWayReasons, texts } = decide(asked);
    return ok({
      trapped,
      reasons: reasonAnswers(reasons),
      remedies: remedies(input, asked, (other) => decide(other).reasons),
      mayMakeWay,
      makeWayReasons: reasonAnswers(makeWayReasons),
      consequences: reasonAnswers(texts),
      sources: decisionSources(situationRulesOf(asked.edition).places.trapped, [
        ...reasons,
        ...makeWayReasons,
        ...texts,
      ]),
    });
  },
});
