import type { Fight } from '../../domain/rules/combat/strikes-after';
import { prepareFight } from '../../domain/rules/combat/fight-odds';
import { nameSteps, nameVolleySteps } from '../../domain/rules/combat/names';
import { type FightPlay, playFight } from '../../domain/rules/combat/play-fight';
import type { PlayStep } from '../../domain/rules/combat/play-step';
import { type VolleyPlay, playVolley } from '../../domain/rules/combat/play-volley';
import { WORK_LIMIT } from '../../domain/rules/combat/strike-odds';
import { type VolleyQuestion, volleyWork } from '../../domain/rules/combat/volley-odds';
import { playRolling } from '../../domain/rules/rolls/dice-game';
import { ok } from '../../shared/result';
import type { ThrowDice } from '../../shared/verifiable-dice';
import type { Answer } from '../kernel/use-case';
import { stepAnswer } from './answers';
import { fightOf } from './fight-odds';
import type { FightInput } from './fields';
import { tooMuchWork } from './strike-odds';
import { type PlayedVolleyInput, shooterOf, targetOf } from './volley-fields';

/** The same fight or volley, played: with the players' dice, or with dice that we throw and sign for. */

const playStep = (step: PlayStep & { readonly who?: string | null }) => ({
  ...stepAnswer(step),
  dice: step.dice,
});

/** The steps of a fight as it was played, by name where there are names. */
export const fightSteps = (steps: readonly PlayStep[], { sides }: Fight) =>
  nameSteps(steps, sides).map(playStep);

interface Thrown {
  readonly dice: readonly number[];
  readonly receipt: string | null;
}

export const fightAnswer = (
  { winner, scores, steps, sides }: FightPlay,
  fight: Fight,
  { dice, receipt }: Thrown,
) => ({
  winner,
  scores,
  sides: sides.map((models) => ({ models })),
  steps: fightSteps(steps, fight),
  dice,
  receipt,
});

/** A fight as every interface shows it when it was played. */
export type FightPlayAnswer = ReturnType<typeof fightAnswer>;

/** The fight, or that it takes more work than one answer may. */
export const checkedFight = (input: FightInput): Answer<Fight> => {
  const fight = fightOf(input);
  const { work } = prepareFight(fight);
  return work > WORK_LIMIT ? tooMuchWork(work, 'sides') : ok(fight);
};

const volleyOf = ({ shooters, target }: PlayedVolleyInput): VolleyQuestion => ({
  shooters: shooters.map(shooterOf),
  target: targetOf(target),
});

/** The volley, or that it takes more work than one answer may. */
export const checkedVolley = (input: PlayedVolleyInput): Answer<VolleyQuestion> => {
  const question = volleyOf(input);
  const work = volleyWork(question);
  return work > WORK_LIMIT ? tooMuchWork(work, 'shooters') : ok(question);
};

/** The steps of a volley as it was played, by name where there are names. */
export const volleySteps = (steps: readonly PlayStep[], input: PlayedVolleyInput) =>
  nameVolleySteps(steps, input).map(playStep);

/** Hits on models in the way, where they count. */
export const hitsOnModels = (
  { atModels }: Pick<VolleyPlay, 'atModels'>,
  { switches }: PlayedVolleyInput,
): number => (switches.interveningModelIsHit ? atModels.length : 0);

export const volleyAnswer = (
  { woundsLost, slain, atModels, steps }: VolleyPlay,
  input: PlayedVolleyInput,
  { dice, receipt }: Thrown,
) => ({
  woundsLost,
  slain,
  interveningModelHits: hitsOnModels({ atModels }, input),
  steps: volleySteps(steps, input),
  dice,
  receipt,
});

/** A volley as every interface shows it when it was played. */
export type VolleyPlayAnswer = ReturnType<typeof volleyAnswer>;

/** A fight that was checked before, with dice thrown as it asks for them. */
export const throwFight = (input: FightInput, throwDice: ThrowDice): FightPlayAnswer => {
  const fight = fightOf(input);
  const { outcome, dice } = playRolling(playFight(fight), throwDice);
  return fightAnswer(outcome, fight, { dice, receipt: null });
};

/** A volley that was checked before, with dice thrown as it asks for them. */
export const throwVolley = (input: PlayedVolleyInput, throwDice: ThrowDice): VolleyPlayAnswer => {
  const { outcome, dice } = playRolling(playVolley(volleyOf(input)), throwDice);
  return volleyAnswer(outcome, input, { dice, receipt: null });
};
