import * as z from 'zod/mini';
import { duelOdds as oddsOf, explainDuel } from '../../rules/combat/duel-odds';
import type { Duel } from '../../rules/combat/fight-model';
import type { FightSwitches } from '../../rules/combat/switches';
import { defaultSwitches } from '../../rules/combat/switches';
import { ok } from '../../shared/result';
import { chance } from '../answers';
import { crossCheck } from '../input';
import { useCase } from '../use-case';
import { stepAnswer } from './answers';
import { duelFaults } from './faults';
import type { duelSideField } from './fields';
import { duelSidesField, duelSwitches, priorityField } from './fields';

export type DuelSideInput = z.output<typeof duelSideField>;

/** A Duel as the rules take it, from its checked input. */
export const duelOf = (sides: readonly DuelSideInput[], priority: number): Duel => ({
  sides: sides as unknown as Duel['sides'],
  priority: priority === 0 ? 0 : 1,
});

/** What is asked about a Duel. */
export const duelFields = { sides: duelSidesField, priority: priorityField, switches: duelSwitches };

/** Each side's exact chance to win a Duel under best play by both: re-rolls and Might used as well as can be. */
export const duelOdds = useCase({
  input: z.strictObject(duelFields).check(crossCheck(duelFaults())),
  run: ({ sides, priority, switches }) => {
    const duel = duelOf(sides, priority);
    const all: FightSwitches = { ...defaultSwitches, ...switches };
    const { win, drawnScore } = oddsOf(duel, all);
    return ok({
      win: win.map(chance),
      drawnScore: chance(drawnScore),
      steps: explainDuel(duel, all).map(stepAnswer),
    });
  },
});
