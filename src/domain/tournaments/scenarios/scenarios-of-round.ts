import { type Of, known, list, object, whole } from '../../../shared/shape';
import { LARGEST_CAP, MOST_SCENARIOS_IN_POOL } from '../limits';
import { shuffled } from '../../../shared/seeded-random';
import type { ScenarioRules } from '../pack/pack';

/** The rules of a pack that draws from a pool. */
type PooledRules = Exclude<ScenarioRules, { readonly by: 'NAMED' }>;

/** The scenario of a round: one, or several (`choices`) of which the players of each table veto all but one. */
export interface RoundScenarios {
  readonly scenario: string | null;
  readonly choices: readonly string[];
}

const onlyOne = (scenario: string | undefined): RoundScenarios => ({
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
  return onlyOne(shuffled(rules.pool, `${seed}/scenarios/${time}`)[(round - 1) % length]);
};

/** The scenarios of a round; none where the pack draws none, or without a seed. */
export const scenariosIfPooled = (
  rules: ScenarioRules,
  seed: string | undefined,
  round: number,
): RoundScenarios =>
  rules.by === 'NAMED' || seed === undefined ? onlyOne(undefined) : scenariosOfRound(rules, seed, round);

/**
 * The scenarios of a round that are drawn again, from the pool shuffled by "<seed>/scenarios/round <n>/draw <k>". Drawn: the first that no
 * round has, or else the first that this round does not have. Vetoed: the first `choices`.
 */
export const scenariosDrawnAgain = (
  rules: PooledRules,
  seed: string,
  {
    round,
    draw,
    scenarios,
  }: { readonly round: number; readonly draw: number; readonly scenarios: readonly (string | null)[] },
): RoundScenarios => {
  const order = shuffled(rules.pool, `${seed}/scenarios/round ${round}/draw ${draw}`);
  if (rules.by === 'VETOED') return { scenario: null, choices: order.slice(0, rules.choices) };
  return onlyOne(
    order.find((one) => !scenarios.includes(one)) ??
      order.find((one) => one !== scenarios.at(-1)) ??
      order[0],
  );
};

/** The vetoes of a table, first one first, with the two players (by number, 0 for the Spare Player) who made them. */
export const storedVetoes = object({
  entrants: list(whole(0, LARGEST_CAP), [0, 2]),
  scenarios: list(known('SCENARIO'), [0, MOST_SCENARIOS_IN_POOL]),
});
export type StoredVetoes = Of<typeof storedVetoes>;

/**
 * The two players of a table veto in turn, whoever `beginsVeto` first, until one scenario is left. `next` is the player whose
 * turn it is; null once one is left.
 */
export type VetoState = ReturnType<typeof vetoStateOf>;

/**
 * The one who begins the veto, whatever the ranking: if the two player numbers (0 for the Spare Player) add up to an even number, the lower
 * one, otherwise the higher one.
 */
const beginsVeto = (entrants: readonly number[]): 0 | 1 => {
  const [first = 0, second = 0] = entrants;
  const isLowerFirst = first < second;
  return isLowerFirst === ((first + second) % 2 === 0) ? 0 : 1;
};

/** The vetoes that still count: of the same two players, and of scenarios that are still to choose from. */
const counted = (
  choices: readonly string[],
  entrants: readonly number[],
  stored: StoredVetoes | undefined,
): readonly string[] =>
  stored?.entrants.length === entrants.length && stored.entrants.every((one, at) => one === entrants[at])
    ? stored.scenarios.filter((scenario) => choices.includes(scenario)).slice(0, choices.length - 1)
    : [];

/** How the veto at a table stands. */
export const vetoStateOf = (
  choices: readonly string[],
  entrants: readonly number[],
  stored: StoredVetoes | undefined,
) => {
  const vetoes = counted(choices, entrants, stored);
  const left = choices.filter((scenario) => !vetoes.includes(scenario));
  const first = beginsVeto(entrants);
  /** The side whose turn the veto of this index is. */
  const sideOf = (index: number): 0 | 1 => (index % 2 === 0 ? first : first === 0 ? 1 : 0);
  return { left, vetoes, first, sideOf, next: left.length <= 1 ? null : sideOf(vetoes.length) };
};

/** A further veto of whoever's turn it is; null where the scenario is none that is left, or only one is. */
export const withVeto = (
  { left, vetoes }: Pick<VetoState, 'left' | 'vetoes'>,
  scenario: string,
): readonly string[] | null => (left.length > 1 && left.includes(scenario) ? [...vetoes, scenario] : null);
