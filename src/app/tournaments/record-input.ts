import * as z from 'zod/mini';
import type { Game } from '../../tournaments/game';
import { gameKinds } from '../../tournaments/game';
import { unpairedKinds } from '../../tournaments/pairing/reasons';
import { idText, optional, wholeNumber, withDefault } from '../input';

/** What the stateless questions accept at most. */
export const limits = {
  entrants: 4096,
  rounds: 64,
  games: 65_536,
  adjustments: 4096,
  tiebreakers: 20,
  victoryPoints: 9999,
} as const;

export const roundNumber = (description: string) => wholeNumber(1, limits.rounds, description);

const entrant = z.strictObject({
  id: idText('Id of the entrant, a player or a team; unique here.'),
  number: wholeNumber(1, 1_000_000, 'Player number given at registration, 1 to 1000000; unique here.'),
  active: withDefault(z.boolean().check(z.describe('False leaves the entrant out of the draw.')), true),
  club: optional(idText('Club, for keeping club-mates apart.')),
});

const victoryPoints = wholeNumber(0, limits.victoryPoints, 'Victory Points, 0 to 9999.');

const game = z.strictObject({
  round: roundNumber('The round it belongs to, 1 to 64.'),
  kind: z
    .enum(gameKinds)
    .check(
      z.describe(
        'PLAYED; CONCESSION (12-0); BYE (6-0); SPARE, against the Spare Player; BOTH_LOST, as a referee ruled.',
      ),
    ),
  entrants: z
    .array(idText('Id of an entrant.'))
    .check(z.minLength(1), z.maxLength(2), z.describe('The two entrants; one alone for BYE and SPARE.')),
  victoryPoints: optional(
    z
      .array(victoryPoints)
      .check(
        z.minLength(2),
        z.maxLength(2),
        z.describe('Victory Points of each side, for PLAYED and SPARE (there the Spare Player second).'),
      ),
  ),
  leaderKilled: optional(
    z
      .array(z.boolean())
      .check(
        z.minLength(2),
        z.maxLength(2),
        z.describe('Whether each side killed the enemy leader, for PLAYED and SPARE; left out if unknown.'),
      ),
  ),
  concededBy: optional(idText('Who conceded, for CONCESSION.')),
});

const sinceRound = optional(
  roundNumber('The round from which it counts, 1 to 64; from the start if left out.'),
);

const adjustment = z.strictObject({
  entrant: idText('Id of the entrant.'),
  tournamentPoints: withDefault(
    wholeNumber(-999, 999, 'Tournament Points given, negative when taken, -999 to 999.'),
    0,
  ),
  victoryPoints: withDefault(
    wholeNumber(
      -limits.victoryPoints,
      limits.victoryPoints,
      'Victory Points given, negative when taken, -9999 to 9999.',
    ),
    0,
  ),
  reason: z
    .string()
    .check(z.minLength(1), z.maxLength(500), z.describe('Why, in the words of the organiser.')),
  round: sinceRound,
});

const tiebreaker = z.strictObject({
  id: idText('What the organiser calls it, such as "painting"; unique here.'),
  better: withDefault(
    z.enum(['HIGHER', 'LOWER']).check(z.describe('Which value stands higher in the ranking.')),
    'HIGHER',
  ),
  values: z
    .array(
      z.strictObject({
        entrant: idText('Id of the entrant.'),
        value: wholeNumber(-1_000_000, 1_000_000, 'Its value, -1000000 to 1000000.'),
        round: sinceRound,
      }),
    )
    .check(
      z.maxLength(limits.games),
      z.describe("At least one value for every entrant; an entrant's values are added up."),
    ),
});

/** How a round is drawn: the fields of a draw beside its number and its record. */
export const drawFields = {
  rounds: roundNumber('How many rounds the event has, 1 to 64; the last is drawn without swaps.'),
  unpaired: withDefault(
    z
      .enum(unpairedKinds)
      .check(z.describe('What the one left over of an odd number gets: a BYE, or the Spare Player.')),
    'BYE',
  ),
  seed: optional(
    z
      .string()
      .check(
        z.minLength(1),
        z.maxLength(200),
        z.describe('Any text; round 1 is shuffled by it. Needed for round 1, unused later.'),
      ),
  ),
  clubMatesApart: withDefault(
    z
      .boolean()
      .check(
        z.describe('Whether entrants of a club are kept apart in this round where that costs no rematch.'),
      ),
    false,
  ),
};

/** Who takes part and what has happened: the fields that pairings and standings share. */
export const recordFields = {
  entrants: z
    .array(entrant)
    .check(z.minLength(1), z.maxLength(limits.entrants), z.describe('Everyone registered, 1 to 4096.')),
  games: withDefault(
    z.array(game).check(z.maxLength(limits.games), z.describe('The games finished so far, in any order.')),
    [],
  ),
  adjustments: withDefault(
    z
      .array(adjustment)
      .check(z.maxLength(limits.adjustments), z.describe('Points given or taken by the organiser.')),
    [],
  ),
  tiebreakers: withDefault(
    z
      .array(tiebreaker)
      .check(
        z.maxLength(limits.tiebreakers),
        z.describe("The organiser's own tiebreakers, in the order announced before round 1."),
      ),
    [],
  ),
  lotSeed: optional(
    z
      .string()
      .check(
        z.minLength(1),
        z.maxLength(200),
        z.describe(
          'Settles full ties by the published lot of this seed; level entrants share a rank if left out.',
        ),
      ),
  ),
};

/** A game as the input names it, once checked, as the one of its kind. */
export const gameOf = (given: z.output<typeof game>): Game => {
  const { round, kind, entrants, leaderKilled } = given;
  const both = entrants as unknown as readonly [string, string];
  const alone = entrants as unknown as readonly [string];
  const points = given.victoryPoints as unknown as readonly [number, number];
  const kills = leaderKilled as unknown as readonly [boolean, boolean] | undefined;
  switch (kind) {
    case 'PLAYED':
      return { round, kind, entrants: both, victoryPoints: points, leaderKilled: kills };
    case 'SPARE':
      return { round, kind, entrants: alone, victoryPoints: points, leaderKilled: kills };
    case 'CONCESSION':
      return { round, kind, entrants: both, concededBy: given.concededBy as string };
    case 'BYE':
      return { round, kind, entrants: alone };
    case 'BOTH_LOST':
      return { round, kind, entrants: both };
  }
};
