import { logged, type Change } from '../../../../src/shared/change-log';
import type {
  EntrantFacts,
  TournamentFacts,
  ResultFacts,
  RoundFacts,
} from '../../../../src/domain/tournaments/event/facts';
import type { Outcome } from '../../../../src/domain/tournaments/event/outcome';
import {
  type Round,
  type Tournament,
  roundOf,
  tournamentOf,
} from '../../../../src/domain/tournaments/event/tournament';

const change = <Facts>(set: Partial<Facts>, at: number): Change<Facts> => ({
  op: 'test',
  by: 'ORGANISER:00000000',
  at,
  set,
  key: '',
  input: '',
});

const headFacts: TournamentFacts = {
  name: 'Battle at the Ford',
  format: 'SINGLES',
  rounds: 4,
  unpaired: 'BYE',
  tiebreakers: [],
  cap: null,
  visibility: 'PUBLIC',
  startsOn: null,
  seed: 'a stored seed',
  grants: [],
  recoveryHash: '',
};

const entrantFacts = (number: number): EntrantFacts => ({
  name: `Player ${number}`,
  members: [],
  club: null,
  withdrawn: false,
  reason: null,
});

/** A played game: Victory Points of both sides of a table. */
export const played = (own: number, other: number): Outcome => ({
  kind: 'PLAYED',
  victoryPoints: [own, other],
  leaderKilled: null,
});

export interface StoredRound {
  readonly tables: readonly (readonly [number, number])[];
  readonly unpaired?: number;
  readonly requestedByes?: readonly number[];
  /** Outcomes by table; a round without any is drawn, not started. */
  readonly outcomes?: readonly Outcome[];
}

export interface StoredEvent {
  readonly head?: Partial<TournamentFacts>;
  readonly entrants: number;
  /** What happened to entrants after they had registered (at 1, 2, 3, ...), by player number. */
  readonly changes?: Readonly<Record<number, readonly (readonly [at: number, set: Partial<EntrantFacts>])[]>>;
  readonly rounds?: readonly StoredRound[];
}

const roundFacts = ({ tables, unpaired, requestedByes, outcomes }: StoredRound): RoundFacts => ({
  tables: tables.map(([first, second]) => [first, second, 'RANKED', '']),
  unpaired: unpaired === undefined ? null : [unpaired, 'BYE', 'LOWEST_WITHOUT_ONE', ''],
  ...(requestedByes && { requestedByes }),
  seed: null,
  roundsWithoutRematch: 0,
  basis: '1.1',
  note: null,
  started: outcomes !== undefined,
});

const storedRound = (round: StoredRound, index: number): Round =>
  roundOf(
    index + 1,
    logged([change(roundFacts(round), 100 + index)]),
    new Map(
      (round.outcomes ?? []).map((outcome, table) => [
        table + 1,
        logged([change<ResultFacts>({ outcome }, 100 + index)]),
      ]),
    ),
  );

/** A tournament as it is stored, without a store. */
export const storedEvent = ({ head = {}, entrants, changes = {}, rounds = [] }: StoredEvent): Tournament =>
  tournamentOf({
    id: 'event',
    head: logged([change({ ...headFacts, ...head }, 0)]),
    entrants: Array.from({ length: entrants }, (_, index) => {
      const number = index + 1;
      const later = (changes[number] ?? []).map(([at, set]) => change(set, at));
      return { ...logged([change(entrantFacts(number), number), ...later]), number };
    }),
    rounds: rounds.map(storedRound),
    closing: null,
  });
