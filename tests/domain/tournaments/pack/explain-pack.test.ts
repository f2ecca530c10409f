import { explainPack } from '../../../../src/domain/tournaments/pack/explain-pack';
import { matchedPlayGuide } from '../../../../src/domain/tournaments/pack/matched-play-guide';
import { presets } from '../../../../src/domain/tournaments/pack/presets';
import type { PresetId } from '../../../../src/domain/tournaments/pack/preset-ids';

const linesOf = (preset: PresetId, heading: string): readonly string[] =>
  explainPack(presets[preset]).sections.find((section) => section.heading === heading)?.lines ?? [];

describe('a pack in words', () => {
  test('the Matched Play Guide, whole', () => {
    expect(explainPack(matchedPlayGuide)).toEqual({
      name: 'Matched Play Guide',
      source: 'Matched Play Guide, Scoring & Tiebreakers and Pairing System (document 001)',
      sections: [
        {
          heading: 'Scoring',
          lines: [
            'A win brings 3 Tournament Points, a draw 1, a loss 0.',
            'A bye counts as a 6-0 win with the enemy leader killed.',
            'A concession counts as a 12-0 win with the enemy leader killed; whoever concedes gets the points of such a loss.',
            'A game against the Spare Player counts like any other.',
            'A game lost by both brings each 0 Tournament Points.',
            'A disqualified entrant is unranked; games against it count as played.',
          ],
        },
        {
          heading: 'Ranking',
          lines: [
            '1. Tournament Points',
            '2. Victory Point difference',
            '3. Victory Points scored',
            '4. enemy leaders killed',
            "5. the organiser's tiebreakers in the order announced",
            'Whoever is still level shares a rank.',
          ],
        },
        {
          heading: 'Pairing',
          lines: [
            'Round 1 is drawn by lot from a published seed.',
            'Later rounds are paired down the ranking; two who have met swap.',
            'The final round has no swaps: first meets second, third meets fourth, whoever has met.',
            'Table 1 has the best ranked.',
          ],
        },
        { heading: 'Scenarios', lines: ['The organiser names the scenario of each round.'] },
      ],
    });
  });

  test('grades, bands, bonuses and a concession that costs a point', () => {
    expect(linesOf('MAJOR_MINOR_5_4_2_1_0', 'Scoring').slice(0, 4)).toEqual([
      'A Major win brings 5 Tournament Points, a Minor win 4, a draw 2, a Minor loss 1, a Major loss 0.',
      'A win is Major with at least 8 Victory Points ahead.',
      'A bye counts as a 6-0 win with the enemy leader killed.',
      'A concession counts as a 12-0 win with the enemy leader killed; whoever concedes gets -1 Tournament Point.',
    ]);
    expect(linesOf('BANDS_20_0', 'Scoring')[0]).toBe(
      'Tournament Points follow from the difference in Victory Points. 0: 10-10; 1 to 2: 12-8; 3 to 5: 15-5; 6 to 7: 18-2; 8 or more: 20-0.',
    );
    expect(linesOf('MAJOR_MINOR_25_20_15_10_5', 'Scoring').slice(2, 5)).toEqual([
      'Bonus "painted": 10 Tournament Points, once in the event, when the organiser notes it.',
      'Bonus "based": 10 Tournament Points, once in the event, when the organiser notes it.',
      'Bonus "list on time": 10 Tournament Points, once in the event, when the organiser notes it.',
    ]);
  });

  test('what an organiser can ask for beyond a preset', () => {
    const { sections } = explainPack({
      ...matchedPlayGuide,
      scoring: {
        ...matchedPlayGuide.scoring,
        games: { by: 'GRADE', majorWin: 5, minorWin: 4, draw: 2, minorLoss: 1, majorLoss: 0, majorAheadBy: 6, majorDoubleWithAtLeast: 3 }, // prettier-ignore
        victoryPointCap: 10,
        requestedBye: { victoryPoints: 0, leaderKilled: false, tournamentPoints: null },
        spare: 'AS_BYE',
        disqualified: 'AS_CONCEDED',
      },
      ranking: [
        { criterion: 'TOURNAMENT_POINTS', better: 'HIGHER' },
        { criterion: 'VICTORY_POINTS_CONCEDED', better: 'LOWER' },
        { criterion: 'OPPONENTS_WIN_RATE', better: 'HIGHER', floorPercent: 33 },
        { criterion: 'PATH_TO_VICTORY', better: 'HIGHER', weights: [3, 2, 1] },
        { criterion: 'ORGANISER_TIEBREAKER', better: 'HIGHER', tiebreaker: 'quiz' },
        { criterion: 'LOT', better: 'LOWER' },
      ],
      pairing: {
        ...matchedPlayGuide.pairing,
        firstRound: { by: 'SEEDED', seeding: 'RATING', folding: 'FOLD' },
        laterRounds: { by: 'SCORE_GROUPS', within: 'HALVES' },
        finalRound: 'AS_LATER',
        apart: [
          { apart: 'CLUB', strength: 'HARD', rounds: [1, 2] },
          { apart: 'ALIGNMENT', strength: 'SOFT', rounds: null },
        ],
        challenges: [['a', 'b']],
        tables: 'AVOID_REPEATS',
      },
      scenarios: { by: 'VETOED', pool: ['Domination', 'Seize the Prize', 'Fog of War'], choices: 3 },
    });
    expect(sections.map(({ lines }) => lines)).toEqual([
      [
        'A Major win brings 5 Tournament Points, a Minor win 4, a draw 2, a Minor loss 1, a Major loss 0.',
        "A win is Major with at least 6 Victory Points ahead, or at least 3 Victory Points and at least twice the opponent's.",
        'At most 10 Victory Points of a game count in totals; who won is decided without the limit.',
        'A bye counts as a 6-0 win with the enemy leader killed.',
        'A bye asked for in advance counts as a 0-0 draw.',
        'A concession counts as a 12-0 win with the enemy leader killed; whoever concedes gets the points of such a loss.',
        'A game against the Spare Player counts as a bye.',
        'A game lost by both brings each 0 Tournament Points.',
        'A disqualified entrant is unranked; wins over it count as concessions.',
      ],
      [
        '1. Tournament Points',
        '2. Victory Points conceded, fewer is better',
        "3. opponents' win rate (the mean of wins out of games, none less than 33 %)",
        '4. path to victory (the weights 3, 2, 1 by round, twice for a win and once for a draw)',
        "5. the organiser's tiebreaker (quiz)",
        '6. a published lot',
        'For opponents, a bye and a game against the Spare Player count as an opponent with what the entrant itself had before that round; a concession counts as played; a withdrawn opponent counts with what it had.',
      ],
      [
        'Round 1 is paired by rating, first against last, second against last but one and so on.',
        '1 accepted challenge set in round 1.',
        'Later rounds are paired within groups of equal Tournament Points, upper half against lower half; whoever cannot be paired there meets somebody of the nearest group.',
        'The final round is paired like the others.',
        'Members of one club do not meet in rounds 1, 2.',
        'Good meets Evil where it can be.',
        'Wishes bend before a rematch does: first the fewest rematches, then the fewest broken hard wishes, then the fewest broken soft ones.',
        'Nobody sits at a table twice where that can be avoided.',
      ],
      [
        'For each round 3 scenarios are drawn from a published seed: Domination, Seize the Prize, Fog of War.',
        'The two players of a table veto in turn and openly, the first of the table first, until one is left. Where somebody does not veto, the first of those left, in the order drawn, is played.',
      ],
    ]);
  });
});
