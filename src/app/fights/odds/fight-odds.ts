import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { explainFight } from '../../../domain/rules/combat/explain-fight';
import { type FightOdds, type ModelFate, prepareFight } from '../../../domain/rules/combat/fight-odds';
import type { Fight } from '../../../domain/rules/combat/fight';
import type { FightModel, FightSide } from '../../../domain/rules/rulesets/fight-model';
import { nameSteps } from '../../../domain/rules/combat/names';
import {
  type HeroicCombat,
  explainSecondFight,
  heroicCombatWork,
  secondFightOdds,
} from '../../../domain/rules/combat/second-fight';
import { asPair, mapPair } from '../../../shared/pair';
import { ok } from '../../../shared/result';
import { chance } from '../../kernel/answers';
import {
  type CrossFault,
  crossCheck,
  listField,
  optional,
  wholeNumber,
  inputObject,
} from '../../kernel/input';
import { flag, withChances } from '../../rules/dice/dice';
import { rulesetOf } from '../../rules/ruleset';
import { fightRulings } from '../../../domain/rules/combat/rulings-of-answers';
import { chanceOfAll, restsOn, stepAnswer, woundsAnswer } from '../answers';
import { faultRows } from '../../rules/fault-rows';
import { aimFaults, fightFaults, listIn, numberAt } from '../questions/faults';
import {
  type FightInput,
  aimFields,
  fightFields,
  fightSideField,
  withHeroicActions,
} from '../questions/fields';
import { OPEN_READING, fightQuestionFaults, isReadingOpen } from '../questions/edition-faults';
import { switchesOf } from '../questions/edition-fields';
import { notCountedOf } from '../profiles/profile-fields';
import { fightQuestion } from '../profiles/profiles';
import { type WorkContext, payForStates, tooMuchWork } from '../work';
import { invalidField } from '../../kernel/use-case';

const fightSide = ({ aimedAt, models, ...side }: z.output<typeof fightSideField>): FightSide => ({
  ...side,
  aimedAt: aimedAt ?? 0,
  models: models.map(({ rivalry, ...model }): FightModel => ({
    ...withHeroicActions(model),
    bonus: model.bonus + Number(rivalry),
  })),
});

/** The places of the rules of a whole fight, and the rulings that its answer rests on. */
export const fightSources = (fight: Fight) => {
  const { duelRoll, strikes } = fight.ruleset.sources;
  return restsOn(fight.ruleset, [duelRoll, strikes], fightRulings(fight));
};

/** A fight as the rules take it, from its checked input. */
export const fightOf = (
  { sides, priority, switches, edition }: FightInput,
  keepsMight: 0 | 1 | null = null,
): Fight => {
  const ruleset = rulesetOf(edition);
  return {
    ruleset,
    sides: mapPair(asPair(sides), fightSide),
    priority: priority === 0 ? 0 : 1,
    switches: switchesOf(ruleset, switches),
    keepsMight,
  };
};

const MOST_FIGHTING_AGAIN = 4;

const heroicCombatField = inputObject(
  'HeroicCombatInput',
  'A second fight, should the first leave no enemy alive.',
  {
    side: wholeNumber(0, 1, 'The side whose hero declared it: 0 or 1. Its Might is then kept for Duels.'),
    fighters: listField(
      wholeNumber(0, 29, 'The place of a model, from 0.'),
      [1, MOST_FIGHTING_AGAIN],
      `The models that fight again: the hero and friends of that fight, 1 to ${MOST_FIGHTING_AGAIN}.`,
    ),
    charged: flag('They charge into the second fight.'),
    enemies: fightSideField,
    ...aimFields,
  },
);

const heroicFaults = (value: unknown): readonly CrossFault[] => {
  const given = (value as { readonly heroicCombat?: unknown } | null)?.heroicCombat;
  if (typeof given !== 'object' || given === null) return [];
  const own = listIn(value, 'sides')[numberAt(given, 'side', 0)];
  const models = listIn(own, 'models');
  const fighters = listIn(given, 'fighters');
  const { enemies } = given as { readonly enemies?: unknown };
  const second = fighters.flatMap((index) => (typeof index === 'number' ? (models[index] ?? []) : []));
  return [
    ...fighters.flatMap((index, i): readonly CrossFault[] => {
      const path = ['heroicCombat', 'fighters', i];
      if (typeof index !== 'number') return [];
      const model = models[index] as { readonly supporting?: unknown } | null | undefined;
      const isAgain = model !== undefined && fighters.indexOf(index) < i;
      const isSupporter = !isAgain && typeof model?.supporting === 'string';
      return faultRows(
        [model === undefined, path, 'UNKNOWN_REFERENCE', `there is no model ${index} on that side`],
        [isAgain, path, 'DUPLICATE', `model ${index} fights again once`],
        [isSupporter, path, 'INCONSISTENT', `model ${index} only supports: it is not in the fight`],
      );
    }),
    ...fightFaults({ sides: [{ models: second, rerolls: numberAt(own, 'rerolls', 0) }, enemies] })
      .filter(({ path }) => path[1] === 1)
      .map(({ path, ...fault }) => ({ ...fault, path: ['heroicCombat', 'enemies', ...path.slice(2)] })),
    ...aimFaults(given, listIn(enemies, 'models'), ['heroicCombat']),
  ];
};

const modelAnswer = ({ wounds, prone, stunned }: ModelFate) => ({
  slain: chance(chanceOfAll(wounds)),
  wounds: woundsAnswer(wounds),
  prone: chance(prone),
  stunned: chance(stunned),
});

export const oddsAnswer = ({ win, ends, models }: FightOdds) => ({
  win: win.map(chance),
  outcomes: withChances(ends),
  sides: models.map((side) => ({ models: side.map(modelAnswer) })),
});

/**
 * The joint outcome of a whole fight: the Duel, then the winner's Strikes; and a Heroic Combat's second fight.
 */
export const fightOdds = operation({
  name: 'fightOdds',
  route: 'POST /v1/fights/fight-odds',
  answers: 'FightOdds',
  ...fightQuestion('FightOddsInput', 'Both sides.'),
  covers: ['C4'],

  input: z
    .strictObject({ ...fightFields, heroicCombat: optional(heroicCombatField) })
    .check(crossCheck((value) => [...fightQuestionFaults(value), ...heroicFaults(value)])),
  run: ({ heroicCombat, ...input }, context: WorkContext) => {
    const side = heroicCombat?.side === 1 ? 1 : 0;
    const fight = fightOf(input, heroicCombat ? side : null);
    const combat: HeroicCombat | null = heroicCombat
      ? {
          ...heroicCombat,
          first: fight,
          side,
          enemies: fightSide(heroicCombat.enemies),
          aimedAt: heroicCombat.aimedAt ?? 0,
        }
      : null;
    if (isReadingOpen(input))
      return invalidField(
        'switches.knockedDownIsTrapped',
        'NOT_COVERED',
        `${OPEN_READING}: say true or false here, or ask for both numbers with fightReadings`,
      );
    const prepared = prepareFight(fight);
    const second = combat ? heroicCombatWork(combat) : 0;
    const counted = Math.max(prepared.work, second);
    if (prepared.odds === null) return tooMuchWork(counted, 'sides');
    const paid = payForStates(context, { states: prepared.work + second, counted, path: 'sides' });
    if (!paid.ok) return paid;
    const secondFight = combat ? secondFightOdds(combat) : null;
    return ok({
      ...oddsAnswer(prepared.odds()),
      secondFight: secondFight && {
        happens: chance(secondFight.happens),
        odds: secondFight.odds && oddsAnswer(secondFight.odds),
        steps: combat ? explainSecondFight(combat).map(stepAnswer) : [],
      },
      notCounted: notCountedOf(input.sides),
      steps: nameSteps(explainFight(fight), fight.sides).map(stepAnswer),
      sources: fightSources(fight),
    });
  },
});
