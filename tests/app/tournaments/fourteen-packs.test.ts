import type {
  EventStages,
  OfferedPack,
  PackPresetList,
  Round,
  TournamentStandings,
} from '../../../src/app/kernel/generated/answers';
import { type Input, must } from './organiser';
import { type Scene, does, grant, newScene } from './scene';

/**
 * Every pack to start from, played as an event of 24 players or 8 teams. Round 1 is the seeding list by halves, and the lower number
 * always wins. All tables are worked out by hand.
 *
 * A winner n is 12 - n Victory Points ahead, but at least 1, and the loser has 2: 1 wins 13-2, 2 wins 12-2, 11 and all after it 3-2.
 * Round 1 is 1-13, 2-14, ... 12-24; round 2 is 1-2, 3-4, ... 11-12, then 23-24, 22-21, ... 14-13.
 * After it the differences are 1: +22, 3: +18, 5: +14, 7: +10, 9: +6, 11: +2; 12 and 23: 0, with 5 Victory Points each.
 */

const numberOf = (id: string): number => Number(id.slice(1));
const leadOf = (winner: number): number => Math.max(1, 12 - winner);

type Score = (winner: number) => object;
const byLead: Score = (winner) => ({ victoryPoints: [2 + leadOf(winner), 2] });

/** The loser has the Victory Points, the winner the objectives: 5 for the first four, 3 for the others, against 1. */
const byObjectives: Score = (winner) => ({
  victoryPoints: [2, 2 + leadOf(winner)],
  numbers: [{ number: 'objectives', values: [winner <= 4 ? 5 : 3, 1] }],
});

/** Each of five tables is won by 5, 4, 3 or 2 points by the first four teams, and by 1 by the others. */
const byTables: Score = (winner) => ({
  games: [1, 2, 3, 4, 5].map((member) => ({
    members: [member, member],
    victoryPoints: [2 + Math.max(1, 6 - winner), 2],
  })),
});

const reversed = (given: unknown): unknown => (Array.isArray(given) ? given.toReversed() : given);

/** The score in the order of the table. */
const inOrder = (score: Record<string, unknown>, isSwapped: boolean): object => {
  if (!isSwapped) return score;
  const { victoryPoints, numbers, games, ...rest } = score as Record<string, Input[]>;
  return {
    ...rest,
    ...(victoryPoints && { victoryPoints: reversed(victoryPoints) }),
    ...(numbers && { numbers: numbers.map((one) => ({ ...one, values: reversed(one['values']) })) }),
    ...(games && { games: games.map((one) => ({ ...one, victoryPoints: reversed(one['victoryPoints']) })) }),
  };
};

const playRound = async (scene: Scene, score: Score): Promise<Round> => {
  const drawn = await does<Round>(scene, 'drawRound');
  await does(scene, 'startRound', { round: drawn.number });
  const results = drawn.tables.map(({ table, entrants }) => {
    const [first = 0, second = 0] = entrants.map(numberOf);
    const said = inOrder(score(Math.min(first, second)) as Record<string, unknown>, first > second);
    return { table, kind: 'PLAYED', ...said };
  });
  await does(scene, 'reportResults', { round: drawn.number, results });
  return drawn;
};

const entrantsOf = ({ format, teams }: OfferedPack, count: number): readonly object[] =>
  Array.from({ length: count }, (_, index) => {
    const members = format === 'DOUBLES' ? 2 : (teams?.size ?? 0);
    const names = Array.from({ length: members }, (_one, member) => `Player ${index + 1}.${member + 1}`);
    return { name: `Entrant ${index + 1}`, seeding: index + 1, ...(members > 0 && { members: names }) };
  });

const seeded = { firstRound: 'SEEDED', seeding: 'LIST', folding: 'HALVES' };

const offered = async (preset: string): Promise<OfferedPack> => {
  const scene = await newScene();
  const { items } = await must<PackPresetList>({ store: scene.store }, 'packPresets', { input: {} });
  return items.find((one) => one.preset === preset)!;
};

/** The event as the console makes it from a preset. */
const eventOf = async (preset: string, rounds?: number): Promise<Scene> => {
  const pack = await offered(preset);
  const { format, teams, tiebreakers } = pack;
  const scene = await newScene({
    format,
    rounds: rounds ?? pack.rounds,
    tiebreakers: tiebreakers.map(({ most, ...one }) => ({ ...one, ...(most !== null && { most }) })),
    ...(teams && { teams: { size: teams.size, bands: teams.bands, forfeit: teams.forfeit } }),
    pack: { preset, pairing: seeded },
  });
  await does(scene, 'registerEntrants', { entrants: entrantsOf(pack, pack.entrants) });
  return scene;
};

const finalTable = async (scene: Scene): Promise<TournamentStandings['standings']> => {
  await does(scene, 'finishTournament');
  return (await does<TournamentStandings>(scene, 'standings')).standings;
};

/** "1 e1 6 +22" and so on, as far as asked. */
const linesOf = (standings: TournamentStandings['standings'], count: number): readonly string[] =>
  standings
    .slice(0, count)
    .map(({ rank, tied, entrant, tournamentPoints, victoryPointDifference }) =>
      [`${tied ? '=' : ''}${rank}`, numberOf(entrant), tournamentPoints, victoryPointDifference].join(' '),
    );

const note = (scene: Scene, entrant: number, tiebreaker: string, value: number) =>
  does(scene, 'setScore', { entrant: `e${entrant}`, tiebreaker, value });

const threeForAWin = ['1 1 6 22', '2 3 6 18', '3 5 6 14', '4 7 6 10', '5 9 6 6', '6 11 6 2', '=7 12 3 0', '=7 23 3 0']; // prettier-ignore

describe('a pack of single games, two rounds', () => {
  // Leads of the winners in both rounds: 1: 11, 3: 9, 5: 7, 7: 5, 9: 3, 11: 1. 12 wins and loses by 1, 23 too.
  test.each([
    ['MATCHED_PLAY_GUIDE', threeForAWin],
    ['DOUBLES', threeForAWin],
    // Opponents of each winner have 6 points together, so the difference decides here too.
    ['LEAGUE_3_1_0', threeForAWin],
    // Major from 8 ahead: 11 and 9 are, 7 is not.
    ['MAJOR_MINOR_5_4_2_1_0', ['1 1 10 22', '2 3 10 18', '3 5 8 14', '4 7 8 10', '5 9 8 6', '6 11 8 2', '=7 12 5 0', '=7 23 5 0']], // prettier-ignore
    // Major with 6 and twice the other's 2: from a lead of 4.
    ['MAJOR_MINOR_6_5_2_1_0', ['1 1 12 22', '2 3 12 18', '3 5 12 14', '4 7 12 10', '5 9 10 6', '6 11 10 2', '=7 12 6 0', '=7 23 6 0']], // prettier-ignore
    // 20-0 from 8, 18-2 from 6, 15-5 from 3, 12-8 from 1.
    ['BANDS_20_0', ['1 1 40 22', '2 3 40 18', '3 5 36 14', '4 7 30 10', '5 9 30 6', '6 11 24 2', '=7 12 20 0', '=7 23 20 0']], // prettier-ignore
    // 10 and the lead, at most 20.
    ['STEPS_20_0', ['1 1 40 22', '2 3 38 18', '3 5 34 14', '4 7 30 10', '5 9 26 6', '6 11 22 2', '=7 12 20 0', '=7 23 20 0']], // prettier-ignore
    // 10-0 from 10, 8-2 from 7, 7-3 from 4, 6-4 from 2, a lead of 1 is drawn.
    ['BRACKETS_10_0', ['1 1 20 22', '2 3 16 18', '3 5 16 14', '4 7 14 10', '5 9 12 6', '6 11 10 2', '=7 12 10 0', '=7 23 10 0']], // prettier-ignore
  ])('%s', async (preset, expected) => {
    const scene = await eventOf(preset, 2);
    await playRound(scene, byLead);
    await playRound(scene, byLead);
    expect(linesOf(await finalTable(scene), 8)).toEqual(expected);
  });

  // Major from 5 ahead: 11, 9, 7 and 5 are. 11 has 40 of its games and three times 10, 9 has 40 and 10.
  test('MAJOR_MINOR_25_20_15_10_5', async () => {
    const scene = await eventOf('MAJOR_MINOR_25_20_15_10_5', 2);
    await playRound(scene, byLead);
    await playRound(scene, byLead);
    for (const bonus of ['painted', 'based', 'list on time']) await note(scene, 11, bonus, 1);
    await note(scene, 9, 'painted', 1);
    expect(linesOf(await finalTable(scene), 8)).toEqual(['1 11 70 2', '2 1 50 22', '3 3 50 18', '4 5 50 14', '5 7 50 10', '6 9 50 6', '=7 12 30 0', '=7 23 30 0']); // prettier-ignore
  });

  // Two wins are 6 of 12 points: 22.5 of 45. Painting 30 of 30 is 30, 12 is 12; 4 of 20 from an opponent is 3; theme 10 of 10 is 10.
  test('WEIGHTED_45_30_15_10', async () => {
    const scene = await eventOf('WEIGHTED_45_30_15_10', 2);
    await playRound(scene, byLead);
    await playRound(scene, byLead);
    await note(scene, 11, 'painting', 30);
    await note(scene, 1, 'painting', 12);
    await note(scene, 3, 'theme', 10);
    const token = await grant(scene, 'PLAYER', 'e2');
    await does(scene, 'scoreOpponent', { entrant: 'e2', opponent: 'e1', tiebreaker: 'sportsmanship', value: 4 }, { token }); // prettier-ignore
    const standings = await finalTable(scene);
    expect(linesOf(standings, 6)).toEqual(['1 11 6 2', '2 1 6 22', '3 3 6 18', '4 5 6 14', '5 7 6 10', '6 9 6 6']); // prettier-ignore
    const totals = standings.slice(0, 4).map(({ criteria }) => criteria[0]?.value);
    expect(totals).toEqual(['105/2', '75/2', '65/2', '45/2']);
  });

  // 3 and 1 have 10 objectives of two games, 11, 9, 7 and 5 have 6, the fewer Victory Points behind the better. 2 and 4 have 6 of one win.
  test('SWISS_WITH_OBJECTIVES', async () => {
    const scene = await eventOf('SWISS_WITH_OBJECTIVES', 2);
    await playRound(scene, byObjectives);
    await playRound(scene, byObjectives);
    const standings = await finalTable(scene);
    expect(linesOf(standings, 8)).toEqual(['1 3 6 -18', '2 1 6 -22', '3 11 6 -2', '4 9 6 -6', '5 7 6 -10', '6 5 6 -14', '=7 2 3 1', '=7 4 3 1']); // prettier-ignore
    expect(standings.slice(0, 8).map(({ criteria }) => criteria[0]?.value)).toEqual(['10', '10', '6', '6', '6', '6', '6', '6']); // prettier-ignore
  });
});

describe('a pack of teams', () => {
  // Matches 75-25, 70-30, 65-35, 60-40 in round 1, by halves. In round 2 1-2 is 75-25 and 3-4 65-35; 7-8 and 5-6 are 55-45, a draw.
  test('TEAMS_20_0', async () => {
    const scene = await eventOf('TEAMS_20_0', 2);
    await playRound(scene, byTables);
    await playRound(scene, byTables);
    const standings = await finalTable(scene);
    expect(linesOf(standings, 8)).toEqual(['1 1 4 100', '2 3 4 60', '=3 2 2 -10', '=3 4 2 -10', '5 7 1 -20', '6 8 1 -30', '7 5 1 -40', '8 6 1 -50']); // prettier-ignore
    expect(standings.map(({ victoryPoints }) => victoryPoints)).toEqual([150, 130, 95, 95, 90, 85, 80, 75]);
  });
});

const places = ({ places: all }: EventStages, count: number): string =>
  all
    .slice(0, count)
    .map(
      ({ place, entrants }) =>
        `${place}:${entrants
          .map(numberOf)
          .toSorted((a, b) => a - b)
          .join('=')}`,
    )
    .join(' ');

const tablesOf = ({ tables }: Round): string =>
  tables.map(({ entrants }) => entrants.map(numberOf).join('-')).join(' ');

describe('a pack of stages', () => {
  // Round 3: 1-3, 5-7, 9-11, 12-23, 2-4, 6-8, 10-21, ... Round 4, the last of its stage: 1-5, 9-2, 3-6, 7-10, 12-11, 17-13.
  // Tables of a bracket stand in its order: first against last, fourth against fifth and so on.
  // Then 1 has 12 points; 2 (+19), 3 (+16), 5 (+10), 7 (+8), 11 (0), 9 (-1) and 13 (-8) have 9.
  test('SWISS_THEN_KNOCK_OUT', async () => {
    const scene = await eventOf('SWISS_THEN_KNOCK_OUT');
    const rounds: Round[] = [];
    for (let round = 1; round <= 7; round += 1) rounds.push(await playRound(scene, byLead));
    expect(
      rounds
        .slice(2)
        .map(tablesOf)
        .map((text) => text.split(' ').slice(0, 5).join(' ')),
    ).toEqual([
      '1-3 5-7 9-11 12-23 2-4',
      '1-5 9-2 3-6 7-10 12-11',
      '1-13 5-7 2-9 3-11',
      '1-5 2-3',
      '1-2 3-5',
    ]);
    expect(places(await does<EventStages>(scene, 'stages'), 5)).toBe('1:1 2:2 3:3 4:5 5:7=9=11=13');
  });

  // Pools 1-12-13-24, 2-11-14-23, ... 6-7-18-19. First are 1 to 6; of the second 7 (+4) and 8 (+1) are best.
  test('POOLS_THEN_KNOCK_OUT', async () => {
    const scene = await eventOf('POOLS_THEN_KNOCK_OUT');
    const rounds: Round[] = [];
    for (let round = 1; round <= 6; round += 1) rounds.push(await playRound(scene, byLead));
    expect(rounds.slice(3).map(tablesOf)).toEqual(['1-8 4-5 2-7 3-6', '1-4 2-3', '1-2 3-4']);
    const all = await does<EventStages>(scene, 'stages');
    expect(all.stages[0]?.groups.map(({ standings }) => standings.map(({ entrant }) => numberOf(entrant)).join('-'))).toEqual(['1-12-13-24', '2-11-14-23', '3-10-15-22', '4-9-16-21', '5-8-17-20', '6-7-18-19']); // prettier-ignore
    expect(places(all, 5)).toBe('1:1 2:2 3:3 4:4 5:5=6=7=8');
  });
});

test('these are all, and those that no document prints say so', async () => {
  const scene = await newScene();
  const { items } = await must<PackPresetList>({ store: scene.store }, 'packPresets', { input: {} });
  expect(items.map(({ preset }) => preset)).toEqual(['MATCHED_PLAY_GUIDE', 'DOUBLES', 'MAJOR_MINOR_5_4_2_1_0', 'MAJOR_MINOR_6_5_2_1_0', 'MAJOR_MINOR_25_20_15_10_5', 'BANDS_20_0', 'STEPS_20_0', 'BRACKETS_10_0', 'TEAMS_20_0', 'LEAGUE_3_1_0', 'WEIGHTED_45_30_15_10', 'SWISS_THEN_KNOCK_OUT', 'POOLS_THEN_KNOCK_OUT', 'SWISS_WITH_OBJECTIVES']); // prettier-ignore
  const printed = items.filter(({ source }) => /document 00/.test(source)).map(({ preset }) => preset);
  expect(printed).toEqual(['MATCHED_PLAY_GUIDE', 'DOUBLES']);
  expect(items.filter(({ source }) => /^A (form that the field plays|convention observed)/.test(source))).toHaveLength(12); // prettier-ignore
});
