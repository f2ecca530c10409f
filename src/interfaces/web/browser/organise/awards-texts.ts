/** Texts of awards in the console. */
export const awardsTexts = {
  title: 'Awards',
  none: 'No awards are announced.',
  certificates: 'Certificates to print',
  name: 'Award',
  decidedBy: 'Decided by',
  deciders: [
    ['ORGANISER', 'The organiser'],
    ['VOTES', 'Votes of the players'],
    ['ARMY_LISTS', 'The best place with each army list'],
  ],
  add: 'Announce the award',
  added: (name: string) => `Announce the award ${name}`,
  remove: 'Remove',
  removed: (name: string) => `Remove the award ${name}`,
  removeSure: (name: string) => `Remove the award ${name}? Nobody has it then.`,
  give: 'Give',
  given: (name: string) => `Give the award ${name}`,
  winner: (name: string) => `Who gets ${name}`,
  byVotes: 'Whoever has most votes',
  winners: (names: readonly string[]) => (names.length === 0 ? 'nobody yet' : names.join(', ')),
  votes: (count: number) => (count === 1 ? '1 vote' : `${count} votes`),
} as const;
