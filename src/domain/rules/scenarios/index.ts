import { clashOfChampions } from './clash-of-champions';
import { cornered } from './cornered';
import { duelOfWits } from './duel-of-wits';
import { noEscape } from './no-escape';
import type { Scenario } from './scenario';
import { takeAndHold } from './take-and-hold';
import { theForcesClash } from './the-forces-clash';
import { totalConquest } from './total-conquest';

/** The doubles scenarios in their order, then the introductory one. A new one is a file of its own and a line here. */
export const scenarios: readonly Scenario[] = [
  noEscape,
  totalConquest,
  takeAndHold,
  clashOfChampions,
  cornered,
  duelOfWits,
  theForcesClash,
];

/** The scenario with this id, if there is one. */
export const findScenario = (id: string): Scenario | undefined =>
  scenarios.find((scenario) => scenario.id === id);

export type { Scenario } from './scenario';
