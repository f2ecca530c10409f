import * as z from 'zod/mini';
import type { TournamentFacts } from '../../../domain/tournaments/event/facts';
import type { Entrant } from '../../../domain/tournaments/event/tournament';
import type { TeamRules } from '../../../domain/tournaments/teams/team-rules';
import { type Fault, fault } from '../../kernel/faults';
import { clearable, inputObject } from '../../kernel/input';
import { teamArmiesInput, teamArmiesOf } from './team-armies-input';
import { teamRuleFields, gamePointsOf, standardRules } from './team-rules-input';

/** How the rules of a team event are changed: those of a match until round 1 is drawn, the others later too. */

const { size, substitutes, protocol, pickMinutes, fallback, gamePoints, bands, forfeit } = teamRuleFields;

export const teamRulesPatch = inputObject(
  'TeamRulesPatchInput',
  'Changes of the rules of a team event; omitted fields stay, null clears.',
  {
    size: z.optional(size),
    substitutes: clearable(substitutes),
    protocol: clearable(protocol),
    pickMinutes: clearable(pickMinutes),
    fallback: clearable(fallback),
    gamePoints: clearable(gamePoints),
    bands: clearable(bands),
    forfeit: clearable(forfeit),
    armies: clearable(teamArmiesInput).check(
      z.describe('The rules for the armies of a team together; they replace those announced before.'),
    ),
  },
);

type Given = z.output<typeof teamRulesPatch>;

const pointsAfter = ({ gamePoints: before }: TeamRules, given: Given): TeamRules['gamePoints'] => {
  const cleared = before.by === 'BANDS' ? given.bands : given.gamePoints;
  return given.bands || given.gamePoints || cleared === null ? gamePointsOf(given) : before;
};

/** The value after a merge patch: null clears, an omitted field stays. */
const after = <Value>(given: Value | null | undefined, before: Value, cleared: Value): Value =>
  given === undefined ? before : (given ?? cleared);

/** The rules after the patch. */
const patchedRules = (before: TeamRules, given: Given): TeamRules => {
  const { armies: stood, forfeit: announced, ...rest } = before;
  const forfeited = after(given.forfeit, announced ?? null, null);
  const armies = after(given.armies && teamArmiesOf(given.armies), stood ?? null, null);
  return {
    ...rest,
    size: given.size ?? before.size,
    substitutes: after(given.substitutes, before.substitutes, standardRules.substitutes),
    protocol: after(given.protocol, before.protocol, standardRules.protocol),
    pickMinutes: after(given.pickMinutes, before.pickMinutes, standardRules.pickMinutes),
    fallback: after(given.fallback, before.fallback, standardRules.fallback),
    gamePoints: pointsAfter(before, given),
    ...(forfeited && { forfeit: forfeited }),
    ...(armies && { armies }),
  };
};

/** Matches were paired and scored by these. */
const ofMatches = ['size', 'protocol', 'gamePoints', 'forfeit'] as const;

const pointsInWords = (points: TeamRules['gamePoints']): string => {
  if (points.by === 'RESULT') return [points.win, points.draw, points.loss].join('-');
  return points.bands.map(({ aheadBy, winner, loser }) => `${winner}-${loser} from ${aheadBy}`).join(', ');
};

const inWords = ({ size: players, protocol: phases, gamePoints: points, forfeit: lost }: TeamRules) => ({
  size: String(players),
  protocol: phases.join(', '),
  gamePoints: pointsInWords(points),
  forfeit: lost ? `${lost.winner}-${lost.loser}` : 'as a concession',
});

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The teams that name too many or too few players for these rules. */
const unfit = (
  { size: least, substitutes: more }: TeamRules,
  entrants: readonly Entrant[],
): readonly Entrant[] =>
  entrants.filter(
    ({ facts: { erased, members } }) =>
      erased !== true && (members.length < least || members.length > least + more),
  );

const MOST_NAMED = 10;

/** Faults of a patch that contradicts rounds that are drawn, or teams that are registered. */
export const teamPatchFaults = (
  given: Given | undefined,
  { teams: before }: Pick<TournamentFacts, 'teams'>,
  seen: { readonly entrants: readonly Entrant[]; readonly drawn: number },
): readonly Fault[] => {
  if (given === undefined) return [];
  if (before === undefined)
    return [{ path: 'teams', code: 'NOT_ALLOWED', message: 'is for team events only: this is none' }];
  const rules = patchedRules(before, given);
  const settled = ofMatches.filter((field) => seen.drawn > 0 && !isSame(rules[field], before[field]));
  const teams = isSame([rules.size, rules.substitutes], [before.size, before.substitutes])
    ? []
    : unfit(rules, seen.entrants);
  const named = teams
    .slice(0, MOST_NAMED)
    .map(({ facts: { name, members } }) => `${name} has ${members.length} players`);
  const others = teams.length - named.length;
  return [
    ...settled.map((field): Fault =>
      fault(
        field === 'gamePoints' && given.bands !== undefined ? 'teams.bands' : `teams.${field}`,
        'NOT_ALLOWED',
        `must stay ${inWords(before)[field]}: round 1 is drawn, and matches are paired and scored by it`,
      ),
    ),
    ...(teams.length === 0
      ? []
      : [
          fault(
            given.size === undefined ? 'teams.substitutes' : 'teams.size',
            'INCONSISTENT',
            `must fit the teams that are registered: ${[...named, ...(others > 0 ? [`and ${others} more`] : [])].join(', ')}`,
          ),
        ]),
  ];
};

/** The rules after the patch, if they are others; undefined if they stay as they are. */
export const changedRules = (
  given: Given | undefined,
  { teams: before }: TournamentFacts,
): TeamRules | undefined => {
  if (given === undefined || before === undefined) return undefined;
  const rules = patchedRules(before, given);
  return isSame(rules, before) ? undefined : rules;
};
