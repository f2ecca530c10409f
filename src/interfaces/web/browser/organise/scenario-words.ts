/** What the console says of a round's scenario. */
export const scenarioWords = {
  scenario: 'Scenario',
  none: 'none named',
  vetoedFrom: (scenarios: string) => `each table vetoes from ${scenarios}`,
  stillVetoed: (scenario: string) => `${scenario}, unless vetoed`,
  change: 'Change the scenario',
  changed: (number: number) => `Change the scenario of round ${number}`,
  help: 'Empty: drawn again from the pool.',
} as const;
