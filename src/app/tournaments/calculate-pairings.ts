import * as z from 'zod/mini';
import { ok } from '../../shared/result';
import { drawRound } from '../../tournaments/pairing/draw-round';
import { crossCheck } from '../input';
import { useCase } from '../use-case';
import { drawFaults, recordFaults } from './record-faults';
import { drawFields, gameOf, recordFields, roundNumber } from './record-input';

/** Draws a round from the record given, each table with its reason; nothing is stored. The same for players and teams. */
export const calculatePairings = useCase({
  input: z
    .strictObject({
      round: roundNumber('The round to draw, 1 to 64.'),
      ...drawFields,
      ...recordFields,
    })
    .check(crossCheck((input) => [...recordFaults(input), ...drawFaults(input)])),
  run: (input) => ok(drawRound({ ...input, games: input.games.map(gameOf) })),
});
