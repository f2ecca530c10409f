import type { UnpairedKind } from '../pairing/reasons';

export const visibilities = {
  PUBLIC: 'Anybody.',
  PRIVATE: 'Holders of one of its tokens.',
} as const;

export const tableOrders = {
  BY_RANK: 'Table 1 has the best ranked.',
  AVOID_REPEATS: 'Nobody plays at a table twice if that is possible.',
} as const;

export interface EventSettings {
  readonly unpaired: UnpairedKind;
  /** The most entrants that play; null for no limit. */
  readonly cap: number | null;
  readonly visibility: keyof typeof visibilities;
  /** Day of the event, YYYY-MM-DD. */
  readonly startsOn: string | null;
  /** Its last day, YYYY-MM-DD; null for a single day. */
  readonly endsOn: string | null;
  /** The edition of the game that is played: every army list is of it. */
  readonly edition: string;
  /** Points limit of an army, in doubles the team's total. */
  readonly pointsLimit: number | null;
  readonly roundMinutes: number | null;
  /** The scenario of each round from the first; null where none is named. */
  readonly scenarios: readonly (string | null)[];
  /** The rounds in which club-mates do not meet if that costs no rematch. */
  readonly clubMatesApart: readonly number[];
  readonly tableOrder: keyof typeof tableOrders;
  /** Whether full ties are settled by the published lot. */
  readonly tiesByLot: boolean;
  // Information for players beside the rules; null where none is given.
  readonly description: string | null;
  readonly venue: string | null;
  readonly address: string | null;
  readonly schedule: string | null;
  readonly contact: string | null;
  readonly entryFee: string | null;
}

/** The defaults. */
export const unsetSettings: EventSettings = {
  unpaired: 'BYE',
  cap: null,
  visibility: 'PUBLIC',
  startsOn: null,
  endsOn: null,
  edition: '2018',
  pointsLimit: null,
  roundMinutes: null,
  scenarios: [],
  clubMatesApart: [],
  tableOrder: 'BY_RANK',
  tiesByLot: false,
  description: null,
  venue: null,
  address: null,
  schedule: null,
  contact: null,
  entryFee: null,
};

const names = Object.keys(unsetSettings) as readonly (keyof EventSettings)[];

/** All settings; those not set have their defaults. */
export const settingsOf = (set: Partial<EventSettings>): EventSettings =>
  Object.fromEntries(
    names.map((name) => [name, set[name] ?? unsetSettings[name]]),
  ) as unknown as EventSettings;
