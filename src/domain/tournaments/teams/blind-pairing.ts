import type { MemberNumber } from '../entrant';
import { type Pair, mapPair } from '../../../shared/pair';
import { shuffled } from '../../../shared/seeded-random';
import { type PairingPhase, type PickFallback, type PickKind, ATTACKERS, phaseAfter } from './team-rules';

/** The players that both sides picked, in the order of the table. */
export type BothPicks = Pair<readonly MemberNumber[]>;

/** The pick that both captains are to seal next. */
export interface NextPick {
  readonly kind: PickKind;
  /** How many players each names. */
  readonly count: number;
  /** The players from whom each side picks, in the order of the lineup. */
  readonly from: BothPicks;
}

/** How far the pairing of a match is. */
export interface BlindPairing {
  /** The pairs, in the order in which the games were made. */
  readonly games: readonly Pair<MemberNumber>[];
  readonly left: BothPicks;
  /** Null once everybody has an opponent. */
  readonly next: NextPick | null;
}

type Games = BlindPairing['games'];

interface State {
  readonly games: Games;
  readonly left: BothPicks;
  readonly phases: number;
  readonly defence: { readonly defenders?: Pair<MemberNumber>; readonly attackers?: BothPicks };
}

const without = (all: readonly MemberNumber[], gone: readonly MemberNumber[]): readonly MemberNumber[] =>
  all.filter((one) => !gone.includes(one));

const only = (players: readonly MemberNumber[]): MemberNumber => players[0] as MemberNumber;

const withGames = ({ games, left, phases }: State, made: Games): State => ({
  games: [...games, ...made],
  left: mapPair(left, (side, index) =>
    without(
      side,
      made.map((game) => game[index]),
    ),
  ),
  phases: phases + 1,
  defence: {},
});

/** Two who are the last of their sides meet without a pick. */
const withLast = (state: State): State => {
  const [first, second] = state.left;
  return first.length === 1 && second.length === 1 ? withGames(state, [[only(first), only(second)]]) : state;
};

const nextOf = ({ left, phases: done, defence }: State, phases: readonly PairingPhase[]): NextPick | null => {
  const size = left[0].length;
  if (size === 0) return null;
  if (defence.attackers)
    return { kind: 'OPPONENT', count: 1, from: [defence.attackers[1], defence.attackers[0]] };
  if (defence.defenders) {
    const { defenders } = defence;
    const from = mapPair(left, (side, index) => without(side, [defenders[index]]));
    return { kind: 'ATTACKERS', count: ATTACKERS, from };
  }
  const phase = phaseAfter(phases, done, size);
  if (phase === 'ORDER') return { kind: 'ORDER', count: size, from: left };
  return { kind: phase === 'DEFEND' ? 'DEFENDER' : 'CHAMPION', count: 1, from: left };
};

const after = (state: State, { kind }: NextPick, picked: BothPicks): State => {
  const [first, second] = picked;
  switch (kind) {
    case 'ORDER':
      return withGames(
        state,
        first.map((one, index) => [one, second[index] as MemberNumber]),
      );
    case 'CHAMPION':
      return withGames(state, [[only(first), only(second)]]);
    case 'DEFENDER':
      return { ...state, defence: { defenders: [only(first), only(second)] } };
    case 'ATTACKERS':
      return { ...state, defence: { ...state.defence, attackers: picked } };
    case 'OPPONENT': {
      const [one, other] = state.defence.defenders as Pair<MemberNumber>;
      // Each side names the attacker of the other side that its own defender meets.
      return withGames(state, [
        [one, only(first)],
        [only(second), other],
      ]);
    }
  }
};

/**
 * The pairing of a match after these picks, each of them already checked by `pickFault`.
 * @param lineups the players of each side, in the captain's order; as many on both sides.
 */
export const pairingAfter = (
  phases: readonly PairingPhase[],
  lineups: BothPicks,
  picks: readonly BothPicks[],
): BlindPairing => {
  let state = withLast({ games: [], left: lineups, phases: 0, defence: {} });
  for (const picked of picks) {
    const next = nextOf(state, phases);
    if (next === null) break;
    state = withLast(after(state, next, picked));
  }
  return { games: state.games, left: state.left, next: nextOf(state, phases) };
};

/** The reason why a side cannot pick these players; undefined if it can. */
export const pickFault = (
  { count, from }: NextPick,
  side: 0 | 1,
  players: readonly MemberNumber[],
): string | undefined => {
  const allowed = from[side];
  if (players.length !== count) return `must name ${count} of ${allowed.join(', ')}`;
  if (new Set(players).size < players.length) return 'must not name a player twice';
  const stranger = players.find((player) => !allowed.includes(player));
  return stranger === undefined ? undefined : `must not name ${stranger}: possible are ${allowed.join(', ')}`;
};

/** The pick in place of one that comes too late. The seed of the lot is published, so that anybody can draw it again. */
export const fallbackPick = (
  { count, from }: NextPick,
  side: 0 | 1,
  by: { readonly fallback: PickFallback; readonly seed: string },
): readonly MemberNumber[] =>
  (by.fallback === 'LOT' ? shuffled(from[side], by.seed) : from[side]).slice(0, count);
