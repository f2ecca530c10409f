import type { StoredTable } from '../../../domain/tournaments/event/facts';
import type { Outcome } from '../../../domain/tournaments/event/outcome';
import type { TrfFile, TrfPlayer, TrfResult, TrfRound } from '../../../domain/tournaments/trf/trf-file';

/** A round of a file by player number: its tables, how they ended, and its byes. */
export interface TrfGames {
  readonly tables: readonly StoredTable[];
  /** By table number; a table without one is not reported. */
  readonly outcomes: ReadonlyMap<number, Outcome>;
  /** Byes of the draw, full and half ones. */
  readonly drawn: readonly number[];
  readonly full: readonly number[];
  readonly half: readonly number[];
}

const absent: TrfRound = { opponent: 0, colour: '-', result: 'Z' };

/** The result of an opponent that fits each result. */
const fitting: Readonly<Partial<Record<TrfResult, string>>> = {
  '1': '0',
  '0': '10',
  '=': '=',
  W: 'L',
  L: 'WL',
  D: 'D',
  '+': '-',
  '-': '+-',
  ' ': ' ',
};

const outcomeOf = (own: TrfResult, other: TrfResult, loser: number): Outcome | null => {
  const played = (victoryPoints: readonly [number, number]): Outcome => ({
    kind: 'PLAYED',
    victoryPoints: [...victoryPoints],
    leaderKilled: null,
  });
  if (own === ' ') return null;
  if (own === '+' || other === '+') return { kind: 'CONCESSION', concededBy: loser };
  if (own === '=' || own === 'D') return played([0, 0]);
  if (own === '1' || own === 'W') return played([1, 0]);
  return other === '1' || other === 'W' ? played([0, 1]) : { kind: 'BOTH_LOST' };
};

/** Whether a pair of rounds belongs together: each names the other, with fitting results and colours. */
const pairFault = (own: TrfRound, other: TrfRound | undefined, number: number): string | undefined => {
  if (other?.opponent !== number) return `does not have ${number} as the opponent`;
  if (!(fitting[own.result] ?? '').includes(other.result) || other.result === undefined)
    return `has the result "${other.result}", which does not fit "${own.result}"`;
  return own.colour !== '-' && own.colour === other.colour ? 'has the same colour' : undefined;
};

/** White sits first; of two without a colour the lower number does. */
const isFirst = ({ colour, opponent }: TrfRound, other: TrfRound, number: number): boolean =>
  colour === 'w' || (colour === '-' && (other.colour === 'b' || (other.colour === '-' && number < opponent)));

/** One round, with what contradicts itself in it. `numberOf` gives the player number of a starting number. */
export const gamesOfRound = (
  { players }: TrfFile,
  index: number,
  numberOf: (starting: number) => number,
): { readonly games: TrfGames; readonly faults: readonly string[] } => {
  const known = new Map(players.map((player) => [player.number, player] as const));
  const roundOf = (player: TrfPlayer): TrfRound => player.rounds[index] ?? absent;
  const faults: string[] = [];
  const tables: StoredTable[] = [];
  const outcomes = new Map<number, Outcome>();
  const byes: Record<'U' | 'F' | 'H', number[]> = { U: [], F: [], H: [] };
  for (const player of players) {
    const own = roundOf(player);
    const { opponent, result } = own;
    if (opponent === 0) {
      if (result === 'U' || result === 'F' || result === 'H') byes[result].push(numberOf(player.number));
      continue;
    }
    const met = known.get(opponent);
    const other = met && roundOf(met);
    const fault = opponent === player.number ? 'is the player' : pairFault(own, other, player.number);
    if (fault !== undefined || other === undefined)
      faults.push(`round ${index + 1}: the opponent ${opponent} of ${player.number} ${met ? fault : 'is no player'}`); // prettier-ignore
    else if (isFirst(own, other, player.number)) {
      tables.push([numberOf(player.number), numberOf(opponent), 'MOVED_BY_ORGANISER', '']);
      const loser = numberOf(own.result === '+' ? opponent : player.number);
      const outcome = outcomeOf(own.result, other.result, loser);
      if (outcome) outcomes.set(tables.length, outcome);
    }
  }
  return { games: { tables, outcomes, drawn: byes.U, full: byes.F, half: byes.H }, faults };
};
