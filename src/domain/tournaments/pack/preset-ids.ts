/** The packs that an organiser starts from, in the order in which they are offered. */
export const presetIds = {
  MATCHED_PLAY_GUIDE: 'Document 001: 3 for a win, 1 for a draw.',
  DOUBLES: 'Documents 000 and 001: as the Matched Play Guide, with the six doubles scenarios drawn.',
  MAJOR_MINOR_5_4_2_1_0: 'Observed at events: 5-4-2-1-0, Major from 8 ahead, a concession costs a point.',
  MAJOR_MINOR_6_5_2_1_0: "Five grades, 6-5-2-1-0; Major with 6 Victory Points and twice the opponent's.",
  MAJOR_MINOR_25_20_15_10_5:
    'Observed at events: 25-20-15-10-5, Major from 5 ahead, ten points each for painting, basing and a list on time.',
  BANDS_20_0: 'Observed at events: 20-0, 18-2, 15-5, 12-8, 10-10 by difference in Victory Points.',
  STEPS_20_0: '20 points to share, one step for each Victory Point of difference.',
  BRACKETS_10_0: '10-0 to 5-5 by brackets of Victory Point difference; a lead of 1 is a draw.',
  TEAMS_20_0: 'Teams of five: 20 Game Points a table, a match within 10 is drawn.',
  LEAGUE_3_1_0: 'An event that counts for a league: 3-1-0, score groups, strength of schedule first.',
  WEIGHTED_45_30_15_10: 'Games 45 %, painting 30 %, sportsmanship 15 %, theme 10 % of one total.',
  SWISS_THEN_KNOCK_OUT: 'Four Swiss rounds, then a knock-out of the best eight.',
  POOLS_THEN_KNOCK_OUT: 'Six pools, everybody against everybody, then a knock-out of the best eight.',
  SWISS_WITH_OBJECTIVES: 'Whoever holds more objectives wins; objectives rank after Tournament Points.',
} as const;
export type PresetId = keyof typeof presetIds;
