import type { Result, Round, ScenarioVeto, TableArmy } from '../../../../app/kernel/generated/answers';

/** A game of a round with its table, and its state. */
export interface Game {
  readonly round: number;
  readonly state: Round['state'];
  readonly table: number;
  /** The number that stands on it. */
  readonly number: number;
  /** One for the game against the Spare Player. */
  readonly entrants: readonly string[];
  /** Null if each entrant has one army. */
  readonly armies: readonly TableArmy[] | null;
  /** Null if its scenario is not vetoed. */
  readonly veto: ScenarioVeto | null;
  readonly result: Result | null;
  readonly version: string;
}

export const gamesOf = ({ number: round, state, tables, unpaired }: Round): readonly Game[] => [
  ...tables.map((table) => ({ ...table, round, state })),
  ...(unpaired?.table
    ? [
        {
          ...unpaired,
          table: unpaired.table,
          number: unpaired.number ?? unpaired.table,
          entrants: [unpaired.entrant],
          round,
          state,
        },
      ]
    : []),
];

export const tablePath = ({ round, table }: Game): string => `/rounds/${round}/tables/${table}`;
