import { ok } from '../../../shared/result';
import { currentPack } from '../pack/pack-versions';
import { type Fault, conflict, fault, invalidField, invalidInput } from '../../../shared/refusal';
import {
  type RoundScenarios,
  scenariosDrawnAgain,
  scenariosOfRound,
  vetoStateOf,
  withVeto,
} from '../scenarios/scenarios-of-round';
import { scenarioFaults } from './doubles-scenarios';
import type { ResultFacts, RoundFacts } from '../event/facts';
import { type PlayerNumber, SPARE, bothSides } from '../event/numbers';
import { entrantId } from '../event/record';
import type { TableState } from './result-steps';
import type { Round, Tournament } from '../event/tournament';

type ScenarioFacts = Pick<RoundFacts, 'scenario' | 'scenarioChoices' | 'scenarioChange'>;

/** Choices are stored only if there are or were some. */
const factsOf = ({ scenario, choices }: RoundScenarios, before: RoundFacts | undefined): ScenarioFacts => ({
  scenario,
  ...((choices.length > 0 || before?.scenarioChoices !== undefined) && { scenarioChoices: choices }),
});

/** The scenario of a round that is drawn: a choice by hand stays; otherwise the pack draws it, or the event names it. */
export const scenarioAtDraw = ({ head, rounds }: Tournament, number: number): ScenarioFacts => {
  const { scenarios, packs = [], seed } = head.facts;
  const before = rounds[number - 1]?.facts;
  if (before?.scenarioChange) return { scenario: before.scenario ?? null };
  const rules = currentPack(packs).scenarios;
  return factsOf(
    rules.by === 'NAMED'
      ? { scenario: scenarios?.[number - 1] ?? null, choices: [] }
      : scenariosOfRound(rules, seed, number),
    before,
  );
};

/** A scenario that decides which army is played must be one of an army. */
const unplayedFaults = ({ armies }: RoundFacts, scenario: string): readonly Fault[] => {
  if (armies?.chosen !== 'BY_SCENARIO') return [];
  const played = armies.slots.flatMap(({ scenarios }) => scenarios);
  return played.includes(scenario)
    ? []
    : [fault('scenario', 'NOT_ALLOWED', `must be one in which an army is played: ${played.join(', ')}`)];
};

/** The scenario that an organiser names for a drawn round. */
export const namedScenario = (
  { head }: Tournament,
  { facts }: Round,
  { scenario, reason }: { readonly scenario: string; readonly reason: string },
) => {
  const faults = [...scenarioFaults(head.facts, [scenario]), ...unplayedFaults(facts, scenario)];
  if (faults.length > 0) return invalidInput(faults.map((found) => ({ ...found, path: 'scenario' })));
  return ok<ScenarioFacts>({
    ...factsOf({ scenario, choices: [] }, facts),
    scenarioChange: { draws: facts.scenarioChange?.draws ?? 0, reason },
  });
};

/** The scenarios of a drawn round, drawn again from the pack's pool. */
export const scenarioDrawnAgain = (
  { head, rounds }: Tournament,
  { number, facts }: Round,
  reason: string,
) => {
  const { packs = [], seed } = head.facts;
  const rules = currentPack(packs).scenarios;
  if (rules.by === 'NAMED')
    return conflict('NO_SCENARIO_POOL', 'The pack has no pool to draw from: name the scenario.');
  const draws = (facts.scenarioChange?.draws ?? 0) + 1;
  const scenarios = rounds.slice(0, number).map((round) => round.facts.scenario ?? null);
  return ok<ScenarioFacts>({
    ...factsOf(scenariosDrawnAgain(rules, seed, { round: number, draw: draws + 1, scenarios }), facts),
    scenarioChange: { draws, reason },
  });
};

/** A veto by a player whose turn it is, or for them by a scorekeeper (null). */
export const vetoed = (
  { entrants, choices, vetoes, result, isPast }: TableState,
  scenario: string,
  player: PlayerNumber | null,
) => {
  if (choices.length === 0)
    return conflict('NO_VETO', 'The players of this round do not choose the scenario.');
  if (result || isPast) return conflict('VETO_OVER', 'The game is reported: its scenario is settled.');
  const sides = bothSides(entrants);
  const state = vetoStateOf(choices, sides, vetoes);
  if (state.next === null) return conflict('VETO_OVER', `${state.left.join()} is left: it is played.`);
  const turn = sides[state.next] ?? SPARE;
  if (player !== null && player !== turn)
    return conflict(
      'NOT_YOUR_VETO',
      `It is the turn of ${turn === SPARE ? 'the Spare Player' : entrantId(turn)} to veto.`,
    );
  const scenarios = withVeto(state, scenario);
  return scenarios
    ? ok<Pick<ResultFacts, 'vetoes'>>({ vetoes: { entrants: sides, scenarios } })
    : invalidField('scenario', 'NOT_ALLOWED', `must be one of ${state.left.join(', ')}`);
};
