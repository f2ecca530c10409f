import type { Band, GamePointsKind } from './game-points';
import type { Bonus, DisqualifiedRule, SpareRule } from './pack';
import type {
  ApartWish,
  FinalRound,
  FirstRoundKind,
  Folding,
  IdPair,
  LaterRoundKind,
  NeverMeet,
  RequestedBye,
  Seeding,
  TableRule,
  WithinGroup,
} from './pairing-rules';
import type { PresetId } from './presets';
import type { RankingRule } from './ranking-rule';
import type { ScenarioKind } from './scenario-rules';

/** Left out or null alike: as in the preset. */
type Given<T> = { readonly [Key in keyof T]?: T[Key] | null | undefined };

/** Tournament Points of a game: the fields that `by` does not use must be left out. */
export type GamePointsInput = { readonly by: GamePointsKind } & Given<{
  win: number;
  draw: number;
  loss: number;
  majorWin: number;
  minorWin: number;
  minorLoss: number;
  majorLoss: number;
  majorAheadBy: number;
  majorDoubleWithAtLeast: number;
  bands: readonly Band[];
}>;

export interface OutcomeInput {
  readonly victoryPoints: number;
  readonly leaderKilled: boolean;
  readonly tournamentPoints?: number | null | undefined;
  /** For a concession only. */
  readonly concederPoints?: number | null | undefined;
}

export type ScoringInput = Given<{
  games: GamePointsInput;
  victoryPointCap: number;
  bonuses: readonly Bonus[];
  bye: OutcomeInput;
  requestedBye: OutcomeInput;
  concession: OutcomeInput;
  spare: SpareRule;
  bothLost: number;
  disqualified: DisqualifiedRule;
}>;

export type PairingInput = Given<{
  firstRound: FirstRoundKind;
  seeding: Seeding;
  folding: Folding;
  given: readonly IdPair[];
  laterRounds: LaterRoundKind;
  within: WithinGroup;
  finalRound: FinalRound;
  apart: readonly ApartWish[];
  neverMeet: readonly NeverMeet[];
  challenges: readonly IdPair[];
  requestedByes: readonly RequestedBye[];
  tables: TableRule;
  terrain: readonly string[];
}>;

export type ScenariosInput = { readonly by: ScenarioKind } & Given<{
  pool: readonly string[];
  choices: number;
}>;

/** A pack as an organiser writes it: a preset, and what differs from it. */
export type PackInput = Given<{
  preset: PresetId;
  name: string;
  scoring: ScoringInput;
  ranking: readonly RankingRule[];
  pairing: PairingInput;
  scenarios: ScenariosInput;
}>;
