import type { BrokenWish } from './wishes';

type Shared = BrokenWish['wish'];

/** "1 and 2 are club-mates": what keeps two apart. */
export const sharedText: Readonly<Record<Shared, string>> = {
  CLUB: 'are club-mates',
  REGION: 'are of one region',
  HOUSEHOLD: 'are of one household',
  ALIGNMENT: 'have armies of one alignment',
  NAMED: 'are not to meet',
};

/** What two are called who meet against a wish. */
export const meetingText: Readonly<Record<Shared, string>> = {
  CLUB: 'club-mates',
  REGION: 'two of one region',
  HOUSEHOLD: 'two of one household',
  ALIGNMENT: 'two armies of one alignment',
  NAMED: 'two who were to be kept apart',
};
