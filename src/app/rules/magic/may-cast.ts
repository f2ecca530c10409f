import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { mayCast as mayCastOf } from '../../../domain/rules/magic/may-cast';
import { ok } from '../../../shared/result';
import { sourceAnswer } from '../../kernel/answers';
import { wholeNumber, withDefault } from '../../kernel/input';

import { flag, yes } from '../dice/dice';

const inches = (fallback: number, description: string) =>
  withDefault(z.number().check(z.minimum(0), z.maximum(1000), z.describe(description)), fallback);

/** Whether a Hero may cast a power now, and with how much Will. */
export const mayCast = operation({
  name: 'mayCast',
  verb: 'check',
  route: 'POST /v1/rules/may-cast',
  function: 'rolls',
  answers: 'CastingPermission',
  graphql: { kind: 'query', input: 'MayCastInput', inputDescription: 'The situation.' },
  covers: ['A23'],

  input: z.strictObject({
    isHero: yes('It is a Hero with Magical Powers.'),
    isMovePhase: yes('It is the Move phase.'),
    alreadyCast: flag('It has tried a power this Move phase.'),
    will: wholeNumber(0, 40, 'Will points in its store.'),
    freeWill: flag('It bears a Staff of Power and has not used the free Will of this turn.'),
    willOfEvil: flag('It has Will of Evil.'),
    engaged: flag('It is Engaged in combat.'),
    prone: flag('It is Prone.'),
    immobilised: flag('It is Immobilised or Transfixed.'),
    targetsItself: flag('The power targets the caster, as Terrifying Aura does.'),
    lineOfSight: yes('It has Line of Sight to the target; obscured by other models still counts.'),
    distanceInches: inches(0, 'How far the target is, in inches.'),
    rangeInches: inches(1000, 'The power’s range, in inches.'),
  }),
  run: (input) => {
    const { reasons, mostWill } = mayCastOf(input);
    return ok({
      mayCast: reasons.length === 0,
      reasons: reasons.map(({ code, text, source }) => ({ code, text, source: sourceAnswer(source) })),
      mostWill,
    });
  },
});
