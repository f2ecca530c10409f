import type { Logged } from './change-log';
import type { ClosingFacts, EntrantFacts, HeadFacts, ResultFacts, RoundFacts } from './facts';

export interface Entrant extends Logged<EntrantFacts> {
  /** The player number, given at registration: 1, 2, 3, ... without gaps. */
  readonly number: number;
}

export const roundStates = ['DRAWN', 'STARTED', 'COMPLETE'] as const;
export type RoundState = (typeof roundStates)[number];

export interface Round extends Logged<RoundFacts> {
  readonly number: number;
  /** By table number. */
  readonly results: ReadonlyMap<number, Logged<ResultFacts>>;
  readonly state: RoundState;
}

interface Things {
  readonly id: string;
  readonly head: Logged<HeadFacts>;
  /** In the order of their player numbers. */
  readonly entrants: readonly Entrant[];
  readonly rounds: readonly Round[];
  /** Stands in the place of the next round, if the tournament is finished. */
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

/** The entrants of a table by player number, one for the game against the Spare Player; undefined if there is none such. */
export const entrantsAt = (
  { tables, unpaired }: RoundFacts,
  table: number,
): readonly number[] | undefined => {
  const pair = tables[table - 1];
  if (pair) return [pair[0], pair[1]];
  return unpaired?.[1] === 'SPARE' && table === tables.length + 1 ? [unpaired[0]] : undefined;
};

/** A round with its state, which follows from its facts and results. */
export const roundOf = (
  number: number,
  thing: Logged<RoundFacts>,
  results: ReadonlyMap<number, Logged<ResultFacts>>,
): Round => {
  const settled = [...results.values()].filter(({ facts }) => facts.status !== 'DISPUTED').length;
  const complete = settled === reportedTables(thing.facts);
  return {
    ...thing,
    number,
    results,
    state: !thing.facts.started ? 'DRAWN' : complete ? 'COMPLETE' : 'STARTED',
  };
};

/** A tournament with its state, which follows from its things. */
export const tournamentOf = (things: Things): Tournament => {
  const current = things.rounds.at(-1);
  if (current === undefined) return { ...things, state: things.head.facts.phase ?? 'REGISTRATION' };
  if (things.closing !== null) return { ...things, current, state: 'FINISHED' };
  if (current.state !== 'COMPLETE')
    return { ...things, current, state: current.state === 'DRAWN' ? 'ROUND_DRAWN' : 'ROUND_STARTED' };
  const isLast = current.number >= things.head.facts.rounds;
  return { ...things, current, state: isLast ? 'ALL_ROUNDS_COMPLETE' : 'ROUND_COMPLETE' };
};

/** Everyone who has had a table or sat out in one of these rounds, by player number. */
export const seatedIn = (rounds: readonly Round[]): ReadonlySet<number> =>
  new Set(
    rounds.flatMap(({ facts: { tables, unpaired } }) => [
      ...tables.flatMap(([first, second]) => [first, second]),
      ...(unpaired ? [unpaired[0]] : []),
    ]),
  );

const byNumber = (a: Entrant, b: Entrant): number => a.number - b.number;

/**
 * Who holds a place: as many of those present as the cap allows, first who has already played, then in the order of player
 * numbers. The others wait. So who leaves lets the longest waiting in, and who comes back puts nobody out. Where check-in is
 * open, present is who has been checked in, or has played.
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
  const present = entrants.filter(
    (entrant) => !entrant.facts.withdrawn && entrant.facts.disqualified !== true && hasCome(entrant),
  );
  if (cap === null || present.length <= cap) return { active: present, waiting: [] };
  const inOrder = [
    ...present.filter(({ number }) => seated.has(number)),
    ...present.filter(({ number }) => !seated.has(number)),
  ];
  return { active: inOrder.slice(0, cap).sort(byNumber), waiting: inOrder.slice(cap).sort(byNumber) };
};

export const entrantStatuses = ['ACTIVE', 'WAITING', 'NOT_CHECKED_IN', 'WITHDRAWN', 'DISQUALIFIED'] as const;
export type EntrantStatus = (typeof entrantStatuses)[number];

/** Where each entrant stands, by player number. */
export const statusesOf = (
  things: Pick<Things, 'entrants' | 'head' | 'rounds'>,
): ReadonlyMap<number, EntrantStatus> => {
  const { active, waiting } = playing(things);
  const statuses = new Map<number, EntrantStatus>();
  for (const { number, facts } of things.entrants)
    statuses.set(
      number,
      facts.disqualified === true ? 'DISQUALIFIED' : facts.withdrawn ? 'WITHDRAWN' : 'NOT_CHECKED_IN',
    );
  for (const { number } of active) statuses.set(number, 'ACTIVE');
  for (const { number } of waiting) statuses.set(number, 'WAITING');
  return statuses;
};

const versions = (things: readonly { readonly version: number }[]): number =>
  things.reduce((total, { version }) => total + version, 0);

/** The sum of versions of a round and its results: it grows with every change of them. */
export const roundVersion = (round: Round): number => round.version + versions([...round.results.values()]);

/**
 * Where a tournament stands: the sum of versions of its head, its entrants, each round and the closing, as
 * `head.entrants.round1...`. Each part only grows, so it tells what has changed since an earlier one.
 */
export const cursorOf = ({ head, entrants, rounds, closing }: Omit<Things, 'id'>): string =>
  [head.version, versions(entrants), ...rounds.map(roundVersion), ...(closing ? [closing.version] : [])].join(
    '.',
  );
