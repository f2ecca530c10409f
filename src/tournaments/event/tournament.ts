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
  | (Things & { readonly state: 'REGISTRATION' })
  | (WithCurrent & { readonly state: 'ROUND_DRAWN' })
  | (WithCurrent & { readonly state: 'ROUND_STARTED' })
  | (WithCurrent & { readonly state: 'ROUND_COMPLETE' })
  | (WithCurrent & { readonly state: 'ALL_ROUNDS_COMPLETE' })
  | (WithCurrent & { readonly state: 'FINISHED' });

export type TournamentState = Tournament['state'];

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
  const complete = results.size === reportedTables(thing.facts);
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
  if (current === undefined) return { ...things, state: 'REGISTRATION' };
  if (things.closing !== null) return { ...things, current, state: 'FINISHED' };
  if (current.state !== 'COMPLETE')
    return { ...things, current, state: current.state === 'DRAWN' ? 'ROUND_DRAWN' : 'ROUND_STARTED' };
  const isLast = current.number >= things.head.facts.rounds;
  return { ...things, current, state: isLast ? 'ALL_ROUNDS_COMPLETE' : 'ROUND_COMPLETE' };
};

/**
 * Who holds a place: the first of those not withdrawn, in the order of player numbers, as many as the cap allows. The
 * others wait. So a withdrawal lets the longest waiting in.
 */
export const playing = (
  entrants: readonly Entrant[],
  cap: number | null,
): { readonly active: readonly Entrant[]; readonly waiting: readonly Entrant[] } => {
  const present = entrants.filter(({ facts }) => !facts.withdrawn);
  const places = cap ?? present.length;
  return { active: present.slice(0, places), waiting: present.slice(places) };
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
