import * as z from 'zod/mini';
import { ok } from '../../shared/result';
import { isOneLine, sealOf } from '../../shared/sealing';
import type { RulesContext } from '../ports';
import { useCase } from '../use-case';

const NONCE_BYTES = 32;

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

/**
 * Seals a choice: hand out the commitment now, keep choice and nonce secret, show both afterwards. Nothing is
 * stored. Who does not want to tell us the choice computes the commitment himself, by `method`.
 */
export const sealChoice = useCase({
  input: z.strictObject({ subject: subjectLine, choice: choiceLine }),
  run: (input, { random }: RulesContext) => {
    const nonce = random.token(NONCE_BYTES);
    return ok({ ...input, nonce, commitment: sealOf({ ...input, nonce }), method: SEALING_METHOD });
  },
});

/** Whether a choice shown afterwards is the one that was sealed. */
export const checkSealedChoice = useCase({
  input: z.strictObject({
    subject: subjectLine,
    choice: choiceLine,
    nonce: nonceLine,
    commitment: commitmentText,
  }),
  run: ({ commitment, ...parts }) => {
    const computed = sealOf(parts);
    return ok({
      matches: computed === commitment.toLowerCase(),
      commitment: computed,
      method: SEALING_METHOD,
    });
  },
});
