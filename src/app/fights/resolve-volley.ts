import { operation } from '../kernel/operation';
import * as z from 'zod/mini';
import { volleyWho } from '../../domain/rules/combat/names';
import type { PlayStep } from '../../domain/rules/combat/play-step';
import { playVolleyAtTable } from '../../domain/rules/combat/play-volley';
import { playAtTable } from '../../domain/rules/combat/table';
import { ok } from '../../shared/result';
import { crossCheck } from '../kernel/input';
import { diceField } from '../rules/dice/dice';
import { invalidInput } from '../kernel/use-case';
import { atTableFaults, awaited, choicesField } from './at-table';
import { prepareProfiles } from './profiles/profiles';
import { checkedVolley, hitsOnModels, volleySteps } from './play';
import { volleyFaults, volleyFields, volleyNotCounted } from './volley-fields';

/**
 * A volley with the players' own dice, as far as they are given: with too few it answers the die that comes next, for whom and
 * why. All choices are best play unless `choices` is given: then the players choose, and see what each choice costs.
 */
export const resolveVolley = operation({
  name: 'resolveVolley',
  route: 'POST /v1/fights/volley/resolve',
  function: 'fights',
  answers: 'VolleyResolution',
  graphql: {
    kind: 'query',
    input: 'ResolveVolleyInput',
    inputDescription: 'Who shoots at whom, and the dice.',
  },
  covers: ['C6', 'C7'],

  input: z
    .strictObject({ ...volleyFields, dice: diceField, choices: choicesField })
    .check(crossCheck(volleyFaults)),
  prepare: prepareProfiles,
  run: ({ dice, choices, ...input }) => {
    const volley = checkedVolley(input);
    if (!volley.ok) return volley;
    const steps: PlayStep[] = [];
    const log = (step: PlayStep): void => {
      steps.push(step);
    };
    const game = playVolleyAtTable(volley.value, { log, playersChoose: choices !== undefined });
    const played = playAtTable(game, { dice, choices: choices ?? [] });
    const faults = atTableFaults(played, { dice, choices: choices ?? [] });
    if (faults.length > 0) return invalidInput(faults);
    const done = played.state === 'DONE' ? played.outcome : null;
    return ok({
      woundsLost: done?.woundsLost ?? null,
      slain: done?.slain ?? null,
      interveningModelHits: done ? hitsOnModels(done, input) : null,
      steps: volleySteps(steps, input),
      dice,
      receipt: null,
      notCounted: volleyNotCounted(input),
      ...awaited(played, (asked) => volleyWho(asked, input)),
    });
  },
});
