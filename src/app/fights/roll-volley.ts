import { operation } from '../kernel/operation';
import * as z from 'zod/mini';
import { playVolley } from '../../domain/rules/combat/play-volley';
import { ok } from '../../shared/result';
import { crossCheck } from '../kernel/input';
import type { RulesContext } from '../kernel/ports';
import { rollDice } from '../rules/dice/dice';
import { volleyFaults, volleyFields, volleyNotCounted } from './volley-fields';
import { prepareProfiles } from './profiles/profiles';
import { checkedVolley, volleyAnswer } from './play';

/** We throw the dice for a volley, step by step; with a signed receipt. */
export const rollVolley = operation({
  name: 'rollVolley',
  route: 'POST /v1/fights/volley/roll',
  function: 'fights',
  answers: 'VolleyPlay',
  graphql: { input: 'RollVolleyInput', inputDescription: 'Who shoots, and at whom.' },
  covers: ['C6'],

  input: z.strictObject(volleyFields).check(crossCheck(volleyFaults)),
  prepare: prepareProfiles,
  run: (input, context: RulesContext) => {
    const volley = checkedVolley(input);
    if (!volley.ok) return volley;
    const { outcome, ...thrown } = rollDice(
      playVolley(volley.value),
      { operation: 'rollVolley', input },
      context,
    );
    return ok({ ...volleyAnswer(outcome, input, thrown), notCounted: volleyNotCounted(input) });
  },
});
