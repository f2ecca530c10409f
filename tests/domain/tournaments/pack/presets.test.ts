import type { Game } from '../../../../src/domain/tournaments/game';
import { presets } from '../../../../src/domain/tournaments/pack/presets';
import { standingsAfter } from '../../../../src/domain/tournaments/standings/standings';
import type { PresetId } from '../../../../src/domain/tournaments/pack/preset-ids';

const entrants = ['Ann', 'Bo', 'Cy', 'Di', 'Ed'].map((id, index) => ({ id, number: index + 1 }));

/** Five players, three rounds, a bye in each and a concession; who killed a leader is said of each side. */
const games: readonly Game[] = [
  { round: 1, kind: 'PLAYED', entrants: ['Ann', 'Bo'], victoryPoints: [10, 2], leaderKilled: [true, false] },
  { round: 1, kind: 'PLAYED', entrants: ['Cy', 'Di'], victoryPoints: [4, 3], leaderKilled: [false, true] },
  { round: 1, kind: 'BYE', entrants: ['Ed'] },
  { round: 2, kind: 'PLAYED', entrants: ['Ann', 'Cy'], victoryPoints: [5, 5] },
  { round: 2, kind: 'CONCESSION', entrants: ['Ed', 'Bo'], concededBy: 'Bo' },
  { round: 2, kind: 'BYE', entrants: ['Di'] },
  { round: 3, kind: 'PLAYED', entrants: ['Ann', 'Ed'], victoryPoints: [3, 9] },
  { round: 3, kind: 'PLAYED', entrants: ['Di', 'Bo'], victoryPoints: [6, 0], leaderKilled: [true, false] },
  { round: 3, kind: 'BYE', entrants: ['Cy'] },
];

const table = (preset: PresetId, facts: readonly { entrant: string; bonus: string }[] = []) => {
  const { scoring, ranking } = presets[preset];
  return standingsAfter({ round: 3, entrants, games, facts, scoring, ranking }).map((line) =>
    [
      line.rank,
      line.entrant,
      line.tournamentPoints,
      line.victoryPointDifference,
      line.victoryPoints,
      line.leadersKilled,
      line.decidedBy?.criterion ?? '-',
      line.decidingValues?.join(' below ') ?? '-',
    ].join(' | '),
  );
};

// Worked out by hand. Games of each, as seen by the player:
// Ann 10-2, 5-5, 3-9. Bo 2-10, conceded 0-12, 0-6. Cy 4-3, 5-5, bye 6-0. Di 3-4, bye 6-0, 6-0. Ed bye 6-0, 12-0, 9-3.
describe('one event under every preset', () => {
  test('Matched Play Guide: 3-1-0', () => {
    expect(table('MATCHED_PLAY_GUIDE')).toEqual([
      '1 | Ed | 9 | 24 | 27 | 2 | - | -',
      '2 | Cy | 7 | 7 | 15 | 1 | TOURNAMENT_POINTS | 7 below 9',
      '3 | Di | 6 | 11 | 15 | 3 | TOURNAMENT_POINTS | 6 below 7',
      '4 | Ann | 4 | 2 | 18 | 1 | TOURNAMENT_POINTS | 4 below 6',
      '5 | Bo | 0 | -26 | 2 | 0 | TOURNAMENT_POINTS | 0 below 4',
    ]);
  });

  // Ann 5+2+1. Bo 0-1+1. Cy 4+2+4. Di 1+4+4. Ed 4+5+4.
  test('Major/Minor 5-4-2-1-0: Major from 8 ahead, a concession costs a point', () => {
    expect(table('MAJOR_MINOR_5_4_2_1_0')).toEqual([
      '1 | Ed | 13 | 24 | 27 | 2 | - | -',
      '2 | Cy | 10 | 7 | 15 | 1 | TOURNAMENT_POINTS | 10 below 13',
      '3 | Di | 9 | 11 | 15 | 3 | TOURNAMENT_POINTS | 9 below 10',
      '4 | Ann | 8 | 2 | 18 | 1 | TOURNAMENT_POINTS | 8 below 9',
      '5 | Bo | 0 | -26 | 2 | 0 | TOURNAMENT_POINTS | 0 below 8',
    ]);
  });

  // Ann 20+10+2. Bo 0+0+2. Cy 12+10+18. Di 8+18+18. Ed 18+20+18.
  test('20-0 bands', () => {
    expect(table('BANDS_20_0')).toEqual([
      '1 | Ed | 56 | 24 | 27 | 2 | - | -',
      '2 | Di | 44 | 11 | 15 | 3 | TOURNAMENT_POINTS | 44 below 56',
      '3 | Cy | 40 | 7 | 15 | 1 | TOURNAMENT_POINTS | 40 below 44',
      '4 | Ann | 32 | 2 | 18 | 1 | TOURNAMENT_POINTS | 32 below 40',
      '5 | Bo | 2 | -26 | 2 | 0 | TOURNAMENT_POINTS | 2 below 32',
    ]);
  });

  // Games: Ann 25+15+5, Bo 5+5+5, Cy 20+15+25, Di 10+25+25, Ed 25+25+25; ten for each fact beside.
  test('25-20-15-10-5 with ten points for painting, basing and a list on time', () => {
    const facts = [
      { entrant: 'Ann', bonus: 'painted' },
      { entrant: 'Ann', bonus: 'based' },
      { entrant: 'Ann', bonus: 'list on time' },
      { entrant: 'Bo', bonus: 'painted' },
      { entrant: 'Cy', bonus: 'painted' },
      { entrant: 'Cy', bonus: 'list on time' },
      { entrant: 'Di', bonus: 'based' },
    ];
    expect(table('MAJOR_MINOR_25_20_15_10_5', facts)).toEqual([
      '1 | Cy | 80 | 7 | 15 | 1 | - | -',
      '2 | Ed | 75 | 24 | 27 | 2 | TOURNAMENT_POINTS | 75 below 80',
      '3 | Ann | 75 | 2 | 18 | 1 | VICTORY_POINT_DIFFERENCE | 2 below 24',
      '4 | Di | 70 | 11 | 15 | 3 | TOURNAMENT_POINTS | 70 below 75',
      '5 | Bo | 25 | -26 | 2 | 0 | TOURNAMENT_POINTS | 25 below 70',
    ]);
  });
});
