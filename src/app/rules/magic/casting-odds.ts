import { operation } from '../../kernel/operation';
import { castingOdds as oddsOf } from '../../../domain/rules/magic/casting';
import { effectOdds } from '../../../domain/rules/magic/effects';
import { multiply } from '../../../shared/fraction';
import { ok } from '../../../shared/result';
import { chance } from '../../kernel/answers';
import { checkedSituation, situationOf, sourcesOf } from './casting';

/** The exact chances of a casting, and what the power does. */
export const castingOdds = operation({
  name: 'castingOdds',
  verb: 'calculate',
  route: 'POST /v1/rules/casting/odds',
  function: 'rolls',
  answers: 'CastingOdds',
  graphql: { kind: 'query', input: 'CastingInput', inputDescription: 'The situation.' },
  covers: ['A23'],

  input: checkedSituation,
  run: (input) => {
    const odds = oddsOf(situationOf(input));
    const played = situationOf(input);
    const victims = effectOdds(input.power, played.target, played.others);
    return ok({
      cast: chance(odds.cast),
      resisted: chance(odds.resisted),
      takesEffect: chance(odds.takesEffect),
      casterWillSpent: input.caster.will - (input.caster.staffOfPower ? 1 : 0),
      willRegained: odds.willRegained.map(({ points: count, probability }) => ({
        points: count,
        probability: chance(probability),
      })),
      victims: victims.map(({ name, strength, hit, wounded, slain }) => ({
        name,
        strength,
        hit: chance(multiply(odds.takesEffect, hit)),
        wounded: chance(multiply(odds.takesEffect, wounded)),
        slain: chance(multiply(odds.takesEffect, slain)),
      })),
      sources: sourcesOf(input),
    });
  },
});
