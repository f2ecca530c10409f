import { fakeContext } from '../rules/fake-context';
import type { AppError } from '../../../src/app/kernel/errors';
import { calculatePairings } from '../../../src/app/tournaments/standings/calculate-pairings';
import { calculateStandings } from '../../../src/app/tournaments/standings/calculate-standings';
import { eventPlan } from '../../../src/app/tournaments/pack/event-plan';
import { type Answer, call } from '../../../src/app/kernel/use-case';

const five = ['A', 'B', 'C', 'D', 'E'].map((id, index) => ({ id, number: index + 1 }));
const firstRound = [
  { round: 1, kind: 'PLAYED', entrants: ['A', 'B'], victoryPoints: [5, 2], leaderKilled: [true, false] },
  { round: 1, kind: 'CONCESSION', entrants: ['C', 'D'], concededBy: 'D' },
  { round: 1, kind: 'BYE', entrants: ['E'] },
];
const question = {
  round: 2,
  rounds: 4,
  unpaired: 'BYE',
  entrants: five,
  games: firstRound,
  seed: 'any string; round 1 only',
};

const context = fakeContext();
const pairings = (input: object) => call(calculatePairings, input, context);
const standings = (input: object) => call(calculateStandings, input, context);

const valueOf = <T>(answer: Answer<T> | Promise<Answer<T>>): T => {
  if (answer instanceof Promise || !answer.ok) throw new Error(`refused: ${JSON.stringify(answer)}`);
  return answer.value;
};
/** The faults of a refusal as `path CODE message`. */
const faultsOf = (answer: Answer<unknown> | Promise<Answer<unknown>>): readonly string[] => {
  if (answer instanceof Promise || answer.ok) throw new Error('answered');
  const error: AppError = answer.error;
  if (error.code !== 'INVALID_INPUT') throw new Error(error.code);
  return error.faults.map(({ path, code, message }) => `${path} ${code} ${message}`);
};

describe('calculatePairings', () => {
  test('the published example, field for field', () => {
    expect(valueOf(pairings(question))).toEqual({
      round: 2,
      tables: [
        {
          table: 1,
          entrants: ['C', 'A'],
          reason: { code: 'KEPT_PAIRABLE', text: 'kept pairable: 1 v 2 would force a rematch' },
        },
        { table: 2, entrants: ['E', 'B'], reason: { code: 'RANKED', text: 'ranked 2 v 4' } },
      ],
      unpaired: {
        entrant: 'D',
        kind: 'BYE',
        reason: { code: 'LOWEST_WITHOUT_ONE', text: 'bye: lowest without one' },
      },
      standings: [
        ['C', 1, 0, 3, 12, 12, 0, 1, null, null] as const,
        ['E', 1, 0, 3, 6, 6, 0, 1, 'VICTORY_POINT_DIFFERENCE', ['6', '12']] as const,
        ['A', 1, 0, 3, 3, 5, 2, 1, 'VICTORY_POINT_DIFFERENCE', ['3', '6']] as const,
        ['B', 0, 1, 0, -3, 2, 5, 0, 'TOURNAMENT_POINTS', ['0', '3']] as const,
        ['D', 0, 1, 0, -12, 0, 12, 0, 'VICTORY_POINT_DIFFERENCE', ['-12', '-3']] as const,
      ].map(
        ([entrant, won, lost, points, difference, scored, conceded, kills, criterion, numbers], index) => ({
          rank: index + 1,
          tied: false,
          entrant,
          played: 1,
          won,
          drawn: 0,
          lost,
          tournamentPoints: points,
          victoryPointDifference: difference,
          victoryPoints: scored,
          victoryPointsConceded: conceded,
          leadersKilled: kills,
          tiebreakers: [],
          criteria: [],
          decidedBy: criterion === null ? null : { criterion, tiebreaker: null },
          decidingValues: numbers,
          disqualified: false,
        }),
      ),
      requestedByes: [],
      roundsWithoutRematch: 0,
      scenario: null,
      scenarioChoices: [],
    });
  });

  test('teams of a doubles event are entrants like any other; nulls count as left out', () => {
    const teams = ['Jay & Rob', 'Keith & Gavin'].map((id, index) => ({
      id,
      number: index + 1,
      club: null,
      active: null,
    }));
    const drawn = valueOf(
      pairings({ round: 1, rounds: 3, entrants: teams, seed: 's', games: null, unpaired: null }),
    );
    expect(drawn.tables.flatMap(({ entrants }) => entrants).sort()).toEqual(['Jay & Rob', 'Keith & Gavin']);
    expect(drawn.tables[0]?.reason).toEqual({ code: 'DRAWN', text: 'drawn by lot' });
    expect(drawn.unpaired).toBeNull();
  });

  test('those not active and the Spare Player', () => {
    const entrants = five.map((one) => ({ ...one, active: one.id !== 'A' && one.id !== 'B' }));
    const drawn = valueOf(pairings({ ...question, entrants, unpaired: 'SPARE' }));
    expect(drawn.unpaired).toEqual({
      entrant: 'D',
      kind: 'SPARE',
      reason: { code: 'LOWEST_WITHOUT_ONE', text: 'Spare Player: lowest without one' },
    });
    expect(drawn.tables.map(({ entrants: pair }) => pair)).toEqual([['C', 'E']]);
  });

  test('every fault in one answer, those between fields beside those of single fields', () => {
    const input = {
      round: 3,
      rounds: 2,
      clubs: true,
      entrants: [...five, { id: 'A', number: 2 }, { id: '', number: 7 }],
      games: [
        { round: 1, kind: 'PLAYED', entrants: ['A', 'Z'], victoryPoints: [-1, 2] },
        { round: 1, kind: 'PLAYED', entrants: ['A', 'B'] },
        { round: 2, kind: 'BYE', entrants: ['C', 'D'], victoryPoints: [6, 0] },
        { round: 2, kind: 'CONCESSION', entrants: ['A', 'B'], concededBy: 'C', leaderKilled: [true, false] },
        { round: 2, kind: 'CONCESSION', entrants: ['E'] },
        { round: 3, kind: 'BOTH_LOST', entrants: ['A', 'A'], concededBy: 'A' },
        { round: 1, kind: 'SPARE', entrants: ['C'], victoryPoints: [1] },
        { round: 1, kind: 'WON', entrants: [] },
      ],
      adjustments: [{ entrant: 'Y', tournamentPoints: 1.5, reason: 'late' }],
      tiebreakers: [
        { id: 'painting', values: [] },
        {
          id: 'painting',
          better: 'MORE',
          values: [...five, five[0]].map((one) => ({ entrant: one?.id, value: 1 })),
        },
      ],
    };
    expect([...faultsOf(pairings(input))].sort()).toEqual(
      [
        'clubs UNKNOWN_FIELD is not a field of this input',
        'round TOO_LARGE must be at most 2, the number of rounds',
        'entrants[5].id DUPLICATE "A" is the id of an earlier entrant',
        'entrants[5].number DUPLICATE 2 is the number of an earlier entrant',
        'entrants[6].id TOO_SHORT must have at least 1 character',
        'games[0].entrants[1] UNKNOWN_REFERENCE "Z" is not the id of an entrant',
        'games[0].victoryPoints[0] TOO_SMALL must be at least 0',
        'games[1].entrants[0] DUPLICATE "A" already has a game in round 1',
        'games[1].victoryPoints REQUIRED is required for PLAYED: the Victory Points of both sides',
        'games[2].entrants INCONSISTENT must have one entrant for BYE, not 2',
        'games[2].victoryPoints INCONSISTENT must be left out for BYE: its score is fixed',
        'games[3].concededBy UNKNOWN_REFERENCE "C" is not one of the game\'s entrants',
        'games[3].leaderKilled INCONSISTENT must be left out for CONCESSION: its score is fixed',
        'games[4].concededBy REQUIRED is required for CONCESSION: the entrant who conceded',
        'games[4].entrants INCONSISTENT must have two entrants for CONCESSION, not 1',
        'games[5].concededBy INCONSISTENT must be left out for BOTH_LOST',
        'games[5].entrants[1] DUPLICATE "A" already has a game in round 3',
        'games[5].round INCONSISTENT must be before round 3, the round to draw',
        'games[6].victoryPoints TOO_SHORT must have at least 2 items',
        'games[7].entrants TOO_SHORT must have at least 1 item',
        'games[7].kind NOT_ALLOWED must be one of PLAYED, CONCESSION, BYE, SPARE, BOTH_LOST, not "WON"',
        'adjustments[0].entrant UNKNOWN_REFERENCE "Y" is not the id of an entrant',
        'adjustments[0].tournamentPoints WRONG_TYPE must be a whole number, not 1.5',
        'tiebreakers[0].values REQUIRED has no value for "A", "B", "C", "D", "E"',
        'tiebreakers[1].better NOT_ALLOWED must be one of HIGHER, LOWER, not "MORE"',
        'tiebreakers[1].id DUPLICATE "painting" is the id of an earlier tiebreaker',
        'tiebreakers[1].values[5].entrant DUPLICATE "A" already has a value from the start',
      ].sort(),
    );
  });

  test('round 1 needs its seed, a draw two active entrants', () => {
    expect(faultsOf(pairings({ round: 1, rounds: 3, entrants: five }))).toEqual([
      'seed REQUIRED is required for round 1: any text to draw it from',
    ]);
    const retired = five.map((one) => ({ ...one, active: one.id === 'A' }));
    expect(faultsOf(pairings({ ...question, entrants: retired }))).toEqual([
      'entrants TOO_SHORT must have at least 2 active entrants to draw a round, not 1',
    ]);
  });

  test.each([null, 7, 'text', [], { entrants: 5, games: 'none', tiebreakers: [null], adjustments: {} }])(
    'anything else is refused, not crashed on: %j',
    (junk) => {
      expect(faultsOf(call(calculatePairings, junk, context)).length).toBeGreaterThan(0);
      expect(faultsOf(call(calculateStandings, junk, context)).length).toBeGreaterThan(0);
    },
  );

  test.each([
    [{ round: 0 }, 'round TOO_SMALL must be at least 1'],
    [{ rounds: 101 }, 'rounds TOO_LARGE must be at most 100'],
    [{ entrants: [] }, 'entrants TOO_SHORT must have at least 1 item'],
    [{ seed: 'x'.repeat(201) }, 'seed TOO_LONG must have at most 200 characters'],
    [{ unpaired: 'NONE' }, 'unpaired NOT_ALLOWED must be one of BYE, SPARE, not "NONE"'],
  ])('limits, %#', (change, fault) => {
    expect(faultsOf(pairings({ ...question, games: [], ...change }))).toContain(fault);
  });

  test('4,097 entrants are one too many', () => {
    const entrants = Array.from({ length: 4097 }, (_, index) => ({ id: `e${index}`, number: index + 1 }));
    expect(faultsOf(pairings({ ...question, games: [], entrants }))).toEqual([
      'entrants TOO_LONG must have at most 4096 items',
    ]);
    expect(valueOf(pairings({ ...question, games: [], entrants: entrants.slice(1) })).tables).toHaveLength(
      2048,
    );
  });
});

describe('calculateStandings', () => {
  test('after the last round with a game, or the one asked for', () => {
    const games = [...firstRound, { round: 2, kind: 'PLAYED', entrants: ['C', 'A'], victoryPoints: [0, 12] }];
    const first = (input: object) => {
      const { round, standings: lines } = valueOf(standings({ entrants: five, games, ...input }));
      return [round, lines[0]?.entrant];
    };
    expect(first({})).toEqual([2, 'A']);
    expect(first({ round: 1 })).toEqual([1, 'C']);
    expect(first({ round: 7 })).toEqual([7, 'A']);
    expect(first({ games: [] })).toEqual([0, 'A']);
  });

  test('refuses a pack of any shape beside facts for bonuses', () => {
    const facts = [{ entrant: 'A', bonus: 'painted' }];
    for (const pack of [
      7,
      { scoring: null, ranking: 3 },
      { scoring: { bonuses: 3 } },
      { scoring: { bonuses: [null] } },
    ])
      expect(faultsOf(standings({ entrants: five, facts, pack }))[0]).toMatch(/^pack/);
  });

  test('adjustments and tiebreakers, with what decided', () => {
    const value = (entrant: string, points: number) => ({ entrant, value: points });
    const { standings: lines } = valueOf(
      standings({
        entrants: five.slice(0, 3),
        adjustments: [{ entrant: 'A', tournamentPoints: -1, reason: 'arrived late' }],
        tiebreakers: [
          { id: 'painting', better: 'LOWER', values: [value('A', 1), value('B', 5), value('C', 2)] },
        ],
      }),
    );
    expect(
      lines.map(({ entrant, tournamentPoints, decidedBy }) => [entrant, tournamentPoints, decidedBy]),
    ).toEqual([
      ['C', 0, null],
      ['B', 0, { criterion: 'ORGANISER_TIEBREAKER', tiebreaker: 'painting' }],
      ['A', -1, { criterion: 'TOURNAMENT_POINTS', tiebreaker: null }],
    ]);
  });
});

describe('eventPlan', () => {
  test('600 points in two days', () => {
    expect(valueOf(call(eventPlan, { points: 600, days: 2 }, context))).toEqual({
      points: 600,
      days: 2,
      rowPoints: 600,
      printed: true,
      note: null,
      games: 7,
      roundMinutes: 105,
      boardWidthFeet: 4,
      boardDepthFeet: 4,
      source: {
        kind: 'PRINTED',
        document: '001',
        heading: 'SUBSEQUENT ROUNDS',
        page: null,
        ruling: null,
        switch: null,
      },
      sources: [
        {
          kind: 'PRINTED',
          document: '001',
          heading: 'SUBSEQUENT ROUNDS',
          page: null,
          ruling: null,
          switch: null,
        },
      ],
    });
  });

  test('one day if not said; three days or no points are refused', () => {
    expect(valueOf(call(eventPlan, { points: 1000 }, context))).toMatchObject({
      days: 1,
      games: 3,
      boardWidthFeet: 6,
    });
    expect(faultsOf(call(eventPlan, { points: 0, days: 3 }, context))).toEqual([
      'points TOO_SMALL must be at least 1',
      'days TOO_LARGE must be at most 2',
    ]);
  });
});
