import { shuffled } from '../../../shared/seeded-random';
import type { ScenarioRules } from '../pack/scenario-rules';

/** The rules of a pack that draws from a pool. */
export type PooledRules = Exclude<ScenarioRules, { readonly by: 'NAMED' }>;

/** What is played in a round: one scenario, or several (`choices`) of which the players of each table veto all but one. */
export interface RoundScenarios {
  readonly scenario: string | null;
  readonly choices: readonly string[];
}

const played = (scenario: string | undefined): RoundScenarios => ({
  scenario: scenario ?? null,
  choices: [],
});

/**
 * The scenarios of a round (1 or more) by the pack's rules and the published seed. Drawn: the pool is shuffled by
 * "<seed>/scenarios/1", played through, then shuffled by "<seed>/scenarios/2" and so on. Vetoed: the first `choices` of the pool
 * shuffled by "<seed>/scenarios/round <n>".
 */
export const scenariosOfRound = (rules: PooledRules, seed: string, round: number): RoundScenarios => {
  if (rules.by === 'VETOED') {
    const order = shuffled(rules.pool, `${seed}/scenarios/round ${round}`);
    return { scenario: null, choices: order.slice(0, rules.choices) };
  }
  const { length } = rules.pool;
  const time = Math.floor((round - 1) / length) + 1;
  return played(shuffled(rules.pool, `${seed}/scenarios/${time}`)[(round - 1) % length]);
};

/** Which draw of a round it is (2 for the first one that is drawn again), and what the rounds of the event have, this one last. */
export interface DrawAgain {
  readonly round: number;
  readonly draw: number;
  readonly scenarios: readonly (string | null)[];
}

/**
 * The scenarios of a round that are drawn again, from the pool shuffled by "<seed>/scenarios/round <n>/draw <k>". Drawn: the first that no
 * round has, or else the first that this round does not have. Vetoed: the first `choices`.
 */
export const scenariosDrawnAgain = (
  rules: PooledRules,
  seed: string,
  { round, draw, scenarios }: DrawAgain,
): RoundScenarios => {
  const order = shuffled(rules.pool, `${seed}/scenarios/round ${round}/draw ${draw}`);
  if (rules.by === 'VETOED') return { scenario: null, choices: order.slice(0, rules.choices) };
  return played(
    order.find((one) => !scenarios.includes(one)) ??
      order.find((one) => one !== scenarios.at(-1)) ??
      order[0],
  );
};
