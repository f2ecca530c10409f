/**
 * The criteria written a second time, apart from the engine and in another way: straight from the list of games, entrant by
 * entrant, with big fractions, and ranking by comparing everybody with everybody.
 */
import { createHmac } from 'node:crypto';
import type { Game } from '../../../../src/domain/tournaments/game';
import type { EventPack, RankingRule } from '../../../../src/domain/tournaments/pack/pack';

export interface Player {
  readonly id: string;
  readonly number: number;
}

export interface Event {
  readonly players: readonly Player[];
  readonly games: readonly Game[];
  readonly pack: EventPack;
  readonly votes: readonly { readonly entrant: string; readonly value: number }[];
  /** Of one tiebreaker of the organiser's own, several for an entrant or none. */
  readonly scores: readonly { readonly entrant: string; readonly value: number }[];
}

export const LOT_SEED = 'the lot of the tests';

/** The lot of a player number by its published words: the first four bytes of the HMAC-SHA-256 of "0" under "<seed>/<number>". */
const lotByHand = (number: number): number =>
  parseInt(createHmac('sha256', `${LOT_SEED}/${number}`).update('0').digest('hex').slice(0, 8), 16);

export interface Ratio {
  readonly n: bigint;
  readonly d: bigint;
}

const ratio = (n: number | bigint, d: number | bigint = 1): Ratio => ({ n: BigInt(n), d: BigInt(d) });
const plus = (a: Ratio, b: Ratio): Ratio => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d });
const isLess = (a: Ratio, b: Ratio): boolean => a.n * b.d < b.n * a.d;
export const isEqual = (a: Ratio, b: Ratio): boolean => a.n * b.d === b.n * a.d;

export const textOf = ({ n, d }: Ratio): string => {
  let [a, b] = [n < 0n ? -n : n, d];
  while (b !== 0n) [a, b] = [b, a % b];
  const [top, bottom] = [n / a, d / a];
  return bottom === 1n ? String(top) : `${top}/${bottom}`;
};

type Outcome = 'WIN' | 'DRAW' | 'LOSS';
interface Line {
  readonly round: number;
  readonly against: string | null;
  readonly outcome: Outcome;
  readonly major: boolean;
  readonly points: number;
  readonly own: number;
  readonly other: number;
  readonly leader: boolean;
}

/** Points of the presets, written out. */
const pointsFor = (pack: EventPack, own: number, other: number): { points: number; major: boolean } => {
  const ahead = own - other;
  const by = Math.abs(ahead);
  switch (pack.name) {
    case 'Matched Play Guide':
      return { points: ahead > 0 ? 3 : ahead === 0 ? 1 : 0, major: false };
    case 'Major/Minor 5-4-2-1-0':
      if (ahead === 0) return { points: 2, major: false };
      if (by >= 8) return { points: ahead > 0 ? 5 : 0, major: ahead > 0 };
      return { points: ahead > 0 ? 4 : 1, major: false };
    case '25-20-15-10-5':
      if (ahead === 0) return { points: 15, major: false };
      if (by >= 5) return { points: ahead > 0 ? 25 : 5, major: ahead > 0 };
      return { points: ahead > 0 ? 20 : 10, major: false };
    case 'Major/Minor 6-5-2-1-0': {
      if (ahead === 0) return { points: 2, major: false };
      const [winner, loser] = ahead > 0 ? [own, other] : [other, own];
      if (winner >= 6 && winner >= 2 * loser) return { points: ahead > 0 ? 6 : 0, major: ahead > 0 };
      return { points: ahead > 0 ? 5 : 1, major: false };
    }
    case '20-0 step by step':
      return { points: 10 + Math.max(-10, Math.min(10, ahead)), major: false };
    case '20-0 bands': {
      const winner = by >= 8 ? 20 : by >= 6 ? 18 : by >= 3 ? 15 : by >= 1 ? 12 : 10;
      return { points: ahead >= 0 ? winner : 20 - winner, major: false };
    }
    default:
      throw new Error(`no second implementation of ${pack.name}`);
  }
};

const scoredLine = (
  { pack }: Event,
  game: Game,
  fields: { against: string | null; own: number; other: number; leader: boolean; points?: number },
): Line => {
  const { own, other } = fields;
  return {
    round: game.round,
    outcome: own > other ? 'WIN' : own < other ? 'LOSS' : 'DRAW',
    ...pointsFor(pack, own, other),
    ...fields,
  };
};

/** Every game of one player, in the order given. */
const linesOf = (event: Event, id: string): readonly Line[] => {
  const conceding = event.pack.name === 'Major/Minor 5-4-2-1-0' ? { points: -1 } : {};
  const lines: Line[] = [];
  for (const game of event.games) {
    const seat = (game.entrants as readonly string[]).indexOf(id);
    if (seat === -1) continue;
    const against = (game.entrants as readonly string[])[1 - seat] ?? null;
    if (game.kind === 'BYE') lines.push(scoredLine(event, game, { against, own: 6, other: 0, leader: true }));
    else if (game.kind === 'BOTH_LOST')
      lines.push({ round: game.round, against, outcome: 'LOSS', major: false, points: 0, own: 0, other: 0, leader: false }); // prettier-ignore
    else if (game.kind === 'CONCESSION')
      lines.push(
        game.concededBy === id
          ? scoredLine(event, game, { against, own: 0, other: 12, leader: false, ...conceding })
          : scoredLine(event, game, { against, own: 12, other: 0, leader: true }),
      );
    else
      lines.push(
        scoredLine(event, game, {
          against,
          own: game.victoryPoints[seat]!,
          other: game.victoryPoints[1 - seat]!,
          leader: game.leaderKilled?.[seat] ?? false,
        }),
      );
  }
  return lines;
};

const total = (lines: readonly Line[], value: (line: Line) => number): number =>
  lines.map(value).reduce((sum, one) => sum + one, 0);
const half = ({ outcome }: Line): number => ({ WIN: 2, DRAW: 1, LOSS: 0 })[outcome];
const before = (lines: readonly Line[], round: number): readonly Line[] =>
  lines.filter((line) => line.round < round);

/** For each game, a number of the opponent's games, or of the player's own before that round. */
const opponents = (event: Event, id: string, value: (lines: readonly Line[]) => Ratio): readonly Ratio[] => {
  const own = linesOf(event, id);
  return own.map(({ against, round }) =>
    value(against === null ? before(own, round) : linesOf(event, against)),
  );
};

const points = (lines: readonly Line[]): Ratio => ratio(total(lines, (line) => line.points));
const halves = (lines: readonly Line[]): Ratio => ratio(total(lines, half));
const sum = (ratios: readonly Ratio[]): Ratio => ratios.reduce(plus, ratio(0));
const sorted = (ratios: readonly Ratio[]): readonly Ratio[] =>
  [...ratios].sort((a, b) => (isLess(a, b) ? -1 : isLess(b, a) ? 1 : 0));
const mean = (ratios: readonly Ratio[]): Ratio => {
  const { n, d } = sum(ratios);
  return ratios.length === 0 ? ratio(0) : { n, d: d * BigInt(ratios.length) };
};

/** A player's number in one criterion; undefined for those that are asked among the level only. */
export const numberOf = (event: Event, id: string, rule: RankingRule): Ratio | undefined => {
  const own = linesOf(event, id);
  switch (rule.criterion) {
    case 'TOURNAMENT_POINTS':
      return points(own);
    case 'VICTORY_POINT_DIFFERENCE':
      return ratio(total(own, (line) => line.own - line.other));
    case 'VICTORY_POINTS':
      return ratio(total(own, (line) => line.own));
    case 'VICTORY_POINTS_CONCEDED':
      return ratio(total(own, (line) => line.other));
    case 'LEADERS_KILLED':
      return ratio(own.filter(({ leader }) => leader).length);
    case 'WINS':
      return ratio(own.filter(({ outcome }) => outcome === 'WIN').length);
    case 'MAJOR_WINS':
      return ratio(own.filter(({ major }) => major).length);
    case 'OPPONENTS_POINTS':
      return sum(opponents(event, id, points));
    case 'OPPONENTS_POINTS_MEAN':
      return mean(opponents(event, id, points));
    case 'OPPONENTS_WIN_RATE':
      return mean(
        opponents(event, id, (lines) => {
          const won = lines.filter(({ outcome }) => outcome === 'WIN').length;
          const rate = ratio(won, lines.length === 0 ? 1 : lines.length);
          const floor = ratio(rule.floorPercent ?? 0, 100);
          return isLess(rate, floor) ? floor : rate;
        }),
      );
    case 'BUCHHOLZ':
      return sum(opponents(event, id, halves));
    case 'BUCHHOLZ_CUT_1':
      return sum(sorted(opponents(event, id, halves)).slice(1));
    case 'BUCHHOLZ_MEDIAN':
      return sum(sorted(opponents(event, id, halves)).slice(1, -1));
    case 'SONNEBORN_BERGER':
      return sum(
        opponents(event, id, halves).map(({ n, d }, game) => ({ n: n * BigInt(half(own[game]!)), d })),
      );
    case 'PATH_TO_VICTORY': {
      const weights = rule.weights!;
      return ratio(total(own, (line) => half(line) * (weights[line.round - 1] ?? weights.at(-1)!)));
    }
    case 'FAVOURITE_OPPONENT':
      return ratio(
        event.votes.filter(({ entrant }) => entrant === id).reduce((all, { value }) => all + value, 0),
      );
    case 'ORGANISER_TIEBREAKER':
      return ratio(
        event.scores.filter(({ entrant }) => entrant === id).reduce((all, { value }) => all + value, 0),
      );
    case 'LOT':
      return ratio(lotByHand(event.players.find((player) => player.id === id)!.number));
    default:
      return undefined;
  }
};

/** Points among a set of players who have all met each other; undefined where two of them have not. */
export const pointsAmong = (
  event: Event,
  set: readonly string[],
): ReadonlyMap<string, number> | undefined => {
  const others = (id: string) =>
    linesOf(event, id).filter(({ against }) => against !== id && set.includes(against ?? ''));
  const haveAllMet = set.every((id) =>
    set.every((other) => id === other || others(id).some(({ against }) => against === other)),
  );
  return haveAllMet ? new Map(set.map((id) => [id, total(others(id), (line) => line.points)])) : undefined;
};
