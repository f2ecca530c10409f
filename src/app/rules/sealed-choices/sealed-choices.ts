import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import { isOneLine, sealOf } from '../../../shared/sealing';
import { type Answer, invalidField } from '../../kernel/use-case';
import { operation } from '../../kernel/operation';
import type { RulesContext } from '../../kernel/ports';

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

export const subjectLine = line(200, 'Purpose of the choice, such as "Table 4, Jay’s target". One line.');

export const choiceLine = line(200, 'The choice, such as the Hero’s name. One line.');

export const nonceLine = line(200, 'The nonce that came with the seal. One line.');

export const commitmentText = z
  .string()
  .check(
    z.regex(/^[0-9a-fA-F]{64}$/, 'must be 64 hexadecimal digits'),
    z.describe('The commitment that is handed out: 64 hexadecimal digits.'),
  );

const LEAST_NONCE = 8;

/** The fault of a nonce with which a seal is opened: an opponent tries all short ones against the commitment before it is shown. */
export const nonceFault = (nonce: string): Answer<never> | undefined =>
  nonce.length < LEAST_NONCE
    ? invalidField(
        'nonce',
        'TOO_SHORT',
        `must have at least ${LEAST_NONCE} characters: a shorter one can be found by trying`,
      )
    : undefined;

const NONCE_BYTES = 32;

/** Seals a secret choice: hand out the commitment now, show choice and nonce afterwards. Nothing is stored. */
export const sealChoice = operation({
  name: 'sealChoice',
  route: 'POST /v1/rules/sealed-choices',
  function: 'reference',
  answers: 'SealedChoice',
  graphql: { inputDescription: 'The choice and its purpose.' },
  covers: ['D4'],

  input: z.strictObject({ subject: subjectLine, choice: choiceLine }),
  run: (input, { random }: RulesContext) => {
    const nonce = random.token(NONCE_BYTES);
    return ok({ ...input, nonce, commitment: sealOf({ ...input, nonce }), method: SEALING_METHOD });
  },
});

/** Whether a choice shown afterwards is the one that was sealed. */
export const checkSealedChoice = operation({
  name: 'checkSealedChoice',
  route: 'POST /v1/rules/sealed-choices/check',
  function: 'reference',
  answers: 'SealedChoiceCheck',
  graphql: { kind: 'query', inputDescription: 'The choice, its nonce and the commitment.' },
  covers: ['D4'],

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
