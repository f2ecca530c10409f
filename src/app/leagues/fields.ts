import * as z from 'zod/mini';
import { scorings } from '../../tournaments/league/points-rule';
import type { CrossFault } from '../input';
import { crossCheck, idText, optional, wholeNumber, withDefault } from '../input';

/** The pieces that the inputs of league use-cases share. */

export const MOST_TOURNAMENTS = 200;
export const MOST_ON_A_PAGE = 100;
const MOST_PLACES = 200;
const MOST_POINTS = 100_000;

export const leagueId = idText('The id of the league.');
export const playerId = idText('The id of a player of the league.');
export const member = withDefault(
  wholeNumber(1, 2, 'Which member of a doubles team: 1 or 2; 1 in singles.'),
  1,
);
export const limit = withDefault(wholeNumber(1, MOST_ON_A_PAGE, 'The most items to answer, 1 to 100.'), 50);
export const cursor = optional(idText('`nextCursor` of the answer before.'));

const points = (description: string) => wholeNumber(0, MOST_POINTS, description);

/** Place points where they have no meaning, or none where they are the rule. */
const ruleFaults = (value: unknown): readonly CrossFault[] => {
  const given = (value ?? {}) as Readonly<Record<string, unknown>>;
  const { scoring, placePoints, participationPoints } = given;
  const hasNone = placePoints === undefined || placePoints === null;
  const isEmpty = hasNone || (Array.isArray(placePoints) && placePoints.length === 0);
  if (scoring === 'PLACE')
    return isEmpty
      ? [{ path: ['placePoints'], code: 'REQUIRED', message: 'is required where places give the points' }]
      : [];
  if (scoring !== 'TOURNAMENT_POINTS') return [];
  const surplus = [
    ...(isEmpty ? [] : ['placePoints']),
    ...(participationPoints ? ['participationPoints'] : []),
  ];
  return surplus.map((field) => ({
    path: [field],
    code: 'INCONSISTENT',
    message: 'has no place where Tournament Points themselves count',
  }));
};

/** How the season is counted. */
export const rule = z
  .strictObject({
    scoring: z
      .enum(scorings)
      .check(
        z.describe('PLACE: points for the place; TOURNAMENT_POINTS: those of the tournament themselves.'),
      ),
    placePoints: withDefault(
      z
        .array(points('Points of a place.'))
        .check(
          z.maxLength(MOST_PLACES),
          z.describe('For PLACE: the points of the first place, the second, and so on, at most 200.'),
        ),
      [],
    ),
    participationPoints: withDefault(points('For PLACE: the points of everyone placed further down.'), 0),
    best: optional(
      wholeNumber(1, MOST_TOURNAMENTS, 'Only so many results of a player count, the best; all if left out.'),
    ),
  })
  .check(crossCheck(ruleFaults));
