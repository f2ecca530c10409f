import { cite } from '../../../shared/source';
import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import type { Obstruction } from '../../../domain/rules/charts/in-the-way';
import { explainInstead, explainVolley } from '../../../domain/rules/combat/explain-volley';
import { nameVolleySteps } from '../../../domain/rules/combat/names';
import type { Step } from '../../../domain/rules/combat/step';
import { transcribed } from '../../../domain/rules/rulesets/mesbg-2024/sources';
import { message } from '../../../domain/rules/rulesets/texts';
import { shotOdds, volleyOdds as oddsOf, volleyWork } from '../../../domain/rules/combat/volley-odds';
import { sum } from '../../../shared/fraction';
import { ok } from '../../../shared/result';
import { chance } from '../../kernel/answers';
import { crossCheck } from '../../kernel/input';
import { rulesetOf } from '../../rules/ruleset';
import { volleyRulings } from '../../../domain/rules/combat/rulings-of-answers';
import { chanceOfAll, restsOn, stepAnswer, woundsAnswer } from '../answers';
import { fightQuestion } from '../profiles/profiles';
import { type WorkContext, payForStates } from '../work';
import {
  facesInstead,
  targetOf,
  volleyFaults,
  volleyNotCounted,
  volleyOddsFields,
} from '../questions/volley-fields';
import { shooterOf } from '../questions/shooter-fields';

type Instead = NonNullable<z.output<z.ZodMiniObject<typeof volleyOddsFields>>['instead']>;

const withoutWho = ({ who: _who, ...model }: Instead): Omit<Instead, 'who'> => model;

/** The die for who is hit, as a step. */
const insteadStep = (who: Instead['who']): Step => ({
  code: 'WHO_IS_HIT',
  side: null,
  model: null,
  ...(who === 'RIDER_OR_MOUNT' || who === 'MONSTROUS_MOUNT'
    ? {
        message: message('riderOrMount', facesInstead[who]),
        source: transcribed('Shooting at Cavalry', 'B'),
      }
    : who === 'PASSENGER'
      ? {
          message: message('riderOrPassenger'),
          source: cite('002', 'HITTING PASSENGERS'),
        }
      : {
          message: message('targetOrFriend'),
          source: cite('003', 'SHOOTING MODELS IN COMBAT', 34),
        }),
});

/** The exact Wounds of a volley at one target, and of whoever may be hit instead. */
export const volleyOdds = operation({
  name: 'volleyOdds',
  route: 'POST /v1/fights/volley-odds',
  answers: 'VolleyOdds',
  ...fightQuestion('VolleyOddsInput', 'The shooters and their target.'),
  covers: ['C5'],

  input: z.strictObject(volleyOddsFields).check(crossCheck(volleyFaults)),
  run: (input, context: WorkContext) => {
    const ruleset = rulesetOf(input.edition);
    const shooters = input.shooters.map(shooterOf(input.edition));
    const instead = input.instead ? targetOf(withoutWho(input.instead)) : null;
    const insteadFaces = input.instead && facesInstead[input.instead.who];
    const question = { ruleset, shooters, target: targetOf(input.target), instead, insteadFaces };
    const other = { ...question, counted: 'INSTEAD' as const };
    const work = volleyWork(question) + (instead ? volleyWork(other) : 0);
    const paid = payForStates(context, { states: work, path: 'shooters' });
    if (!paid.ok) return paid;
    const { slain, totalWounds } = oddsOf(question);
    const otherOdds = instead ? oddsOf(other) : null;
    const interveningModelIsHit =
      input.switches.interveningModelIsHit || ruleset.switches.interveningModelIsHit;
    return ok({
      slain: chance(chanceOfAll(slain)),
      wounds: woundsAnswer(totalWounds),
      instead:
        input.instead && otherOdds
          ? {
              who: input.instead.who,
              slain: chance(chanceOfAll(otherOdds.slain)),
              wounds: woundsAnswer(otherOdds.totalWounds),
            }
          : null,
      shots: shooters.map((shooter) => {
        const { toHit, wounds, stopped, woundsInstead } = shotOdds(ruleset, shooter, {
          defence: question.target.defence,
          instead: instead?.defence ?? null,
          insteadFaces,
          keywords: question.target.keywords,
          insteadKeywords: instead?.keywords,
        });
        const atModels = stopped.filter((_, i) => shooter.inTheWay[i] === 'INTERVENING_MODEL');
        return {
          toHit,
          wounds: chance(wounds),
          woundsInstead: chance(woundsInstead),
          stopped: stopped.map((probability, i) => ({
            obstruction: shooter.inTheWay[i] as Obstruction,
            probability: chance(probability),
          })),
          interveningModelHit: chance(sum(interveningModelIsHit ? atModels : [])),
        };
      }),
      notCounted: volleyNotCounted(input),
      steps: nameVolleySteps(
        [
          ...explainVolley(question),
          ...(input.instead && instead
            ? [insteadStep(input.instead.who), ...explainInstead(question, instead)]
            : []),
        ],
        input,
      ).map(stepAnswer),
      sources: restsOn(ruleset, [ruleset.sources.shooting], volleyRulings(question)),
    });
  },
});
