import * as z from 'zod/mini';
import { ok } from '../../shared/result';
import { drawRound } from '../../tournaments/pairing/draw-round';
import { unpairedKinds } from '../../tournaments/pairing/reasons';
import { crossCheck, optional, withDefault } from '../input';
import { useCase } from '../use-case';
import { drawFaults, recordFaults } from './record-faults';
import { gameOf, recordFields, roundNumber } from './record-input';

/** Draws a round from the record given, each table with its reason; nothing is stored. The same for players and teams. */
export const calculatePairings = useCase({
  input: z
    .strictObject({
      round: roundNumber('The round to draw, 1 to 64.'),
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
            z.describe(
              'Whether entrants of a club are kept apart in this round where that costs no rematch.',
            ),
          ),
        false,
      ),
      ...recordFields,
    })
    .check(crossCheck((input) => [...recordFaults(input), ...drawFaults(input)])),
  run: (input) => ok(drawRound({ ...input, games: input.games.map(gameOf) })),
});
