import {
  type ObjectOf,
  type Of,
  type Shape,
  choiceOf,
  flag,
  known,
  list,
  maybe,
  nullable,
  typedObject,
  whole,
} from '../../../shared/shape';
import {
  MOST_BANDS,
  MOST_BONUSES,
  MOST_CRITERIA,
  MOST_PACK_WEIGHT,
  MOST_SCENARIOS_IN_POOL,
  MOST_STAGES,
  MOST_VICTORY_POINTS,
  MOST_WEIGHTS,
} from '../limits';
import { criterionNames, directions, unplayedRules } from './criterion-names';
import { type Given, type KindOf, type Written, inPart, kinds, typedKinds } from './kinds';
import { armiesShape } from './army-rules';
import type { PackArmiesInput } from './armies-from';
import { rareScoring, weightedParts } from './game-numbers';
import { type PairingInput, pairingShape } from './pairing-rules';
import { type PresetId, presetIds } from './preset-ids';
import { type Stage, stageShape } from './stage';
import { name, points, victoryPoints, victoryPointsFromOne } from './values';

/**
 * The rules that an organiser announces with an event: this file and `pairing-rules.ts` are the only place that states their fields,
 * limits and descriptions. The types are inferred from the shapes; the input schema and the faults of single fields are made from them.
 */

const pointsOf = (game: string) => points(`Tournament Points of ${game}.`);

/** From a difference of `aheadBy` Victory Points up to the next band. */
const band = typedObject('PointsBandInput', 'Tournament Points from a difference up to the next band.', {
  aheadBy: victoryPoints('The least difference in Victory Points; the first is 0.'),
  winner: points('Tournament Points of the winner.'),
  loser: points('Tournament Points of the loser; in the first band the same.'),
});
export type Band = Of<typeof band>;

const gamePointsKinds = {
  RESULT: 'Win, draw, loss.',
  GRADE: 'Major and Minor wins.',
  BANDS: 'Bands of difference in Victory Points.',
} as const;

/** A win is Major when it meets one of the conditions that are given. The bands rise; the first starts at 0 and gives both the same. */
export const gamePoints = kinds({
  by: choiceOf(
    'GamePointsKind',
    gamePointsKinds,
    'RESULT: win, draw, loss. GRADE: Major and Minor. BANDS: by difference in Victory Points.',
  ),
  used: {
    RESULT: ['win', 'draw', 'loss'],
    GRADE: ['majorWin', 'minorWin', 'draw', 'minorLoss', 'majorLoss', 'majorAheadBy', 'majorDoubleWithAtLeast'], // prettier-ignore
    BANDS: ['bands'],
  },
  fields: {
    win: pointsOf('a win, for RESULT'),
    draw: pointsOf('a draw, for RESULT and GRADE'),
    loss: pointsOf('a loss, for RESULT'),
    majorWin: pointsOf('a Major win, for GRADE'),
    minorWin: pointsOf('a Minor win, for GRADE'),
    minorLoss: pointsOf('a Minor loss, for GRADE'),
    majorLoss: pointsOf('a Major loss, for GRADE'),
    majorAheadBy: nullable(
      victoryPointsFromOne('The lead in Victory Points that makes a Major win, for GRADE.'),
    ),
    majorDoubleWithAtLeast: nullable(
      victoryPointsFromOne("The least Victory Points for a Major win with twice the opponent's, for GRADE."),
    ),
    bands: list(band, [0, MOST_BANDS], 'For BANDS, rising.'),
  },
});
export type GamePoints = KindOf<typeof gamePoints>;
export type PointsByGrade = Extract<GamePoints, { readonly by: 'GRADE' }>;
type GamePointsInput = Written<typeof gamePoints>;

/** The fields of a ranking rule that belong to one criterion. */
export const criteria = kinds({
  by: {
    ...choiceOf('StandingCriterion', criterionNames, 'Criteria that can place one entrant above another.'),
    description: 'The value that is compared.',
  },
  used: {
    ORGANISER_TIEBREAKER: ['tiebreaker'],
    OPPONENTS_WIN_RATE: ['floorPercent'],
    BUCHHOLZ: ['unplayed'],
    BUCHHOLZ_CUT_1: ['unplayed'],
    BUCHHOLZ_MEDIAN: ['unplayed'],
    SONNEBORN_BERGER: ['unplayed'],
    PATH_TO_VICTORY: ['weights'],
    GAME_NUMBER: ['number'],
    WEIGHTED_TOTAL: ['parts'],
  },
  fields: {
    tiebreaker: name("Which of the organiser's own, for ORGANISER_TIEBREAKER."),
    floorPercent: whole(0, 100, 'The least win rate that counts, in percent, for OPPONENTS_WIN_RATE.'),
    weights: list(
      whole(0, MOST_PACK_WEIGHT, 'A weight.'),
      [0, MOST_WEIGHTS],
      'The weight of round 1, round 2, ...; the last for all later ones, for PATH_TO_VICTORY.',
    ),
    number: name('Which number of the games, for GAME_NUMBER.'),
    parts: weightedParts,
    unplayed: choiceOf(
      'UnplayedRule',
      unplayedRules,
      'The rule for rounds without an opponent, in BUCHHOLZ and SONNEBORN_BERGER; OWN_BEFORE if omitted.',
    ),
  },
  unset: { unplayed: 'OWN_BEFORE' },
});

/** The organiser's own tiebreakers bring their own direction, and a lot is drawn: there `better` is not looked at. */
const rankingRule = typedObject('RankingRuleInput', 'One criterion of a ranking.', {
  criterion: criteria.by,
  better: choiceOf('TiebreakerOrder', directions, 'The value that ranks better: the higher or the lower.'),
  tiebreaker: maybe(criteria.fields.tiebreaker),
  floorPercent: maybe(criteria.fields.floorPercent),
  weights: maybe(criteria.fields.weights),
  number: maybe(criteria.fields.number),
  parts: maybe(criteria.fields.parts),
  unplayed: maybe(criteria.fields.unplayed),
});
export type RankingRule = Of<typeof rankingRule>;

const scenarioKinds = {
  NAMED: 'The organiser names them round by round.',
  DRAWN: 'Drawn from a pool by a published seed, none twice before all have come.',
  VETOED: 'Several are drawn for each round, of which the players of a table veto all but one in turn.',
} as const;

export const scenarioRules = kinds({
  by: choiceOf('PackScenarioKind', scenarioKinds, 'The way in which the scenarios are chosen.'),
  used: { NAMED: [], DRAWN: ['pool'], VETOED: ['pool', 'choices'] },
  fields: {
    pool: list(
      known('SCENARIO'),
      [0, MOST_SCENARIOS_IN_POOL],
      'The scenarios to draw from: in a doubles event ids of doubles scenarios, in others any names.',
    ),
    choices: whole(
      2,
      MOST_SCENARIOS_IN_POOL,
      'For VETOED: how many are drawn for a round, at most the size of the pool.',
    ),
  },
});
export type ScenarioRules = KindOf<typeof scenarioRules>;
export type ScenariosInput = Written<typeof scenarioRules>;

/**
 * A game without dice: the side that has it scores `victoryPoints` to none. The result follows from them; so do the Tournament Points
 * of both sides, unless they are given. Only a concession has a conceder.
 */
export const outcome = typedObject('FixedOutcomeInput', 'The points of a game without dice.', {
  victoryPoints: victoryPoints('Victory Points to none; 0 is a draw.'),
  leaderKilled: flag('Whether the enemy leader counts as killed.'),
  tournamentPoints: nullable(points('Tournament Points; as such a game if omitted.')),
  concederPoints: nullable(
    points('For a concession: Tournament Points of the conceding side; as such a loss if omitted.'),
  ),
});
export type ConcessionOutcome = Of<typeof outcome>;
export type FixedOutcome = Omit<ConcessionOutcome, 'concederPoints'>;
const bye = (description: string): Shape<FixedOutcome> => ({ ...outcome, description });

const bonusFacts = {
  LEADER_KILLED: 'The enemy leader was killed.',
  NOTED: "The organiser notes it, as a score above 0 under the bonus's id.",
  VALUE:
    "The organiser notes a score under the bonus's id, and each point of it counts: painting from 0 to 40.",
} as const;

const bonusCounts = {
  EVENT: 'Once in the event.',
  GAME: 'Once in each game.',
} as const;

const bonus = typedObject('BonusInput', 'Points for a fact other than the games.', {
  id: name('The name of the fact, such as "painted"; facts are noted as scores under it.'),
  fact: choiceOf(
    'BonusFact',
    bonusFacts,
    'LEADER_KILLED: the enemy leader. NOTED: the organiser notes it. VALUE: each point of the score counts.',
  ),
  /** Not looked at for VALUE. */
  once: choiceOf('BonusCount', bonusCounts, 'Once in the EVENT, or once in each GAME.'),
  most: maybe(victoryPointsFromOne('For VALUE: the most that counts; no limit if omitted.')),
  tournamentPoints: points('Tournament Points.'),
  victoryPoints: whole(-MOST_VICTORY_POINTS, MOST_VICTORY_POINTS, 'Victory Points.'),
});
export type Bonus = Of<typeof bonus>;

const spareRules = {
  AS_PLAYED: 'Like any other game.',
  AS_BYE: 'A bye.',
} as const;

const disqualifiedRules = {
  AS_PLAYED: 'As played.',
  AS_CONCEDED: 'A concession.',
} as const;

export const scoringFields = {
  ...rareScoring,
  games: typedKinds('GamePointsInput', 'Tournament Points of a game.', gamePoints),
  /** Results and grades look at the game as played. */
  victoryPointCap: nullable(
    victoryPointsFromOne('The most Victory Points of a game that count in totals; null for no limit.'),
  ),
  bonuses: list(bonus, [0, MOST_BONUSES], 'Points for facts.'),
  bye: bye('A bye.'),
  requestedBye: bye('A bye that was asked for in advance; as any other if omitted.'),
  concession: { ...outcome, description: 'A concession, as the opponent has it.' },
  spare: choiceOf('SpareRule', spareRules, 'The rule for games against the Spare Player.'),
  bothLost: pointsOf('each side of a game lost by both'),
  disqualified: choiceOf(
    'DisqualifiedRule',
    disqualifiedRules,
    'The rule for wins over a disqualified entrant.',
  ),
};
export type ScoringRules = ObjectOf<typeof scoringFields>;

const rankingShape = list(rankingRule, [0, MOST_CRITERIA], 'The criteria in the order they are asked.');

const packFields = {
  name: name('What the pack is called.'),
  scoring: inPart('PackScoringInput', 'The points for games and facts.', scoringFields),
  ranking: rankingShape,
  pairing: pairingShape,
  scenarios: typedKinds('PackScenariosInput', 'The way to the scenarios of the rounds.', scenarioRules),
  /** Absent for an event of one piece. */
  stages: maybe(
    list(
      stageShape,
      [0, MOST_STAGES],
      'The stages, one after the other: their rounds together are those of the event.',
    ),
  ),
  /** Absent where each entrant has one army. */
  armies: maybe(armiesShape),
};

export const packShape = inPart(
  'EventPackInput',
  'The rules of an event: a preset, and what differs from it.',
  {
    preset: choiceOf(
      'PackPreset',
      presetIds,
      'The pack that these rules start from; the Matched Play Guide if omitted.',
    ),
    ...packFields,
  },
);

/** With the source of the rules, in words. */
export type EventPack = ObjectOf<typeof packFields> & { readonly source: string };

/** `concederPoints` is for a concession only. */
export type OutcomeInput = Pick<FixedOutcome, 'victoryPoints' | 'leaderKilled'> &
  Given<Pick<ConcessionOutcome, 'tournamentPoints' | 'concederPoints'>>;

type Outcomes = 'bye' | 'requestedBye' | 'concession';
export type ScoringInput = Given<
  Omit<ScoringRules, Outcomes | 'games'> & Record<Outcomes, OutcomeInput> & { games: GamePointsInput }
>;

/** A stage as an organiser writes it. */
export type StageInput = Pick<Stage, 'name' | 'by' | 'rounds'> & Given<Stage>;

/** A pack as an organiser writes it: a preset, and what differs from it. */
export type PackInput = Given<
  Pick<EventPack, 'name' | 'ranking'> & {
    stages: readonly StageInput[];
    armies: PackArmiesInput;
    preset: PresetId;
    scoring: ScoringInput;
    pairing: PairingInput;
    scenarios: ScenariosInput;
  }
>;
