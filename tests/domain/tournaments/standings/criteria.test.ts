import type { Game } from '../../../../src/domain/tournaments/game';
import { presets } from '../../../../src/domain/tournaments/pack/presets';
import type { RankingCriterion } from '../../../../src/domain/tournaments/pack/criterion-names';
import type { RankingRule } from '../../../../src/domain/tournaments/pack/pack';
import { type Standing, standingsAfter } from '../../../../src/domain/tournaments/standings/standings';
import { playEvent, randomFrom } from '../pairing/random-events';
import {
  type Event,
  type Ratio,
  isEqual,
  LOT_SEED,
  numberOf,
  pointsAmong,
  textOf,
} from './second-implementation';

const EVENTS = 500;
/** Those whose points the second implementation writes out. */
const packs = [
  presets.MATCHED_PLAY_GUIDE,
  presets.MAJOR_MINOR_5_4_2_1_0,
  presets.MAJOR_MINOR_6_5_2_1_0,
  presets.MAJOR_MINOR_25_20_15_10_5,
  presets.BANDS_20_0,
  presets.STEPS_20_0,
];

/** 500 events with byes, spares, concessions, games lost by both, withdrawals and late entrants; every pack in turn. */
const events: readonly Event[] = Array.from({ length: EVENTS }, (_, index) => {
  const random = randomFrom(20_000 + index);
  const rounds = playEvent({
    seed: index,
    size: 3 + (index % 10),
    rounds: 1 + (index % 7),
    unpaired: index % 3 === 0 ? 'SPARE' : 'BYE',
    isByHand: index % 2 === 0,
    isDoubles: false,
  });
  const { entrants, games } = rounds.at(-1)!.input;
  const withdrawn = entrants.map(({ id, number }) => ({ id, number }));
  return {
    players: withdrawn,
    games,
    pack: packs[index % packs.length]!,
    votes: withdrawn
      .filter(() => random() < 0.5)
      .map(({ id }) => ({ entrant: id, value: 1 + Math.floor(random() * 3) })),
    scores: [...withdrawn, ...withdrawn]
      .filter(() => random() < 0.5)
      .map(({ id }) => ({ entrant: id, value: Math.floor(random() * 5) - 1 })),
  };
});

/** The organiser's tiebreaker of the tests; its own direction counts, not that of the criterion. */
const tiebreakerOf = (event: Event, better: RankingRule['better']) => ({
  id: 'Quiz',
  better,
  values: event.scores.map((score, index) => ({ ...score, round: index })),
});

const standingsBy = (event: Event, ranking: readonly RankingRule[]) => {
  const { players, games, pack, votes } = event;
  const hasLot = ranking.some(({ criterion }) => criterion === 'LOT');
  return standingsAfter({
    round: 99,
    entrants: players,
    games,
    votes,
    scoring: pack.scoring,
    ranking,
    tiebreakers: [tiebreakerOf(event, ranking[0]!.better)],
    ...(hasLot && { lotSeed: LOT_SEED }),
  });
};

/** What a standings table by one criterion must be: the better first, level ones by player number with a shared rank. */
const expectedTable = (event: Event, rule: RankingRule) => {
  const numbers = new Map<string, Ratio>(
    event.players.map(({ id }) => [id, numberOf(event, id, rule)!] as const),
  );
  const beats = (a: string, b: string): boolean => {
    const [one, other] = rule.better === 'HIGHER' ? [a, b] : [b, a];
    const [x, y] = [numbers.get(one)!, numbers.get(other)!];
    return x.n * y.d > y.n * x.d;
  };
  return event.players
    .map(({ id, number }) => ({
      id,
      number,
      rank: 1 + event.players.filter((other) => beats(other.id, id)).length,
      tied: event.players.some(
        (other) => other.id !== id && isEqual(numbers.get(other.id)!, numbers.get(id)!),
      ),
      text: textOf(numbers.get(id)!),
    }))
    .sort((a, b) => a.rank - b.rank || a.number - b.number)
    .map(({ id, rank, tied, text }) => ({ id, rank, tied, text }));
};

/** The number of a line, from the column it stands in. */
const shownText = (line: Standing, criterion: RankingCriterion): string => {
  const columns: Partial<Record<RankingCriterion, number>> = {
    TOURNAMENT_POINTS: line.tournamentPoints,
    VICTORY_POINT_DIFFERENCE: line.victoryPointDifference,
    VICTORY_POINTS: line.victoryPoints,
    VICTORY_POINTS_CONCEDED: line.victoryPointsConceded,
    LEADERS_KILLED: line.leadersKilled,
    WINS: line.won,
    ORGANISER_TIEBREAKER: line.tiebreakers[0]!.value,
  };
  return String(columns[criterion] ?? line.criteria[0]?.value);
};

const rules: readonly RankingRule[] = [
  { criterion: 'TOURNAMENT_POINTS', better: 'HIGHER' },
  { criterion: 'VICTORY_POINT_DIFFERENCE', better: 'HIGHER' },
  { criterion: 'VICTORY_POINTS', better: 'HIGHER' },
  { criterion: 'VICTORY_POINTS_CONCEDED', better: 'LOWER' },
  { criterion: 'LEADERS_KILLED', better: 'HIGHER' },
  { criterion: 'WINS', better: 'HIGHER' },
  { criterion: 'MAJOR_WINS', better: 'HIGHER' },
  { criterion: 'OPPONENTS_POINTS', better: 'HIGHER' },
  { criterion: 'OPPONENTS_POINTS_MEAN', better: 'HIGHER' },
  { criterion: 'OPPONENTS_WIN_RATE', better: 'HIGHER', floorPercent: 33 },
  { criterion: 'OPPONENTS_WIN_RATE', better: 'LOWER', floorPercent: 0 },
  { criterion: 'BUCHHOLZ', better: 'HIGHER' },
  { criterion: 'BUCHHOLZ_CUT_1', better: 'HIGHER' },
  { criterion: 'BUCHHOLZ_MEDIAN', better: 'HIGHER' },
  { criterion: 'SONNEBORN_BERGER', better: 'HIGHER' },
  { criterion: 'PATH_TO_VICTORY', better: 'HIGHER', weights: [5, 4, 3, 1] },
  { criterion: 'FAVOURITE_OPPONENT', better: 'HIGHER' },
  { criterion: 'ORGANISER_TIEBREAKER', better: 'HIGHER', tiebreaker: 'Quiz' },
  { criterion: 'ORGANISER_TIEBREAKER', better: 'LOWER', tiebreaker: 'Quiz' },
];

describe('every criterion against a second implementation, 500 random events each', () => {
  test.each(rules.map((rule) => [`${rule.criterion}, ${rule.better} is better`, rule] as const))(
    '%s',
    (_, rule) => {
      for (const event of events) {
        const table = standingsBy(event, [rule]).map((line) => ({
          id: line.entrant,
          rank: line.rank,
          tied: line.tied,
          text: shownText(line, rule.criterion),
        }));
        expect(table).toEqual(expectedTable(event, rule));
      }
    },
  );

  test('ORGANISER_TIEBREAKERS, all that are announced: here the one', () => {
    const own: RankingRule = { criterion: 'ORGANISER_TIEBREAKER', better: 'HIGHER', tiebreaker: 'Quiz' };
    for (const event of events) {
      const table = standingsBy(event, [{ criterion: 'ORGANISER_TIEBREAKERS', better: 'HIGHER' }]);
      expect(table.map(({ entrant, rank, tied }) => ({ id: entrant, rank, tied }))).toEqual(
        expectedTable(event, own).map(({ id, rank, tied }) => ({ id, rank, tied })),
      );
    }
  });

  test('LOT: the lower lot of the published seed first, whatever direction is named', () => {
    for (const event of events)
      for (const better of ['HIGHER', 'LOWER'] as const) {
        const table = standingsBy(event, [{ criterion: 'LOT', better }]);
        const expected = expectedTable(event, { criterion: 'LOT', better: 'LOWER' });
        expect(table.map(({ entrant, rank }) => [entrant, rank])).toEqual(
          expected.map(({ id, rank }) => [id, rank]),
        );
      }
  });

  test('HEAD_TO_HEAD, after Tournament Points: asked only where all who are level have met, and again of those still level', () => {
    /** Parts a set of level players; the deeper the later. */
    const parted = (event: Event, set: readonly string[]): readonly (readonly string[])[] => {
      const among = set.length > 1 ? pointsAmong(event, set) : undefined;
      const values = [...new Set(among?.values())].sort((a, b) => b - a);
      if (!among || values.length < 2) return [set];
      return values.flatMap((value) =>
        parted(
          event,
          set.filter((id) => among.get(id) === value),
        ),
      );
    };
    let decided = 0;
    for (const event of events) {
      const rule: RankingRule = { criterion: 'TOURNAMENT_POINTS', better: 'HIGHER' };
      const byPoints = new Map<string, string[]>();
      for (const { id, text } of expectedTable(event, rule))
        byPoints.set(text, [...(byPoints.get(text) ?? []), id]);
      const groups = [...byPoints.values()].flatMap((set) => parted(event, set));
      decided += groups.length - byPoints.size;
      const numberOfPlayer = new Map(event.players.map(({ id, number }) => [id, number]));
      let above = 0;
      const expected = groups.flatMap((group) => {
        const rank = above + 1;
        above += group.length;
        return [...group]
          .sort((a, b) => numberOfPlayer.get(a)! - numberOfPlayer.get(b)!)
          .map((id) => ({ id, rank, tied: group.length > 1 }));
      });
      const table = standingsBy(event, [rule, { criterion: 'HEAD_TO_HEAD', better: 'HIGHER' }]);
      expect(table.map(({ entrant, rank, tied }) => ({ id: entrant, rank, tied }))).toEqual(expected);
    }
    expect(decided).toBeGreaterThan(100);
  });
});

const played = (
  round: number,
  entrants: readonly [string, string],
  points: readonly [number, number],
): Game => ({
  round,
  kind: 'PLAYED',
  entrants,
  victoryPoints: points,
});
const players = (...ids: readonly string[]) => ids.map((id, index) => ({ id, number: index + 1 }));

describe('head-to-head, worked out by hand', () => {
  const ranking: readonly RankingRule[] = [
    { criterion: 'TOURNAMENT_POINTS', better: 'HIGHER' },
    { criterion: 'HEAD_TO_HEAD', better: 'HIGHER' },
    { criterion: 'VICTORY_POINTS', better: 'HIGHER' },
  ];
  const order = (ids: readonly string[], games: readonly Game[]): string =>
    standingsAfter({ round: 9, entrants: players(...ids), games, ranking })
      .map(({ rank, entrant, decidedBy }) => `${rank} ${entrant} ${decidedBy?.criterion ?? '-'}`)
      .join(', ');

  test('two who are level and have met: the winner of their game, with fewer Victory Points', () => {
    const games = [
      played(1, ['A', 'B'], [2, 1]),
      played(2, ['A', 'C'], [0, 1]),
      played(2, ['B', 'D'], [9, 0]),
      played(3, ['C', 'D'], [5, 5]),
    ];
    expect(order(['A', 'B', 'C', 'D'], games)).toBe(
      '1 C -, 2 A TOURNAMENT_POINTS, 3 B HEAD_TO_HEAD, 4 D TOURNAMENT_POINTS',
    );
  });

  test('three in a circle: nobody stands above the others, so the next criterion is asked', () => {
    const games = [
      played(1, ['A', 'B'], [3, 1]),
      played(2, ['B', 'C'], [6, 2]),
      played(3, ['C', 'A'], [4, 0]),
    ];
    // Victory Points: A 3, B 7, C 6.
    expect(order(['A', 'B', 'C'], games)).toBe('1 B -, 2 C VICTORY_POINTS, 3 A VICTORY_POINTS');
  });

  test('three level, two of whom have not met: the next criterion is asked', () => {
    const games = [
      played(1, ['A', 'B'], [5, 0]),
      played(1, ['C', 'D'], [9, 0]),
      played(2, ['B', 'E'], [9, 0]),
    ];
    // A, B and C have 3 points each; C has met neither.
    expect(order(['A', 'B', 'C', 'D', 'E'], games).startsWith('1 B -, 1 C -, 3 A VICTORY_POINTS')).toBe(true);
  });
});

describe('strength of schedule, worked out by hand', () => {
  const valueOf = (criterion: RankingCriterion, games: readonly Game[], id: string): string | undefined =>
    standingsAfter({
      round: 9,
      entrants: players('A', 'B', 'C'),
      games,
      ranking: [{ criterion, better: 'HIGHER', floorPercent: 25 }],
    }).find(({ entrant }) => entrant === id)?.criteria[0]?.value;

  // A beats B, has a bye, then loses to C. B: loss, then conceded to by C in round 2, then a bye. C: loss by concession, win.
  const games: readonly Game[] = [
    played(1, ['A', 'B'], [4, 2]),
    { round: 2, kind: 'BYE', entrants: ['A'] },
    { round: 2, kind: 'CONCESSION', entrants: ['B', 'C'], concededBy: 'C' },
    played(3, ['A', 'C'], [1, 5]),
    { round: 3, kind: 'SPARE', entrants: ['B'], victoryPoints: [3, 3] },
  ];
  // Tournament Points: A 3+3+0=6, B 0+3+1=4, C 0+3=3. Before its bye A had 3; before the Spare Player B had 3.
  test.each([
    ['OPPONENTS_POINTS', 'A', '10'], // B 4, itself 3, C 3
    ['OPPONENTS_POINTS', 'B', '12'], // A 6, C 3, itself 3
    ['OPPONENTS_POINTS', 'C', '10'], // B 4, A 6
    ['OPPONENTS_POINTS_MEAN', 'A', '10/3'],
    ['OPPONENTS_POINTS_MEAN', 'C', '5'],
    ['BUCHHOLZ', 'A', '7'], // halves: B 3, itself 2, C 2
    ['BUCHHOLZ_CUT_1', 'A', '5'],
    ['BUCHHOLZ_MEDIAN', 'A', '2'],
    ['SONNEBORN_BERGER', 'A', '10'], // 2 x 3 for beating B, 2 x 2 for the bye, nothing for C
    ['OPPONENTS_WIN_RATE', 'A', '11/18'], // B 1/3, itself 1/1 before the bye, C 1/2
  ] as const)('%s of %s: %s', (criterion, id, expected) => {
    expect(valueOf(criterion, games, id)).toBe(expected);
  });

  // A beats B and C, then loses to B. B has a bye in round 2. C has a bye in round 1, and has left before round 3.
  const withUnplayed: readonly Game[] = [
    played(1, ['A', 'B'], [4, 2]),
    { round: 1, kind: 'BYE', entrants: ['C'] },
    played(2, ['A', 'C'], [5, 1]),
    { round: 2, kind: 'BYE', entrants: ['B'] },
    played(3, ['A', 'B'], [0, 3]),
  ];
  // Halves: A 4, B 4, C 2; as an opponent C has 3, with a draw in round 3.
  test.each([
    ['BUCHHOLZ', 'A', '11'], // B 4, C 3, B 4
    ['BUCHHOLZ', 'B', '12'], // A 4, its bye 4, A 4
    ['BUCHHOLZ', 'C', '8'], // its bye 2, A 4, round 3 missed 2
    ['BUCHHOLZ_CUT_1', 'A', '8'],
    ['BUCHHOLZ_CUT_1', 'C', '6'], // the missed round goes
    ['BUCHHOLZ_MEDIAN', 'A', '4'],
    ['BUCHHOLZ_MEDIAN', 'C', '2'],
    ['SONNEBORN_BERGER', 'A', '14'], // 2 x 4, 2 x 3, nothing for the loss
    ['SONNEBORN_BERGER', 'B', '16'], // nothing, 2 x 4 for the bye, 2 x 4
    ['SONNEBORN_BERGER', 'C', '4'], // 2 x 2 for the bye
  ] as const)('%s of %s as FIDE counts unplayed rounds: %s', (criterion, id, expected) => {
    const [line] = standingsAfter({
      round: 3,
      entrants: players('A', 'B', 'C'),
      games: withUnplayed,
      ranking: [{ criterion, better: 'HIGHER', unplayed: 'FIDE' }],
    }).filter(({ entrant }) => entrant === id);
    expect(line?.criteria[0]?.value).toBe(expected);
  });

  test('a withdrawn opponent counts with what it had, also when only active entrants are listed', () => {
    const table = standingsAfter({
      round: 9,
      entrants: players('A', 'B'),
      others: [{ id: 'C', number: 3, active: false }],
      games,
      ranking: [{ criterion: 'OPPONENTS_POINTS', better: 'HIGHER' }],
    });
    expect(table.map(({ entrant, criteria }) => [entrant, criteria[0]?.value])).toEqual([
      ['B', '12'],
      ['A', '10'],
    ]);
  });
});
