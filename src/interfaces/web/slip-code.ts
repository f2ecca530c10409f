/**
 * The code of a result slip, as it is typed at `/play`: "K7MQ-2-13" is table 13 of round 2 of the event whose id begins with K7MQ. It is no
 * secret and needs none: a result is reported with a token.
 */

const LETTERS = 4;

/** A table of a round. */
export interface Seat {
  readonly tournament: string;
  readonly round: number;
  readonly table: number;
}

/** The first part of an event's codes, in capitals; letters that look alike on paper become one. */
const markOf = (text: string): string =>
  text.slice(0, LETTERS).toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');

export const slipCode = ({ tournament, round, table }: Seat): string =>
  [markOf(tournament), round, table].join('-');

const TYPED = /^\s*([0-9a-z]{4})\W+(\d{1,2})\W+(\d{1,4})\s*$/i;

/** The table that a typed code means in one of these events. */
export const seatOf = (code: string, tournaments: readonly string[]): Seat | undefined => {
  const [, mark = '', round, table] = TYPED.exec(code) ?? [];
  const tournament = tournaments.find((id) => markOf(id) === markOf(mark));
  return tournament === undefined ? undefined : { tournament, round: Number(round), table: Number(table) };
};
