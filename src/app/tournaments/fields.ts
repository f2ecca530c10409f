import * as z from 'zod/mini';
import type { AnnouncedTiebreaker } from '../../domain/tournaments/event/facts';
import { formats, tiebreakerCounts } from '../../domain/tournaments/event/facts';
import { idText, optional, wholeNumber, withDefault, named } from '../input';
import { LONGEST_NAME, LONGEST_REASON, LONGEST_SCENARIO, MOST_VICTORY_POINTS } from '../limits';

/** The pieces that the inputs of tournament use-cases share. */

export const LARGEST_CAP = 4000;
export const MOST_ROUNDS = 30;

export const tournamentId = idText('The id of the tournament.');
export const entrantIdText = idText('The id of an entrant of the tournament.');
export const roundNumber = wholeNumber(1, MOST_ROUNDS, 'The number of the round, from 1.');
export const tableNumber = wholeNumber(1, LARGEST_CAP, 'The number of the table, from 1.');

/** The fields that name a table of a round. */
export const atTable = { tournament: tournamentId, round: roundNumber, table: tableNumber };
/** The fields that name one entrant. */
export const oneEntrant = { tournament: tournamentId, entrant: entrantIdText };

const INVISIBLE_LETTERS = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether a person sees anything of it: spaces, direction marks, joiners and fillers alone are nothing. */
const isVisible = (text: string): boolean =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replaceAll(INVISIBLE_LETTERS, ''));

/** Half of a character cannot be stored: UTF-8 has no bytes for it. */
const isWhole = (text: string): boolean => !/\p{Cs}/u.test(text);

/** Text for people to read, with something to see in it. */
export const visible = () =>
  z.refine<string>((text) => text === '' || isVisible(text), {
    error: 'must have a visible character',
    params: { fault: 'WRONG_FORMAT' },
  });
export const whole = () =>
  z.refine<string>(isWhole, {
    error: 'must not hold half of a character (a lone surrogate)',
    params: { fault: 'WRONG_FORMAT' },
  });

/** A name for people to read: something visible, no control characters. */
export const nameText = (description: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(LONGEST_NAME),
      z.regex(/^\P{Cc}*$/u, 'must not hold control characters'),
      whole(),
      visible(),
      z.describe(description),
    );

export const reasonText = (description: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(LONGEST_REASON),
      z.regex(/^\P{Cc}*$/u, 'must not hold control characters'),
      whole(),
      z.describe(description),
    );

/** However a person types it. */
export const recoveryCodeText = z
  .string()
  .check(z.minLength(1), z.maxLength(100), z.describe('The recovery code, in any spelling of its letters.'));

const isDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

export const day = z
  .string()
  .check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day as YYYY-MM-DD'),
    z.refine(isDay, 'must be a day of the calendar'),
    z.describe('The day the event starts, YYYY-MM-DD.'),
  );
/** A date and time of day, with its offset from UTC. */
export const moment = (description: string) =>
  z.iso
    .datetime({
      offset: true,
      error: 'must be a date and time with an offset, such as 2026-11-28T18:00:00Z',
    })
    .check(z.describe(description));

export const formatName = named('TournamentFormat', z.enum(formats)).check(
  z.describe(
    'SINGLES; DOUBLES where a team of two is the entrant; TEAMS where teams of 2 to 8 meet in single games.',
  ),
);
export const format = withDefault(formatName, 'SINGLES');
export const rounds = wholeNumber(1, MOST_ROUNDS, 'How many rounds will be played; the last one is final.');
const MOST_TIEBREAKERS = 10;
export const tiebreakerList = z
  .array(
    named(
      'AnnouncedTiebreakerInput',
      z.strictObject({
        id: nameText('What the tiebreaker is called, such as "Painting".'),
        better: named('TiebreakerOrder', z.enum(['HIGHER', 'LOWER'])).check(
          z.describe('Which value ranks higher.'),
        ),
        counts: optional(
          named('TiebreakerCounts', z.enum(tiebreakerCounts)).check(
            z.describe(
              'SCORES that are noted with the entrants, or the FAVOURITE_OPPONENT votes of those it has met; SCORES if omitted.',
            ),
          ),
        ),
      }),
      "One of the organiser's own tiebreakers, as announced.",
    ),
  )
  .check(
    z.maxLength(MOST_TIEBREAKERS),
    z.describe("The organiser's own tiebreakers, in the order in which they count after those of the game."),
  );
export const tiebreakers = withDefault(tiebreakerList, []);

/** Tiebreakers as they are stored: what is left out is absent. */
export const announcedTiebreakers = (
  given: z.output<typeof tiebreakerList>,
): readonly AnnouncedTiebreaker[] =>
  given.map(({ counts, ...tiebreaker }) => ({ ...tiebreaker, ...(counts && { counts }) }));

export const victoryPoints = wholeNumber(0, MOST_VICTORY_POINTS, 'Victory Points of one side.');

export const pointsLimit = wholeNumber(
  1,
  100_000,
  "Points limit of an army, in doubles the team's total: rounds and their length are proposed from it.",
);
export const roundMinutes = wholeNumber(10, 1000, 'How long a round lasts, in minutes.');
export const scenarioName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(LONGEST_SCENARIO),
    z.regex(/^\P{Cc}*$/u, 'must not hold control characters'),
    whole(),
    visible(),
    z.describe('A scenario.'),
  );
