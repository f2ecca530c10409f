import { MOST_MEMBER_NUMBER } from '../../domain/tournaments/limits';
import { namesOf } from '../../shared/names-of';
import * as z from 'zod/mini';
import { catalogueReference } from '../armies/stored-catalogues/reference';
import { day, nameText } from '../kernel/text-fields';
import { scorings, seasonTotals } from '../../domain/tournaments/league/points-rule';
import {
  type CrossFault,
  crossCheck,
  crossFault,
  idText,
  shortText,
  optional,
  wholeNumber,
  withDefault,
  oneOf,
  listField,
  inputObject,
} from '../kernel/input';

/** The pieces that the inputs of league use-cases share. */

export const MOST_TOURNAMENTS = 200;
/** The most leagues of a federation. */
export const MOST_LEAGUES = 20;
/** The most seasons of a league. */
const MOST_SEASONS = 50;
const MOST_ON_A_PAGE = 100;
const MOST_PLACES = 200;
const MOST_POINTS = 100_000;

export const leagueId = idText('The id of the league.');
export const playerId = idText('The id of a player of the league.');
export const member = withDefault(
  wholeNumber(
    1,
    MOST_MEMBER_NUMBER,
    'The number of a member of a doubles team, from `memberNumbers`; 1 in singles.',
  ),
  1,
);
export const limit = withDefault(wholeNumber(1, MOST_ON_A_PAGE, 'The maximum number of items.'), 50);
export const cursor = optional(shortText('The `nextCursor` of the previous page.'));

export const leagueCatalogue = catalogueReference.check(
  z.describe(
    'The catalogue that armies are judged by in tournaments offered to it from now on, where they name none.',
  ),
);

const points = (description: string) => wholeNumber(0, MOST_POINTS, description);

const MOST_TIERS = 20;
const MOST_DAYS = 3650;

/** Each scoring's own field must be there, and nobody else's. */
const ruleFaults = (value: unknown): readonly CrossFault[] => {
  const given = (value ?? {}) as Readonly<Record<string, unknown>>;
  const { scoring } = given;
  const isEmpty = (field: string): boolean => {
    const value = given[field];
    return (
      value === undefined || value === null || value === 0 || (Array.isArray(value) && value.length === 0)
    );
  };
  const belongsTo = { placePoints: 'PLACE', participationPoints: 'PLACE', tiers: 'TIERS' } as const;
  const needed = scoring === 'PLACE' ? 'placePoints' : scoring === 'TIERS' ? 'tiers' : undefined;
  const isScoring = namesOf(scorings).some((known) => known === scoring);
  return [
    ...(needed !== undefined && isEmpty(needed)
      ? [
          crossFault(
            [needed],
            'REQUIRED',
            scoring === 'PLACE'
              ? 'is required where places give the points'
              : 'is required where the number of players counts',
          ),
        ]
      : []),
    ...(Object.keys(belongsTo) as (keyof typeof belongsTo)[])
      .filter((field) => isScoring && belongsTo[field] !== scoring && !isEmpty(field))
      .map((field) =>
        crossFault(
          [field],
          'INCONSISTENT',
          scoring === 'TOURNAMENT_POINTS'
            ? 'has no place where Tournament Points themselves count'
            : `belongs to ${belongsTo[field]}`,
        ),
      ),
  ];
};

const placePoints = listField(
  points('Points of a place.'),
  [0, MOST_PLACES],
  `The points of the first place, the second, and so on, at most ${MOST_PLACES}.`,
);

const tier = inputObject('LeagueTierInput', 'Place points of tournaments of this many players or more.', {
  fromPlayers: wholeNumber(1, 10_000, 'The fewest players of such a tournament.'),
  placePoints,
  participationPoints: withDefault(points('The points of everyone placed further down.'), 0),
});

const decay = inputObject('LeagueDecayInput', 'The loss of points of results as the season goes on.', {
  percent: wholeNumber(1, 100, 'Percent of its points that a result loses for each full period.'),
  everyDays: wholeNumber(
    1,
    MOST_DAYS,
    'The length of a period in days, counted back from the latest tournament.',
  ),
});

/** How the season is counted. */
export const rule = inputObject('PointsRuleInput', 'The rule by which a season is counted.', {
  scoring: oneOf(
    'LeagueScoring',
    scorings,
    'PLACE: points for the place. TOURNAMENT_POINTS: those of the tournament themselves. PERCENT: a share of 100 by place. TIERS: points for the place by the number of players.',
  ),
  placePoints: withDefault(
    listField(
      points('Points of a place.'),
      [0, MOST_PLACES],
      `For PLACE: the points of the first place, the second, and so on, at most ${MOST_PLACES}.`,
    ),
    [],
  ),
  participationPoints: withDefault(points('For PLACE: the points of everyone placed further down.'), 0),
  tiers: withDefault(
    listField(
      tier,
      [0, MOST_TIERS],
      `For TIERS: place points by the number of players, at most ${MOST_TIERS} tiers.`,
    ),
    [],
  ),
  minimumEvents: withDefault(
    wholeNumber(1, MOST_TOURNAMENTS, 'The least number of tournaments for a rank.'),
    1,
  ),
  decay: optional(decay),
  total: optional(
    oneOf(
      'SeasonTotal',
      seasonTotals,
      'The points of a season: the SUM of the results that count, or their AVERAGE; SUM if omitted.',
    ),
  ),
  best: optional(
    wholeNumber(1, MOST_TOURNAMENTS, 'The number of a player’s best results that count; all if omitted.'),
  ),
}).check(crossCheck(ruleFaults));

/** The number of a season, to read one. */
export const seasonNumber = optional(
  wholeNumber(1, MOST_SEASONS, 'The number of a season, from 1; the last one if omitted.'),
);

/** Each season begins after the one before; the first has no first day. */
const seasonFaults = (value: unknown): readonly CrossFault[] => {
  const seasons = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const days = seasons.map((season) => (season as { readonly startsOn?: unknown } | null)?.startsOn ?? null);
  return days.flatMap((startsOn, index): readonly CrossFault[] => {
    const fault = (code: CrossFault['code'], message: string) => [
      crossFault([index, 'startsOn'], code, message),
    ];
    if (index === 0)
      return startsOn === null
        ? []
        : fault('INCONSISTENT', 'has no place in the first season, which counts all before the second');
    if (startsOn === null) return fault('REQUIRED', 'is required from the second season on');
    const before = days[index - 1];
    return typeof startsOn === 'string' && typeof before === 'string' && startsOn <= before
      ? fault('INCONSISTENT', `must be after ${before}, on which the season before begins`)
      : [];
  });
};

/** All seasons of a league. */
export const seasons = listField(
  inputObject('LeagueSeasonInput', 'A season of a league.', {
    name: nameText('What the season is called.'),
    startsOn: optional(
      day.check(
        z.describe(
          'Its first day, YYYY-MM-DD; for every season but the first, which counts all before the second.',
        ),
      ),
    ),
  }),
  [0, MOST_SEASONS],
  `The seasons in order, at most ${MOST_SEASONS}; none for one table of everything.`,
).check(crossCheck(seasonFaults));
