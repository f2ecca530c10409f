/** Texts for changes of a round: pairings, scenario, clock, reports. */
export const roundChangesTexts = {
  pairings: {
    swap: 'Swap two entrants',
    swapFirst: 'This one',
    swapSecond: 'with this one',
    swapButton: 'Swap',
    redraw: 'Draw again',
    redrawn: (number: number) => `Draw round ${number} again`,
    reasonPublic: 'Everybody can read why.',
  },
  scenario: {
    title: 'Scenario',
    none: 'none named',
    vetoedFrom: (scenarios: string) => `each table vetoes from ${scenarios}`,
    stillVetoed: (scenario: string) => `${scenario}, unless vetoed`,
    change: 'Change the scenario',
    changed: (number: number) => `Change the scenario of round ${number}`,
    help: 'Empty: drawn again from the pool.',
  },
  clock: {
    title: 'The clock',
    pause: 'Pause the clock',
    resume: 'Resume the clock',
    extend: 'Minutes more',
    extendButton: 'Extend',
    extended: 'Extend the round',
  },
  takeBack: {
    title: 'Take back a report',
    which: 'Not confirmed yet',
    report: (table: number, sides: string, result: string) => `Table ${table}: ${sides}, ${result}`,
    button: 'Take back',
    done: (table: number) => `Take back the report of table ${table}`,
    help: 'The table has no result then, until somebody reports it again.',
  },
} as const;
