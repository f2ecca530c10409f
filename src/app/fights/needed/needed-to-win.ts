import * as z from 'zod/mini';
import { duelOdds } from '../../../domain/rules/combat/duel-odds';
import { duelRulings } from '../../../domain/rules/combat/rulings-of-answers';
import { crossCheck } from '../../kernel/input';
import { operation } from '../../kernel/operation';
import type { RulesContext } from '../../kernel/ports';
import { ok, spend } from '../../kernel/use-case';
import { restsOn } from '../answers';
import { duelFields, duelOf } from '../odds/duel-odds';
import { fightQuestion } from '../profiles/profiles';
import { duelQuestionFaults } from '../questions/edition-faults';
import { switchesOf } from '../questions/edition-fields';
import { fightLimits } from '../questions/fields';
import { leastNumber, wantedField } from './least-number';
import { duelWith, rangeOf, sideNumberFaults, sideNumberFields, unitOf } from './side-number';

/**
 * The least number of models, supporters or points of Might with which a side wins a Duel as often as is wanted.
 */
export const neededToWin = operation({
  name: 'neededToWin',
  route: 'POST /v1/fights/needed-to-win',
  answers: 'Needed',
  ...fightQuestion('NeededToWinInput', 'Both sides, and what is looked for.'),
  covers: ['C1', 'C2'],

  input: z
    .strictObject({ ...duelFields, ...sideNumberFields, ...wantedField })
    .check(crossCheck((value) => [...duelQuestionFaults(value), ...sideNumberFaults(value)])),
  run: (
    { sides, priority, switches: given, edition, wantedPercent, ...wanted },
    context: Pick<RulesContext, 'work'> | undefined,
  ) => {
    const duel = duelOf(sides, priority, edition);
    const switches = switchesOf(duel.ruleset, given);
    return leastNumber({
      ...rangeOf(duel, wanted, { switches, mostFighters: fightLimits.dicePerSide }),
      wantedPercent,
      unit: unitOf[wanted.numberOf],
      tryOut: (number) => {
        const paid = spend(context, 1);
        if (!paid.ok) return paid;
        const tried = duelWith(duel, wanted, number);
        return ok({
          chance: duelOdds(tried, switches).win[wanted.side === 1 ? 1 : 0],
          sources: restsOn(tried.ruleset, [tried.ruleset.sources.duelRoll], duelRulings(tried)),
        });
      },
    });
  },
});
