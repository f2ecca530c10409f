import { operation } from '../kernel/operation';
import * as z from 'zod/mini';
import { playFight } from '../../domain/rules/combat/play-fight';
import { ok } from '../../shared/result';
import { crossCheck } from '../kernel/input';
import type { RulesContext } from '../kernel/ports';
import { rollDice } from '../rules/dice/dice';
import { fightFaults } from './faults';
import { fightFields } from './fields';
import { checkedFight, fightAnswer } from './play';
import { notCountedOf } from './profiles/profile-fields';
import { prepareProfiles } from './profiles/profiles';

/** We throw the dice for a whole fight, step by step; with a signed receipt. */
export const rollFight = operation({
  name: 'rollFight',
  route: 'POST /v1/fights/roll',
  function: 'fights',
  answers: 'FightPlay',
  graphql: { input: 'RollFightInput', inputDescription: 'Both sides.' },
  covers: ['C6'],

  input: z.strictObject(fightFields).check(crossCheck(fightFaults)),
  prepare: prepareProfiles,
  run: (input, context: RulesContext) => {
    const fight = checkedFight(input);
    if (!fight.ok) return fight;
    const { outcome, ...thrown } = rollDice(
      playFight(fight.value),
      { operation: 'rollFight', input },
      context,
    );
    return ok({ ...fightAnswer(outcome, fight.value, thrown), notCounted: notCountedOf(input.sides) });
  },
});
