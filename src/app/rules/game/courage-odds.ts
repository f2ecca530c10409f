import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { courageOdds as oddsOf, courageSources } from '../../../domain/rules/rolls/courage';
import { ok } from '../../../shared/result';
import { chance, sourceAnswer } from '../../kernel/answers';
import { situation, flat } from './courage';

/** The exact chances of a Courage test. */
export const courageOdds = operation({
  name: 'courageOdds',
  verb: 'calculate',
  route: 'POST /v1/rules/courage/odds',
  function: 'rolls',
  answers: 'CourageOdds',
  graphql: { kind: 'query', input: 'CourageInput', inputDescription: 'The situation.' },
  covers: ['A21'],

  input: z.strictObject(situation),
  run: (input) => {
    const { unaided, passed, byWill, certainWill } = oddsOf(flat(input));
    return ok({
      unaided: chance(unaided),
      passed: chance(passed),
      byWill: byWill.map(({ will, probability }) => ({ will, probability: chance(probability) })),
      certainWill,
      sources: courageSources(input).map(sourceAnswer),
    });
  },
});
