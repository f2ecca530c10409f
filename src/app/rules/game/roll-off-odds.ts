import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { fraction } from '../../../shared/fraction';
import { ok } from '../../../shared/result';
import { chance } from '../../kernel/answers';
import { crossCheck } from '../../kernel/input';
import { sides, sameNames, sources } from './roll-off';

/** The exact chances of a roll-off, ties rolled again. */
export const rollOffOdds = operation({
  name: 'rollOffOdds',
  verb: 'calculate',
  route: 'POST /v1/rules/roll-offs/odds',
  function: 'rolls',
  answers: 'RollOffOdds',
  graphql: { kind: 'query', input: 'RollOffInput', inputDescription: 'The situation.' },
  covers: ['A27'],

  input: z.strictObject({ sides }).check(crossCheck(sameNames)),
  run: (input) =>
    ok({
      sides: input.sides.map((side) => ({
        side,
        probability: chance(fraction(1, input.sides.length)),
      })),
      sources,
    }),
});
