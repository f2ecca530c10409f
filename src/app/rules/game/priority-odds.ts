import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { priorityOdds as oddsOf } from '../../../domain/rules/rolls/priority';
import { ok } from '../../../shared/result';
import { chance } from '../../kernel/answers';
import { crossCheck } from '../../kernel/input';
import { situation, faults, situationOf, sources } from './priority';

/** The exact chances of the roll for Priority. */
export const priorityOdds = operation({
  name: 'priorityOdds',
  verb: 'calculate',
  route: 'POST /v1/rules/priority/odds',
  function: 'rolls',
  answers: 'PriorityOdds',
  graphql: { kind: 'query', input: 'PriorityInput', inputDescription: 'The situation.' },
  covers: ['A17'],

  input: z.strictObject(situation).check(crossCheck(faults)),
  run: (input) => {
    const chances = oddsOf(situationOf(input));
    return ok({
      sides: input.sides.map((side, index) => ({
        side,
        probability: chance(chances[index === 0 ? 0 : 1]),
      })),
      sources,
    });
  },
});
