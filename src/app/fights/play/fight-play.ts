import { prepareFight } from '../../../domain/rules/combat/fight-odds';
import { nameSteps, whoOf } from '../../../domain/rules/combat/names';
import { type FightPlay, playFight, playFightAtTable } from '../../../domain/rules/combat/play-fight';
import { asPair } from '../../../shared/pair';
import type { ThrowDice } from '../../../shared/verifiable-dice';
import { fightOf, fightSources } from '../odds/fight-odds';
import { notCountedOf } from '../profiles/profile-fields';
import { playedFightFaults } from '../questions/edition-faults';
import { type FightInput, fightFields } from '../questions/fields';
import {
  checkedQuestion,
  playInMoves,
  playWithThrows,
  playedQuestion,
  resolveOperation,
  rollOperation,
} from './played-question';

const fight = playedQuestion({
  name: 'Fight',
  path: '/v1/fights',
  description: 'Both sides',
  fields: fightFields,
  faults: playedFightFaults,
  questionOf: (input) => fightOf(input),
  workOf: (question) => prepareFight(question).work,
  workField: 'sides',
  play: playFight,
  playAtTable: playFightAtTable,
  result: ({ winner, scores, sides }: Omit<FightPlay, 'steps'>) => ({
    winner,
    scores,
    sides: sides.map((models) => ({ models })),
  }),
  unfinished: { winner: null, scores: null, sides: null },
  nameSteps: (steps, { sides }) => nameSteps(steps, asPair(sides)),
  whoOf: (asked, { sides }) => whoOf(asPair(sides), asked),
  notCounted: ({ sides }) => notCountedOf(sides),
  sourcesOf: fightSources,
});

/** The fight, or that it takes more work than one answer may. */
export const checkedFight = (input: FightInput) => checkedQuestion(fight, input);

/** A fight that was checked before, with dice thrown as it asks for them. */
export const throwFight = (input: FightInput, throwDice: ThrowDice) =>
  playWithThrows(fight, input, throwDice);

/** A fight that was checked before, move by move as two players make them. */
export const fightInMoves = (
  input: FightInput,
  moves: { readonly moves: readonly string[]; readonly throwDice: ThrowDice },
) => playInMoves(fight, input, moves);

/**
 * A whole fight with the players' own dice, as far as they are given: with too few it answers the die that comes next, for whom
 * and why. All choices are best play unless `choices` is given: then the players choose, and see what each choice costs.
 */
export const resolveFight = resolveOperation(fight);

/** We throw the dice for a whole fight, step by step; with a signed receipt. */
export const rollFight = /* @__PURE__ */ rollOperation(fight);
