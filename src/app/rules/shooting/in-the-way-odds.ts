import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { type Obstruction, inTheWayScore } from '../../../domain/rules/charts/in-the-way';
import { inTheWayOdds as oddsOf, inTheWaySources } from '../../../domain/rules/rolls/in-the-way-shot';
import { sum } from '../../../shared/fraction';
import { ok } from '../../../shared/result';
import { chance, sourceAnswer } from '../../kernel/answers';
import { situation } from './in-the-way';

/** The exact chances of a shot past what is in its way. */
export const inTheWayOdds = operation({
  name: 'inTheWayOdds',
  verb: 'calculate',
  route: 'POST /v1/rules/in-the-way/odds',
  function: 'rolls',
  answers: 'InTheWayOdds',
  graphql: { kind: 'query', input: 'InTheWayInput', inputDescription: 'The situation.' },
  covers: ['A9'],

  input: z.strictObject(situation),
  run: (input) => {
    const { passed, stopped } = oddsOf(input);
    const models = stopped.filter((_, index) => input.obstructions[index] === 'INTERVENING_MODEL');
    return ok({
      passed: chance(passed),
      obstructions: stopped.map((probability, index) => {
        const obstruction = input.obstructions[index] as Obstruction;
        return { obstruction, needed: inTheWayScore(obstruction), stopped: chance(probability) };
      }),
      stoppedByModel: chance(sum(models)),
      interveningModelHit: chance(sum(input.switches.interveningModelIsHit ? models : [])),
      sources: inTheWaySources(input).map(sourceAnswer),
    });
  },
});
