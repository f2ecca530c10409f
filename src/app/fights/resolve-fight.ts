import { operation } from '../kernel/operation';
import * as z from 'zod/mini';
import { whoOf } from '../../domain/rules/combat/names';
import { playFightAtTable } from '../../domain/rules/combat/play-fight';
import type { PlayStep } from '../../domain/rules/combat/play-step';
import { playAtTable } from '../../domain/rules/combat/table';
import { ok } from '../../shared/result';
import { crossCheck } from '../kernel/input';
import { diceField } from '../rules/dice/dice';
import { invalidInput } from '../kernel/use-case';
import { atTableFaults, awaited, choicesField } from './at-table';
import { fightFaults } from './faults';
import { fightFields } from './fields';
import { checkedFight, fightSteps } from './play';
import { notCountedOf } from './profiles/profile-fields';
import { prepareProfiles } from './profiles/profiles';

/**
 * A whole fight with the players' own dice, as far as they are given: with too few it answers the die that comes next, for whom
 * and why. All choices are best play unless `choices` is given: then the players choose, and see what each choice costs.
 */
export const resolveFight = operation({
  name: 'resolveFight',
  route: 'POST /v1/fights/resolve',
  function: 'fights',
  answers: 'FightResolution',
  graphql: { kind: 'query', input: 'ResolveFightInput', inputDescription: 'Both sides and the dice.' },
  covers: ['C6', 'C7'],

  input: z
    .strictObject({
      ...fightFields,
      dice: diceField,
      choices: choicesField,
    })
    .check(crossCheck(fightFaults)),
  prepare: prepareProfiles,
  run: ({ dice, choices, ...input }) => {
    const checked = checkedFight(input);
    if (!checked.ok) return checked;
    const fight = checked.value;
    const steps: PlayStep[] = [];
    const log = (step: PlayStep): void => {
      steps.push(step);
    };
    const game = playFightAtTable(fight, { log, playersChoose: choices !== undefined });
    const played = playAtTable(game, { dice, choices: choices ?? [] });
    const faults = atTableFaults(played, { dice, choices: choices ?? [] });
    if (faults.length > 0) return invalidInput(faults);
    const done = played.state === 'DONE' ? played.outcome : null;
    return ok({
      winner: done?.winner ?? null,
      scores: done ? [...done.scores] : null,
      sides: done ? done.sides.map((models) => ({ models })) : null,
      steps: fightSteps(steps, fight),
      dice,
      receipt: null,
      notCounted: notCountedOf(input.sides),
      ...awaited(played, (asked) => whoOf(fight.sides, asked)),
    });
  },
});
