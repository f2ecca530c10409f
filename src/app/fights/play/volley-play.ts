import { nameVolleySteps, volleyWho } from '../../../domain/rules/combat/names';
import { type VolleyPlay, playVolley, playVolleyAtTable } from '../../../domain/rules/combat/play-volley';
import { volleyWork } from '../../../domain/rules/combat/volley-odds';
import type { ThrowDice } from '../../../shared/verifiable-dice';
import { volleyRulings } from '../../../domain/rules/combat/rulings-of-answers';
import { restsOn } from '../answers';
import { rulesetOf } from '../../rules/ruleset';
import {
  type PlayedVolleyInput,
  targetOf,
  volleyFaults,
  volleyFields,
  volleyNotCounted,
} from '../questions/volley-fields';
import { shooterOf } from '../questions/shooter-fields';
import {
  checkedQuestion,
  playWithThrows,
  playedQuestion,
  resolveOperation,
  rollOperation,
} from './played-question';

const volley = playedQuestion({
  name: 'Volley',
  path: '/v1/fights/volley',
  description: 'The shooters and their target',
  fields: volleyFields,
  faults: volleyFaults,
  questionOf: ({ shooters, target, edition }) => ({
    ruleset: rulesetOf(edition),
    shooters: shooters.map(shooterOf(edition)),
    target: targetOf(target),
  }),
  workOf: volleyWork,
  workField: 'shooters',
  play: playVolley,
  playAtTable: playVolleyAtTable,
  result: ({ woundsLost, slain, atModels }: Omit<VolleyPlay, 'steps'>, { switches, edition }) => ({
    woundsLost,
    slain,
    interveningModelHits:
      switches.interveningModelIsHit || rulesetOf(edition).switches.interveningModelIsHit
        ? atModels.length
        : 0,
  }),
  unfinished: { woundsLost: null, slain: null, interveningModelHits: null },
  nameSteps: nameVolleySteps,
  whoOf: volleyWho,
  notCounted: volleyNotCounted,
  sourcesOf: (question) =>
    restsOn(question.ruleset, [question.ruleset.sources.shooting], volleyRulings(question)),
});

/** The volley, or that it takes more work than one answer may. */
export const checkedVolley = (input: PlayedVolleyInput) => checkedQuestion(volley, input);

/** A volley that was checked before, with dice thrown as it asks for them. */
export const throwVolley = (input: PlayedVolleyInput, throwDice: ThrowDice) =>
  playWithThrows(volley, input, throwDice);

/**
 * A volley with the players' own dice, as far as they are given: with too few it answers the die that comes next, for whom and
 * why. All choices are best play unless `choices` is given: then the players choose, and see what each choice costs.
 */
export const resolveVolley = resolveOperation(volley);

/** We throw the dice for a volley, step by step; with a signed receipt. */
export const rollVolley = /* @__PURE__ */ rollOperation(volley);
