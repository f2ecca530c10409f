import * as z from 'zod/mini';
import type { Fight } from '../../rules/combat/fight-odds';
import { prepareFight } from '../../rules/combat/fight-odds';
import type { FightPlay } from '../../rules/combat/play-fight';
import { playFight } from '../../rules/combat/play-fight';
import type { PlayStep } from '../../rules/combat/play-strikes';
import type { VolleyPlay } from '../../rules/combat/play-volley';
import { playVolley } from '../../rules/combat/play-volley';
import { WORK_LIMIT } from '../../rules/combat/strike-odds';
import type { VolleyQuestion } from '../../rules/combat/volley-odds';
import { volleyWork } from '../../rules/combat/volley-odds';
import { playRolling } from '../../rules/rolls/dice-game';
import { ok } from '../../shared/result';
import type { ThrowDice } from '../../shared/verifiable-dice';
import { crossCheck } from '../input';
import type { RulesContext } from '../ports';
import { diceField, resolveDice, rollDice } from '../rules/dice';
import type { Answer } from '../use-case';
import { useCase } from '../use-case';
import { stepAnswer } from './answers';
import { fightFaults } from './faults';
import { fightOf } from './fight-odds';
import type { FightInput } from './fields';
import { fightFields } from './fields';
import { tooMuchWork } from './strike-odds';
import type { VolleyInput } from './volley-fields';
import { shooterOf, volleyFaults, volleyFields } from './volley-fields';

/** The same fight or volley, played: with the players' dice, or with dice that we throw and sign for. */

const playStep = (step: PlayStep) => ({ ...stepAnswer(step), dice: step.dice });

interface Thrown {
  readonly dice: readonly number[];
  readonly receipt: string | null;
}

const fightAnswer = ({ winner, scores, steps, sides }: FightPlay, { dice, receipt }: Thrown) => ({
  winner,
  scores,
  sides: sides.map((models) => ({ models })),
  steps: steps.map(playStep),
  dice,
  receipt,
});

/** A fight as every door shows it when it was played. */
export type FightPlayAnswer = ReturnType<typeof fightAnswer>;

/** The fight, or that it takes more work than one answer may. */
export const checkedFight = (input: FightInput): Answer<Fight> => {
  const fight = fightOf(input);
  const { work } = prepareFight(fight);
  return work > WORK_LIMIT ? tooMuchWork(work, 'sides') : ok(fight);
};

/** A fight with the players' own dice, in the order that the steps ask for them; all choices are best play. */
export const resolveFight = useCase({
  input: z.strictObject({ ...fightFields, dice: diceField }).check(crossCheck(fightFaults)),
  run: ({ dice, ...input }) => {
    const fight = checkedFight(input);
    if (!fight.ok) return fight;
    const played = resolveDice(playFight(fight.value), dice);
    return played.ok ? ok(fightAnswer(played.value, { dice, receipt: null })) : played;
  },
});

/** A fight with dice that we throw, step by step, with a signed receipt. */
export const rollFight = useCase({
  input: z.strictObject(fightFields).check(crossCheck(fightFaults)),
  run: (input, context: RulesContext) => {
    const fight = checkedFight(input);
    if (!fight.ok) return fight;
    const { outcome, ...thrown } = rollDice(
      playFight(fight.value),
      { operation: 'rollFight', input },
      context,
    );
    return ok(fightAnswer(outcome, thrown));
  },
});

const volleyOf = ({ shooters, target }: VolleyInput): VolleyQuestion => ({
  shooters: shooters.map(shooterOf),
  target: { ...target, trapped: false },
});

/** The volley, or that it takes more work than one answer may. */
export const checkedVolley = (input: VolleyInput): Answer<VolleyQuestion> => {
  const question = volleyOf(input);
  const work = volleyWork(question);
  return work > WORK_LIMIT ? tooMuchWork(work, 'shooters') : ok(question);
};

const volleyAnswer = (
  { woundsLost, slain, atModels, steps }: VolleyPlay,
  { switches }: VolleyInput,
  { dice, receipt }: Thrown,
) => ({
  woundsLost,
  slain,
  interveningModelHits: switches.interveningModelIsHit ? atModels.length : 0,
  steps: steps.map(playStep),
  dice,
  receipt,
});

/** A volley as every door shows it when it was played. */
export type VolleyPlayAnswer = ReturnType<typeof volleyAnswer>;

/** A volley with the players' own dice: for each shot to hit, what is in the way, To Wound, then the target's Fate. */
export const resolveVolley = useCase({
  input: z.strictObject({ ...volleyFields, dice: diceField }).check(crossCheck(volleyFaults)),
  run: ({ dice, ...input }) => {
    const volley = checkedVolley(input);
    if (!volley.ok) return volley;
    const played = resolveDice(playVolley(volley.value), dice);
    return played.ok ? ok(volleyAnswer(played.value, input, { dice, receipt: null })) : played;
  },
});

/** A volley with dice that we throw, shot by shot, with a signed receipt. */
export const rollVolley = useCase({
  input: z.strictObject(volleyFields).check(crossCheck(volleyFaults)),
  run: (input, context: RulesContext) => {
    const volley = checkedVolley(input);
    if (!volley.ok) return volley;
    const { outcome, ...thrown } = rollDice(
      playVolley(volley.value),
      { operation: 'rollVolley', input },
      context,
    );
    return ok(volleyAnswer(outcome, input, thrown));
  },
});

/** A fight that was checked before, with dice thrown as it asks for them. */
export const throwFight = (input: FightInput, throwDice: ThrowDice): FightPlayAnswer => {
  const { outcome, dice } = playRolling(playFight(fightOf(input)), throwDice);
  return fightAnswer(outcome, { dice, receipt: null });
};

/** A volley that was checked before, with dice thrown as it asks for them. */
export const throwVolley = (input: VolleyInput, throwDice: ThrowDice): VolleyPlayAnswer => {
  const { outcome, dice } = playRolling(playVolley(volleyOf(input)), throwDice);
  return volleyAnswer(outcome, input, { dice, receipt: null });
};
