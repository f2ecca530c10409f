import { inTheWayScore } from '../charts/in-the-way';
import { toWound, toWoundChart } from '../charts/to-wound';
import type { Step } from './step';
import { combatSources } from './switches';
import { type VolleyQuestion, toHit } from './volley-odds';

/** The steps that make a volley's odds: to hit, each thing in the way, To Wound, Fate. */
export const explainVolley = ({ shooters, target }: VolleyQuestion): readonly Step[] => {
  const perShooter = shooters.flatMap((shooter, model): readonly Step[] => {
    const { count, shoot, moved, strength, bonus, rerollOnes, inTheWay, heroicAccuracy, might } = shooter;
    const { cell, dice } = toWound(strength, target.defence, { bonus });
    const common = { side: null, model } as const;
    const needed = dice.length === 0 ? 'cannot wound' : dice.map((least) => `${least}+`).join(' then ');
    return [
      {
        ...common,
        code: 'TO_HIT',
        text: `${count} ${count === 1 ? 'shot' : 'shots'}, Shoot ${shoot}+${moved ? `, moved: ${toHit(shooter)}+ to hit, a 6 always hits` : ''}`,
        source: moved ? combatSources.movingAndShooting : combatSources.shooting,
      },
      ...inTheWay.map((obstruction) => ({
        ...common,
        code: 'IN_THE_WAY',
        text: `${obstruction.toLowerCase().replaceAll('_', ' ')}: ${inTheWayScore(obstruction)}+ passes${heroicAccuracy ? ', re-rolled once' : ''}`,
        source: combatSources.inTheWay,
      })),
      {
        ...common,
        code: 'TO_WOUND',
        text: `Strength ${strength} against Defence ${target.defence}: ${cell}${bonus === 0 ? '' : `, +${bonus}`}; needs ${needed}${rerollOnes ? ', 1s re-rolled' : ''}`,
        source: toWoundChart.source,
      },
      ...(might > 0
        ? [
            {
              ...common,
              code: 'MIGHT',
              text: `${might} Might for any die of the shot`,
              source: combatSources.might,
            },
          ]
        : []),
    ];
  });
  return target.fate === 0
    ? perShooter
    : [
        ...perShooter,
        {
          code: 'FATE',
          side: null,
          model: null,
          text: `${target.fate} Fate: each 4+ prevents a Wound${target.rerollFate ? ', failed rolls made again' : ''}${target.might > 0 ? `, ${target.might} Might may raise them` : ''}`,
          source: combatSources.fate,
        },
      ];
};
