import type { HouseRuling } from '../../../shared/house-ruling';
import type { UnpairedKind } from '../pairing/reasons';

export const visibilities = {
  PUBLIC: 'Anybody.',
  PRIVATE: 'Holders of one of its tokens.',
} as const;

export const tableOrders = {
  BY_RANK: 'Table 1 has the best ranked.',
  AVOID_REPEATS: 'Nobody plays at a table twice if that is possible.',
} as const;

/** The settings of an event that are one value each, with their values where nobody has set them. */
export const unsetSettings = {
  unpaired: 'BYE' as UnpairedKind,
  /** The most entrants that play; null for no limit. */
  cap: null as number | null,
  visibility: 'PUBLIC' as keyof typeof visibilities,
  /** Day of the event, YYYY-MM-DD. */
  startsOn: null as string | null,
  /** Its last day, YYYY-MM-DD; null for a single day. */
  endsOn: null as string | null,
  /** The edition of the game that is played: every army list is of it. */
  edition: '2018' as string,
  /** The choices that the event makes where the documents leave them open. */
  houseRulings: [] as readonly HouseRuling[],
  /** Points limit of an army, in doubles the team's total. */
  pointsLimit: null as number | null,
  roundMinutes: null as number | null,
  /** The scenario of each round from the first; null where none is named. */
  scenarios: [] as readonly (string | null)[],
  /** The rounds in which club-mates do not meet if that costs no rematch. */
  clubMatesApart: [] as readonly number[],
  tableOrder: 'BY_RANK' as keyof typeof tableOrders,
  /** The number of the first table: the tables of an event may begin behind those of another in the hall. */
  firstTable: 1 as number,
  /** Whether full ties are settled by the published lot. */
  tiesByLot: false as boolean,
  /** Whether anybody who may read the event sees the sheets of its games and their scores while they are played. */
  liveScores: false as boolean,
  // Information for players beside the rules; null where none is given.
  description: null as string | null,
  venue: null as string | null,
  address: null as string | null,
  schedule: null as string | null,
  contact: null as string | null,
  entryFee: null as string | null,
};
export type EventSettings = Readonly<typeof unsetSettings>;

const names = Object.keys(unsetSettings) as readonly (keyof EventSettings)[];

/** All settings; those not set have their defaults. */
export const settingsOf = (set: Partial<EventSettings>): EventSettings =>
  Object.fromEntries(
    names.map((name) => [name, set[name] ?? unsetSettings[name]]),
  ) as unknown as EventSettings;
