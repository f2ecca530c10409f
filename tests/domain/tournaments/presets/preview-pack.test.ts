import { type EventPack, type PackInput } from '../../../../src/domain/tournaments/pack/pack';
import { packFrom } from '../../../../src/domain/tournaments/pack/pack-from';
import { presets } from '../../../../src/domain/tournaments/pack/presets';
import type { PresetId } from '../../../../src/domain/tournaments/pack/preset-ids';
import { packWarnings } from '../../../../src/domain/tournaments/presets/pack-warnings';
import { presetEvents } from '../../../../src/domain/tournaments/presets/preset-events';
import { previewPack } from '../../../../src/domain/tournaments/presets/preview-pack';

const made = (input: PackInput): EventPack => {
  const pack = packFrom(input);
  if (!pack.ok) throw new Error(JSON.stringify(pack.error));
  return pack.value;
};

const event = { format: 'SINGLES', rounds: 4, tiebreakers: [] } as const;
const previewOf = (input: PackInput) => previewPack(made(input), { ...event, games: [] });
const warningsOf = (input: PackInput, more: object = {}) => packWarnings(made(input), { ...event, ...more });

describe('the preview of a pack', () => {
  // Leads of 10, 6, 3, 1 and 0; a bye is 6-0, a concession 12-0.
  test('shows the points of games from a large win to a draw', () => {
    const { games } = previewOf({ preset: 'BANDS_20_0' });
    expect(games.map((game) => [game.text, game.tournamentPoints, game.opponentPoints].join(' | '))).toEqual([
      '12-2 | 20 | 0',
      '9-3 | 18 | 2',
      '7-4 | 15 | 5',
      '6-5 | 12 | 8',
      '5-5 | 10 | 10',
      'a bye | 18 | ',
      'the opponent concedes | 20 | 0',
      'lost by both | 0 | 0',
    ]);
  });

  // Ann 12-2, 5-5, 4-7. Ben 2-12, conceded 0-12, 3-9. Cem 6-5, 5-5, bye 6-0. Dia 5-6, bye 6-0, 9-3. Eda bye 6-0, 12-0, 7-4.
  test('shows the standings of an example', () => {
    const { standings } = previewOf({});
    expect(standings.map((line) => [line.entrant, line.tournamentPoints, line.victoryPointDifference].join(' '))).toEqual(['Eda 9 21', 'Cem 7 7', 'Dia 6 11', 'Ann 4 7', 'Ben 0 -28']); // prettier-ignore
  });

  test('shows bonuses: once, and by value in full', () => {
    const painting = { id: 'painting', fact: 'VALUE', once: 'EVENT', most: 40, tournamentPoints: 2, victoryPoints: 0 } as const; // prettier-ignore
    const early = { id: 'list on time', fact: 'NOTED', once: 'EVENT', tournamentPoints: 1, victoryPoints: 3 } as const; // prettier-ignore
    const { bonuses, standings } = previewOf({ scoring: { bonuses: [painting, early] } });
    expect(bonuses).toEqual([
      { bonus: 'painting', tournamentPoints: 80, victoryPoints: 0 },
      { bonus: 'list on time', tournamentPoints: 1, victoryPoints: 3 },
    ]);
    // Ann has both in full, Ben half of the painting.
    expect(standings.slice(0, 2).map(({ entrant, tournamentPoints }) => [entrant, tournamentPoints])).toEqual([['Ann', 85], ['Ben', 40]]); // prettier-ignore
  });

  test('shows games that are asked for, by a number that decides', () => {
    const { games } = previewPack(presets.SWISS_WITH_OBJECTIVES, {
      ...event,
      games: [{ victoryPoints: [9, 2], numbers: [{ number: 'objectives', values: [1, 4] }] }],
    });
    expect(games[0]).toEqual({
      text: '9-2, objectives 1-4',
      result: 'LOST',
      isMajor: false,
      tournamentPoints: 0,
      opponentPoints: 3,
    });
  });

  test('a pack to start from has no warning in its event', () => {
    for (const preset of Object.keys(presets) as PresetId[])
      expect([preset, packWarnings(presets[preset], presetEvents[preset])]).toEqual([preset, []]);
  });
});

describe('a warning', () => {
  test('of results that bring more than better ones', () => {
    expect(warningsOf({ scoring: { games: { by: 'RESULT', win: 1, draw: 2, loss: 3 } } })).toEqual([
      'A draw brings more than a win.',
      'A loss brings more than a draw.',
    ]);
    const bands = [{ aheadBy: 0, winner: 5, loser: 5 }, { aheadBy: 3, winner: 4, loser: 6 }]; // prettier-ignore
    expect(warningsOf({ scoring: { games: { by: 'BANDS', bands } } })).toEqual([
      'A win from 3 ahead brings less than a smaller one.',
      'From 3 ahead, the loser gets more than the winner.',
    ]);
  });

  test('of a bye that is better than any win', () => {
    expect(warningsOf({ scoring: { bye: { victoryPoints: 6, leaderKilled: true, tournamentPoints: 4 } } })).toEqual(['A bye brings more than the best win.']); // prettier-ignore
  });

  test('of what nothing counts', () => {
    expect(
      warningsOf(
        {
          scoring: {
            numbers: [{ id: 'kills', most: 60, tournamentPoints: 0 }],
            bonuses: [{ id: 'painted', fact: 'NOTED', once: 'EVENT', tournamentPoints: 0, victoryPoints: 0 }],
          },
          ranking: [{ criterion: 'TOURNAMENT_POINTS', better: 'HIGHER' }],
        },
        { tiebreakers: [{ id: 'Theme', better: 'HIGHER' }] },
      ),
    ).toEqual([
      'Players report their kills, but nothing counts it.',
      'The bonus "painted" brings nothing.',
      '"Theme" is announced, but the ranking does not count it.',
    ]);
  });

  test('of maxima that do not suit the rounds', () => {
    const { tiebreakers } = presetEvents.WEIGHTED_45_30_15_10;
    expect(warningsOf({ preset: 'WEIGHTED_45_30_15_10' }, { rounds: 5, tiebreakers })).toEqual([
      'In 5 rounds the most of Tournament Points is 15, but the total counts it out of 12.',
      'In 5 rounds the most of sportsmanship is 25, but the total counts it out of 20.',
    ]);
  });

  test('of a pool that is too small, and of a bye that is none in a match of teams', () => {
    expect(warningsOf({ preset: 'DOUBLES' }, { rounds: 7 })).toEqual(['The pool has 6 scenarios for 7 rounds: some are played twice.']); // prettier-ignore
    expect(warningsOf({}, { format: 'TEAMS' })).toEqual(['A bye scores 6-0, but the Victory Points of a match are its Game Points: give it as many as a match.']); // prettier-ignore
  });
});

describe('what differs from a preset', () => {
  test('keeps its stages and the number that decides, unless they are given', () => {
    expect(made({ preset: 'SWISS_THEN_KNOCK_OUT', name: 'Cup' }).stages?.map(({ name }) => name)).toEqual(['Swiss', 'Top 8']); // prettier-ignore
    expect(made({ preset: 'SWISS_THEN_KNOCK_OUT', stages: [] }).stages).toBeUndefined();
    const { scoring } = made({ preset: 'SWISS_WITH_OBJECTIVES', scoring: { bothLost: 1 } });
    expect([scoring.winner, scoring.winnerNumber, scoring.numbers?.[0]?.id]).toEqual(['NUMBER', 'objectives', 'objectives']); // prettier-ignore
    const byPoints = made({ preset: 'SWISS_WITH_OBJECTIVES', scoring: { winner: 'VICTORY_POINTS' } });
    expect(byPoints.scoring.winnerNumber).toBeUndefined();
  });
});
