import * as z from 'zod/mini';
import type { Obstruction } from '../../rules/charts/in-the-way';
import { explainVolley } from '../../rules/combat/explain-volley';
import { WORK_LIMIT } from '../../rules/combat/strike-odds';
import { shotOdds, volleyOdds as oddsOf, volleyWork } from '../../rules/combat/volley-odds';
import { sum } from '../../shared/fraction';
import { ok } from '../../shared/result';
import { chance } from '../answers';
import { crossCheck } from '../input';
import { useCase } from '../use-case';
import { stepAnswer, woundsAnswer } from './answers';
import { tooMuchWork } from './strike-odds';
import { shooterOf, volleyFaults, volleyFields } from './volley-fields';

/** The exact Wounds of a volley at one target, and what each shot may come to. */
export const volleyOdds = useCase({
  input: z.strictObject(volleyFields).check(crossCheck(volleyFaults)),
  run: (input) => {
    const shooters = input.shooters.map(shooterOf);
    const question = { shooters, target: { ...input.target, trapped: false } };
    const work = volleyWork(question);
    if (work > WORK_LIMIT) return tooMuchWork(work, 'shooters');
    const { slain, totalWounds } = oddsOf(question);
    const { interveningModelIsHit } = input.switches;
    return ok({
      slain: chance(slain.at(-1) as (typeof slain)[number]),
      wounds: woundsAnswer(totalWounds),
      shots: shooters.map((shooter) => {
        const { toHit, wounds, stopped } = shotOdds(shooter, input.target.defence);
        const atModels = stopped.filter((_, i) => shooter.inTheWay[i] === 'INTERVENING_MODEL');
        return {
          toHit,
          wounds: chance(wounds),
          stopped: stopped.map((probability, i) => ({
            obstruction: shooter.inTheWay[i] as Obstruction,
            probability: chance(probability),
          })),
          interveningModelHit: chance(sum(interveningModelIsHit ? atModels : [])),
        };
      }),
      steps: explainVolley(question).map(stepAnswer),
    });
  },
});
