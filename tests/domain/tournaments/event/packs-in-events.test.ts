import { drawWarnings } from '../../../../src/domain/tournaments/changes/draw-warnings';
import { setByHand, swapped } from '../../../../src/domain/tournaments/changes/by-hand';
import { drawn } from '../../../../src/domain/tournaments/changes/drawing';
import { recordAfter } from '../../../../src/domain/tournaments/event/record';
import { metGames } from '../../../../src/domain/tournaments/league/league-game';
import { matchedPlayGuide } from '../../../../src/domain/tournaments/pack/matched-play-guide';
import { presets } from '../../../../src/domain/tournaments/pack/presets';
import { standingsAfter } from '../../../../src/domain/tournaments/standings/standings';
import { played, storedEvent } from './stored-event';

const announced = (pack: typeof matchedPlayGuide) => [{ pack, afterRound: 0, reason: null }];
const lines = (tournament: ReturnType<typeof storedEvent>, pack?: typeof matchedPlayGuide) =>
  standingsAfter({ ...recordAfter(tournament, 1, pack), round: 1 }).map(
    ({ rank, entrant, tournamentPoints }) => `${rank} ${entrant} ${tournamentPoints}`,
  );

const round1 = {
  tables: [
    [1, 2],
    [3, 4],
  ],
  outcomes: [played(9, 0), played(2, 1)],
} as const;

describe('an event with a pack', () => {
  test('none announced: document 001', () => {
    expect(lines(storedEvent({ entrants: 4, rounds: [round1] }))).toEqual([
      '1 e1 3',
      '2 e3 3',
      '3 e4 0',
      '4 e2 0',
    ]);
  });

  test('the pack announced, or another of the event', () => {
    const tournament = storedEvent({
      entrants: 4,
      rounds: [round1],
      head: { packs: announced(presets.BANDS_20_0) },
    });
    expect(lines(tournament)).toEqual(['1 e1 20', '2 e3 12', '3 e4 8', '4 e2 0']);
    expect(lines(tournament, matchedPlayGuide)).toEqual(['1 e1 3', '2 e3 3', '3 e4 0', '4 e2 0']);
  });

  test('facts that the organiser notes as scores earn bonuses', () => {
    const tournament = storedEvent({
      entrants: 4,
      rounds: [round1],
      head: { packs: announced(presets.MAJOR_MINOR_25_20_15_10_5) },
      changes: { 4: [[50, { scores: [{ tiebreaker: 'painted', round: 0, value: 1 }] }]] },
    });
    expect(lines(tournament)).toEqual(['1 e1 25', '2 e3 20', '3 e4 20', '4 e2 5']);
  });

  test('a disqualified leader stands last, without a rank', () => {
    const tournament = storedEvent({
      entrants: 4,
      rounds: [round1],
      changes: { 1: [[200, { disqualified: true }]] },
    });
    expect(lines(tournament)).toEqual(['1 e3 3', '2 e4 0', '3 e2 0', 'null e1 3']);
  });

  test('a bye asked for in advance is a game once the round has started', () => {
    const tournament = storedEvent({
      entrants: 3,
      rounds: [{ tables: [[1, 2]], requestedByes: [3], outcomes: [played(1, 0)] }],
      head: {
        packs: announced({
          ...matchedPlayGuide,
          scoring: {
            ...matchedPlayGuide.scoring,
            requestedBye: { victoryPoints: 0, leaderKilled: false, tournamentPoints: null },
          },
        }),
      },
    });
    expect(lines(tournament)).toEqual(['1 e1 3', '2 e3 1', '3 e2 0']);
  });

  test('the Victory Points of a league’s records are those of the game as played', () => {
    const tournament = storedEvent({
      entrants: 2,
      rounds: [{ tables: [[1, 2]], outcomes: [played(19, 11)] }],
      head: {
        packs: announced({
          ...matchedPlayGuide,
          scoring: { ...matchedPlayGuide.scoring, victoryPointCap: 10 },
        }),
      },
    });
    expect(metGames(tournament)).toEqual([[1, 'PLAYED', 1, 2, 19, 11]]);
  });

  test('scenarios are drawn from the pool of the pack', () => {
    const pool = ['Domination', 'Hold Ground', 'Reconnoitre'];
    const tournament = storedEvent({
      entrants: 4,
      head: { packs: announced({ ...matchedPlayGuide, scenarios: { by: 'DRAWN', pool } }) },
    });
    const scenarios = [1, 2, 3].map(
      (number) => drawn(tournament, number, { redraws: 0, note: null }).scenario,
    );
    expect(scenarios.toSorted()).toEqual(pool);
  });
});

describe('rounds set by hand', () => {
  const tournament = storedEvent({ entrants: 4, rounds: [round1, { tables: [[1, 3], [2, 4]] }] }); // prettier-ignore

  test('a rematch is marked, the others carry the organiser’s words once, in the note', () => {
    const facts = setByHand(tournament, 2, { tables: [[1, 2], [4, 3]], unpaired: null, reason: 'a lift is out' }); // prettier-ignore
    expect(facts.tables).toEqual([
      [1, 2, 'MOVED_BY_ORGANISER', 'moved by the organiser: a lift is out; rematch of round 1'],
      [4, 3, 'MOVED_BY_ORGANISER', 'moved by the organiser: a lift is out; rematch of round 1'],
    ]);
    expect(
      setByHand(tournament, 2, {
        tables: [
          [1, 4],
          [3, 2],
        ],
        unpaired: null,
        reason: 'sisters',
      }).tables,
    ).toEqual([
      // prettier-ignore
      [1, 4, 'MOVED_BY_ORGANISER', ''],
      [3, 2, 'MOVED_BY_ORGANISER', ''],
    ]);
  });

  test('so is one that a swap makes', () => {
    const { tables } = swapped(tournament, tournament.rounds[1]!, {
      first: 3,
      second: 2,
      reason: 'they asked',
    });
    expect(tables.map(([, , , text]) => text)).toEqual([
      'moved by the organiser: they asked; rematch of round 1',
      'moved by the organiser: they asked; rematch of round 1',
    ]);
  });
});

describe('warnings of a round that is drawn', () => {
  const drawnTables = { tables: [[1, 3], [2, 4]] } as const; // prettier-ignore

  test('none while nothing has changed', () => {
    // 1 and 3 have won, 1 by more; 4 has lost by less than 2: 1-3, then 4-2.
    expect(drawWarnings(storedEvent({ entrants: 4, rounds: [round1, drawnTables] }))).toEqual([]);
  });

  test('somebody seated has left: the table is named, and so are those that a redraw would change', () => {
    const tournament = storedEvent({
      entrants: 4,
      rounds: [round1, drawnTables],
      changes: { 4: [[300, { withdrawn: true }]] },
    });
    expect(drawWarnings(tournament)).toEqual([{ code: 'ENTRANT_LEFT', table: 2, entrants: [4] }]);
  });

  test('an earlier result was corrected: tables that a redraw would not make are named', () => {
    const corrected = { ...round1, outcomes: [played(9, 0), played(1, 2)] };
    // Now 1 and 4 have won: 1-4, 3-2.
    expect(drawWarnings(storedEvent({ entrants: 4, rounds: [corrected, drawnTables] }))).toEqual([
      { code: 'WOULD_BE_DRAWN_OTHERWISE', table: 1, entrants: [1, 3] },
      { code: 'WOULD_BE_DRAWN_OTHERWISE', table: 2, entrants: [2, 4] },
    ]);
  });

  test('none once it has started', () => {
    const started = { ...drawnTables, outcomes: [played(1, 0), played(1, 0)] };
    const tournament = storedEvent({
      entrants: 4,
      rounds: [round1, started],
      changes: { 4: [[300, { withdrawn: true }]] },
    });
    expect(drawWarnings(tournament)).toEqual([]);
  });
});
