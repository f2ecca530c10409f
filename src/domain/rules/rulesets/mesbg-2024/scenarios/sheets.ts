import {
  broken,
  contested,
  dearest,
  general,
  heroes,
  noEnemyBanner,
  outnumbering,
  ownBanners,
} from './lines';
import { type ScoringSheet, type UnscoredScenario, line, sheet, sheetId } from './sheet';

const B31 = broken(1, 3);
const B2 = broken(1, 2);
const G3 = general(1, 3);
const G2 = general(1, 2);

/** The scoring sheets of the 2024 edition: 24 scenarios for two players, two for doubles. */
// prettier-ignore
export const scoringSheets2024: readonly ScoringSheet[] = [
  sheet('Domination', [contested('Objectives', 5), G2, B31]),
  sheet('To the Death!', [
    line('Enemy General', [[1, 'wounded'], [3, 'one Wound left'], [5, 'gone']]),
    broken(3, 5),
    noEnemyBanner,
    ownBanners,
    line('Enemy at a quarter', [[3, 'a quarter of the enemy or less is left']]),
    heroes('Enemy Heroes gone', 3),
  ]),
  sheet('Hold Ground', [
    line('Models at the objective', [[4, 'more of yours within 6"'], [8, 'twice as many or more'], [12, 'three times as many or more, or yours alone']]),
    G3, B31, noEnemyBanner,
  ]),
  sheet('Destroy the Supplies', [
    line('Markers', [[1, 'not destroyed, but more models of yours there'], [3, 'destroyed']], 3),
    line('More than the enemy', [[1, 'more markers than the enemy']]),
    G3, B31, noEnemyBanner, ownBanners,
  ]),
  sheet('Reconnoitre', [
    line('Models escaped', [[4, 'more than the enemy'], [8, 'at least two, and twice as many or more'], [12, 'at least three, and three times as many or more']]),
    heroes('Heroes escaped', 3),
    G2, B31,
  ]),
  sheet('Fog of War', [
    line('Own secret Hero', [[1, 'alive'], [3, 'unhurt'], [5, 'unhurt without Fate spent']]),
    line('Enemy’s secret Hero', [[1, 'wounded'], [3, 'gone'], [5, 'gone by a fight']]),
    line('Terrain piece', [[1, 'more models of yours'], [3, 'twice as many or more'], [5, 'models of yours alone']]),
    G2, B31,
  ]),
  sheet('Capture & Control', [line('Objectives', [[3, 'held']], 5), G3, B2]),
  sheet('Breakthrough', [
    line('Own marker', [[1, 'held']]),
    line('Centre markers', [[1, 'more models of yours'], [3, 'models of yours alone']], 2),
    line('Enemy’s marker', [[3, 'more models of yours'], [5, 'models of yours alone']]),
    G2, B2, noEnemyBanner, dearest,
  ]),
  sheet('Stake a Claim', [outnumbering('Fortification points'), G3, B31, line('Markers', [[2, 'most markers']])]),
  sheet('Lords of Battle', [
    line('Wound tally', [[4, 'more than the enemy'], [8, 'twice as many or more'], [12, 'three times as many or more, or the enemy is gone']]),
    G3, B31, heroes('Heroes', 2),
  ]),
  sheet('Assassination', [
    line('Target', [[3, 'wounded'], [6, 'wounded by the assassin'], [9, 'slain'], [12, 'slain by the assassin']]),
    G3, B31,
    line('Own assassin', [[1, 'alive']]),
    line('Own chosen one', [[1, 'alive']]),
  ]),
  sheet('Contest of Champions', [
    line('Champion’s kills', [[4, 'more than the enemy’s'], [8, 'at least two, and twice as many or more'], [12, 'at least three, and three times as many or more']]),
    line('Other champion', [[2, 'slain by yours']]),
    B31,
    line('Own General', [[1, 'alive'], [3, 'unhurt']]),
  ]),
  sheet('Heirlooms of Ages Past', [
    line('Heirloom', [[4, 'nobody holds it, but more models of yours within 3"'], [8, 'held']]),
    line('Decoys', [[1, 'each']], 5),
    B31, G2, ownBanners,
  ], { aliases: ['Heirloom of Ages Past'] }),
  sheet('Sites of Power', [contested('Sites', 4), B31, G3, dearest]),
  sheet('Command the Battlefield', [contested('Quarters of the board', 4), B31, G3, line('Enemy at a quarter', [[2, 'a quarter of the enemy or less is left']])]),
  sheet('Retrieval', [
    line('Relic', [[3, 'moved'], [6, 'held'], [9, 'in your own zone'], [12, 'off the board']]),
    B31, G2, heroes('Heroes', 3),
  ]),
  sheet('Seize the Prizes', [
    line('Artefacts', [[1, 'loose, with more models of yours'], [2, 'in your own half'], [3, 'in the enemy’s half'], [4, 'off the board']], 3),
    B31, G3, ownBanners,
  ]),
  sheet('Treasure Hoard', [
    line('Artefacts', [[2, 'each']], 6),
    B31, G3,
    line('Models at the enemy’s edge', [[1, 'one within 12"'], [2, 'three within 12"']]),
  ]),
  sheet('Storm the Camp', [
    line('Camp', [[5, 'taken'], [7, 'taken with a Hero'], [10, 'taken with a banner']]),
    B2, G3,
    line('Models in the camp', [[1, 'each']], 5),
  ]),
  sheet('Divide & Conquer', [
    line('Centre', [[3, 'more models of yours'], [6, 'models of yours alone']]),
    line('Other objectives', [[1, 'more models of yours'], [3, 'models of yours alone']], 2),
    B31, G3,
    line('Own General', [[2, 'in the centre']]),
  ]),
  sheet('Escort the Wounded', [
    line('Wounded allies', [[2, 'in the enemy’s half'], [4, 'rescued']], 3),
    B31, G3, noEnemyBanner,
  ]),
  sheet('Clash By Moonlight', [
    broken(1, 4), general(1, 4), noEnemyBanner, ownBanners, heroes('Heroes', 4),
    line('Objective', [[1, 'more models of yours'], [4, 'twice as many or more, or yours alone']]),
  ]),
  sheet('Lead from the Front', [
    line('Objectives', [[2, 'Heroes of both sides, yours of a higher tier'], [4, 'your Heroes alone']], 3),
    B31, G3, noEnemyBanner,
  ]),
  sheet('Convergence', [
    line('Heirlooms', [[1, 'held'], [3, 'held within 6" of the centre']], 4),
    line('Models at the centre', [[2, 'more of yours']]),
    B31, G3,
  ]),
  sheet('No Escape', [
    line('Enemy leader', [[1, 'wounded'], [3, 'one Wound left'], [5, 'gone']]),
    broken(3, 5),
    line('Enemy banners', [[2, 'the enemy has no banner left']]),
    ownBanners,
    line('Secondary General', [[3, 'gone']]),
    heroes('Heroes near the centre', 3),
  ], { format: 'DOUBLES' }),
  sheet('Total Conquest', [
    line('Objectives', [[1, 'the first step'], [3, 'the last step']], 5),
    B2, general(1, 3, 'Enemy leader'),
  ], { format: 'DOUBLES' }),
];

/** The doubles scenarios of which the names alone are known. */
export const unscored2024: readonly UnscoredScenario[] = [
  'Take & Hold',
  'Clash of Champions',
  'Cornered',
  'Duel of Wits',
].map((name) => ({ id: sheetId(name), name, format: 'DOUBLES' }));

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, '');

/** The scenario that an event names by its id, or in its own words by one of its names. */
export const findScenario2024 = (named: string): ScoringSheet | UnscoredScenario | undefined =>
  [...scoringSheets2024, ...unscored2024].find(({ id }) => id === named) ??
  scoringSheets2024.find((sheet) =>
    [sheet.name, ...sheet.aliases].some((name) => plain(name) === plain(named)),
  );
