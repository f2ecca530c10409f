import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { duelOdds as oddsOf, explainDuel } from '../../../domain/rules/combat/duel-odds';
import type { Duel } from '../../../domain/rules/combat/fight';
import { nameSteps } from '../../../domain/rules/combat/names';
import { asPair, mapPair } from '../../../shared/pair';
import { ok } from '../../../shared/result';
import { chance } from '../../kernel/answers';
import { crossCheck } from '../../kernel/input';
import { editionField } from '../../rules/edition-field';
import { rulesetOf } from '../../rules/ruleset';
import { duelRulings } from '../../../domain/rules/combat/rulings-of-answers';
import { restsOn, stepAnswer } from '../answers';
import { duelSidesField, duelSwitches, priorityField, withHeroicActions } from '../questions/fields';
import { duelQuestionFaults } from '../questions/edition-faults';
import { switchesOf } from '../questions/edition-fields';
import { notCountedOf } from '../profiles/profile-fields';
import { fightQuestion } from '../profiles/profiles';

/** Input fields of a Duel. */
export const duelFields = {
  sides: duelSidesField,
  priority: priorityField,
  switches: duelSwitches,
  edition: editionField,
};

/** A Duel as the rules take it, from its checked input, and the switches of its edition. */
export const duelOf = ({
  sides,
  priority,
  switches,
  edition,
}: z.output<z.ZodMiniObject<typeof duelFields>>) => {
  const ruleset = rulesetOf(edition);
  const duel: Duel = {
    ruleset,
    sides: mapPair(asPair(sides), (side) => ({ ...side, models: side.models.map(withHeroicActions) })),
    priority: priority === 0 ? 0 : 1,
  };
  return { duel, switches: switchesOf(ruleset, switches) };
};

/** Each side's exact chance to win a Duel, re-rolls and Might of both used as well as possible. */
export const duelOdds = operation({
  name: 'duelOdds',
  route: 'POST /v1/fights/duel-odds',
  answers: 'DuelOdds',
  ...fightQuestion('DuelOddsInput', 'Both sides.'),
  covers: ['C1', 'C2'],

  input: z.strictObject(duelFields).check(crossCheck(duelQuestionFaults)),
  run: (input) => {
    const { duel, switches } = duelOf(input);
    const { win, drawnScore } = oddsOf(duel, switches);
    return ok({
      win: win.map(chance),
      drawnScore: chance(drawnScore),
      notCounted: notCountedOf(input.sides),
      steps: nameSteps(explainDuel(duel, switches), duel.sides).map(stepAnswer),
      sources: restsOn(duel.ruleset, [duel.ruleset.sources.duelRoll], duelRulings(duel)),
    });
  },
});
