import { toWound } from '../charts/to-wound';
import { message } from '../rulesets/texts';
import type { Step } from './step';
import type { StrikeVictim } from './strike-odds';
import { type VolleyQuestion, shotAt } from './volley-odds';

/** The steps that make a volley's odds: to hit, each thing in the way, To Wound, Fate. */
export const explainVolley = ({ ruleset, shooters, target }: VolleyQuestion): readonly Step[] => {
  const { sources, shooting, toWound: chart } = ruleset;
  const { defence, fate } = target;
  const perShooter = shooters.flatMap((shooter, model): readonly Step[] => {
    const { count, shoot, moved, inTheWay, heroicAccuracy, might } = shooter;
    const at = { side: null, model } as const;
    const rolled = shotAt(ruleset, shooter, target);
    const steps: Step[] = [
      {
        ...at,
        code: 'TO_HIT',
        message: message('shots', count, shoot, moved ? shooting.toHit(shooter) : null),
        source: moved ? sources.movingAndShooting : sources.shooting,
      },
      ...inTheWay.map((obstruction) => ({
        ...at,
        code: 'IN_THE_WAY',
        message: message('inTheWay', obstruction, shooting.inTheWay(obstruction), heroicAccuracy),
        source: sources.inTheWay,
      })),
      {
        ...at,
        code: 'TO_WOUND',
        message: message(
          'shotToWound',
          { ...shooter, ...rolled },
          defence,
          toWound(chart, { ...shooter, ...rolled }),
        ),
        source: chart.source,
      },
    ];
    if (might > 0)
      steps.push({ ...at, code: 'MIGHT', message: message('shotMight', might), source: sources.might });
    return steps;
  });
  if (fate === 0) return perShooter;
  const saves = message('fate', target, false);
  return [...perShooter, { code: 'FATE', side: null, model: null, message: saves, source: sources.fate }];
};

/** The steps that make the odds of the model hit instead: each shooter's To Wound at it, and its Fate. */
export const explainInstead = (
  { ruleset, shooters }: VolleyQuestion,
  instead: StrikeVictim,
): readonly Step[] => {
  const steps = explainVolley({
    ruleset,
    shooters: shooters.map((shooter) => ({ ...shooter, inTheWay: [], might: 0 })),
    target: instead,
  });
  return steps.flatMap((step) => {
    const code = step.code === 'TO_WOUND' ? 'INSTEAD_TO_WOUND' : step.code === 'FATE' ? 'INSTEAD_FATE' : null;
    return code === null ? [] : [{ ...step, code }];
  });
};
