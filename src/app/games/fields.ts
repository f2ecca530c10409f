import { LARGEST_TEAM } from '../../domain/tournaments/limits';
import { asScalar, idText, wholeNumber } from '../kernel/input';
import * as z from 'zod/mini';

/** The pieces that the inputs of game sheets share. */

export const gameId = idText('The id of the game.');

export const boardNumber = wholeNumber(
  1,
  LARGEST_TEAM,
  'In a team event the game of the match, in the order in which the games were paired; left out in all others.',
);

const DEVICE = /^[A-Za-z0-9][A-Za-z0-9_-]{3,39}$/;

export const deviceName = asScalar(
  'ID',
  z
    .string()
    .check(
      z.regex(DEVICE, 'must be 4 to 40 letters, digits, _ and -'),
      z.describe('A random name that the device gave itself, once: 4 to 40 letters, digits, _ and -.'),
    ),
);
