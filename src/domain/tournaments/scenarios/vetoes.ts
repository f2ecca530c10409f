/** The vetoes of a table, first one first, with the two players (by number, 0 for the Spare Player) who made them. */
export interface StoredVetoes {
  readonly entrants: readonly number[];
  readonly scenarios: readonly string[];
}

/**
 * The two players of a table veto in turn, the first of the table (0) first, until one scenario is left. `next` is the player whose
 * turn it is; null once one is left.
 */
export interface VetoState {
  readonly left: readonly string[];
  readonly vetoes: readonly string[];
  readonly next: 0 | 1 | null;
}

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
): VetoState => {
  const vetoes = counted(choices, entrants, stored);
  const left = choices.filter((scenario) => !vetoes.includes(scenario));
  return { left, vetoes, next: left.length <= 1 ? null : vetoes.length % 2 === 0 ? 0 : 1 };
};

/** A further veto of whoever's turn it is; null where the scenario is none that is left, or only one is. */
export const withVeto = ({ left, vetoes }: VetoState, scenario: string): readonly string[] | null =>
  left.length > 1 && left.includes(scenario) ? [...vetoes, scenario] : null;
