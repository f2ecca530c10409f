import * as z from 'zod/mini';
import { isOneLine } from '../../../shared/sealing';

/** How a seal is computed, in one line. */
export const SEALING_METHOD =
  'SHA-256, hexadecimal, of the UTF-8 lines "muster-seal-1", subject, choice, nonce (NFC, joined by line feeds)';

const line = (maximum: number, description: string) =>
  z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(maximum),
      z.refine(isOneLine, { message: 'must be a single line', params: { fault: 'WRONG_FORMAT' } }),
      z.describe(description),
    );

export const subjectLine = line(200, 'What the choice is for, such as "Table 4, Jay’s target". One line.');

export const choiceLine = line(200, 'What was chosen, such as the Hero’s name. One line.');

export const nonceLine = line(200, 'The nonce that came with the seal. One line.');

export const commitmentText = z
  .string()
  .check(
    z.regex(/^[0-9a-fA-F]{64}$/, 'must be 64 hexadecimal digits'),
    z.describe('The commitment that is handed out: 64 hexadecimal digits.'),
  );
