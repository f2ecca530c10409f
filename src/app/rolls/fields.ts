import * as z from 'zod/mini';
import { idText } from '../kernel/input';

/** The pieces that the inputs of verifiable rolls share. */

/** One line that every program reads as the same bytes: no control characters, no half of a character. */
const ONE_LINE = /^[^\p{Cc}\p{Cs}]*$/u;

export const line = (maximum: number, description: string) =>
  z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(maximum),
      z.regex(ONE_LINE, 'must be one line without control characters'),
      z.describe(description),
    );

export const rollId = idText('The id of the roll.');
export const sealedChoiceId = idText('The id of the stored secret choice.');
