import { directions } from '../../domain/tournaments/pack/criterion-names';
import * as z from 'zod/mini';
import { type AnnouncedTiebreaker, formats, tiebreakerCounts } from '../../domain/tournaments/event/facts';
import {
  asScalar,
  idText,
  optional,
  wholeNumber,
  withDefault,
  oneOf,
  arrayOf,
  inputObject,
} from '../kernel/input';
import { shortId } from '../kernel/nodes/node-id';
import { LONGEST_SCENARIO } from '../kernel/limits';
import {
  MOST_VICTORY_POINTS,
  LARGEST_CAP,
  LARGEST_TEAM,
  LARGEST_SCORE,
  LONGEST_SLOT_ID,
  LONGEST_ROUND_MINUTES,
  MOST_POINTS_LIMIT,
  MOST_ROUNDS,
  SHORTEST_ROUND_MINUTES,
  SMALLEST_TEAM,
  MOST_TIEBREAKERS,
} from '../../domain/tournaments/limits';
import { lineText, nameText } from '../kernel/text-fields';

/** The pieces that the inputs of tournament use-cases share. */

export const tournamentId = idText('The id of the tournament.');
export const entrantIdText = idText('The id of an entrant of the tournament.');
export const roundNumber = wholeNumber(1, MOST_ROUNDS, 'The number of the round.');
export const tableNumber = wholeNumber(1, LARGEST_CAP, 'The number of the table.');
/** The round after which a note counts, so that earlier standings stay. */
export const roundOfEffect = optional(
  wholeNumber(
    0,
    MOST_ROUNDS,
    'The round after which it counts, so that earlier standings stay; the last started one if omitted, 0 for the start.',
  ),
);

/** The field that names a tournament. */
export const oneTournament = { tournament: tournamentId };
/** The fields that name a round. */
export const oneRound = { ...oneTournament, round: roundNumber };
/** The fields that name a table of a round. */
export const atTable = { ...oneRound, table: tableNumber };
/** The fields that name one entrant. */
export const oneEntrant = { ...oneTournament, entrant: entrantIdText };

export const formatName = oneOf(
  'TournamentFormat',
  formats,
  `SINGLES; DOUBLES where a team of two is the entrant; TEAMS where teams of ${SMALLEST_TEAM} to ${LARGEST_TEAM} meet in single games.`,
);
export const format = withDefault(formatName, 'SINGLES');
export const rounds = wholeNumber(1, MOST_ROUNDS, 'How many rounds will be played; the last one is final.');
export const tiebreakerList = arrayOf(
  inputObject('AnnouncedTiebreakerInput', "One of the organiser's own tiebreakers, as announced.", {
    id: nameText('The name of the tiebreaker, such as "Painting".'),
    better: oneOf('TiebreakerOrder', directions, 'The value that ranks better: the higher or the lower.'),
    counts: optional(
      oneOf(
        'TiebreakerCounts',
        tiebreakerCounts,
        'SCORES that are noted with the entrants, the FAVOURITE_OPPONENT votes of those it has met, or the OPPONENTS_SCORES that they give it; SCORES if omitted.',
      ),
    ),
    most: optional(
      wholeNumber(
        1,
        LARGEST_SCORE,
        'The most that an opponent can give: needed for OPPONENTS_SCORES, and only there.',
      ),
    ),
  }),
  MOST_TIEBREAKERS,
  "The organiser's own tiebreakers, in the order in which they count after those of the game.",
);
export const tiebreakers = withDefault(tiebreakerList, []);

/** Tiebreakers as they are stored: what is left out is absent. */
export const announcedTiebreakers = (
  given: z.output<typeof tiebreakerList>,
): readonly AnnouncedTiebreaker[] =>
  given.map(({ counts, most, ...tiebreaker }) => ({
    ...tiebreaker,
    ...(counts && { counts }),
    ...(most !== undefined && { most }),
  }));

export const victoryPoints = wholeNumber(0, MOST_VICTORY_POINTS, 'Victory Points of one side.');

export const pointsLimit = wholeNumber(
  1,
  MOST_POINTS_LIMIT,
  "Points limit of an army, in doubles the team's total: rounds and their length are proposed from it.",
);
export const roundMinutes = wholeNumber(
  SHORTEST_ROUND_MINUTES,
  LONGEST_ROUND_MINUTES,
  'How long a round lasts, in minutes.',
);
/** The id of one of the armies that each entrant hands in. */
export const slotId = (description: string) =>
  asScalar(
    'ID',
    z
      .string()
      .check(
        z.overwrite(shortId),
        z.minLength(1),
        z.maxLength(LONGEST_SLOT_ID),
        z.regex(/^[A-Z0-9_-]*$/, 'must be capital letters, digits, hyphens and underscores'),
        z.describe(description),
      ),
  );
export const scenarioName = lineText(LONGEST_SCENARIO, 'A scenario.');
