import { plural } from './plural';

/** Words of the certificates. */
export const certificateTexts = {
  title: 'Certificates',
  place: (rank: number) => ['First place', 'Second place', 'Third place'][rank - 1] ?? `Place ${rank}`,
  none: 'No award is given yet, and the event is not finished.',
  kind: 'Certificate',
  among: (entrants: number, rounds: number) =>
    `among ${plural(entrants, 'entrant', 'entrants')}, over ${plural(rounds, 'round', 'rounds')}`,
  day: 'Day',
  signature: 'Organiser',
};
