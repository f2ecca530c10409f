export const scenarioKinds = ['NAMED', 'DRAWN', 'VETOED'] as const;
export type ScenarioKind = (typeof scenarioKinds)[number];

/**
 * Where the scenarios come from: named round by round with the event; drawn from a pool by a published seed, none twice before all
 * have come; or `choices` drawn for each round, of which the two players of a table veto all but one in turn.
 */
export type ScenarioRules =
  | { readonly by: 'NAMED' }
  | { readonly by: 'DRAWN'; readonly pool: readonly string[] }
  | { readonly by: 'VETOED'; readonly pool: readonly string[]; readonly choices: number };
