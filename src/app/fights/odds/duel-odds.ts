import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { duelOdds as oddsOf, explainDuel } from '../../../domain/rules/combat/duel-odds';
import type { Duel } from '../../../domain/rules/combat/fight';
import { nameSteps } from '../../../domain/rules/combat/names';
import { asPair, mapPair } from '../../../shared/pair';
import { ok } from '../../../shared/result';
import { chance } from '../../kernel/answers';
import { crossCheck } from '../../kernel/input';
import { ruleset } from '../../rules/ruleset';
import { stepAnswer } from '../answers';
import { duelFaults } from '../questions/faults';
import {
  type duelSideField,
  duelSidesField,
  duelSwitches,
  priorityField,
  withHeroicActions,
} from '../questions/fields';
import { notCountedOf } from '../profiles/profile-fields';
import { fightQuestion } from '../profiles/profiles';

/** A Duel as the rules take it, from its checked input. */
export const duelOf = (sides: readonly z.output<typeof duelSideField>[], priority: number): Duel => ({
  ruleset,
  sides: mapPair(asPair(sides), (side) => ({ ...side, models: side.models.map(withHeroicActions) })),
  priority: priority === 0 ? 0 : 1,
});

/** Input fields of a Duel. */
export const duelFields = { sides: duelSidesField, priority: priorityField, switches: duelSwitches };

/** Each side's exact chance to win a Duel, re-rolls and Might of both used as well as possible. */
export const duelOdds = operation({
  name: 'duelOdds',
  route: 'POST /v1/fights/duel-odds',
  answers: 'DuelOdds',
  ...fightQuestion('DuelOddsInput', 'Both sides.'),
  covers: ['C1', 'C2'],

  input: z.strictObject(duelFields).check(crossCheck(duelFaults())),
  run: ({ sides, priority, switches }) => {
    const duel = duelOf(sides, priority);
    const { win, drawnScore } = oddsOf(duel, switches);
    return ok({
      win: win.map(chance),
      drawnScore: chance(drawnScore),
      notCounted: notCountedOf(sides),
      steps: nameSteps(explainDuel(duel, switches), duel.sides).map(stepAnswer),
    });
  },
});
