import { operation } from '../kernel/operation';
import * as z from 'zod/mini';
import { explainStrikes } from '../../domain/rules/combat/explain-strikes';
import { nameStrikeSteps } from '../../domain/rules/combat/names';
import {
  strikeOdds as oddsOf,
  strikesInTurn,
  strikesWork,
  WORK_LIMIT,
} from '../../domain/rules/combat/strike-odds';
import { ok } from '../../shared/result';
import { chance } from '../kernel/answers';
import { crossCheck } from '../kernel/input';
import type { RulesContext } from '../kernel/ports';
import { invalidInput, spend } from '../kernel/use-case';
import { slainAnswer, stepAnswer, woundsAnswer } from './answers';
import { notCountedOf } from './profiles/profile-fields';
import { prepareProfiles } from './profiles/profiles';
import { questionOf, strikeFaults, strikeFields } from './strike-fields';

/** States that are worked through in a unit of work. */
const STATES_A_UNIT = 50;

/** Takes the states of a fight out of the request's budget, or refuses. */
export const spendStates = (context: unknown, states: number) => spend(context, states / STATES_A_UNIT);

/** The refusal of a question that would take too long, by name. */
export const tooMuchWork = (work: number, path: string) =>
  invalidInput([
    {
      path,
      code: 'TOO_LARGE',
      message: `these are ${Math.ceil(work)} states to work through, ${WORK_LIMIT} at most: give fewer Attacks, targets, Fate, Might or re-rolls, or strikesRolled TOGETHER at one target`,
    },
  ]);

/** The exact distribution of Wounds and of models slain by Strikes, Might and Fate used as well as possible. */
export const strikeOdds = operation({
  name: 'strikeOdds',
  verb: 'calculate',
  route: 'POST /v1/fights/strike-odds',
  function: 'fights',
  answers: 'StrikeOdds',
  graphql: { kind: 'query', input: 'StrikeOddsInput', inputDescription: 'What strikes, and at whom.' },
  covers: ['C3'],

  input: z.strictObject(strikeFields).check(crossCheck(strikeFaults)),
  prepare: prepareProfiles,
  run: (
    { strikes, trapped, target, targets, aim, aimedAt, switches },
    context: Pick<RulesContext, 'work'> | undefined,
  ) => {
    const struck = targets ?? (target ? [target] : []);
    const question = questionOf(strikes, struck, { aim, aimedAt: aimedAt ?? 0, trapped, ...switches });
    const work = strikesWork(question);
    if (work > WORK_LIMIT) return tooMuchWork(work, 'strikes');
    const paid = spendStates(context, work);
    if (!paid.ok) return paid;
    const odds = oddsOf(question);
    const places = (list: readonly unknown[]) => list.map((_, i) => i);
    return ok({
      slain: chance(odds.slain.at(-1) as (typeof odds.slain)[number]),
      wounds: woundsAnswer(odds.totalWounds),
      slainCount: slainAnswer(odds.slain),
      targets: odds.wounds.map((wounds) => ({
        slain: chance(wounds.at(-1) as (typeof wounds)[number]),
        wounds: woundsAnswer(wounds),
      })),
      strikesRolled: strikesInTurn(question) ? ('ONE_BY_ONE' as const) : ('TOGETHER' as const),
      notCounted: notCountedOf([{ models: strikes }, { models: struck }]),
      steps: nameStrikeSteps(
        explainStrikes(question, {
          side: null,
          strikers: places(strikes),
          victims: places(struck),
          victimLabel: (victim) => struck[victim]?.name ?? `model ${victim}`,
        }),
        { strikers: strikes, victims: struck },
      ).map(stepAnswer),
    });
  },
});
