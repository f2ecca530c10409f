import type { AnnouncedTiebreaker, Format } from '../event/facts';
import { presets } from '../pack/presets';
import type { PresetId } from '../pack/preset-ids';
import type { TeamRules } from '../teams/team-rules';

/** The settings of an event that a preset is made for, beside its pack. */
export interface PresetEvent {
  readonly format: Format;
  readonly rounds: number;
  /** How many entrants it suits. */
  readonly entrants: number;
  readonly tiebreakers: readonly AnnouncedTiebreaker[];
  /** Null but for teams. */
  readonly teams: TeamRules | null;
}

const singles: PresetEvent = { format: 'SINGLES', rounds: 4, entrants: 24, tiebreakers: [], teams: null };

const { games: step } = presets.STEPS_20_0.scoring;

/** Five players a team; each table shares 20 Game Points step by step. */
const teamsOfFive: TeamRules = {
  size: 5,
  substitutes: 0,
  protocol: ['DEFEND'],
  pickMinutes: null,
  fallback: 'LINEUP',
  gamePoints: { by: 'BANDS', bands: step.by === 'BANDS' ? step.bands : [] },
  forfeit: { winner: 20, loser: 0 },
};

export const presetEvents: Readonly<Record<PresetId, PresetEvent>> = {
  MATCHED_PLAY_GUIDE: singles,
  DOUBLES: { ...singles, format: 'DOUBLES' },
  MAJOR_MINOR_5_4_2_1_0: singles,
  MAJOR_MINOR_6_5_2_1_0: singles,
  MAJOR_MINOR_25_20_15_10_5: singles,
  BANDS_20_0: singles,
  STEPS_20_0: singles,
  BRACKETS_10_0: singles,
  TEAMS_20_0: { ...singles, format: 'TEAMS', rounds: 3, entrants: 8, teams: teamsOfFive },
  LEAGUE_3_1_0: singles,
  WEIGHTED_45_30_15_10: {
    ...singles,
    tiebreakers: [
      { id: 'painting', better: 'HIGHER' },
      { id: 'sportsmanship', better: 'HIGHER', counts: 'OPPONENTS_SCORES', most: 5 },
      { id: 'theme', better: 'HIGHER' },
    ],
  },
  SWISS_THEN_KNOCK_OUT: { ...singles, rounds: 7 },
  POOLS_THEN_KNOCK_OUT: { ...singles, rounds: 6 },
  SWISS_WITH_OBJECTIVES: singles,
};
