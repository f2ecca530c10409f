import * as z from 'zod/mini';
import { formats, tableOrders, tiebreakerCounts, visibilities } from '../../tournaments/event/facts';
import { unpairedKinds } from '../../tournaments/pairing/reasons';
import { idText, optional, wholeNumber, withDefault } from '../input';

/** The pieces that the inputs of tournament use-cases share. */

export const LARGEST_CAP = 4000;
export const MOST_ROUNDS = 30;
const LONGEST_NAME = 120;
const LONGEST_REASON = 500;
const MOST_VICTORY_POINTS = 1000;

export const tournamentId = idText('The id of the tournament.');
export const entrantIdText = idText('The id of an entrant of the tournament.');
export const roundNumber = wholeNumber(1, MOST_ROUNDS, 'The number of the round, from 1.');
export const tableNumber = wholeNumber(1, LARGEST_CAP, 'The number of the table, from 1.');

/** A name for people to read: something visible, no control characters. */
export const nameText = (description: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(LONGEST_NAME),
      z.regex(/^\P{Cc}*$/u, 'must not hold control characters'),
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

export const format = withDefault(
  z.enum(formats).check(z.describe('SINGLES, or DOUBLES where a team of two is the entrant.')),
  'SINGLES',
);
export const rounds = wholeNumber(1, MOST_ROUNDS, 'How many rounds will be played; the last one is final.');
export const unpaired = withDefault(
  z
    .enum(unpairedKinds)
    .check(
      z.describe(
        'What the entrant left over by an odd number gets: a game against the Spare Player, or a bye.',
      ),
    ),
  'BYE',
);
export const cap = wholeNumber(2, LARGEST_CAP, 'The most entrants that play; later ones wait.');
export const visibility = withDefault(
  z.enum(visibilities).check(z.describe('Whether anybody may read it, or only holders of its tokens.')),
  'PUBLIC',
);

const MOST_TIEBREAKERS = 10;
export const tiebreakers = withDefault(
  z
    .array(
      z.strictObject({
        id: nameText('What the tiebreaker is called, such as "Painting".'),
        better: z.enum(['HIGHER', 'LOWER']).check(z.describe('Which value stands higher in the ranking.')),
        counts: optional(
          z
            .enum(tiebreakerCounts)
            .check(
              z.describe(
                'SCORES that are noted with the entrants, or the FAVOURITE_OPPONENT votes of those it has met; SCORES if left out.',
              ),
            ),
        ),
      }),
    )
    .check(
      z.maxLength(MOST_TIEBREAKERS),
      z.describe(
        "The organiser's own tiebreakers, in the order in which they count after those of the game.",
      ),
    ),
  [],
);

export const victoryPoints = wholeNumber(0, MOST_VICTORY_POINTS, 'Victory Points of one side.');

export const pointsLimit = wholeNumber(
  1,
  100_000,
  "Points limit of an army, in doubles the team's total: rounds and their length are proposed from it.",
);
export const roundMinutes = wholeNumber(10, 1000, 'How long a round lasts, in minutes.');
export const clubMatesApart = z
  .array(roundNumber)
  .check(
    z.maxLength(MOST_ROUNDS),
    z.describe(
      'The rounds in which club-mates are kept apart where that costs no rematch; not the final one.',
    ),
  );
export const tableOrder = z
  .enum(tableOrders)
  .check(
    z.describe(
      'BY_RANK: table 1 has the best ranked. AVOID_REPEATS: nobody sits at a table twice where that can be.',
    ),
  );
const LONGEST_SCENARIO = 80;
export const scenarioOfRounds = z
  .array(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1),
        z.maxLength(LONGEST_SCENARIO),
        z.regex(/^\P{Cc}*$/u, 'must not hold control characters'),
        z.describe('A scenario.'),
      ),
  )
  .check(
    z.maxLength(MOST_ROUNDS),
    z.describe(
      'The scenario of each round from the first: in a doubles event the id of a doubles scenario, in singles any name.',
    ),
  );
