import { fixed, me } from './model';
import type { Result, Round, ScenarioVeto } from '../../../../app/kernel/generated/answers';

/** A game: who sits at its table, and how it stands. */
export interface Game {
  readonly round: number;
  readonly table: number;
  readonly state: Round['state'];
  /** One for the game against the Spare Player. */
  readonly entrants: readonly string[];
  /** Null where the scenario is not vetoed. */
  readonly veto: ScenarioVeto | null;
  readonly result: Result | null;
  readonly version: string;
}

const inRound = (
  { tables, unpaired, number, state }: Round,
  isIt: (table: number, entrants: readonly string[]) => boolean,
): Game | null => {
  const at = tables.find(({ table, entrants }) => isIt(table, entrants));
  if (at) return { ...at, round: number, state };
  return unpaired && unpaired.table !== null && isIt(unpaired.table, [unpaired.entrant])
    ? { ...unpaired, table: unpaired.table, entrants: [unpaired.entrant], round: number, state }
    : null;
};

/** The game of an entrant in a round. */
export const gameOf = (round: Round, entrant: string): Game | null =>
  inRound(round, (_, entrants) => entrants.includes(entrant));

/** The game that the page is about: that of the address, or one's own. */
export const gameHere = (round: Round): Game | null => {
  const own = me();
  if (fixed['table'] !== undefined) return inRound(round, (table) => String(table) === fixed['table']);
  return own === null ? null : gameOf(round, own);
};

/** The sides, the reader's own first; undefined for the Spare Player. */
export const sidesOf = ({ entrants }: Game): readonly [string | undefined, string | undefined] => {
  const [first, second] = entrants;
  return second !== undefined && second === me() ? [second, first] : [first, second];
};
