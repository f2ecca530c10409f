import type { Logged } from '../../../shared/change-log';
import type { PlayerNumber, RoundNumber, TableNumber } from './numbers';
import type { ClosingFacts, EntrantFacts, TournamentFacts, Outcome, ResultFacts, RoundFacts } from './facts';

export interface Entrant extends Logged<EntrantFacts> {
  /** The player number, given at registration: 1, 2, 3, ... without gaps. */
  readonly number: PlayerNumber;
}

/** A result that stands, with its history. */
export type StandingResult = Logged<ResultFacts> & { readonly facts: { readonly outcome: Outcome } };

export const roundStates = ['DRAWN', 'STARTED', 'COMPLETE'] as const;
export type RoundState = (typeof roundStates)[number];

export interface Round extends Logged<RoundFacts> {
  readonly number: RoundNumber;
  /** By table number. */
  readonly results: ReadonlyMap<TableNumber, StandingResult>;
  /** What stands in the place of a result where there is none: vetoes, a report or a start of the round that was taken back. */
  readonly vacant: ReadonlyMap<TableNumber, Logged<ResultFacts>>;
  readonly state: RoundState;
}

interface Things {
  readonly id: string;
  readonly head: Logged<TournamentFacts>;
  /** In the order of their player numbers. */
  readonly entrants: readonly Entrant[];
  readonly rounds: readonly Round[];
  /** Stands in the place of the next round, if the tournament is finished, or was and is reopened. */
  readonly closing: Logged<ClosingFacts> | null;
}

interface WithCurrent extends Things {
  readonly current: Round;
}

/**
 * A tournament in one of its states; what an operation takes says in which of them it is possible.
 * ROUND_COMPLETE: every table of the last drawn round is reported, and another round is to come.
 */
export type Tournament =
  | (Things & { readonly state: 'DRAFT' })
  | (Things & { readonly state: 'REGISTRATION' })
  | (Things & { readonly state: 'CHECK_IN' })
  | (Things & { readonly state: 'CANCELLED' })
  | (WithCurrent & { readonly state: 'ROUND_DRAWN' })
  | (WithCurrent & { readonly state: 'ROUND_STARTED' })
  | (WithCurrent & { readonly state: 'ROUND_COMPLETE' })
  | (WithCurrent & { readonly state: 'ALL_ROUNDS_COMPLETE' })
  | (WithCurrent & { readonly state: 'FINISHED' });

export type TournamentState = Tournament['state'];

export const startedRounds = ({ rounds }: Pick<Things, 'rounds'>): number =>
  rounds.filter(({ facts }) => facts.started).length;

/** The tables that somebody must report: all, and the game against the Spare Player after them. A bye reports itself. */
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
 * A round with its state, which follows from its facts and from what stands in the places of its results. A result that was on its
 * way when the start was taken back starts the round again: what is acknowledged counts.
 */
export const roundOf = (
  number: RoundNumber,
  thing: Logged<RoundFacts>,
  places: ReadonlyMap<TableNumber, Logged<ResultFacts>>,
): Round => {
  const results = new Map<TableNumber, StandingResult>();
  for (const [table, place] of places) if (isStanding(place)) results.set(table, place);
  const vacant =
    results.size === places.size ? NONE : new Map([...places].filter(([table]) => !results.has(table)));
  const isStarted = thing.facts.started || (thing.facts.unstarted !== undefined && results.size > 0);
  const facts = isStarted === thing.facts.started ? thing.facts : { ...thing.facts, started: isStarted };
  const settled = [...results.values()].filter(({ facts: { status } }) => status !== 'DISPUTED').length;
  const complete = settled === reportedTables(facts);
  return {
    ...thing,
    facts,
    number,
    results,
    vacant,
    state: !isStarted ? 'DRAWN' : complete ? 'COMPLETE' : 'STARTED',
  };
};

/** A tournament with its state, which follows from its things. */
export const tournamentOf = (things: Things): Tournament => {
  const current = things.rounds.at(-1);
  if (things.head.facts.cancelled) return { ...things, state: 'CANCELLED' };
  if (current === undefined) return { ...things, state: things.head.facts.phase ?? 'REGISTRATION' };
  if (things.closing?.facts.closed) return { ...things, current, state: 'FINISHED' };
  if (current.state !== 'COMPLETE')
    return { ...things, current, state: current.state === 'DRAWN' ? 'ROUND_DRAWN' : 'ROUND_STARTED' };
  const isLast = current.number >= things.head.facts.rounds;
  return { ...things, current, state: isLast ? 'ALL_ROUNDS_COMPLETE' : 'ROUND_COMPLETE' };
};

/** Everyone who has had a table or sat out in one of these rounds, by player number. */
export const seatedIn = (rounds: readonly Round[]): ReadonlySet<PlayerNumber> =>
  new Set(
    rounds.flatMap(({ facts: { tables, unpaired, requestedByes = [] } }) => [
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
 * Who holds a place: as many of those present as the cap allows, first who has already played, then in the order in which they
 * asked for a place. The others wait. So who leaves lets the longest waiting in, and who comes back puts nobody out. Where
 * check-in is open, present is who has been checked in, or has played.
 */
export const playing = ({
  entrants,
  head,
  rounds,
}: Pick<Things, 'entrants' | 'head' | 'rounds'>): {
  readonly active: readonly Entrant[];
  readonly waiting: readonly Entrant[];
} => {
  const { cap, phase } = head.facts;
  const seated = seatedIn(rounds.filter(({ facts }) => facts.started));
  const hasCome = ({ number, facts }: Entrant): boolean =>
    phase !== 'CHECK_IN' || facts.checkedIn === true || seated.has(number);
  const isPresent = (entrant: Entrant): boolean =>
    !entrant.facts.withdrawn &&
    entrant.facts.disqualified !== true &&
    entrant.facts.approved !== false &&
    hasCome(entrant);
  const present = entrants.filter(isPresent);
  if (cap === null || present.length <= cap) return { active: present, waiting: [] };
  const queue = inQueue(entrants).filter(isPresent);
  const inOrder = [
    ...queue.filter(({ number }) => seated.has(number)),
    ...queue.filter(({ number }) => !seated.has(number)),
  ];
  return { active: inOrder.slice(0, cap).sort(byNumber), waiting: inOrder.slice(cap).sort(byNumber) };
};

export const entrantStatuses = [
  'ACTIVE',
  'WAITING',
  'NOT_CHECKED_IN',
  'AWAITING_APPROVAL',
  'WITHDRAWN',
  'DISQUALIFIED',
] as const;
export type EntrantStatus = (typeof entrantStatuses)[number];

/** Where each entrant stands, by player number. */
export const statusesOf = (
  things: Pick<Things, 'entrants' | 'head' | 'rounds'>,
): ReadonlyMap<PlayerNumber, EntrantStatus> => {
  const { active, waiting } = playing(things);
  const statuses = new Map<number, EntrantStatus>();
  for (const { number, facts } of things.entrants)
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
  for (const { number } of active) statuses.set(number, 'ACTIVE');
  for (const { number } of waiting) statuses.set(number, 'WAITING');
  return statuses;
};

const versions = (things: readonly { readonly version: number }[]): number =>
  things.reduce((total, { version }) => total + version, 0);

/** The sum of versions of a round and its results: it grows with every change of them. */
export const roundVersion = (round: Round): number => round.version + versionOfResults(round);

/** The sum of versions of what stands in the places of a round's results. */
export const versionOfResults = ({ results, vacant }: Pick<Round, 'results' | 'vacant'>): number =>
  versions([...results.values()]) + versions([...vacant.values()]);

/**
 * Where a tournament stands: the sum of versions of its head, its entrants, each round and the closing, as
 * `head.entrants.round1...`. Each part only grows, so it tells what has changed since an earlier one.
 */
export const cursorOf = ({ head, entrants, rounds, closing }: Omit<Things, 'id'>): string =>
  [head.version, versions(entrants), ...rounds.map(roundVersion), ...(closing ? [closing.version] : [])].join(
    '.',
  );
