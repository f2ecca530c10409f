import type { Standing } from './standings';

/** A spreadsheet runs what begins like this; an apostrophe before it keeps it a text. */
const FORMULA = /^[=+\-@\t\r]/;

const cell = (value: string | number | null): string => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const line = (cells: readonly (string | number | null)[]): string => `${cells.map(cell).join(',')}\r\n`;

/**
 * Standings as CSV (RFC 4180, a head line; T3 is a shared third place): for spreadsheets, so that no name runs as a formula there. `nameOf` gives the
 * name and the club of an entrant; the organiser's own tiebreakers have a column each.
 */
export const standingsCsv = (
  standings: readonly Standing[],
  nameOf: (entrant: string) => { readonly name: string; readonly club: string | null },
): string => {
  const tiebreakers = standings[0]?.tiebreakers.map(({ id }) => id) ?? [];
  const head = line([
    'Rank',
    'Name',
    'Club',
    'Played',
    'Won',
    'Drawn',
    'Lost',
    'Tournament Points',
    'Victory Point difference',
    'Victory Points',
    'Victory Points conceded',
    'Leaders killed',
    ...tiebreakers,
    'Decided by',
  ]);
  const rows = standings.map((standing) => {
    const { name, club } = nameOf(standing.entrant);
    return line([
      standing.tied ? `T${standing.rank}` : standing.rank,
      name,
      club,
      standing.played,
      standing.won,
      standing.drawn,
      standing.lost,
      standing.tournamentPoints,
      standing.victoryPointDifference,
      standing.victoryPoints,
      standing.victoryPointsConceded,
      standing.leadersKilled,
      ...standing.tiebreakers.map(({ value }) => value),
      standing.decidedBy?.tiebreaker ?? standing.decidedBy?.criterion ?? null,
    ]);
  });
  return [head, ...rows].join('');
};
