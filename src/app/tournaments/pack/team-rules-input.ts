import * as z from 'zod/mini';
import {
  LARGEST_TEAM,
  MOST_BANDS,
  MOST_GAME_POINTS,
  MOST_PICK_MINUTES,
  MOST_SUBSTITUTES,
  SMALLEST_TEAM,
} from '../../../domain/tournaments/limits';
import {
  type TeamRules,
  pairingPhases,
  pickFallbacks,
  teamRules,
} from '../../../domain/tournaments/teams/team-rules';
import {
  type CrossFault,
  optional,
  wholeNumber,
  withDefault,
  arrayOf,
  oneOf,
  inputObject,
} from '../../kernel/input';
import { type FaultCode, fault } from '../../kernel/faults';
import { schemaOf } from '../../kernel/shape-schema';
import { type Loose, fieldsOf, isGiven, listOf } from '../../kernel/unchecked';
import { teamArmiesInput, teamArmiesOf } from './team-armies-input';

/** How an organiser says how a team event is played. */

const points = (what: string) =>
  wholeNumber(-MOST_GAME_POINTS, MOST_GAME_POINTS, `Game Points for ${what}; they can be less than none.`);

/** The rules of a team event, field by field. */
export const teamRuleFields = {
  size: wholeNumber(SMALLEST_TEAM, LARGEST_TEAM, 'Players of a team in a match.'),
  substitutes: wholeNumber(0, MOST_SUBSTITUTES, 'Further players a team may name; 0 if omitted.'),
  protocol: arrayOf(
    oneOf(
      'PairingPhase',
      pairingPhases,
      'A phase in which the players of two teams find opponents; both captains seal each pick before either is shown.',
    ),
    [1, LARGEST_TEAM],
    'How opponents are found, phase by phase; the last one repeats. ORDER alone if omitted.',
  ),
  pickMinutes: wholeNumber(
    1,
    MOST_PICK_MINUTES,
    'How long captains have to seal a pick, and again to show it; if omitted, until a scorekeeper settles it.',
  ),
  fallback: oneOf(
    'PickFallback',
    pickFallbacks,
    'The fallback for a pick that comes too late; LINEUP if omitted.',
  ),
  gamePoints: inputObject('ResultPointsInput', 'Points by result.', {
    win: points('a win'),
    draw: points('a draw'),
    loss: points('a loss'),
  }).check(z.describe('Game Points by the result of a game; 2, 1 and 0 if omitted.')),
  forfeit: inputObject('ForfeitPointsInput', 'Game Points of a forfeited game.', {
    winner: points('the side that would have played'),
    loser: points('each side that does not play'),
  }).check(z.describe('Game Points of a forfeited game; those of a concession, 12-0, if omitted.')),
  bands: arrayOf(
    inputObject('GamePointsBandInput', 'Game Points from a difference up to the next band.', {
      aheadBy: wholeNumber(0, MOST_GAME_POINTS, 'The least difference in Victory Points; the first is 0.'),
      winner: points('the winner'),
      loser: points('the loser; in the first band the same'),
    }),
    [1, MOST_BANDS],
    'Game Points by the difference in Victory Points, rising; in place of gamePoints.',
  ),
};

/** The defaults. */
export const standardRules = {
  substitutes: 0,
  protocol: ['ORDER'],
  pickMinutes: null,
  fallback: 'LINEUP',
} as const;

const {
  size,
  substitutes,
  protocol,
  pickMinutes,
  fallback,
  gamePoints,
  bands: pointBands,
  forfeit,
} = teamRuleFields;

export const teamRulesInput = inputObject('TeamRulesInput', 'The rules of a team event.', {
  size,
  substitutes: withDefault(substitutes, standardRules.substitutes),
  protocol: withDefault(protocol, [...standardRules.protocol]),
  pickMinutes: optional(pickMinutes),
  fallback: withDefault(fallback, standardRules.fallback),
  gamePoints: optional(gamePoints),
  bands: optional(pointBands),
  forfeit: optional(forfeit),
  armies: optional(teamArmiesInput).check(
    z.describe('The rules for the armies of a team together; none if omitted.'),
  ),
});

type Given = z.output<typeof teamRulesInput>;

/** The Game Points that are announced, by result where nothing is said. */
export const gamePointsOf = (given: {
  readonly [Field in 'gamePoints' | 'bands']?: Given[Field] | null | undefined;
}): TeamRules['gamePoints'] =>
  given.bands
    ? { by: 'BANDS', bands: given.bands }
    : { by: 'RESULT', ...(given.gamePoints ?? { win: 2, draw: 1, loss: 0 }) };

export const teamRulesOf = (given: Given): TeamRules => ({
  size: given.size,
  substitutes: given.substitutes,
  protocol: given.protocol,
  pickMinutes: given.pickMinutes ?? null,
  fallback: given.fallback,
  gamePoints: gamePointsOf(given),
  ...(given.forfeit && { forfeit: given.forfeit }),
  ...(given.armies && { armies: teamArmiesOf(given.armies) }),
});

const inTeams = (path: readonly (string | number)[], code: FaultCode, message: string): CrossFault =>
  fault(['teams', ...path], code, message);

const bandFaults = (bands: readonly Loose[]): readonly CrossFault[] =>
  bands.flatMap(({ aheadBy, winner, loser }, index): readonly CrossFault[] => {
    if (index === 0)
      return aheadBy === 0 && winner === loser
        ? []
        : [inTeams(['bands', 0], 'INCONSISTENT', 'must start at 0 and give both the same')];
    return Number(aheadBy) > Number(bands[index - 1]?.['aheadBy'])
      ? []
      : [inTeams(['bands', index], 'INCONSISTENT', 'must be further ahead than the one before')];
  });

/** Faults of the Game Points of the rules. */
export const gamePointFaults = (value: unknown): readonly CrossFault[] => {
  const { bands, gamePoints: byResult } = fieldsOf(fieldsOf(value)['teams']);
  return [
    ...bandFaults(listOf(bands).map(fieldsOf)),
    ...(bands && byResult ? [inTeams(['gamePoints'], 'NOT_ALLOWED', 'leave it out where bands count')] : []),
  ];
};

/** A team event has its rules, and no other event has; nobody can stand in for a whole team. */
export const teamFaults = (value: unknown): readonly CrossFault[] => {
  const { format, teams, unpaired } = fieldsOf(value);
  const isTeams = format === 'TEAMS';
  return [
    ...(isTeams && !isGiven(teams) ? [inTeams([], 'INCONSISTENT', 'is required in a team event')] : []),
    ...(!isTeams && isGiven(teams) ? [inTeams([], 'INCONSISTENT', 'is for team events only')] : []),
    ...(isTeams && unpaired === 'SPARE'
      ? [fault(['unpaired'], 'INCONSISTENT', 'must be BYE in a team event')]
      : []),
    ...gamePointFaults(value),
  ];
};

const storedRules = schemaOf(teamRules);

/** Whether a document's rules of a team event are such. */
export const isTeamRules = (value: unknown): boolean => storedRules.safeParse(value).success;
