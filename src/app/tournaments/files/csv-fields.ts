/** The columns of CSV files that are read, by what stands in them, and the limits of such files. */

export const LARGEST_CSV = 200_000;
export const MOST_COLUMNS = 60;

export const csvKinds = {
  ENTRANTS: 'A line for each entrant.',
  RESULTS: 'A line for each table of a round.',
} as const;
export type CsvKind = keyof typeof csvKinds;

export const csvFields = {
  NAME: 'The name of the player, or of the team.',
  FIRST_NAME: 'The first name, which stands before the last name.',
  LAST_NAME: 'The last name.',
  MEMBERS: 'The players of a team, separated by "/".',
  CLUB: 'The club.',
  REGION: 'The region.',
  HOUSEHOLD: 'The household.',
  SQUAD: 'The friends that the player is ranked with.',
  ALIGNMENT: 'GOOD or EVIL.',
  SEEDING: 'The place in the seeding list, or the rating.',
  FIXED_TABLE: 'The table at which the entrant plays each round.',
  TABLE: 'The number of the table.',
  PLAYER_1: 'The name of one player.',
  PLAYER_2: 'The name of the other.',
  POINTS_1: 'Victory Points of the one.',
  POINTS_2: 'Victory Points of the other.',
  LEADER_1: 'Whether the one killed the enemy leader: yes or no.',
  LEADER_2: 'Whether the other did.',
  CONCEDED_BY: 'The name of who conceded; empty for a game that was played.',
} as const;
export type CsvField = keyof typeof csvFields;

const ofEntrants: readonly CsvField[] = [
  'NAME',
  'FIRST_NAME',
  'LAST_NAME',
  'MEMBERS',
  'CLUB',
  'REGION',
  'HOUSEHOLD',
  'SQUAD',
  'ALIGNMENT',
  'SEEDING',
  'FIXED_TABLE',
];
/** Those that a file of each kind can have. */
export const fieldsOf: Readonly<Record<CsvKind, readonly CsvField[]>> = {
  ENTRANTS: ofEntrants,
  RESULTS: (Object.keys(csvFields) as CsvField[]).filter((field) => !ofEntrants.includes(field)),
};
