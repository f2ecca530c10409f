import type { Logged } from '../../../shared/change-log';
import { ok } from '../../../shared/result';
import { notFound } from '../../../shared/refusal';
import type { PlayerNumber, RoundNumber, TableNumber } from './numbers';
import type { ClosingFacts, EntrantFacts, TournamentFacts, ResultFacts, RoundFacts } from './facts';
import type { Outcome } from './outcome';

export interface Entrant extends Logged<EntrantFacts> {
  /** The player number, given at registration: 1, 2, 3, ... without gaps. */
  readonly number: PlayerNumber;
}

export type StandingResult = Logged<ResultFacts> & { readonly facts: { readonly outcome: Outcome } };

export const roundStates = {
  DRAWN: 'Drawn; it can still be drawn again.',
  STARTED: 'Being played.',
  COMPLETE: 'Every table is reported.',
} as const;

export interface Round extends Logged<RoundFacts> {
  readonly number: RoundNumber;
  /** By table number. */
  readonly results: ReadonlyMap<TableNumber, StandingResult>;
  /** The records of tables without a result: vetoes, or a report or a start of the round that was taken back. */
  readonly vacant: ReadonlyMap<TableNumber, Logged<ResultFacts>>;
  readonly state: keyof typeof roundStates;
}

interface Parts {
  readonly id: string;
  readonly head: Logged<TournamentFacts>;
  /** In the order of their player numbers. */
  readonly entrants: readonly Entrant[];
  readonly rounds: readonly Round[];
  /** Stands in the place of the next round, if the tournament is finished, or was and is reopened. */
  readonly closing: Logged<ClosingFacts> | null;
}

interface WithCurrent extends Parts {
  readonly current: Round;
}

const statesWithoutRound = {
  DRAFT: 'A draft; only holders of its tokens see it.',
  REGISTRATION: 'No round is drawn yet; entrants register.',
  CHECK_IN: 'No round is drawn yet; entrants are checked in.',
  CANCELLED: 'The organiser has cancelled it; it can be resumed.',
} as const;
const statesWithRound = {
  ROUND_DRAWN: 'A round is drawn and can still be drawn again.',
  ROUND_STARTED: 'A round is being played and reported.',
  ROUND_COMPLETE: 'Every table of the last drawn round is reported; another round is to come.',
  ALL_ROUNDS_COMPLETE: 'Every round is played and reported.',
  FINISHED: 'The organiser has finished it.',
} as const;
export const tournamentStates = { ...statesWithoutRound, ...statesWithRound };
export type TournamentState = keyof typeof tournamentStates;

/** A tournament in one of its states; the type that an operation takes limits it to some of them. */
export type Tournament = {
  readonly [S in TournamentState]: (S extends keyof typeof statesWithRound ? WithCurrent : Parts) & {
    readonly state: S;
  };
}[TournamentState];

/** Whether an entrant is drawn no more. */
export const hasLeft = ({ facts }: Pick<Entrant, 'facts'>): boolean =>
  facts.withdrawn || facts.disqualified === true;

export const startedRounds = ({ rounds }: Pick<Parts, 'rounds'>): number =>
  rounds.filter(({ facts }) => facts.started).length;

/** A round that is drawn. */
export const drawnRound = ({ rounds }: Pick<Parts, 'rounds'>, number: RoundNumber) => {
  const round = rounds[number - 1];
  return round ? ok(round) : notFound('round', number);
};

/** A started round, the last one if none is named; 0 is before the first. */
export const startedRound = (parts: Pick<Parts, 'rounds'>, round: RoundNumber = startedRounds(parts)) =>
  round > startedRounds(parts) ? notFound('started round', round) : ok(round);

/** The number of tables to report: all, and the game against the Spare Player after them. A bye needs no report. */
export const reportedTables = ({ tables, unpaired }: RoundFacts): number =>
  tables.length + (unpaired?.[1] === 'SPARE' ? 1 : 0);

/** The tables of a round that nobody has reported yet, or whose result is disputed. */
export const openTables = ({ facts, results }: Pick<Round, 'facts' | 'results'>): readonly TableNumber[] =>
  Array.from({ length: reportedTables(facts) }, (_, index) => index + 1).filter((table) => {
    const result = results.get(table);
    return result === undefined || result.facts.status === 'DISPUTED';
  });

/** The entrants of a table by player number, one for the game against the Spare Player; undefined if there is none such. */
export const entrantsAt = (
  { tables, unpaired }: RoundFacts,
  table: TableNumber,
): readonly PlayerNumber[] | undefined => {
  const pair = tables[table - 1];
  if (pair) return [pair[0], pair[1]];
  return unpaired?.[1] === 'SPARE' && table === tables.length + 1 ? [unpaired[0]] : undefined;
};

/** Whether the place of a result holds one. */
export const isStanding = (place: Logged<ResultFacts>): place is StandingResult =>
  ((place.facts as Partial<ResultFacts>).outcome ?? null) !== null;

const NONE: ReadonlyMap<TableNumber, Logged<ResultFacts>> = new Map();

/**
 * A round with its state, which follows from its facts and the records of its tables. A result that was on its way when the start
 * was taken back starts the round again, as it has been acknowledged.
 */
export const roundOf = (
  number: RoundNumber,
  record: Logged<RoundFacts>,
  places: ReadonlyMap<TableNumber, Logged<ResultFacts>>,
): Round => {
  const results = new Map<TableNumber, StandingResult>();
  for (const [table, place] of places) if (isStanding(place)) results.set(table, place);
  const vacant =
    results.size === places.size ? NONE : new Map([...places].filter(([table]) => !results.has(table)));
  const isStarted = record.facts.started || (record.facts.unstarted !== undefined && results.size > 0);
  const facts = isStarted === record.facts.started ? record.facts : { ...record.facts, started: isStarted };
  const settled = [...results.values()].filter(({ facts: { status } }) => status !== 'DISPUTED').length;
  const complete = settled === reportedTables(facts);
  return {
    ...record,
    facts,
    number,
    results,
    vacant,
    state: !isStarted ? 'DRAWN' : complete ? 'COMPLETE' : 'STARTED',
  };
};

/** A tournament with its state, which follows from its parts. */
export const tournamentOf = (parts: Parts): Tournament => {
  const current = parts.rounds.at(-1);
  if (parts.head.facts.cancelled) return { ...parts, state: 'CANCELLED' };
  if (current === undefined) return { ...parts, state: parts.head.facts.phase ?? 'REGISTRATION' };
  if (parts.closing?.facts.closed) return { ...parts, current, state: 'FINISHED' };
  if (current.state !== 'COMPLETE')
    return { ...parts, current, state: current.state === 'DRAWN' ? 'ROUND_DRAWN' : 'ROUND_STARTED' };
  const isLast = current.number >= parts.head.facts.rounds;
  return { ...parts, current, state: isLast ? 'ALL_ROUNDS_COMPLETE' : 'ROUND_COMPLETE' };
};

/** Everyone who has had a table or sat out in one of these rounds, by player number. */
export const seatedIn = (rounds: readonly Round[]): ReadonlySet<PlayerNumber> =>
  new Set(
    rounds.flatMap(({ facts: { tables, unpaired, requestedByes = [], byes = [] } }) => [
      ...byes,
      ...tables.flatMap(([first, second]) => [first, second]),
      ...(unpaired ? [unpaired[0]] : []),
      ...requestedByes,
    ]),
  );

const byNumber = (a: Entrant, b: Entrant): number => a.number - b.number;

/** When an entrant that had left came back for the last time, or was approved; undefined for one that always had its place. */
const returnedAtMs = ({ log }: Entrant): number | undefined => {
  let isAway = false;
  let returnedAt: number | undefined;
  for (const { at, set } of log) {
    const leaves = set.withdrawn === true || set.disqualified === true || set.approved === false;
    const comes = set.withdrawn === false || set.disqualified === false || set.approved === true;
    if (leaves) isAway = true;
    else if (comes && isAway) {
      isAway = false;
      returnedAt = at;
    }
  }
  return returnedAt;
};

/**
 * Entrants in the order in which they ask for places: by player number, but one that came back stands behind everyone who had
 * registered by then (ruling 36).
 */
const inQueue = (entrants: readonly Entrant[]): readonly Entrant[] => {
  const placeOf = new Map(
    entrants.map((entrant): readonly [Entrant, readonly [number, number]] => {
      const returnedAt = returnedAtMs(entrant);
      if (returnedAt === undefined) return [entrant, [entrant.number, 0]];
      const before = entrants.filter(({ log }) => (log[0]?.at ?? 0) <= returnedAt);
      return [entrant, [Math.max(entrant.number, ...before.map(({ number }) => number)), returnedAt]];
    }),
  );
  const place = (entrant: Entrant): readonly [number, number] => placeOf.get(entrant) ?? [entrant.number, 0];
  return entrants.toSorted((a, b) => {
    const [[first, returned], [second, alsoReturned]] = [place(a), place(b)];
    return first - second || returned - alsoReturned || a.number - b.number;
  });
};

/**
 * The entrants that hold a place: as many of those present as the cap allows, first those that have already played, then in the
 * order in which they asked for a place. The others wait. So an entrant that leaves lets the longest waiting in, and one that
 * comes back puts nobody out. While check-in is open, entrants are present once checked in, or if they have played.
 */
export const playing = ({
  entrants,
  head,
  rounds,
}: Pick<Parts, 'entrants' | 'head' | 'rounds'>): {
  readonly active: readonly Entrant[];
  readonly waiting: readonly Entrant[];
} => {
  const { cap, phase } = head.facts;
  const seated = seatedIn(rounds.filter(({ facts }) => facts.started));
  const hasCome = ({ number, facts }: Entrant): boolean =>
    phase !== 'CHECK_IN' || facts.checkedIn === true || seated.has(number);
  const isPresent = (entrant: Entrant): boolean =>
    !hasLeft(entrant) && entrant.facts.approved !== false && hasCome(entrant);
  const present = entrants.filter(isPresent);
  if (cap === null || present.length <= cap) return { active: present, waiting: [] };
  const queue = inQueue(entrants).filter(isPresent);
  const inOrder = [
    ...queue.filter(({ number }) => seated.has(number)),
    ...queue.filter(({ number }) => !seated.has(number)),
  ];
  return { active: inOrder.slice(0, cap).sort(byNumber), waiting: inOrder.slice(cap).sort(byNumber) };
};

export const entrantStatuses = {
  ACTIVE: 'It is drawn.',
  WAITING: 'It waits for a place below the cap.',
  NOT_CHECKED_IN: 'Check-in is open and it has not come yet.',
  AWAITING_APPROVAL: 'It has signed up, and an organiser has not approved it yet.',
  WITHDRAWN: 'It is no longer drawn.',
  DISQUALIFIED: 'The organiser has disqualified it; it is no longer drawn.',
} as const;
export type EntrantStatus = keyof typeof entrantStatuses;

/**
 * Before round 1, the entrants beyond the cap who wait even when checked in: those before them who have not checked in may yet come.
 * The draw gives them places if they do not.
 */
const beyondCap = ({ entrants, head, rounds }: Pick<Parts, 'entrants' | 'head' | 'rounds'>) => {
  const { cap, phase } = head.facts;
  if (cap === null || phase !== 'CHECK_IN' || rounds.length > 0) return new Set<PlayerNumber>();
  const coming = inQueue(entrants).filter((entrant) => !hasLeft(entrant) && entrant.facts.approved !== false);
  return new Set(coming.slice(cap).map(({ number }) => number));
};

/** The status of each entrant, by player number. */
export const statusesOf = (
  parts: Pick<Parts, 'entrants' | 'head' | 'rounds'>,
): ReadonlyMap<PlayerNumber, EntrantStatus> => {
  const { active, waiting } = playing(parts);
  const statuses = new Map<number, EntrantStatus>();
  for (const { number, facts } of parts.entrants)
    statuses.set(
      number,
      facts.disqualified === true
        ? 'DISQUALIFIED'
        : facts.withdrawn
          ? 'WITHDRAWN'
          : facts.approved === false
            ? 'AWAITING_APPROVAL'
            : 'NOT_CHECKED_IN',
    );
  const beyond = beyondCap(parts);
  for (const { number } of active) statuses.set(number, beyond.has(number) ? 'WAITING' : 'ACTIVE');
  for (const { number } of waiting) statuses.set(number, 'WAITING');
  return statuses;
};

/** The status of one entrant. */
export const statusOf = (parts: Parameters<typeof statusesOf>[0], number: PlayerNumber): EntrantStatus =>
  statusesOf(parts).get(number) ?? 'ACTIVE';

const versions = (records: readonly { readonly version: number }[]): number =>
  records.reduce((total, { version }) => total + version, 0);

/** The sum of versions of a round and its results: it grows with every change of them. */
export const roundVersion = (round: Round): number => round.version + versionOfResults(round);

/** The sum of versions of the records of a round's tables. */
export const versionOfResults = ({ results, vacant }: Pick<Round, 'results' | 'vacant'>): number =>
  versions([...results.values()]) + versions([...vacant.values()]);

/**
 * The change cursor of a tournament: the sum of versions of its head, its entrants, each round and the closing, as
 * `head.entrants.round1...`. Each part only grows, so it tells what has changed since an earlier one.
 */
export const cursorOf = ({ head, entrants, rounds, closing }: Omit<Parts, 'id'>): string =>
  [head.version, versions(entrants), ...rounds.map(roundVersion), ...(closing ? [closing.version] : [])].join(
    '.',
  );
