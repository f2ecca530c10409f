import { csvLine as line } from '../../../shared/csv-line';
import { criterionNames } from '../pack/criterion-names';
import type { Standing } from './standings';

type CsvStanding = Omit<Standing, 'criteria' | 'decidingValues' | 'disqualified'> &
  Partial<Pick<Standing, 'criteria' | 'disqualified'>>;

const rankCell = ({ rank, tied, disqualified }: CsvStanding): string | number =>
  disqualified === true || rank === null ? 'DSQ' : tied ? `T${rank}` : rank;

/**
 * Standings as CSV (RFC 4180, a header line; T3 is a shared third place, DSQ a disqualified entrant). No name runs as a formula in
 * a spreadsheet. `nameOf` gives the name and the club of an entrant; the organiser's own tiebreakers have a column each.
 */
export const standingsCsv = (
  standings: readonly CsvStanding[],
  nameOf: (entrant: string) => { readonly name: string; readonly club: string | null },
): string => {
  const tiebreakers = standings[0]?.tiebreakers.map(({ id }) => id) ?? [];
  const criteria = (standings[0]?.criteria ?? []).map(
    ({ criterion, name }) => name ?? criterionNames[criterion],
  );
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
    ...criteria,
    'Decided by',
  ]);
  const rows = standings.map((standing) => {
    const { name, club } = nameOf(standing.entrant);
    return line([
      rankCell(standing),
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
      ...(standing.criteria ?? []).map(({ value }) => value),
      standing.decidedBy?.tiebreaker ?? standing.decidedBy?.criterion ?? null,
    ]);
  });
  return [head, ...rows].join('');
};
